"""Where the spaces of each route are on the map: what `web/src/map/geometry.ts` does for the browser.

Points are complex numbers in board units, x to the right and y downwards.
"""

from cmath import phase, rect
from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate, pairwise
from math import degrees, floor
from typing import NamedTuple

from okapi.board import Board, Place, PlaceKind, Route, RouteId, africa

from .measures import MEASURES

SPACE_LENGTH: float = MEASURES["space"]["length"]
SPACE_WIDTH: float = MEASURES["space"]["width"]
GAP: float = MEASURES["space"]["gap"]
BETWEEN_TWINS: float = MEASURES["space"]["betweenTwins"]
MARK: dict[PlaceKind, int] = {PlaceKind(kind): radius for kind, radius in MEASURES["mark"].items()}
CLEARANCE: float = MEASURES["clearance"]  # from a place's mark to the first space
LONG_SIDE: int = MEASURES["geographyLongSide"]  # of the printed board, for which the other numbers are made
MIN_SIDE: float = MEASURES["chartMinSide"]
MAX_SIDE: float = MEASURES["chartMaxSide"]
SHARE_WITH_ROOM: float = MEASURES["chartShareWithRoom"]  # of a chart's routes
MARGIN = complex(*MEASURES["chartMargin"].values())  # room for names beside the outermost places
SAMPLES: int = MEASURES["samples"]

Bend = tuple[float, float, float]


class Space(NamedTuple):
    """A space of a route: its middle, its length and how far it is turned, in degrees."""

    middle: complex
    length: float
    angle: float


class MapSheet(NamedTuple):
    """The part of a board that is seen."""

    x: float
    y: float
    width: float
    height: float


OURS = MapSheet(**MEASURES["geographySheet"])


@lru_cache(maxsize=32)
def is_ours(board: Board) -> bool:
    """Whether a board is on the built-in geography: most of its places are where ours are."""
    known = africa().places
    same = sum(place.id in known and known[place.id].at == place.at for place in board.places.values())
    return same > 0 and 2 * same >= len(board.places)


@lru_cache(maxsize=32)
def _long_side(board: Board) -> int:
    """A chart is as large as most of its routes need to be laid with spaces of full length."""
    if is_ours(board):
        return LONG_SIDE
    shape = complex(*board.size) / max(board.size)
    wanted = []
    for route in board.routes.values():
        (one, above), (other, below) = (board.places[place].at for place in route.between)
        if far := abs(complex((other - one) * shape.real, (below - above) * shape.imag)):
            room = route.length * (SPACE_LENGTH + GAP) + 2 * (MARK[PlaceKind.CITY] + CLEARANCE)
            wanted.append(room / far)
    most = sorted(wanted)[floor((len(wanted) - 1) * SHARE_WITH_ROOM)]
    return floor(min(MAX_SIDE, max(MIN_SIDE, most)) + 0.5)


def size_of(board: Board) -> complex:
    """The right and the lower edge of a board."""
    return complex(*board.size) * _long_side(board) / max(board.size)


def sheet_of(board: Board) -> MapSheet:
    if is_ours(board):
        return OURS
    size = size_of(board) + 2 * MARGIN
    return MapSheet(-MARGIN.real, -MARGIN.imag, floor(size.real + 0.5), floor(size.imag + 0.5))


def point_of(board: Board, place: Place) -> complex:
    size = size_of(board)
    return complex(place.at[0] * size.real, place.at[1] * size.imag)


def spaces_of_routes(board: Board, bends: Mapping[str, Bend]) -> dict[RouteId, list[Space]]:
    """The spaces of every route; `bends` says which pairs of places a curve joins (`a--b`)."""
    straight = (0.0, 0.0, 0.0)
    return {
        route.id: spaces_of(board, route, bends.get("--".join(route.between), straight))
        for route in board.routes.values()
    }


def spaces_of(board: Board, route: Route, bend: Bend) -> list[Space]:
    one, other = (board.places[place] for place in route.between)
    points = _curve(point_of(board, one), point_of(board, other), bend, _aside(route))
    distances = list(accumulate((abs(q - p) for p, q in pairwise(points)), initial=0.0))
    clear = MARK[one.kind] + CLEARANCE
    room = distances[-1] - clear - MARK[other.kind] - CLEARANCE
    pitch = min(SPACE_LENGTH + GAP, (room + GAP) / route.length)
    start = clear + (room - (route.length * pitch - GAP)) * (1 + bend[2]) / 2
    spaces = []
    for number in range(route.length):
        distance, length = start + number * pitch, pitch - GAP
        turn = _along(points, distances, distance + length) - _along(points, distances, distance)
        spaces.append(Space(_along(points, distances, distance + length / 2), length, degrees(phase(turn))))
    return spaces


def _curve(start: complex, end: complex, bend: Bend, aside: float) -> list[complex]:
    """Points along a cubic bowed by `bend`, pushed `aside` of it."""
    line = end - start
    first, second = start + line * complex(1 / 3, bend[0]), start + line * complex(2 / 3, bend[1])
    points = []
    for sample in range(SAMPLES + 1):
        t = sample / SAMPLES
        s = 1 - t
        point = s**3 * start + 3 * s * s * t * first + 3 * s * t * t * second + t**3 * end
        slope = s * s * (first - start) + 2 * s * t * (second - first) + t * t * (end - second)
        points.append(point + rect(aside, phase(slope * 1j)))
    return points


def _along(points: list[complex], distances: list[float], distance: float) -> complex:
    at = next((i for i in range(1, len(distances) - 1) if distances[i] >= distance), len(distances) - 1)
    share = (distance - distances[at - 1]) / (distances[at] - distances[at - 1])
    return points[at - 1] + share * (points[at] - points[at - 1])


def _aside(route: Route) -> float:
    """The first of two twins is on one side of the middle line, the second on the other."""
    if route.twin is None:
        return 0
    step = (SPACE_WIDTH + BETWEEN_TWINS) / 2
    return -step if route.id < route.twin else step
