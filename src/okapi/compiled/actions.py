"""Moves by their canonical numbers (`okapi.numbering`), and which of them are legal now."""

from okapi.game import (
    TERRAINS,
    TRAIN_CARDS,
    Deck,
    DrawBlind,
    DrawTickets,
    Pass,
    TakeTerrainCard,
    TakeTrainCard,
)
from okapi.numbering import SIMPLE_ACTIONS

from .bits import BYTE, EIGHT, ONE, ZERO, bit, byte_at, count_bits, is_in, lowest_bit, nth_bit
from .claiming import (
    CLAIM,
    KIND,
    MOST_PRICES,
    NOT_DOUBLED,
    claim_move,
    colours_in_hand,
    count_claims,
    hand_state,
)
from .compilation import compiled
from .doubling import standing, terrain_cards_discarded, terrain_missing
from .drawing import (
    DRAW_TERRAIN_CARD,
    DRAW_TRAIN_CARD,
    TAKE_TERRAIN_CARD,
    TAKE_TRAIN_CARD,
    has_train_deck,
    terrain_cards_to_take,
    train_cards_to_take,
)
from .layout import (
    DRAWING,
    GAME_OVER,
    HAND_LOCOMOTIVES,
    IN_TURN,
    LOCOMOTIVE,
    OPEN,
    STAGE,
    TRAINS,
    flow,
    open_counts,
    own_terrain,
    purse,
    seat_at,
    terrain_deck,
    tickets_in_deck,
)
from .moves import DRAW_TICKETS, KEEP_TICKETS, PASS, move_of, play
from .tables import (
    ACTION_COUNT,
    ALL_LOCOMOTIVES,
    CLAIM_CODES,
    COST,
    FERRY,
    FIRST_CHOICE,
    FIRST_CLAIM,
    FIRST_NUMBERS,
    GREY,
    GREY_TERRAIN,
    GROUPS,
    LENGTH,
    PATTERNS,
    PRICE,
    PRICES,
    ROUTES,
    TERRAIN,
    TERRAIN_OF_COLOURS,
    WAYS,
    read,
)
from .tickets import count_offered, fewest_kept
from .turns import acting
from .words import Words, word

FIRST_CARD = SIMPLE_ACTIONS.index(TakeTrainCard(TRAIN_CARDS[0]))
FIRST_TERRAIN = SIMPLE_ACTIONS.index(TakeTerrainCard(TERRAINS[0]))
TRAIN_DECK_NUMBER = SIMPLE_ACTIONS.index(DrawBlind(Deck.TRAIN))
TERRAIN_DECK_NUMBER = SIMPLE_ACTIONS.index(DrawBlind(Deck.TERRAIN))
TICKETS_NUMBER = SIMPLE_ACTIONS.index(DrawTickets())
PASS_NUMBER = SIMPLE_ACTIONS.index(Pass())
CARD_KINDS = len(TRAIN_CARDS)
TERRAIN_KINDS = len(TERRAINS)
SIX, SIXTY_THREE = 6, 63  # which word of a mask, and which bit of it


@compiled
def number_of_move(tables: Words, move: int) -> int:
    """The canonical number of a legal move."""
    kind, what = move >> KIND, move & 255
    if kind == CLAIM:
        card, paid, wild = (move >> 8) & 15, (move >> 12) & 255, ((move >> 20) & 255) - 1
        price = tables[PRICES + byte_at(tables[ROUTES + what], PRICE)]
        cost = byte_at(price, COST)
        fewest = byte_at(price, LENGTH) if card == LOCOMOTIVE else byte_at(price, FERRY)
        doubled = 0 if wild < 0 else 1 + terrain_cards_discarded(cost, wild)
        return read(tables, FIRST_NUMBERS + what * CARD_KINDS + card) + (paid - fewest) * (cost + 2) + doubled
    if kind == TAKE_TRAIN_CARD:
        return FIRST_CARD + what
    if kind == TAKE_TERRAIN_CARD:
        return FIRST_TERRAIN + what
    if kind == DRAW_TRAIN_CARD:
        return TRAIN_DECK_NUMBER
    if kind == DRAW_TERRAIN_CARD:
        return TERRAIN_DECK_NUMBER
    if kind == DRAW_TICKETS:
        return TICKETS_NUMBER
    if kind == KEEP_TICKETS:
        return read(tables, FIRST_CHOICE) + what
    return PASS_NUMBER


@compiled
def move_of_number(row: Words, tables: Words, action: int) -> int:
    """The move that a canonical number means to the acting seat, if it is legal."""
    if action >= read(tables, FIRST_CLAIM):
        code = tables[read(tables, CLAIM_CODES) + action - read(tables, FIRST_CLAIM)]
        route, card, paid, doubled = byte_at(code, 0), byte_at(code, 1), byte_at(code, 2), byte_at(code, 3)
        if doubled == 0:
            return claim_move(route, card, paid, NOT_DOUBLED)
        info = tables[ROUTES + route]
        wild = byte_at(tables[PRICES + byte_at(info, PRICE)], COST) - (doubled - 1)
        if doubled == 1:  # 5.9: more locomotives than the cost only make up the majority
            wild = max(wild, byte_at(terrain_missing(row, acting(row)), byte_at(info, TERRAIN)))
        return claim_move(route, card, paid, wild)
    if action > PASS_NUMBER:
        return move_of(KEEP_TICKETS, action - read(tables, FIRST_CHOICE))
    if action < FIRST_TERRAIN:
        return move_of(TAKE_TRAIN_CARD, action - FIRST_CARD)
    if action < TRAIN_DECK_NUMBER:
        return move_of(TAKE_TERRAIN_CARD, action - FIRST_TERRAIN)
    if action == TRAIN_DECK_NUMBER:
        return move_of(DRAW_TRAIN_CARD, 0)
    if action == TERRAIN_DECK_NUMBER:
        return move_of(DRAW_TERRAIN_CARD, 0)
    return move_of(DRAW_TICKETS if action == TICKETS_NUMBER else PASS, 0)


@compiled
def play_action(row: Words, tables: Words, action: int) -> None:
    """Carry out a legal action, given by its canonical number, and all that follows."""
    play(row, tables, move_of_number(row, tables, action))


# Which are legal.


@compiled
def mask_words(tables: Words) -> int:
    """How many words a mask of all actions takes."""
    return (read(tables, ACTION_COUNT) + SIXTY_THREE) >> SIX


@compiled
def write_legal(row: Words, tables: Words, mask: Words) -> None:
    """Which actions the acting seat may take: bit n of the mask is action n, the lowest bit first."""
    for at in range(mask_words(tables)):
        mask[at] = ZERO
    stage, seat = flow(row, STAGE), acting(row)
    if stage == IN_TURN:
        mask[0] = legal_draws(row) | (word(tickets_in_deck(row) > 0) << word(TICKETS_NUMBER))
        write_legal_claims(row, tables, seat, mask)
        if mask[0] == ZERO and count_mask(mask) == 0:
            mask[0] = bit(PASS_NUMBER)  # 3.1
    elif stage == DRAWING:
        mask[0] = legal_draws(row)
    elif stage != GAME_OVER:
        write_legal_choices(row, tables, seat, mask)


@compiled
def count_mask(mask: Words) -> int:
    """How many actions are in a mask."""
    actions = 0
    for at in range(len(mask)):
        actions += count_bits(mask[at])
    return actions


@compiled
def nth_in_mask(mask: Words, n: int) -> int:
    """The nth action of a mask."""
    at = 0
    while n >= count_bits(mask[at]):
        n -= count_bits(mask[at])
        at += 1
    return (at << SIX) + nth_bit(mask[at], n)


@compiled
def legal_draws(row: Words) -> int:
    """4.1, 4.2: the draws, as bits of a mask's first word."""
    return (
        (train_cards_to_take(row) << word(FIRST_CARD))
        | (terrain_cards_to_take(row) << word(FIRST_TERRAIN))
        | (word(has_train_deck(row)) << word(TRAIN_DECK_NUMBER))
        | (word(terrain_deck(row) != ZERO) << word(TERRAIN_DECK_NUMBER))
    )


@compiled
def write_legal_choices(row: Words, tables: Words, seat: int, mask: Words) -> None:
    """2.4, 6.1: the choices of tickets."""
    offered = count_offered(row, seat)
    fewest, first = fewest_kept(row, tables, offered), read(tables, FIRST_CHOICE)
    for choice in range(1 << offered):
        if count_bits(word(choice)) >= fewest:
            action = first + choice
            mask[action >> SIX] |= bit(action & SIXTY_THREE)


@compiled
def put_pattern(mask: Words, pattern: int, first: int) -> None:
    """Put up to 64 bits into a mask, the lowest at this number."""
    at, shift = word(first >> SIX), word(first & SIXTY_THREE)  # a word as index cannot be negative
    mask[at] |= pattern << shift
    over = (pattern >> ONE) >> (word(SIXTY_THREE) - shift)
    if over != ZERO:
        mask[at + ONE] |= over


@compiled
def write_legal_claims(row: Words, tables: Words, seat: int, mask: Words) -> None:
    """5.1–5.9: the claims: routes of one colour and price can be paid for and doubled in the same ways."""
    locomotives, trains = purse(row, seat, HAND_LOCOMOTIVES), purse(row, seat, TRAINS)
    own, missing = own_terrain(row, seat), terrain_missing(row, seat)
    grey = standing(tables, own, missing, GREY_TERRAIN, locomotives)
    colours = colours_in_hand(row, seat)
    while colours != ZERO:
        colour = lowest_bit(colours) >> 3
        colours &= colours - ONE
        hand = hand_state(row, tables, seat, colour)
        longest = min(hand + locomotives, trains)
        at = standing(tables, own, missing, byte_at(tables[TERRAIN_OF_COLOURS], colour), locomotives)
        write_claims_of(row, tables, seat, mask, colour, colour, longest, at + 2 * hand)
        write_claims_of(row, tables, seat, mask, GREY, colour, longest, grey + 2 * hand)
    if locomotives > 0:
        longest = min(locomotives, trains)
        for colour in range(GREY + 1):
            terrain = GREY_TERRAIN if colour == GREY else byte_at(tables[TERRAIN_OF_COLOURS], colour)
            at = standing(tables, own, missing, terrain, locomotives) + read(tables, ALL_LOCOMOTIVES)
            write_claims_of(row, tables, seat, mask, colour, LOCOMOTIVE, longest, at)


@compiled
def write_claims_of(
    row: Words, tables: Words, seat: int, mask: Words, colour: int, card: int, longest: int, at: int
) -> None:
    """The claims of all open routes of a colour, up to a length, paid with one card."""
    counts, price = open_counts(row, seat, colour), 0
    while counts != ZERO:
        if byte_at(tables[PRICES + price], LENGTH) > longest:
            break
        if counts & BYTE != ZERO:
            pattern = pattern_at(tables, at, price)
            if pattern != ZERO:
                write_claims_at(row, tables, seat_at(seat), mask, colour, card, price, pattern)
        counts >>= EIGHT
        price += 1


@compiled
def write_claims_at(
    row: Words, tables: Words, block: int, mask: Words, colour: int, card: int, price: int, pattern: int
) -> None:
    """The same pattern for all open routes of a colour and price."""
    group = GROUPS + 2 * (colour * MOST_PRICES + price)
    for half in range(2):
        routes = row[block + OPEN + half] & tables[group + half]
        while routes != ZERO:
            route = (half << SIX) + lowest_bit(routes)
            routes &= routes - ONE
            put_pattern(mask, pattern, read(tables, FIRST_NUMBERS + route * CARD_KINDS + card))


@compiled
def pattern_at(tables: Words, ways: int, price: int) -> int:
    """The ways to pay and double, as bits, for what stands in the table of ways at this place."""
    return tables[read(tables, PATTERNS) + (ways - WAYS) // 2 * MOST_PRICES + price]


@compiled
def is_legal(row: Words, tables: Words, action: int) -> bool:
    """Whether the acting seat may take this action. Any number may be asked about."""
    stage = flow(row, STAGE)
    if action < 0 or action >= read(tables, ACTION_COUNT) or stage == GAME_OVER:
        return False
    if stage == IN_TURN and action >= read(tables, FIRST_CLAIM):
        return is_legal_claim(row, tables, acting(row), action)
    if stage == IN_TURN or stage == DRAWING:
        if action < TICKETS_NUMBER:
            return is_in(legal_draws(row), action)
        if stage == IN_TURN and action == TICKETS_NUMBER:
            return tickets_in_deck(row) > 0
        return action == PASS_NUMBER and stage == IN_TURN and nothing_else(row, tables)
    offered = count_offered(row, acting(row))
    choice = action - read(tables, FIRST_CHOICE)
    if action <= PASS_NUMBER or choice >= (1 << offered):
        return False
    return count_bits(word(choice)) >= fewest_kept(row, tables, offered)


@compiled
def nothing_else(row: Words, tables: Words) -> bool:
    """3.1: whether passing is all that is left."""
    can_draw = legal_draws(row) != ZERO or tickets_in_deck(row) > 0
    return not can_draw and count_claims(row, tables, acting(row)) == 0


@compiled
def is_legal_claim(row: Words, tables: Words, seat: int, action: int) -> bool:
    """5.1–5.9."""
    block = seat_at(seat)
    code = tables[read(tables, CLAIM_CODES) + action - read(tables, FIRST_CLAIM)]
    route, card = byte_at(code, 0), byte_at(code, 1)
    info = tables[ROUTES + route]
    is_open = is_in(row[block + OPEN + (route >> SIX)], route & SIXTY_THREE)
    if not is_open or byte_at(info, LENGTH) > purse(row, seat, TRAINS):
        return False
    locomotives = purse(row, seat, HAND_LOCOMOTIVES)
    own, missing = own_terrain(row, seat), terrain_missing(row, seat)
    hand = read(tables, ALL_LOCOMOTIVES) if card == LOCOMOTIVE else 2 * hand_state(row, tables, seat, card)
    at = standing(tables, own, missing, byte_at(info, TERRAIN), locomotives) + hand
    first = read(tables, FIRST_NUMBERS + route * CARD_KINDS + card)
    return is_in(pattern_at(tables, at, byte_at(info, PRICE)), action - first)
