"""Where the spaces of each route lie on the map: what `web/src/map/geometry.ts` does for the browser.

Points are complex numbers in board units, x to the right and y downwards.
"""

from cmath import phase, rect
from collections.abc import Mapping
from itertools import accumulate, pairwise
from math import degrees
from typing import NamedTuple

from okapi.board import Board, Place, PlaceKind, Route, RouteId

SPACE_LENGTH, SPACE_WIDTH, GAP, BETWEEN_TWINS = 108, 40, 10, 7
MARK = {PlaceKind.CITY: 25, PlaceKind.PORT: 25, PlaceKind.WAY_STATION: 15, PlaceKind.TERMINAL: 0}
CLEARANCE = 9  # from a place's mark to the first space
LONG_SIDE = 3799  # of any board in board units: that of the printed one, for which the other numbers are made
SAMPLES = 48

Bend = tuple[float, float, float]


class Space(NamedTuple):
    """A space of a route: its middle, its length and how far it is turned, in degrees."""

    middle: complex
    length: float
    angle: float


def size_of(board: Board) -> complex:
    """The right and the lower edge of a board."""
    return complex(*board.size) * LONG_SIDE / max(board.size)


def point_of(board: Board, place: Place) -> complex:
    size = size_of(board)
    return complex(place.at[0] * size.real, place.at[1] * size.imag)


def spaces_of_routes(board: Board, bends: Mapping[str, Bend]) -> dict[RouteId, list[Space]]:
    """The spaces of every route; `bends` says which pairs of places a curve joins (`a--b`)."""
    return {route.id: _spaces(board, route, bends) for route in board.routes.values()}


def _spaces(board: Board, route: Route, bends: Mapping[str, Bend]) -> list[Space]:
    one, other = (board.places[place] for place in route.between)
    bend = bends.get("--".join(route.between), (0.0, 0.0, 0.0))
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
    """The first of two twins lies on one side of the middle line, the second on the other."""
    if route.twin is None:
        return 0
    step = (SPACE_WIDTH + BETWEEN_TWINS) / 2
    return -step if route.id < route.twin else step
