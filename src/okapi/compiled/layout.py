"""Where everything is in a game, which is a row of words, and in the tables of a board and its rules.

`docs/compiled.md` has a picture of a row. First comes what is stored once per game, then a block for each seat. Nothing
else in the package knows an offset, and nothing here knows a rule. Other modules import this one as `at` for
its constants, and the functions by name: on a GPU these names stand for other functions.

No pile of train cards has more than fifteen of a colour, so two piles share a word: one in the lower halves
of its bytes, the other in the upper halves. The names of piles count halves of words. `pile_at` and `pile_of`
give a pile with a byte for each colour, as the functions of `bits` want it.
"""

from okapi.board import Colour
from okapi.game import COLOURS, TERRAIN_OF, TERRAINS, TRAIN_CARDS

from .bits import FOUR, HALVES, byte_at, count_bits, one_of, size_of, with_byte
from .compilation import compiled
from .limits import MAX, Limit
from .words import Words, number, word

# A row: what is stored once per game.
LUCK = 0  # where the dealer's stream of random words is
CHOICES = 1  # the same for players who choose at random
FLOW = 2  # bytes: see below
PILES = 3  # three words of piles and displays: see below
TERRAIN_CARDS = 6  # bytes: three for the deck, three for the discard pile
COUNTS = 7  # bytes: see below
DOUBLED = 8  # a mask of routes, in two words
SCORES = 10  # twelve bits for each seat
TICKET_DECK = 11  # a mask of tickets: the shuffled part of the deck
TICKET_LIST = 12  # bytes: from the front, all tickets ever kept; from the back, those under the deck
SEATS = 20  # the first seat's block

# Piles, and displays with the card in each slot; in halves of words.
TRAIN_DECK, TRAIN_DISCARD, SHUFFLED, DISPLAY, TERRAIN_DISPLAY = range(2 * PILES, 2 * PILES + 5)

# The bytes of FLOW.
STAGE, TURN, DRAWS, PASSES, TURNS_LEFT, END, CHOOSING, PLAYERS = range(8)

# The bytes of COUNTS: locomotives, tickets in the list, and the most of each terrain that any player has.
IN_DECK, IN_DISCARD, IN_SHUFFLED, RETURNED_COUNT, KEPT_COUNT, MAX_TERRAIN = range(6)
LIST_END = 63  # the last place of the list of tickets

# A seat's block.
CARDS = 0  # piles: see below
HOLDINGS = 1  # bytes: see below
OPEN = 2  # masks of routes, in two words: open to this seat, and owned by it
OWNED = 4
TICKETS = 6  # masks of tickets: kept, and lying under the deck
PUT_BACK = 7
OFFERED = 8  # bytes: the tickets to choose from, or laid aside until all have chosen
ROUTE_COUNTS = 9  # piles: see below
SEAT_WORDS = ROUTE_COUNTS + 5

# A seat's piles, in halves of words from its block on.
HAND, SHOWN = 2 * CARDS, 2 * CARDS + 1
OPEN_COUNTS = 2 * ROUTE_COUNTS  # nine, one for each colour of route: how many of each price are open
DRAWN = OPEN_COUNTS + 9

# The bytes of HOLDINGS. The first three make a pile of terrain cards.
HAND_LOCOMOTIVES, SHOWN_LOCOMOTIVES, DRAWN_LOCOMOTIVES, TRAINS = range(3, 7)

# Values.
CHOOSING_TICKETS, IN_TURN, DRAWING, KEEPING_TICKETS, GAME_OVER = range(5)  # of STAGE
LAST_ROUND_OVER, ALL_PASSED = 1, 2  # of END; 0 until then
LOCOMOTIVE = 8  # a card; the colours come before it
NO_CARD, NO_SLOT = 15, 14  # in a display
NO_TICKET = 255  # among those on offer
NO_TWIN = 255  # in place of a route
GREY = len(COLOURS)  # among the colours of routes, the last
ANY_COLOUR = GREY + 1
GREY_TERRAIN = TERRAINS.index(TERRAIN_OF[Colour.GREY])
TERRAIN_KINDS = len(TERRAINS)
CARD_KINDS = len(TRAIN_CARDS)
MAX_PRICES = MAX[Limit.PRICES]
LENGTHS = MAX[Limit.ROUTE_LENGTH] + 1
OFFERS = MAX[Limit.TICKETS_ON_OFFER]
SCORE_BITS = 12
SCORE = word((1 << SCORE_BITS) - 1)
THREE_BYTES, TERRAIN_PILE = word(24), word(0xFFFFFF)
MAX_TERRAIN_SHIFT = word(8 * MAX_TERRAIN)

# The tables: numbers of the rules, and how a game begins.
(
    OPEN_TRAIN_CARDS, OPEN_TERRAIN_CARDS, TRAIN_CARDS_DEALT, TERRAIN_CARDS_DEALT, TICKETS_DEALT,
    STARTING_TICKETS_KEPT, TICKETS_DRAWN, DRAWN_TICKETS_KEPT, DRAWS_A_TURN, LOCOMOTIVES_SWEPT,
    OTHERS_NEEDED_TO_SWEEP, PLAYERS_SHARING_DOUBLES, LAST_TRAINS, GLOBETROTTER, STARTING_TRAINS,
    WHOLE_DECK, WHOLE_DECK_LOCOMOTIVES, WHOLE_TERRAIN_DECK, EMPTY_DISPLAY, EMPTY_TERRAIN_DISPLAY,
    ALL_TICKETS, DEAD_ENDS, LONGEST_ROUTE, PRICE_COUNT, TERRAIN_OF_COLOURS, MAX_OWN, MAX_MISSING,
    OWN_STRIDE, MISSING_STRIDE, LOCOMOTIVE_STRIDE, ALL_LOCOMOTIVES, ACTION_COUNT, FIRST_CHOICE,
    FIRST_CLAIM, PATTERNS, CLAIM_CODES,
) = range(36)  # fmt: skip
ALL_ROUTES = 36  # a mask in two words
ALL_COUNTS = 38  # as OPEN_COUNTS of a seat, when every route is open

# Lists: one word for each price, route and so on.
PRICES = 48  # bytes: length, ferry locomotives, terrain cards to double
ROUTES = PRICES + MAX_PRICES  # bytes: see below
ROUTE_ENDS = ROUTES + MAX[Limit.ROUTES]  # masks of two places
TICKET_FROM = ROUTE_ENDS + MAX[Limit.ROUTES]  # masks of places
TICKET_TO = TICKET_FROM + MAX[Limit.TICKETS]
TICKET_POINTS = TICKET_TO + MAX[Limit.TICKETS]
REACH = TICKET_POINTS + MAX[Limit.TICKETS]  # lanes, for each number of trains up to the longest route
BUNDLES = REACH + 2 * LENGTHS  # masks of two words, by card, price and terrain
UP_TO = BUNDLES + 2 * CARD_KINDS * MAX_PRICES * TERRAIN_KINDS  # the same, by colour and longest
SUBSETS = UP_TO + 2 * (GREY + 2) * LENGTHS  # by number offered
SMALLER_SUBSETS = SUBSETS + (2 << OFFERS)  # how many choices keep fewer: by number offered, number kept
FIRST_NUMBERS = SMALLER_SUBSETS + (OFFERS + 1) ** 2  # of claims, by route and card
COLOURS_OF_TERRAINS = FIRST_NUMBERS + MAX[Limit.ROUTES] * CARD_KINDS  # all bits, if of that terrain
PAYMENT_COUNTS = COLOURS_OF_TERRAINS + TERRAIN_KINDS * (GREY + 1)  # lanes: by locomotives, standing, hand
# Then come the patterns of claims, by locomotives, standing, hand and price, and what claims' numbers mean.

# The bytes of a price, and those of a route; a route's points stand above them.
LENGTH, FERRY, COST = range(3)
COLOUR, PRICE, TERRAIN, TWIN = range(2, 6)
POINTS_SHIFT = 48
NUMBER = word(0xFFFFFFFF)  # no number of the tables is larger


def row_words(players: int) -> int:
    """How many words a game with this number of players takes."""
    return SEATS + players * SEAT_WORDS


@compiled
def seat_at(seat: int) -> int:
    return SEATS + seat * SEAT_WORDS


# Bytes.


@compiled
def flow(row: Words, which: int) -> int:
    """A byte of the flow of the game: its stage, whose turn it is, and so on."""
    return byte_at(row[FLOW], which)


@compiled
def set_flow(row: Words, which: int, value: int) -> None:
    row[FLOW] = with_byte(row[FLOW], which, value)


@compiled
def counter(row: Words, which: int) -> int:
    """A count that is stored once per game: locomotives in a pile, tickets in a list."""
    return byte_at(row[COUNTS], which)


@compiled
def set_counter(row: Words, which: int, value: int) -> None:
    row[COUNTS] = with_byte(row[COUNTS], which, value)


@compiled
def holding(row: Words, seat: int, which: int) -> int:
    """A byte of what a seat has: locomotives, trains."""
    return byte_at(row[seat_at(seat) + HOLDINGS], which)


@compiled
def set_holding(row: Words, seat: int, which: int, value: int) -> None:
    row[seat_at(seat) + HOLDINGS] = with_byte(row[seat_at(seat) + HOLDINGS], which, value)


@compiled
def score_on_track(row: Words, seat: int) -> int:
    return number((row[SCORES] >> word(SCORE_BITS * seat)) & SCORE)


@compiled
def add_to_score(row: Words, seat: int, points: int) -> None:
    row[SCORES] += word(points) << word(SCORE_BITS * seat)


# Piles.


@compiled
def half_of(which: int) -> int:
    """How far up in its bytes a pile lies."""
    return FOUR * word(which & 1)


@compiled
def pile_at(row: Words, which: int) -> int:
    """A pile or display that is stored once per game."""
    return (row[which >> 1] >> half_of(which)) & HALVES


@compiled
def set_pile(row: Words, which: int, cards: int) -> None:
    """Replace such a pile or display."""
    at = which >> 1
    row[at] = (row[at] & ~(HALVES << half_of(which))) | (cards << half_of(which))


@compiled
def pile_of(row: Words, seat: int, which: int) -> int:
    return (row[seat_at(seat) + (which >> 1)] >> half_of(which)) & HALVES


@compiled
def set_pile_of(row: Words, seat: int, which: int, cards: int) -> None:
    """Replace a pile of a seat."""
    at = seat_at(seat) + (which >> 1)
    row[at] = (row[at] & ~(HALVES << half_of(which))) | (cards << half_of(which))


@compiled
def add_cards(row: Words, which: int, cards: int) -> None:
    """Lay cards of colours on a pile that is stored once per game."""
    row[which >> 1] += cards << half_of(which)


@compiled
def take_cards_from(row: Words, seat: int, which: int, cards: int) -> None:
    """Take cards of colours off a pile of a seat, which has them."""
    row[seat_at(seat) + (which >> 1)] -= cards << half_of(which)


# Train cards: a pile goes with a byte that counts its locomotives.


@compiled
def add_train_card(row: Words, which: int, locomotives: int, card: int) -> None:
    """Lay a train card on a pile that is stored once per game."""
    if card == LOCOMOTIVE:
        row[COUNTS] += one_of(locomotives)
    else:
        row[which >> 1] += one_of(card) << half_of(which)


@compiled
def take_train_card_off(row: Words, which: int, locomotives: int, card: int) -> None:
    """Take a train card off such a pile."""
    if card == LOCOMOTIVE:
        row[COUNTS] -= one_of(locomotives)
    else:
        row[which >> 1] -= one_of(card) << half_of(which)


@compiled
def give_train_card(row: Words, seat: int, which: int, locomotives: int, card: int) -> None:
    """Lay a train card on a pile of a seat."""
    if card == LOCOMOTIVE:
        row[seat_at(seat) + HOLDINGS] += one_of(locomotives)
    else:
        row[seat_at(seat) + (which >> 1)] += one_of(card) << half_of(which)


@compiled
def train_cards_in_deck(row: Words) -> int:
    return size_of(pile_at(row, TRAIN_DECK)) + counter(row, IN_DECK)


@compiled
def train_cards_of(row: Words, seat: int) -> int:
    return size_of(pile_of(row, seat, HAND)) + holding(row, seat, HAND_LOCOMOTIVES)


@compiled
def cards_in_hand(row: Words, seat: int, card: int) -> int:
    """How many train cards of a kind a seat holds."""
    if card == LOCOMOTIVE:
        return holding(row, seat, HAND_LOCOMOTIVES)
    return byte_at(pile_of(row, seat, HAND), card)


@compiled
def open_counts(row: Words, seat: int, colour: int) -> int:
    """How many routes of a colour are open to a seat, at each price."""
    return pile_of(row, seat, OPEN_COUNTS + colour)


# Terrain cards.


@compiled
def terrain_deck(row: Words) -> int:
    """The terrain deck, as a pile."""
    return row[TERRAIN_CARDS] & TERRAIN_PILE


@compiled
def terrain_discard(row: Words) -> int:
    return (row[TERRAIN_CARDS] >> THREE_BYTES) & TERRAIN_PILE


@compiled
def discard_terrain(row: Words, cards: int) -> None:
    """Lay a pile of terrain cards on it."""
    row[TERRAIN_CARDS] += cards << THREE_BYTES


@compiled
def own_terrain(row: Words, seat: int) -> int:
    """A seat's terrain cards, as a pile."""
    return row[seat_at(seat) + HOLDINGS] & TERRAIN_PILE


@compiled
def max_terrain(row: Words) -> int:
    """The most cards of each terrain that any player has, as a pile."""
    return row[COUNTS] >> MAX_TERRAIN_SHIFT


@compiled
def set_max_terrain(row: Words, most: int) -> None:
    row[COUNTS] ^= (most ^ max_terrain(row)) << MAX_TERRAIN_SHIFT


# Tickets.


@compiled
def tickets_in_deck(row: Words) -> int:
    """How many tickets can be drawn: the shuffled ones and those returned."""
    return count_bits(row[TICKET_DECK]) + counter(row, RETURNED_COUNT)


@compiled
def list_at(row: Words, start: int, index: int) -> int:
    """An entry of a list of bytes that runs over several words."""
    return byte_at(row[start + (index >> 3)], index & 7)


@compiled
def set_list(row: Words, start: int, index: int, value: int) -> None:
    """Change an entry of such a list."""
    row[start + (index >> 3)] = with_byte(row[start + (index >> 3)], index & 7, value)


@compiled
def kept_ticket(row: Words, place: int) -> int:
    """A ticket that was kept: the first one of the game has place 0."""
    return list_at(row, TICKET_LIST, place)


@compiled
def set_kept_ticket(row: Words, place: int, ticket: int) -> None:
    set_list(row, TICKET_LIST, place, ticket)


@compiled
def returned_ticket(row: Words, place: int) -> int:
    """A ticket under the deck: the topmost has place 0."""
    return list_at(row, TICKET_LIST, LIST_END - place)


@compiled
def set_returned_ticket(row: Words, place: int, ticket: int) -> None:
    set_list(row, TICKET_LIST, LIST_END - place, ticket)


# Tables.


@compiled
def read(tables: Words, at: int) -> int:
    """A number of the tables. Compilers see that neither it nor a place computed from it is negative."""
    return number(tables[at] & NUMBER)
