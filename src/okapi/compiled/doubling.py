"""5.7–5.9: scoring a route twice, with terrain cards or locomotives in their stead."""

from .bits import byte_at, less, most_of_each
from .compilation import compiled
from .layout import PLAYERS, PURSE, TERRAIN_PILE, flow, seat_at
from .tables import HAND_STATES, MISSING_STATES, OWN_STATES, WAYS
from .words import Words, number, word


@compiled
def own_terrain(row: Words, seat: int) -> int:
    """A seat's open terrain cards, as a pile."""
    return row[seat_at(seat) + PURSE] & TERRAIN_PILE


@compiled
def terrain_missing(row: Words, seat: int) -> int:
    """5.8: how many cards of each terrain a seat lacks to tie the most that any other has, as a pile."""
    most = word(0)
    for other in range(flow(row, PLAYERS)):
        if other != seat:
            most = most_of_each(most, own_terrain(row, other))
    return less(most, own_terrain(row, seat))


@compiled
def standing(tables: Words, own: int, missing: int, terrain: int, locomotives: int) -> int:
    """Where in the tables stands how often a route of this terrain can be paid for and doubled.

    Terrain cards beyond the highest cost make no difference, nor does lacking more than all locomotives.
    """
    have = min(byte_at(own, terrain), number(tables[OWN_STATES]) - 1)
    lack = min(byte_at(missing, terrain), number(tables[MISSING_STATES]) - 1)
    state = (locomotives * number(tables[OWN_STATES]) + have) * number(tables[MISSING_STATES]) + lack
    return WAYS + 2 * number(tables[HAND_STATES]) * state


@compiled
def fewest_wild(own: int, missing: int, cost: int) -> int:
    """5.9: the fewest locomotives that make up the majority and the terrain cards that are not there."""
    return max(missing, cost - own)


@compiled
def most_wild(missing: int, cost: int, locomotives: int) -> int:
    """5.9: beyond the cost and the majority they are wasted, and not legal."""
    return min(locomotives, max(cost, missing))


@compiled
def terrain_cards_discarded(cost: int, wild: int) -> int:
    """5.9, 5.11: those that the locomotives do not replace."""
    return max(0, cost - wild)
