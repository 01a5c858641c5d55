"""A game as a row of words: what lies where. `docs/compiled.md` has the picture.

First comes what there is once, then a block for each seat. Nothing else in the package knows an offset, and
nothing here knows a rule.
"""

from .bits import byte_at, count_bits, one_of, size_of, with_byte
from .compilation import compiled
from .words import Words, number, word

# What there is once.
LUCK = 0  # where the dealer's stream of random words is
CHOICES = 1  # the same for players who choose at random
FLOW = 2  # bytes: see below
TRAIN_DECK = 3  # piles of the eight colours; their locomotives are bytes of LOCOMOTIVES
TRAIN_DISCARD = 4
SHUFFLED = 5
LOCOMOTIVES = 6  # bytes: in the deck, discarded, shuffled
DISPLAY = 7  # bytes: the card in each slot
TERRAIN_DECK = 8  # piles of three kinds
TERRAIN_DISCARD = 9
TERRAIN_DISPLAY = 10
DOUBLED = 11  # a mask of routes, in two words
SCORES = 13  # twelve bits for each seat
TICKET_DECK = 14  # a mask of tickets: the shuffled part of the deck
QUEUES = 15  # bytes: see below
RETURNED = 16  # bytes: the tickets under the deck, in a ring
KEPT = 24  # bytes: all tickets that were ever kept, in that order
MOST_TERRAIN = 32  # a pile: of each terrain the most that any player has
SEATS = 33  # the first seat's block

# The bytes of FLOW.
STAGE, TURN, DRAWS, PASSES, TURNS_LEFT, END, CHOOSING, PLAYERS = range(8)

# The bytes of LOCOMOTIVES.
IN_DECK, IN_DISCARD, IN_SHUFFLED = range(3)

# The bytes of QUEUES.
RETURNED_FIRST, RETURNED_COUNT, KEPT_COUNT = range(3)
RING = 63  # positions in the ring count modulo 64

# A seat's block.
HAND = 0  # piles of the eight colours; their locomotives are bytes of PURSE
SHOWN = 1
DRAWN = 2
PURSE = 3  # bytes: see below
OPEN = 4  # masks of routes, in two words: open to this seat, and owned by it
OWNED = 6
TICKETS = 8  # masks of tickets: kept, and lying under the deck
PUT_BACK = 9
OFFERED = 10  # bytes: the tickets to choose from, or laid aside until all have chosen
OPEN_COUNTS = 11  # for each colour of route, how many of each price are open: a byte a price
SEAT_WORDS = OPEN_COUNTS + 9

# The bytes of PURSE. The first three make a pile of terrain cards.
HAND_LOCOMOTIVES, SHOWN_LOCOMOTIVES, DRAWN_LOCOMOTIVES, TRAINS = range(3, 7)
TERRAIN_PILE = word(0xFFFFFF)

# Values.
CHOOSING_TICKETS, IN_TURN, DRAWING, KEEPING_TICKETS, GAME_OVER = range(5)  # of STAGE
NOT_ENDED, LAST_ROUND_OVER, ALL_PASSED = range(3)  # of END
LOCOMOTIVE = 8  # a card
NO_CARD, NO_SLOT = 15, 14  # in a display
NO_TICKET = 255  # among those on offer
SCORE_BITS = 12
SCORE = word((1 << SCORE_BITS) - 1)


def row_words(players: int) -> int:
    """How many words a game of so many players takes."""
    return SEATS + players * SEAT_WORDS


@compiled
def seat_at(seat: int) -> int:
    """Where a seat's block begins."""
    return SEATS + seat * SEAT_WORDS


@compiled
def flow(row: Words, which: int) -> int:
    """A byte of the flow of the game: its stage, whose turn it is, and so on."""
    return byte_at(row[FLOW], which)


@compiled
def set_flow(row: Words, which: int, value: int) -> None:
    """Change a byte of the flow of the game."""
    row[FLOW] = with_byte(row[FLOW], which, value)


@compiled
def purse(row: Words, seat: int, which: int) -> int:
    """A byte of what a seat has: locomotives, trains."""
    return byte_at(row[seat_at(seat) + PURSE], which)


@compiled
def train_cards_in_deck(row: Words) -> int:
    """How many cards the train deck has."""
    return size_of(row[TRAIN_DECK]) + byte_at(row[LOCOMOTIVES], IN_DECK)


@compiled
def train_cards_of(row: Words, seat: int) -> int:
    """How many train cards a seat holds."""
    return size_of(row[seat_at(seat) + HAND]) + purse(row, seat, HAND_LOCOMOTIVES)


@compiled
def cards_in_hand(row: Words, seat: int, card: int) -> int:
    """How many train cards of a kind a seat holds."""
    if card == LOCOMOTIVE:
        return purse(row, seat, HAND_LOCOMOTIVES)
    return byte_at(row[seat_at(seat) + HAND], card)


@compiled
def tickets_in_deck(row: Words) -> int:
    """How many tickets can be drawn: the shuffled ones and those returned."""
    return count_bits(row[TICKET_DECK]) + byte_at(row[QUEUES], RETURNED_COUNT)


@compiled
def score_on_track(row: Words, seat: int) -> int:
    """A seat's points for routes."""
    return number((row[SCORES] >> word(SCORE_BITS * seat)) & SCORE)


@compiled
def add_to_score(row: Words, seat: int, points: int) -> None:
    """Move a seat's marker."""
    row[SCORES] += word(points) << word(SCORE_BITS * seat)


@compiled
def add_train_card(row: Words, pile: int, locomotives: int, locomotive_byte: int, card: int) -> None:
    """Lay a train card on a pile, whose locomotives are counted in a byte elsewhere."""
    if card == LOCOMOTIVE:
        row[locomotives] += one_of(locomotive_byte)
    else:
        row[pile] += one_of(card)


@compiled
def take_train_card_off(row: Words, pile: int, locomotives: int, locomotive_byte: int, card: int) -> None:
    """Take a train card off a pile."""
    if card == LOCOMOTIVE:
        row[locomotives] -= one_of(locomotive_byte)
    else:
        row[pile] -= one_of(card)


@compiled
def list_at(row: Words, start: int, index: int) -> int:
    """An entry of a list of bytes that runs over several words."""
    return byte_at(row[start + (index >> 3)], index & 7)


@compiled
def set_list(row: Words, start: int, index: int, value: int) -> None:
    """Change an entry of such a list."""
    row[start + (index >> 3)] = with_byte(row[start + (index >> 3)], index & 7, value)
