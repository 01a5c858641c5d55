"""How the routes of a chart are bowed: what `web/src/map/bows.ts` does for the browser.

Straight where nothing is in the way, otherwise bowed just enough to keep clear of places and other routes.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from okapi.board import Board, Route

from .boxes import Box, overlap
from .measures import MEASURES
from .tracks import MARK, SPACE_WIDTH, Bend, point_of, spaces_of

BOWS: list[float] = MEASURES["bows"]
AIR: float = MEASURES["bowAir"]  # between the spaces of different routes
ROUNDS: int = MEASURES["bowRounds"]
BOW_COST: float = MEASURES["bowCost"]  # times its share of the length
CLASH_COST: float = MEASURES["bowClashCost"]  # of touching anything, in addition to how deep it goes


class _Span(Struct):
    """A route or two twins."""

    routes: list[Route]
    bow: float
    spaces: list[Box]


@lru_cache(maxsize=32)
def bows_of(board: Board) -> dict[str, Bend]:
    """The bends of all routes, by what they join."""
    pairs: defaultdict[tuple[str, ...], list[Route]] = defaultdict(list)
    for route in board.routes.values():
        pairs[tuple(sorted(route.between))].append(route)
    joins = [_Span(routes, 0, _laid(board, routes, 0)) for routes in pairs.values()]
    marks = {place.id: _mark(point_of(board, place), 2 * MARK[place.kind] + AIR) for place in board.places.values()}
    for _ in range(ROUNDS):
        if sum(_bowed(board, join, joins, marks) for join in joins) == 0:
            break
    return {"--".join(route.between): _bend(join.routes, route, join.bow) for join in joins for route in join.routes}


def _bowed(board: Board, join: _Span, joins: list[_Span], marks: dict[str, Box]) -> bool:
    """Bow a join that touches something; whether that changed it."""
    others = [mark for place, mark in marks.items() if place not in join.routes[0].between]
    others += [space for other in joins if other is not join for space in other.spaces]
    if not _clash(join.spaces, others):
        return False
    best = min(BOWS, key=lambda bow: _clash(_laid(board, join.routes, bow), others) + BOW_COST * abs(bow))
    if best == join.bow:
        return False
    join.bow, join.spaces = best, _laid(board, join.routes, best)
    return True


def _mark(at: complex, across: float) -> Box:
    return Box(at.real, at.imag, across, across)


def _laid(board: Board, routes: list[Route], bow: float) -> list[Box]:
    return [
        Box(space.middle.real, space.middle.imag, space.length, SPACE_WIDTH, space.angle)
        for route in routes
        for space in spaces_of(board, route, _bend(routes, route, bow))
    ]


def _bend(routes: list[Route], route: Route, bow: float) -> Bend:
    """A twin may name its places in the opposite order: then its bow is to the other side."""
    own = bow if route.between[0] == routes[0].between[0] else -bow
    return own, own, 0


def _clash(boxes: Iterable[Box], others: list[Box]) -> float:
    depths = (overlap(box, other) + AIR for box in boxes for other in others)
    return sum(CLASH_COST + depth for depth in depths if depth > 0)
