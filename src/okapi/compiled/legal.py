"""Which actions are legal now: bit n of a mask is the action of that canonical number."""

from . import layout as at
from .actions import FIRST_CARD, FIRST_TERRAIN, PASS_NUMBER, TERRAIN_DECK_NUMBER, TICKETS_NUMBER, TRAIN_DECK_NUMBER
from .bits import ONE, ONES, SEVEN, ZERO, bit, byte_at, count_bits, lowest_bit, min_of_each, nth_bit
from .claiming import colours_in_hand
from .compilation import compiled
from .doubling import standing, terrain_missing
from .drawing import has_train_deck, terrain_cards_to_take, train_cards_to_take
from .layout import flow, holding, own_terrain, pile_of, read, seat_at, terrain_deck, tickets_in_deck
from .tickets import count_offered, fewest_kept
from .turns import acting
from .words import Words, number, word

LANE_BITS = 20  # of a word with a number for each terrain
LANE = word((1 << LANE_BITS) - 1)
SIX, SIXTY_THREE = 6, 63  # which word of a mask, and which bit of it


@compiled
def mask_words(tables: Words) -> int:
    return (read(tables, at.ACTION_COUNT) + SIXTY_THREE) >> SIX


@compiled
def write_legal(row: Words, tables: Words, mask: Words) -> int:
    """Which actions the acting seat may take: bit n of the mask is action n, the lowest bit first.

    How many there are.
    """
    for place in range(mask_words(tables)):
        mask[place] = ZERO
    stage, seat = flow(row, at.STAGE), acting(row)
    if stage == at.GAME_OVER:
        return number(0)
    if stage != at.IN_TURN and stage != at.DRAWING:
        return write_legal_choices(row, tables, seat, mask)
    mask[0] = legal_draws(row)
    if stage == at.DRAWING:
        return count_bits(mask[0])
    mask[0] |= word(tickets_in_deck(row) > 0) << word(TICKETS_NUMBER)
    legal = count_bits(mask[0]) + write_legal_claims(row, tables, seat, mask)
    if legal == 0:
        mask[0] = bit(PASS_NUMBER)  # 3.1
    return max(1, legal)


@compiled
def nth_in_mask(mask: Words, n: int) -> int:
    place = 0
    while n >= count_bits(mask[place]):
        n -= count_bits(mask[place])
        place += 1
    return (place << SIX) + nth_bit(mask[place], n)


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
def write_legal_choices(row: Words, tables: Words, seat: int, mask: Words) -> int:
    """2.4, 6.1: the choices of tickets; how many there are."""
    offered, legal = count_offered(row, seat), number(0)
    fewest, first = fewest_kept(row, tables, offered), read(tables, at.FIRST_CHOICE)
    for choice in range(1 << offered):
        if count_bits(word(choice)) >= fewest:
            action = first + choice
            mask[action >> SIX] |= bit(action & SIXTY_THREE)
            legal += 1
    return legal


# Claims. A loop whose length cannot be predicted costs a processor more than the work in it. So there is one
# for all routes, which visits only those that the hand is large enough for.


@compiled
def write_legal_claims(row: Words, tables: Words, seat: int, mask: Words) -> int:
    """5.1–5.9: the claims, route by route; how many there are."""
    longest, stands = longest_routes(row, tables, seat), standings(row, tables, seat)
    only_locomotives = routes_up_to(at.ANY_COLOUR, longest_with_locomotives(row, tables, seat))
    low, high, longest_grey = tables[only_locomotives], tables[only_locomotives + 1], number(0)
    for colour in range(at.GREY):
        entry = routes_up_to(colour, byte_at(longest, colour))
        low |= tables[entry]
        high |= tables[entry + 1]
        longest_grey = max(longest_grey, byte_at(longest, colour))
    grey = routes_up_to(at.GREY, longest_grey)
    low = (low | tables[grey]) & row[seat_at(seat) + at.OPEN]
    high = (high | tables[grey + 1]) & row[seat_at(seat) + at.OPEN + 1]
    hand = min_of_each(pile_of(row, seat, at.HAND), ONES * tables[at.LONGEST_ROUTE])
    patterns, claims = patterns_at(row, tables, seat), number(0)
    while (low | high) != ZERO:
        in_low = low != ZERO
        routes = low if in_low else high
        route = lowest_bit(routes) + (0 if in_low else 64)
        routes &= routes - ONE
        low, high = routes if in_low else ZERO, high if in_low else routes
        claims += write_claims(row, tables, seat, mask, hand, patterns, stands, route)
    return claims


@compiled
def longest_routes(row: Words, tables: Words, seat: int) -> int:
    """5.2, 5.4: the longest route that each colour of a hand can pay for with all locomotives, as a pile."""
    longest = min(holding(row, seat, at.TRAINS), read(tables, at.LONGEST_ROUTE))
    locomotives = (colours_in_hand(row, seat) >> SEVEN) * word(holding(row, seat, at.HAND_LOCOMOTIVES))
    return min_of_each(pile_of(row, seat, at.HAND) + locomotives, ONES * word(longest))


@compiled
def longest_with_locomotives(row: Words, tables: Words, seat: int) -> int:
    """5.2, 5.4: the longest route that locomotives alone can pay for."""
    longest = min(holding(row, seat, at.TRAINS), read(tables, at.LONGEST_ROUTE))
    return min(holding(row, seat, at.HAND_LOCOMOTIVES), longest)


@compiled
def routes_up_to(colour: int, longest: int) -> int:
    """Where the tables list the routes of a colour that are no longer than this."""
    return at.UP_TO + 2 * (colour * at.LENGTHS + longest)


# The payments for a route, doubled or not, are a pattern of bits: see `tables`. Its place depends on
# the locomotives in hand, then on the terrain, then on the cards of the colour, then on the price.


@compiled
def patterns_at(row: Words, tables: Words, seat: int) -> int:
    """Where the patterns begin for the locomotives in a hand."""
    locomotives = holding(row, seat, at.HAND_LOCOMOTIVES)
    return read(tables, at.PATTERNS) + (locomotives * read(tables, at.LOCOMOTIVE_STRIDE) >> 1) * at.MAX_PRICES


@compiled
def standings(row: Words, tables: Words, seat: int) -> int:
    """5.8: how many hands further on the patterns of each terrain are, in lanes of a word."""
    own, missing, stands = own_terrain(row, seat), terrain_missing(row, seat), ZERO
    for terrain in range(at.TERRAIN_KINDS):
        place = (standing(tables, own, missing, terrain, 0) - at.PAYMENT_COUNTS) >> 1
        stands |= word(place) << word(LANE_BITS * terrain)
    return stands


@compiled
def write_claims(
    row: Words, tables: Words, seat: int, mask: Words, hand: int, patterns: int, stands: int, route: int
) -> int:
    """5.2: the claims of an open route: in its colour (a grey one in any), and with locomotives alone.

    A card that cannot pay for it has an empty pattern.
    """
    info, first, claims = tables[at.ROUTES + route], at.FIRST_NUMBERS + route * at.CARD_KINDS, number(0)
    in_terrain = number((stands >> word(LANE_BITS * byte_at(info, at.TERRAIN))) & LANE)
    entry, colour = patterns + in_terrain * at.MAX_PRICES + byte_at(info, at.PRICE), byte_at(info, at.COLOUR)
    if colour < at.GREY:
        pattern = tables[entry + byte_at(hand, colour) * at.MAX_PRICES]
        claims += put_pattern(mask, pattern, read(tables, first + colour))
    else:
        colours = colours_in_hand(row, seat)
        while colours != ZERO:
            card = lowest_bit(colours) >> 3
            colours &= colours - ONE
            pattern = tables[entry + byte_at(hand, card) * at.MAX_PRICES]
            claims += put_pattern(mask, pattern, read(tables, first + card))
    if holding(row, seat, at.HAND_LOCOMOTIVES) > 0:
        pattern = tables[entry + (read(tables, at.ALL_LOCOMOTIVES) >> 1) * at.MAX_PRICES]
        claims += put_pattern(mask, pattern, read(tables, first + at.LOCOMOTIVE))
    return claims


@compiled
def put_pattern(mask: Words, pattern: int, first: int) -> int:
    """Put up to 64 bits into a mask, the lowest at this number; how many are set."""
    place, shift = word(first >> SIX), word(first & SIXTY_THREE)  # a word as index cannot be negative
    mask[place] |= pattern << shift
    over = (pattern >> ONE) >> (word(SIXTY_THREE) - shift)
    if over != ZERO:
        mask[place + ONE] |= over
    return count_bits(pattern)
