"""What a seat sees, as the bytes that `okapi.observation` defines, written from a row."""

from . import layout as at
from .bits import ONE, ZERO, byte_at, count_bits, is_in, lowest_bit, one_of
from .compilation import compiled
from .drawing import open_locomotives
from .layout import (
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
from .tickets import count_offered
from .words import Words, number, word

STAGES = at.GAME_OVER  # those at which somebody must decide
MAX_BYTE = 255


@compiled
def write_observation(row: Words, tables: Words, seat: int, out: Words) -> int:
    """Write what a seat sees, segment after segment; how many bytes there are.

    `out` may hold anything before. Nothing is read that the seat's view does not show.
    """
    offset, players = write_all_but_routes(row, tables, seat, out), flow(row, at.PLAYERS)
    clear(out, offset, players * count_routes(tables))
    for distance in range(players):
        other = seat_after(seat, distance, players)
        offset = write_routes(row, tables, other, out, offset)
    return offset


@compiled
def write_all_but_routes(row: Words, tables: Words, seat: int, out: Words) -> int:
    """All segments but those of the claimed routes, which come last; where they begin."""
    players = flow(row, at.PLAYERS)
    offset = write_table(row, out, 0)
    offset = write_train_cards(out, offset, pile_of(row, seat, at.HAND), holding(row, seat, at.HAND_LOCOMOTIVES))
    offset = write_train_cards(out, offset, pile_of(row, seat, at.DRAWN), holding(row, seat, at.DRAWN_LOCOMOTIVES))
    offset = write_own_tickets(row, tables, seat, out, offset)
    for distance in range(players):
        other = seat_after(seat, distance, players)
        offset = write_player(row, other, out, offset)
    return offset


@compiled
def seat_after(seat: int, distance: int, players: int) -> int:
    """The seat that is `distance` places after another."""
    return seat + distance if seat + distance < players else seat + distance - players


# Claimed routes take up most of an observation, and rarely change. A batch keeps them in a list of their
# own, a byte for each seat and route: a seat sees its own stretch and those after it, then those before it.
# A stretch is copied in whole blocks that end where it ends. The first may begin too early: there is room for
# that before the list, and what it covers in the observation is written afterwards.

BLOCK = 64


def claims_bytes(players: int, routes: int) -> int:
    return BLOCK + players * routes


@compiled
def note_claim(row: Words, tables: Words, claims: Words, seat: int, route: int) -> None:
    """A seat has claimed a route."""
    doubled = is_in(row[at.DOUBLED + (route >> 6)], route & 63)
    put(claims, BLOCK + seat * count_routes(tables) + route, 2 if doubled else 1)


@compiled
def clear_claims(claims: Words) -> None:
    clear(claims, 0, len(claims))


@compiled
def write_observation_with(row: Words, tables: Words, seat: int, claims: Words, out: Words) -> None:
    """As `write_observation`, with the claimed routes from such a list."""
    players, routes, end = flow(row, at.PLAYERS), count_routes(tables), len(out)
    for distance in range(players - 1, -1, -1):
        other = seat_after(seat, distance, players)
        copy_ending(claims, BLOCK + (other + 1) * routes, out, end, routes)
        end -= routes
    write_all_but_routes(row, tables, seat, out)


@compiled
def copy_ending(source: Words, end: int, out: Words, out_end: int, count: int) -> None:
    """Copy the bytes before one place to before another, in whole blocks: at times a few bytes too many."""
    copied = (count + BLOCK - 1) // BLOCK * BLOCK
    here, there = word(end - copied), word(out_end - copied)  # words as indices: bytes are moved together
    for place in range(copied):
        out[there + word(place)] = source[here + word(place)]


@compiled
def clear(out: Words, offset: int, count: int) -> None:
    start = word(offset)
    for place in range(count):
        out[start + word(place)] = 0


@compiled
def count_routes(tables: Words) -> int:
    return count_bits(tables[at.ALL_ROUTES]) + count_bits(tables[at.ALL_ROUTES + 1])


@compiled
def write_table(row: Words, out: Words, offset: int) -> int:
    """The stage of the game, decks, displays and discard piles; where the next segment begins."""
    for stage in range(STAGES):
        put(out, offset + stage, 1 if stage == flow(row, at.STAGE) else 0)
    offset += STAGES
    put(out, offset, flow(row, at.DRAWS))
    put(out, offset + 1, flow(row, at.TURNS_LEFT))
    put(out, offset + 2, flow(row, at.PASSES))
    put(out, offset + 3, train_cards_in_deck(row))
    put(out, offset + 4, tickets_in_deck(row))
    display = pile_at(row, at.DISPLAY)
    offset = write_train_cards(out, offset + 5, open_cards(display), count_bits(open_locomotives(display)))
    offset = write_train_cards(out, offset, pile_at(row, at.SHUFFLED), counter(row, at.IN_SHUFFLED))
    offset = write_train_cards(out, offset, pile_at(row, at.TRAIN_DISCARD), counter(row, at.IN_DISCARD))
    offset = write_pile(out, offset, open_cards(pile_at(row, at.TERRAIN_DISPLAY)), at.TERRAIN_KINDS)
    offset = write_pile(out, offset, terrain_deck(row), at.TERRAIN_KINDS)
    return write_pile(out, offset, terrain_discard(row), at.TERRAIN_KINDS)


@compiled
def put(out: Words, offset: int, value: int) -> None:
    """Write a byte. A word as index cannot be negative, so that neighbours are written together."""
    out[word(offset)] = value


@compiled
def open_cards(display: int) -> int:
    """How many cards of each colour or terrain are face up, as a pile."""
    cards = ZERO
    for slot in range(8):
        kind = byte_at(display, slot)
        cards += one_of(kind) if kind < at.LOCOMOTIVE else ZERO
    return cards


@compiled
def write_pile(out: Words, offset: int, pile: int, kinds: int) -> int:
    """A pile, kind by kind."""
    for kind in range(kinds):
        put(out, offset + kind, byte_at(pile, kind))
    return offset + kinds


@compiled
def write_train_cards(out: Words, offset: int, pile: int, locomotives: int) -> int:
    """A pile of train cards, the locomotives last."""
    offset = write_pile(out, offset, pile, at.LOCOMOTIVE)
    put(out, offset, locomotives)
    return offset + 1


@compiled
def write_own_tickets(row: Words, tables: Words, seat: int, out: Words, offset: int) -> int:
    """6.2: the tickets a seat holds, those it is offered, and those it knows to be under the deck."""
    block, count = seat_at(seat), count_bits(tables[at.ALL_TICKETS])
    kept, put_back = row[block + at.TICKETS], row[block + at.PUT_BACK]
    for ticket in range(count):
        put(out, offset + ticket, number((kept >> word(ticket)) & ONE))
        put(out, offset + count + ticket, 0)
        put(out, offset + 2 * count + ticket, number((put_back >> word(ticket)) & ONE))
    if is_offered_tickets(row, seat):
        for position in range(count_offered(row, seat)):
            put(out, offset + count + byte_at(row[block + at.OFFERED], position), position + 1)
    return offset + 3 * count


@compiled
def is_offered_tickets(row: Words, seat: int) -> bool:
    """Whether the tickets before a seat are to choose from; else they are laid aside (2.4)."""
    return flow(row, at.STAGE) != at.CHOOSING_TICKETS or is_in(word(flow(row, at.CHOOSING)), seat)


@compiled
def write_player(row: Words, seat: int, out: Words, offset: int) -> int:
    """4.7, 6.2: what everyone sees of one player."""
    block, is_choosing_now = seat_at(seat), flow(row, at.STAGE) == at.CHOOSING_TICKETS
    held = row[block + at.HOLDINGS]
    put(out, offset, byte_at(held, at.TRAINS))
    put(out, offset + 1, min(score_on_track(row, seat), MAX_BYTE))
    put(out, offset + 2, train_cards_of(row, seat))
    put(out, offset + 3, 0 if is_choosing_now else count_bits(row[block + at.TICKETS]))
    put(out, offset + 4, 1 if is_choosing_now and is_in(word(flow(row, at.CHOOSING)), seat) else 0)
    put(out, offset + 5, 1 if flow(row, at.TURN) == seat else 0)
    offset = write_pile(out, offset + 6, held, at.TERRAIN_KINDS)
    return write_train_cards(out, offset, pile_of(row, seat, at.SHOWN), byte_at(held, at.SHOWN_LOCOMOTIVES))


@compiled
def write_routes(row: Words, tables: Words, seat: int, out: Words, offset: int) -> int:
    """The routes a player has claimed: 1, or 2 if doubled."""
    block = seat_at(seat)
    for half in range(2):
        routes, doubled = row[block + at.OWNED + half], row[at.DOUBLED + half]
        while routes != ZERO:
            route = lowest_bit(routes)
            put(out, offset + 64 * half + route, 2 if is_in(doubled, route) else 1)
            routes &= routes - ONE
    return offset + count_routes(tables)
