"""Where the names are written: what `web/src/map/labels.ts` does for the browser, by the same numbers.

Every name tries places around its mark and takes the nearest that touches nothing.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from math import cos, pi, sin
from typing import NamedTuple
from unicodedata import normalize

from okapi.board import Board, Place, PlaceKind

from .boxes import Box, away, overlap
from .measures import MEASURES
from .tracks import MARK, MapSheet, point_of, sheet_of

LETTER: dict[PlaceKind, float] = {PlaceKind(kind): size for kind, size in MEASURES["letter"].items()}
MIN_SIZE = LETTER[PlaceKind.WAY_STATION]
LEADING: float = MEASURES["labelLeading"]
SPACING: float = MEASURES["labelSpacing"]  # between the capitals of a country's name
ITALIC: float = MEASURES["labelItalic"]  # as broad as upright letters: the names of way stations
SQUEEZES: list[float] = MEASURES["labelSqueezes"]  # a name that finds no room is written smaller
DIRECTIONS: int = MEASURES["labelDirections"]
DISTANCES: list[int] = MEASURES["labelDistances"]
STEP: int = MEASURES["labelStep"]
STEPS: int = MEASURES["labelSteps"]  # of a country's name, to each side
TALL: float = MEASURES["labelTall"]
EDGE: float = MEASURES["labelEdge"]  # the frame
AIR: float = MEASURES["labelAir"]  # around a name
NEAR: float = MEASURES["labelNear"]
ROUNDS: int = MEASURES["labelRounds"]
SMALLER_COST: float = MEASURES["labelSmallerCost"]
BROKEN_COST: float = MEASURES["labelBrokenCost"]
TOUCHING_COST: float = MEASURES["labelTouchingCost"]

Hint = tuple[int, int, int]


class Label(NamedTuple):
    """A name in its lines, with the edge that stays at the mark and the cost of this position."""

    place: Place
    lines: tuple[str, ...]
    size: float
    box: Box
    align: str
    effort: float


@cache
def _widths() -> dict[str, float]:
    rows = json.loads((files("okapi.board") / "lettering.json").read_text("utf-8"))
    return {letter: width for width, letters in rows for letter in letters}


def text_width(text: str) -> float:
    """A slightly generous guess at the width of a word in ems, so that no font needs to be measured."""
    return sum(map(_letter_width, text)) * 0.97


@lru_cache(maxsize=1024)
def _letter_width(letter: str) -> float:
    plain = normalize("NFD", letter)[0]
    if known := _widths().get(letter) or _widths().get(plain):
        return known
    if plain >= "\u2e80":
        return 1
    return 0.57 if plain == plain.lower() else 0.75


def linings(name: str) -> list[tuple[str, ...]]:
    """A name in one line, and in the two most even lines if it can be broken."""
    breaks = [at + 1 for at, letter in enumerate(name) if letter in " -"]
    halves = [(name[:at].strip(), name[at:].strip()) for at in breaks]
    evenest = min(halves, key=lambda lines: max(map(text_width, lines)), default=None)
    return [(name,), evenest] if evenest else [(name,)]


Beside = Callable[[int, int], Label]


def _beside_place(board: Board, place: Place, lines: tuple[str, ...], size: float, effort: float) -> Beside:
    at = point_of(board, place)
    slant = ITALIC if place.kind is PlaceKind.WAY_STATION else 1
    width, height = max(map(text_width, lines)) * size * slant, (len(lines) * LEADING + 0.04) * size

    def beside(direction: int, distance: int) -> Label:
        turn = direction / DIRECTIONS * 2 * pi
        lean = [max(-1.0, min(1.0, 1.5 * part)) for part in (cos(turn), sin(turn))]
        reach = MARK[place.kind] + distance
        x = at.real + cos(turn) * reach + lean[0] * width / 2
        y = at.imag + sin(turn) * reach + lean[1] * height / 2
        align = "start" if cos(turn) > 0.6 else "end" if cos(turn) < -0.6 else "middle"
        skew = 0 if direction % 6 == 0 else 3 if direction % 3 == 0 else 4
        return Label(place, lines, size, Box(x, y, width, height), align, effort + distance + skew)

    return beside


def _beside_country(board: Board, place: Place) -> Beside:
    """The name is between the country's stops or beside them, upright if one is far above the other."""
    stops = [point_of(board, board.places[stop]) for stop in board.countries[place.country or ""].places]
    middle = sum(stops) / len(stops)
    is_tall = max(stop.imag for stop in stops) - min(stop.imag for stop in stops) > TALL
    size, line = LETTER[place.kind], place.name.upper()
    width, height = (text_width(line) + SPACING * len(place.name)) * size, 0.8 * size

    def beside(across: int, down: int) -> Label:
        dx, dy = across * STEP, down * STEP
        box = Box(middle.real + dx, middle.imag + dy, width, height, 90 if is_tall else 0)
        effort = abs(dx - 60) * 0.8 + abs(dy) if is_tall else abs(dx) * 0.7 + abs(dy)
        return Label(place, (line,), size, box, "middle", effort)

    return beside


def _around(board: Board, place: Place) -> Iterator[Label]:
    if place.country is not None:
        beside, steps = _beside_country(board, place), range(-STEPS, STEPS + 1)
        yield from (beside(across, down) for across in steps for down in steps)
        return
    for smaller, squeeze in enumerate(SQUEEZES):
        size = max(MIN_SIZE, LETTER[place.kind] * squeeze)
        for broken, lines in enumerate(linings(place.name)):
            beside = _beside_place(board, place, lines, size, smaller * SMALLER_COST + broken * BROKEN_COST)
            yield from (beside(direction, distance) for distance in DISTANCES for direction in range(DIRECTIONS))


def _candidates(board: Board, place: Place, sheet: MapSheet) -> list[Label]:
    """Every position worth trying for a name, the most convenient first."""
    found = list(_around(board, place))
    seen = [label for label in found if _is_on(sheet, label.box)]
    return sorted(seen or found, key=lambda label: label.effort)


def _hinted(board: Board, place: Place, hint: Hint) -> Label | None:
    """The position that suited the name when the layout was made, if the name can be written there."""
    first, second, count = hint
    if place.country is not None:
        return _beside_country(board, place)(first, second)
    lines = next((lines for lines in linings(place.name) if len(lines) == count), None)
    return None if lines is None else _beside_place(board, place, lines, LETTER[place.kind], 0)(first, second)


def _is_on(sheet: MapSheet, box: Box) -> bool:
    width, height = (box.height, box.width) if box.angle else (box.width, box.height)
    return (
        box.x - width / 2 > sheet.x + EDGE
        and box.x + width / 2 < sheet.x + sheet.width - EDGE
        and box.y - height / 2 > sheet.y + EDGE
        and box.y + height / 2 < sheet.y + sheet.height - EDGE
    )


def named(board: Board) -> list[Place]:
    """The places whose names are written: a country's once, by the first of its stops."""
    firsts = {country.places[0] for country in board.countries.values()}
    return [place for place in board.places.values() if place.country is None or place.id in firsts]


def place_labels(board: Board, fixed: list[Box], hints: Mapping[str, Hint]) -> list[Label]:
    """Where all names are written; `fixed` is what they may not touch."""
    sheet, names = sheet_of(board), named(board)
    near, every = [], [cache(partial(_candidates, board, place, sheet)) for place in names]
    chosen: list[Label] = []
    for place, candidates in zip(names, every, strict=True):
        at = point_of(board, place)
        near.append([box for box in fixed if away(box, at) < NEAR])
        suited = _hinted(board, place, hints[place.id]) if place.id in hints else None
        chosen.append(suited if suited and _is_on(sheet, suited.box) else candidates()[0])
    first = list(chosen)
    for _ in range(ROUNDS):
        before = list(chosen)
        for number, candidates in enumerate(every):
            others = near[number] + [label.box for index, label in enumerate(chosen) if index != number]
            if _trespass(chosen[number].box, others):
                chosen[number] = _least_bad([first[number], *candidates()], others)
        if chosen == before:
            break
    return chosen


def _least_bad(labels: list[Label], others: list[Box]) -> Label:
    best, least = labels[0], float("inf")
    for label in labels:
        cost = _trespass(label.box, others, least)
        if cost == 0:
            return label
        if cost < least:
            best, least = label, cost
    return best


def _trespass(box: Box, others: list[Box], enough: float = float("inf")) -> float:
    """How bad the position of a box is for a name: touching something is far worse than being close to it."""
    total = 0.0
    for other in others:
        if total >= enough:
            break
        depth = overlap(box, other)
        if depth > 0:
            total += TOUCHING_COST + depth
        elif depth > -AIR:
            total += depth + AIR
    return total
