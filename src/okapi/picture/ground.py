"""What is under the routes: our cartography for the built-in geography, a chart for any other.

Also what names may not touch there. The browser does the same in `web/src/map`.
"""

import json
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from math import ceil, cos, floor, radians, sin
from typing import Any
from xml.sax.saxutils import escape

from okapi.board import Board, Place, PlaceKind

from .bows import bows_of
from .boxes import Box, overlap
from .labels import Label, place_labels, text_width
from .measures import MEASURES
from .tracks import (
    MARK,
    OURS,
    SPACE_WIDTH,
    Bend,
    MapSheet,
    Space,
    is_ours,
    point_of,
    sheet_of,
    size_of,
    spaces_of_routes,
)

CARTOUCHE, COMPASS = Box(**MEASURES["cartouche"]), Box(**MEASURES["compass"])
INSET: float = MEASURES["ornamentInset"]  # of ornaments, from the edge of the sheet
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))  # lower right, upper right, lower left, upper left
NEWS = MEASURES["newsHeight"] / OURS.height  # what the browser shows on top of its map, as shares of the sheet
FOOT = MEASURES["controlsWidth"] / OURS.width, MEASURES["controlsHeight"] / OURS.height
CELLS = 8  # of a chart's graticule, along the longer side


@lru_cache(maxsize=8)
def _drawing(name: str) -> dict[str, Any]:
    """What was prepared for the map of Africa; see `web/scripts`."""
    text = (files("okapi.board") / f"africa-{name}.json").read_text("utf-8")
    drawing: dict[str, Any] = json.loads(text)
    return drawing


def bends_of(board: Board) -> dict[str, Bend]:
    return _drawing("layout")["bends"] if is_ours(board) else bows_of(board)


@lru_cache(maxsize=32)
def spaces_on(board: Board) -> dict[str, list[Space]]:
    return spaces_of_routes(board, bends_of(board))


@lru_cache(maxsize=32)
def labels_on(board: Board) -> list[Label]:
    hints = _drawing("layout")["labels"] if is_ours(board) else {}
    ornaments = [box for box in ornaments_on(board) if box is not None]
    return place_labels(board, [*_taken(board, 2), *ornaments, *_overlaid(sheet_of(board))], hints)


def _taken(board: Board, across: int) -> Iterable[Box]:
    """Spaces, arrows and marks, these `across` times their radius."""
    for spaces in spaces_on(board).values():
        yield from (Box(it.middle.real, it.middle.imag, it.length, SPACE_WIDTH, it.angle) for it in spaces)
    for place in board.places.values():
        at, side = point_of(board, place), across * MARK[place.kind]
        yield _arrow_box(board, place) if place.kind is PlaceKind.TERMINAL else Box(at.real, at.imag, side, side)


def _overlaid(sheet: MapSheet) -> Iterable[Box]:
    height, (wide, high) = NEWS * sheet.height, (FOOT[0] * sheet.width, FOOT[1] * sheet.height)
    yield Box(sheet.x + sheet.width / 2, sheet.y + height / 2, sheet.width, height)
    yield Box(sheet.x + wide / 2, sheet.y + sheet.height - high / 2, wide, high)


def arrow_angle(board: Board, place: Place) -> float:
    """The direction in which the last space of its route leads off the map."""
    route = board.routes_at(place.id)[0]
    spaces = spaces_on(board)[route.id]
    return spaces[-1].angle if route.between[1] == place.id else spaces[0].angle + 180


def _arrow_box(board: Board, place: Place) -> Box:
    angle, at = arrow_angle(board, place), point_of(board, place)
    is_broad = any(route.twin for route in board.routes_at(place.id))
    length, width = MEASURES["broadArrow" if is_broad else "arrow"].values()
    x, y = at.real + cos(radians(angle)) * length / 2, at.imag + sin(radians(angle)) * length / 2
    return Box(x, y, length, width, angle)


@lru_cache(maxsize=32)
def ornaments_on(board: Board) -> tuple[Box | None, Box | None]:
    """Where the cartouche and the compass rose are: on a chart, in the first corners where they hide nothing."""
    if is_ours(board):
        return CARTOUCHE, COMPASS
    taken, sheet = list(_taken(board, 6)), sheet_of(board)

    def in_corner(model: Box, others: list[Box]) -> Box | None:
        across, down = sheet.width / 2 - INSET - model.width / 2, sheet.height / 2 - INSET - model.height / 2
        middle = sheet.x + sheet.width / 2, sheet.y + sheet.height / 2
        boxes = (model._replace(x=middle[0] + right * across, y=middle[1] + low * down) for right, low in CORNERS)
        return next((box for box in boxes if all(overlap(box, other) <= 0 for other in others)), None)

    cartouche = in_corner(CARTOUCHE, taken)
    return cartouche, in_corner(COMPASS, [*taken, cartouche] if cartouche else taken)


@lru_cache(maxsize=32)
def ground_of(board: Board) -> str:
    """Coast, terrain, rivers and lakes; or parchment with a graticule, and the lines that the routes follow."""
    if not is_ours(board):
        return _chart(board)
    atlas = _drawing("atlas")
    tints = [f'<path class="{terrain}" d="{path}"/>' for terrain, paths in atlas["tints"].items() for path in paths]
    water = f'<path class="river" d="{atlas["rivers"]}"/><path class="lake" d="{atlas["lakes"]}"/>'
    ashore = f'<clipPath id="ashore"><path d="{atlas["land"]}"/></clipPath>'
    land = f'<path class="land" d="{atlas["land"]}"/>'
    return f'{ashore}{land}<g clip-path="url(#ashore)">{"".join(tints)}{water}</g>'


def _chart(board: Board) -> str:
    sheet, size = sheet_of(board), size_of(board)
    cell = max(size.real, size.imag) / CELLS
    meridians = (f"M{x:.1f} {sheet.y}v{sheet.height}" for x in _lines(size.real / 2, sheet.x, sheet.width, cell))
    parallels = (f"M{sheet.x} {y:.1f}h{sheet.width}" for y in _lines(size.imag / 2, sheet.y, sheet.height, cell))
    paper = f'<rect x="{sheet.x}" y="{sheet.y}" width="{sheet.width}" height="{sheet.height}" fill="#f1e6cd"/>'
    lines = "".join(_path(board, *route.between) for route in board.routes.values())
    return f'{paper}<path class="graticule" d="{"".join([*meridians, *parallels])}"/><path class="line" d="{lines}"/>'


def _lines(middle: float, start: float, length: float, cell: float) -> Iterable[float]:
    first, last = ceil((start - middle) / cell), floor((start + length - middle) / cell)
    return (middle + number * cell for number in range(first, last + 1))


def _path(board: Board, one: str, other: str) -> str:
    """The line from the spaces to the places, where these are far apart."""
    start, end = point_of(board, board.places[one]), point_of(board, board.places[other])
    bend = bends_of(board).get(f"{one}--{other}", (0.0, 0.0, 0.0))
    first, second = (start + (end - start) * complex(share, bow) for share, bow in ((1 / 3, bend[0]), (2 / 3, bend[1])))
    return f"M{_at(start)}C{_at(first)} {_at(second)} {_at(end)}"


def _at(point: complex) -> str:
    return f"{point.real:.1f} {point.imag:.1f}"


def cartouche_on(board: Board) -> str:
    """The name of a board on its chart, if there is room for it."""
    plate, _ = ornaments_on(board)
    if plate is None or is_ours(board):
        return ""
    size = min(104, 600 / text_width(board.name))
    where = f'x="{plate.x:.1f}" y="{plate.y + 0.32 * size:.1f}" font-size="{size:.0f}" text-anchor="middle"'
    x, y, width, height = plate.x - plate.width / 2, plate.y - plate.height / 2, plate.width, plate.height
    return (
        f'<rect class="mark" x="{x:.1f}" y="{y:.1f}" width="{width}" height="{height}" rx="28"/>'
        f"<text {where}>{escape(board.name)}</text>"
    )
