"""5.7–5.9: doubling the points of a route, with terrain cards or locomotives played as terrain."""

from functools import lru_cache

from okapi.board import Route

from ..actions import Doubling
from ..cards import DESERT, JUNGLE, MOUNTAIN, Terrain, TerrainCards, TrainCards
from ..events import Seat
from ..reasons import Reason, require
from ..state import Table
from ..views import View
from . import Rules
from .material import TERRAIN_OF


def terrain_cost(rules: Rules, length: int) -> int:
    """5.7: short routes cost one terrain card to double, long ones two."""
    return rules.short_terrain_cost if length <= rules.longest_short_route else rules.long_terrain_cost


def standing(table: Table, seat: Seat) -> dict[Terrain, tuple[int, int]]:
    """5.8: how many cards of each terrain a player has, and the most that any other has."""
    own = table.players[seat].terrain
    desert = jungle = mountain = 0
    for other, player in enumerate(table.players):  # spelled out: every turn's options begin with this
        if other != seat:
            terrain = player.terrain
            desert = terrain.desert if terrain.desert > desert else desert
            jungle = terrain.jungle if terrain.jungle > jungle else jungle
            mountain = terrain.mountain if terrain.mountain > mountain else mountain
    return {DESERT: (own.desert, desert), JUNGLE: (own.jungle, jungle), MOUNTAIN: (own.mountain, mountain)}


def discarded(cost: int, wild: int) -> int:
    """5.9: how many terrain cards are discarded when locomotives are played as terrain."""
    return max(0, cost - wild)


@lru_cache(maxsize=1 << 12)
def wild_locomotives(own: int, rival: int, cost: int, locomotives: int) -> tuple[int, ...]:
    """5.9: how many locomotives may be played as terrain to double a route; () if it cannot be doubled.

    They make a tie and replace terrain cards that would be discarded; beyond that they are wasted,
    and no longer legal.
    """
    missing = max(0, rival - own)
    return tuple(
        wild for wild in range(missing, min(locomotives, max(cost, missing)) + 1) if discarded(cost, wild) <= own
    )


def terrain_cards_played(view: View, seat: Seat, route: Route, payment: TrainCards, doubling: Doubling) -> TerrainCards:
    """The terrain cards discarded with the locomotives played as terrain (5.7–5.9, 5.11)."""
    terrain = TERRAIN_OF[route.colour]
    own, rival = standing(view.table, seat)[terrain]
    cost, wild = terrain_cost(view.table.rules, route.length), doubling.locomotives
    left = view.hand.locomotive - payment.locomotive
    require(wild <= left, Reason.LOCOMOTIVES_NOT_IN_HAND, needed=wild, have=left)
    require(own + wild >= rival, Reason.NO_MAJORITY, own=own, wild=wild, rival=rival, terrain=terrain)
    cards = discarded(cost, wild)
    require(cards <= own, Reason.TOO_FEW_TERRAIN_CARDS, needed=cost, own=own, wild=wild, terrain=terrain)
    allowed = max(cost, rival - own)
    require(wild <= allowed, Reason.TOO_MANY_LOCOMOTIVES, max=allowed, wild=wild)
    return TerrainCards(**{terrain: cards})
