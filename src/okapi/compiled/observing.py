"""What a seat sees, as the bytes that `okapi.observation` defines, written from a row."""

from .bits import ONE, ZERO, byte_at, count_bits, is_in, lowest_bit, one_of
from .compilation import compiled
from .drawing import open_locomotives
from .layout import (
    CHOOSING,
    CHOOSING_TICKETS,
    DISPLAY,
    DOUBLED,
    DRAWN,
    DRAWN_LOCOMOTIVES,
    DRAWS,
    GAME_OVER,
    HAND,
    HAND_LOCOMOTIVES,
    HOLDINGS,
    IN_DISCARD,
    IN_SHUFFLED,
    LOCOMOTIVE,
    OFFERED,
    OWNED,
    PASSES,
    PLAYERS,
    PUT_BACK,
    SHOWN,
    SHOWN_LOCOMOTIVES,
    SHUFFLED,
    STAGE,
    TERRAIN_DISPLAY,
    TICKETS,
    TRAIN_DISCARD,
    TRAINS,
    TURN,
    TURNS_LEFT,
    counter,
    flow,
    holding,
    pile_at,
    pile_of,
    score_on_track,
    seat_at,
    terrain_deck,
    terrain_discard,
    tickets_in_deck,
    train_cards_in_deck,
    train_cards_of,
)
from .tables import ALL_ROUTES, ALL_TICKETS, TERRAIN_KINDS
from .tickets import count_offered
from .words import Words, number, word

STAGES = GAME_OVER  # those at which somebody must decide
MAX_BYTE = 255


@compiled
def write_observation(row: Words, tables: Words, seat: int, out: Words) -> int:
    """Write what a seat sees, segment after segment; how many bytes there are.

    `out` may hold anything before. Nothing is read that the seat's view does not show.
    """
    at, players = write_all_but_routes(row, tables, seat, out), flow(row, PLAYERS)
    clear(out, at, players * count_routes(tables))
    for distance in range(players):
        other = seat + distance if seat + distance < players else seat + distance - players
        at = write_routes(row, tables, other, out, at)
    return at


@compiled
def write_all_but_routes(row: Words, tables: Words, seat: int, out: Words) -> int:
    """All segments but those of the claimed routes, which come last; where they begin."""
    players = flow(row, PLAYERS)
    at = write_table(row, out, 0)
    at = write_train_cards(out, at, pile_of(row, seat, HAND), holding(row, seat, HAND_LOCOMOTIVES))
    at = write_train_cards(out, at, pile_of(row, seat, DRAWN), holding(row, seat, DRAWN_LOCOMOTIVES))
    at = write_own_tickets(row, tables, seat, out, at)
    for distance in range(players):
        other = seat + distance if seat + distance < players else seat + distance - players
        at = write_player(row, other, out, at)
    return at


# Claimed routes take most bytes of an observation, and rarely change. A batch keeps them in a list of their
# own, a byte for each seat and route: a seat sees its own stretch and those after it, then those before it.
# A stretch is copied in whole blocks that end where it ends. The first may begin too early: there is room for
# that before the list, and what it covers in the observation is written afterwards.

BLOCK = 64


def claims_bytes(players: int, routes: int) -> int:
    """How long such a list is."""
    return BLOCK + players * routes


@compiled
def note_claim(row: Words, tables: Words, claims: Words, seat: int, route: int) -> None:
    """A seat has claimed a route."""
    doubled = is_in(row[DOUBLED + (route >> 6)], route & 63)
    put(claims, BLOCK + seat * count_routes(tables) + route, 2 if doubled else 1)


@compiled
def clear_claims(claims: Words) -> None:
    """Nothing is claimed in a new game."""
    clear(claims, 0, len(claims))


@compiled
def write_observation_with(row: Words, tables: Words, seat: int, claims: Words, out: Words) -> None:
    """As `write_observation`, with the claimed routes from such a list."""
    players, routes, end = flow(row, PLAYERS), count_routes(tables), len(out)
    for distance in range(players - 1, -1, -1):
        other = seat + distance if seat + distance < players else seat + distance - players
        copy_ending(claims, BLOCK + (other + 1) * routes, out, end, routes)
        end -= routes
    write_all_but_routes(row, tables, seat, out)


@compiled
def copy_ending(source: Words, end: int, out: Words, out_end: int, count: int) -> None:
    """The bytes before a place go before another, in whole blocks: a few more than there are."""
    copied = (count + BLOCK - 1) // BLOCK * BLOCK
    here, there = word(end - copied), word(out_end - copied)  # words as indices: bytes are moved together
    for place in range(copied):
        out[there + word(place)] = source[here + word(place)]


@compiled
def clear(out: Words, at: int, count: int) -> None:
    start = word(at)
    for place in range(count):
        out[start + word(place)] = 0


@compiled
def count_routes(tables: Words) -> int:
    """How many routes the board has."""
    return count_bits(tables[ALL_ROUTES]) + count_bits(tables[ALL_ROUTES + 1])


@compiled
def write_table(row: Words, out: Words, at: int) -> int:
    """The stage of the game, decks, displays and discard piles; where the next segment begins."""
    for stage in range(STAGES):
        put(out, at + stage, 1 if stage == flow(row, STAGE) else 0)
    at += STAGES
    put(out, at, flow(row, DRAWS))
    put(out, at + 1, flow(row, TURNS_LEFT))
    put(out, at + 2, flow(row, PASSES))
    put(out, at + 3, train_cards_in_deck(row))
    put(out, at + 4, tickets_in_deck(row))
    display = pile_at(row, DISPLAY)
    at = write_train_cards(out, at + 5, open_cards(display), count_bits(open_locomotives(display)))
    at = write_train_cards(out, at, pile_at(row, SHUFFLED), counter(row, IN_SHUFFLED))
    at = write_train_cards(out, at, pile_at(row, TRAIN_DISCARD), counter(row, IN_DISCARD))
    at = write_pile(out, at, open_cards(pile_at(row, TERRAIN_DISPLAY)), TERRAIN_KINDS)
    at = write_pile(out, at, terrain_deck(row), TERRAIN_KINDS)
    return write_pile(out, at, terrain_discard(row), TERRAIN_KINDS)


@compiled
def put(out: Words, at: int, value: int) -> None:
    """Write a byte. A word as index cannot be negative, so that neighbours are written together."""
    out[word(at)] = value


@compiled
def open_cards(display: int) -> int:
    """How many cards of each colour or terrain are face up, as a pile."""
    cards = ZERO
    for slot in range(8):
        kind = byte_at(display, slot)
        cards += one_of(kind) if kind < LOCOMOTIVE else ZERO
    return cards


@compiled
def write_pile(out: Words, at: int, pile: int, kinds: int) -> int:
    """A pile, kind by kind."""
    for kind in range(kinds):
        put(out, at + kind, byte_at(pile, kind))
    return at + kinds


@compiled
def write_train_cards(out: Words, at: int, pile: int, locomotives: int) -> int:
    """A pile of train cards, the locomotives last."""
    at = write_pile(out, at, pile, LOCOMOTIVE)
    put(out, at, locomotives)
    return at + 1


@compiled
def write_own_tickets(row: Words, tables: Words, seat: int, out: Words, at: int) -> int:
    """6.2: the tickets a seat holds, those it is offered, and those it knows to be under the deck."""
    block, count = seat_at(seat), count_bits(tables[ALL_TICKETS])
    kept, put_back = row[block + TICKETS], row[block + PUT_BACK]
    for ticket in range(count):
        put(out, at + ticket, number((kept >> word(ticket)) & ONE))
        put(out, at + count + ticket, 0)
        put(out, at + 2 * count + ticket, number((put_back >> word(ticket)) & ONE))
    if is_offered_tickets(row, seat):
        for position in range(count_offered(row, seat)):
            put(out, at + count + byte_at(row[block + OFFERED], position), position + 1)
    return at + 3 * count


@compiled
def is_offered_tickets(row: Words, seat: int) -> bool:
    """Whether the tickets before a seat are to choose from; else they are laid aside (2.4)."""
    return flow(row, STAGE) != CHOOSING_TICKETS or is_in(word(flow(row, CHOOSING)), seat)


@compiled
def write_player(row: Words, seat: int, out: Words, at: int) -> int:
    """4.7, 6.2: what everyone sees of one player."""
    block, is_choosing_now = seat_at(seat), flow(row, STAGE) == CHOOSING_TICKETS
    held = row[block + HOLDINGS]
    put(out, at, byte_at(held, TRAINS))
    put(out, at + 1, min(score_on_track(row, seat), MAX_BYTE))
    put(out, at + 2, train_cards_of(row, seat))
    put(out, at + 3, 0 if is_choosing_now else count_bits(row[block + TICKETS]))
    put(out, at + 4, 1 if is_choosing_now and is_in(word(flow(row, CHOOSING)), seat) else 0)
    put(out, at + 5, 1 if flow(row, TURN) == seat else 0)
    at = write_pile(out, at + 6, held, TERRAIN_KINDS)
    return write_train_cards(out, at, pile_of(row, seat, SHOWN), byte_at(held, SHOWN_LOCOMOTIVES))


@compiled
def write_routes(row: Words, tables: Words, seat: int, out: Words, at: int) -> int:
    """The routes a player has claimed: 1, or 2 if doubled."""
    block = seat_at(seat)
    for half in range(2):
        routes, doubled = row[block + OWNED + half], row[DOUBLED + half]
        while routes != ZERO:
            route = lowest_bit(routes)
            put(out, at + 64 * half + route, 2 if is_in(doubled, route) else 1)
            routes &= routes - ONE
    return at + count_routes(tables)
