"""5.7–5.9: scoring a route twice, with terrain cards or with locomotives that replace them."""

from . import layout as at
from .bits import byte_at, max_of_each, one_of
from .compilation import compiled
from .layout import discard_terrain, flow, max_terrain, own_terrain, read, seat_at, set_max_terrain
from .words import Words


@compiled
def terrain_missing(row: Words, seat: int) -> int:
    """5.8: how many cards of each terrain a seat lacks to tie the most that any player has, as a pile."""
    return max_terrain(row) - own_terrain(row, seat)


@compiled
def gain_terrain_card(row: Words, seat: int, terrain: int) -> None:
    """4.7: a terrain card is placed face up in front of a player."""
    row[seat_at(seat) + at.HOLDINGS] += one_of(terrain)
    set_max_terrain(row, max_of_each(max_terrain(row), own_terrain(row, seat)))


@compiled
def discard_terrain_cards(row: Words, seat: int, cards: int) -> None:
    """5.11: a pile of terrain cards goes from a player to the discard pile."""
    row[seat_at(seat) + at.HOLDINGS] -= cards
    discard_terrain(row, cards)
    most = own_terrain(row, 0)
    for other in range(1, flow(row, at.PLAYERS)):
        most = max_of_each(most, own_terrain(row, other))
    set_max_terrain(row, most)


@compiled
def standing(tables: Words, own: int, missing: int, terrain: int, locomotives: int) -> int:
    """Where the tables say in how many ways a route of this terrain can be paid for and doubled.

    Terrain cards beyond the highest cost make no difference, nor does lacking more than all locomotives.
    """
    have = min(byte_at(own, terrain), read(tables, at.MAX_OWN))
    lack = min(byte_at(missing, terrain), read(tables, at.MAX_MISSING))
    entry = locomotives * read(tables, at.LOCOMOTIVE_STRIDE) + have * read(tables, at.OWN_STRIDE)
    return at.PAYMENT_COUNTS + entry + lack * read(tables, at.MISSING_STRIDE)


@compiled
def min_wild(own: int, missing: int, cost: int) -> int:
    """5.9: the fewest locomotives that make up for terrain cards missing for a tie or the cost."""
    return max(missing, cost - own)


@compiled
def max_wild(missing: int, cost: int, locomotives: int) -> int:
    """5.9: beyond the cost and a tie they are wasted, and not legal."""
    return min(locomotives, max(cost, missing))


@compiled
def terrain_cards_discarded(cost: int, wild: int) -> int:
    """5.9, 5.11: those that the locomotives do not replace."""
    return max(0, cost - wild)
