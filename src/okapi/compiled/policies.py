"""Players for playouts: at random, and greedy, move for move like the bots of these names."""

from . import layout as at
from .bits import ONE, ZERO, byte_at, lowest_bit, size_of
from .claiming import KIND, NOT_DOUBLED, claim_move, max_paid, min_paid
from .compilation import compiled
from .doubling import min_wild, terrain_missing
from .drawing import DRAW_TRAIN_CARD, TAKE_TRAIN_CARD, draws_possible
from .layout import cards_in_hand, counter, flow, holding, own_terrain, pile_at, pile_of, read, seat_at, tickets_in_deck
from .moves import DRAW_TICKETS, KEEP_TICKETS, PASS, TAKE_LOCOMOTIVE, move_of, random_option, simple_move
from .tickets import count_choices, nth_choice
from .turns import acting
from .words import Words, number, word

NO_MOVE = -1
RANDOM, GREEDY = range(2)


@compiled
def policy_move(row: Words, tables: Words, policy: int) -> int:
    return greedy_move(row, tables) if policy == GREEDY else random_option(row, tables)


@compiled
def greedy_move(row: Words, tables: Words) -> int:
    """The claim that scores most at once; else the draw that adds to the largest set (`bots.greedy`)."""
    stage, seat = flow(row, at.STAGE), acting(row)
    if stage == at.CHOOSING_TICKETS or stage == at.KEEPING_TICKETS:
        return cheapest_choice(row, tables, seat)
    move = best_claim(row, tables, seat) if stage == at.IN_TURN else NO_MOVE
    if move == NO_MOVE:
        move = best_draw(row, tables, seat)
    if move == NO_MOVE:
        move = move_of(DRAW_TICKETS if tickets_in_deck(row) > 0 else PASS, 0)
    return move


@compiled
def cheapest_choice(row: Words, tables: Words, seat: int) -> int:
    """Keep as few tickets as the rules allow, of the least value."""
    best, least = number(0), number(-1)
    for n in range(count_choices(row, tables, seat)):
        choice = nth_choice(row, tables, seat, n)
        points, kept = number(0), word(choice)
        while kept != ZERO:
            ticket = byte_at(row[seat_at(seat) + at.OFFERED], lowest_bit(kept))
            points += read(tables, at.TICKET_POINTS + ticket)
            kept &= kept - ONE
        if n == 0 or points < least:
            best, least = choice, points
    return move_of(KEEP_TICKETS, best)


@compiled
def best_claim(row: Words, tables: Words, seat: int) -> int:
    """The claim with most points, then fewest locomotives; NO_MOVE if there is none.

    Within a bundle all routes score the same, and the fewest locomotives that pay and that double are best.
    """
    block, trains = seat_at(seat), holding(row, seat, at.TRAINS)
    locomotives = holding(row, seat, at.HAND_LOCOMOTIVES)
    own, missing = own_terrain(row, seat), terrain_missing(row, seat)
    best, most, fewest = NO_MOVE, number(-1), number(0)
    for card in range(at.LOCOMOTIVE + 1):
        in_hand = cards_in_hand(row, seat, card)
        if in_hand == 0:
            continue
        of_colour = 0 if card == at.LOCOMOTIVE else in_hand
        for price in range(read(tables, at.PRICE_COUNT)):
            info = tables[at.PRICES + price]
            length, cost = byte_at(info, at.LENGTH), byte_at(info, at.COST)
            paid = min_paid(of_colour, length, byte_at(info, at.FERRY))
            if length > trains or paid > max_paid(of_colour, locomotives, length):
                continue
            for terrain in range(at.TERRAIN_KINDS):
                entry = at.BUNDLES + 2 * ((card * at.MAX_PRICES + price) * at.TERRAIN_KINDS + terrain)
                low, high = row[block + at.OPEN] & tables[entry], row[block + at.OPEN + 1] & tables[entry + 1]
                if (low | high) == ZERO:
                    continue
                route = lowest_bit(low) if low != ZERO else 64 + lowest_bit(high)
                points = number(tables[at.ROUTES + route] >> word(at.POINTS_SHIFT))
                if points > most or (points == most and paid < fewest):
                    best, most, fewest = claim_move(route, card, paid, NOT_DOUBLED), points, paid
                wild = min_wild(byte_at(own, terrain), byte_at(missing, terrain), cost)
                spent = paid + wild
                if spent <= locomotives and (2 * points > most or (2 * points == most and spent < fewest)):
                    best, most, fewest = claim_move(route, card, paid, wild), 2 * points, spent
    return best


@compiled
def best_draw(row: Words, tables: Words, seat: int) -> int:
    """The draw that is worth most, where a card is worth one more than the hand has of it.

    NO_MOVE if there is none. A face-up locomotive is the whole turn (4.2): it must be worth two draws.
    """
    deck = pile_at(row, at.SHUFFLED) - pile_of(row, seat, at.DRAWN)
    deck_locomotives = counter(row, at.IN_SHUFFLED) - holding(row, seat, at.DRAWN_LOCOMOTIVES)
    hand, largest, blind = pile_of(row, seat, at.HAND), number(1), number(0)
    for colour in range(at.LOCOMOTIVE):
        worth = 1 + byte_at(hand, colour)
        largest = max(largest, worth)
        blind += worth * byte_at(deck, colour)
    blind += largest * deck_locomotives
    # All worths are multiplied by the number of cards that may be in the deck, over which a blind draw's is the mean.
    scale = max(1, size_of(deck) + deck_locomotives)
    first, second = number(-1), number(-1)
    draws = draws_possible(row, tables)
    while draws != ZERO:
        move = simple_move(row, lowest_bit(draws))
        draws &= draws - ONE
        if move != TAKE_LOCOMOTIVE:
            worth = draw_worth(hand, largest, blind, scale, move)
            first, second = (worth, first) if worth > first else (first, max(second, worth))
    other_draw = max(0, second if second >= 0 else first)
    best, most = NO_MOVE, number(0)
    draws = draws_possible(row, tables)
    while draws != ZERO:
        move = simple_move(row, lowest_bit(draws))
        draws &= draws - ONE
        worth = draw_worth(hand, largest, blind, scale, move)
        if move == TAKE_LOCOMOTIVE:
            worth -= other_draw
        if best == NO_MOVE or worth > most:
            best, most = move, worth
    return best


@compiled
def draw_worth(hand: int, largest: int, blind: int, scale: int, move: int) -> int:
    """What a draw is worth by itself: nothing, if it is a terrain card."""
    kind, card = move >> KIND, move & 255
    if kind == TAKE_TRAIN_CARD:
        return scale * (largest if card == at.LOCOMOTIVE else 1 + byte_at(hand, card))
    return blind if kind == DRAW_TRAIN_CARD else number(0)
