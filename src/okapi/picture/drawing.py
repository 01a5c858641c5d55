"""A picture of the table as everyone sees it: the map with all claims, and a line for each player."""

import json
from cmath import rect
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import cos, pi, sin
from typing import Any
from xml.sax.saxutils import escape

from okapi.board import Board, Place, PlaceKind, Route, africa
from okapi.game import Table

from .tracks import MARK, SPACE_WIDTH, Space, point_of, size_of, spaces_of_routes

MARGIN = 130
LETTER_WIDTH, LEADING = 0.46, 0.86  # of names, in shares of their size
FOOT = 190  # the height of the players' lines
PIXELS_WIDE = 720
CARD = (1200, 630)  # pixels of the picture that stands beside a link
CARD_EDGE = 20
BEAST = 440  # pixels of the okapi there
LIVERIES = 5  # colours of players, below; all colours are those of web/src/theme/trains.css
STYLE = """
text { font-family: serif; fill: #33291f }
.halo { paint-order: stroke; stroke: #f8f0de; stroke-width: 9; stroke-linejoin: round }
.land { fill: #f1e6cd; stroke: #55483a; stroke-width: 5 } .lake { fill: #cddbd8 }
.line { stroke: #b5aea2; stroke-width: 5 } .river { fill: none; stroke: #7fa0a8; stroke-width: 5 }
.desert { fill: #dfa748; fill-opacity: .11 } .jungle { fill: #6c9a58; fill-opacity: .11 }
.mountain { fill: #97816f; fill-opacity: .11 }
.space { stroke: #33291f; stroke-width: 3.5 } .ferry { stroke-dasharray: 14 5 }
.purple { fill: #a982b6 } .white { fill: #fffdf6 } .blue { fill: #6d99c2 } .yellow { fill: #f6d970 }
.orange { fill: #f1aa62 } .black { fill: #4a4643 } .red { fill: #d76c63 } .green { fill: #78aa79 }
.grey { fill: #a9a9a9 } .locomotive { fill: #ede1c7 }
.rim, .plate { fill: #fffaf0 } .casing { fill: #1d1712 } .mark { fill: #fffaf0; stroke: #33291f; stroke-width: 5 }
.doubled { fill: #c9982f; stroke: #2b2015; stroke-width: 3 } .arrow { fill: #9c2a1c }
.seat0 { fill: #d02a20 } .seat1 { fill: #1a4bb4 } .seat2 { fill: #25a86b } .seat3 { fill: #ffc400 }
.seat4 { fill: #26221f } .on0, .on1, .on4 { fill: #fffaf0 } .on2 { fill: #0c2416 } .on3 { fill: #2b2015 }
.words { font-weight: bold }
"""


def svg_of(table: Table) -> str:
    corner = size_of(table.board) + complex(MARGIN, MARGIN)
    left, width, height = -MARGIN, corner.real + MARGIN, corner.imag + MARGIN + FOOT
    players = _players(table, left, corner.imag, width)
    drawing = "\n".join([*_claims(table), *_places(table.board), *_names(table.board), *players])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {left} {width:.0f} {height:.0f}" '
        f'width="{PIXELS_WIDE}" height="{PIXELS_WIDE * height / width:.0f}"><style>{STYLE}</style>'
        f'<rect x="{left}" y="{left}" width="100%" height="100%" fill="#dfe7e2"/>'
        f"{_ground(table.board)}\n{drawing}</svg>"
    )


def card_of(table: Table, liveries: Sequence[int] = range(LIVERIES)) -> str:
    """The whole map beside the okapi, as wide as links are shown in messages, as SVG.

    It names no places, so it looks the same on machines without fonts. `liveries` says which colour each seat has.
    """
    size, (width, height) = size_of(table.board), CARD
    scale = min((height - 2 * CARD_EDGE) / size.imag, (width - CARD_EDGE) / 2 / size.real)
    left, top = width - CARD_EDGE - scale * size.real, (height - scale * size.imag) / 2
    beast = (left - BEAST) / 2, (height - BEAST) / 2
    drawing = "\n".join([*_claims(table, liveries), *_places(table.board)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}"><style>{STYLE}</style><rect width="100%" height="100%" fill="#dfe7e2"/>'
        f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.5f})">'
        f"{_ground(table.board)}\n{drawing}</g>"
        f'<rect width="{left:.0f}" height="100%" fill="#e9c77b"/>'
        f'<g transform="translate({beast[0]:.0f} {beast[1]:.0f}) scale({BEAST / 64:.3f})">{_beast()}</g>'
        "</svg>"
    )


@cache
def _beast() -> str:
    """The okapi of the icon, 64 units wide and high."""
    return (files(__package__) / "okapi.svg").read_text("utf-8")


@lru_cache(maxsize=32)
def _drawing(name: str) -> dict[str, Any]:
    """What was prepared for the map of Africa; see `web/scripts`."""
    text = (files("okapi.board") / f"africa-{name}.json").read_text("utf-8")
    drawing: dict[str, Any] = json.loads(text)
    return drawing


@lru_cache(maxsize=32)
def _ground(board: Board) -> str:
    """Coast, terrain, rivers and lakes; a board of someone's own lies on plain paper."""
    if board != africa():
        paper = '<rect x="-60" y="-60" width="100%" height="100%" fill="#f1e6cd"/>'
        return paper + "".join(_line(board, route) for route in board.routes.values())
    atlas = _drawing("atlas")
    tints = [f'<path class="{terrain}" d="{path}"/>' for terrain, paths in atlas["tints"].items() for path in paths]
    water = f'<path class="river" d="{atlas["rivers"]}"/><path class="lake" d="{atlas["lakes"]}"/>'
    ashore = f'<clipPath id="ashore"><path d="{atlas["land"]}"/></clipPath>'
    land = f'<path class="land" d="{atlas["land"]}"/>'
    return f'{ashore}{land}<g clip-path="url(#ashore)">{"".join(tints)}{water}</g>'


def _line(board: Board, route: Route) -> str:
    """What leads from the spaces to the places, where these lie far apart."""
    one, other = (point_of(board, board.places[place]) for place in route.between)
    return f'<path class="line" d="M{one.real:.1f} {one.imag:.1f}L{other.real:.1f} {other.imag:.1f}"/>'


@lru_cache(maxsize=32)
def _spaces(board: Board) -> dict[str, list[Space]]:
    return spaces_of_routes(board, _drawing("layout")["bends"])


def _claims(table: Table, liveries: Sequence[int] = range(LIVERIES)) -> Iterator[str]:
    spaces = _spaces(table.board)
    for route in table.board.routes.values():
        claim = table.claims.get(route.id)
        if claim:
            yield from _train(spaces[route.id], liveries[claim.seat % LIVERIES])
        else:
            yield from (_box(space, _kind_of_space(route, number)) for number, space in enumerate(spaces[route.id]))
        if claim and claim.doubled:
            yield _medal(spaces[route.id])


def _train(spaces: list[Space], livery: int) -> Iterator[str]:
    """Carriages in a dark casing with a light rim, which no free route has."""
    for kind, wider in (("rim", 10), ("casing", 6), (f"train seat{livery}", 1)):
        yield from (_box(space, kind, wider) for space in spaces)
    yield from (_dot(space.middle, "plate", 11) for space in spaces)


def _kind_of_space(route: Route, number: int) -> str:
    """A ferry shows its locomotives on the spaces in the middle."""
    first = (route.length - route.locomotives) // 2
    colour = "locomotive" if first <= number < first + route.locomotives else route.colour
    return f"space {colour}{' ferry' if route.locomotives else ''}"


def _box(space: Space, kind: str, wider: int = 0) -> str:
    length, width = space.length + 2 * wider, SPACE_WIDTH + 2 * wider
    at = f"translate({space.middle.real:.1f} {space.middle.imag:.1f}) rotate({space.angle:.1f})"
    where = f'x="{-length / 2:.1f}" y="{-width / 2}" width="{length:.1f}" height="{width}"'
    return f'<rect class="{kind}" {where} rx="7" transform="{at}"/>'


def _dot(at: complex, kind: str, radius: int) -> str:
    return f'<circle class="{kind}" cx="{at.real:.1f}" cy="{at.imag:.1f}" r="{radius}"/>'


def _medal(spaces: list[Space]) -> str:
    middle = (spaces[(len(spaces) - 1) // 2].middle + spaces[len(spaces) // 2].middle) / 2
    at = f'transform="translate({middle.real:.1f} {middle.imag:.1f})"'
    return f'<g {at}><circle class="doubled" r="24"/><text y="10" text-anchor="middle" font-size="32">×2</text></g>'


def _places(board: Board) -> Iterator[str]:
    for place in board.places.values():
        at = point_of(board, place)
        is_terminal = place.kind is PlaceKind.TERMINAL
        yield _arrow(board, place, at) if is_terminal else _dot(at, "mark", MARK[place.kind] - 2)


def _names(board: Board) -> Iterator[str]:
    named = set()
    for place in board.places.values():
        if place.country is None:
            yield _name(place, point_of(board, place))
        elif place.country not in named:
            named.add(place.country)
            stops = [point_of(board, board.places[stop]) for stop in board.countries[place.country].places]
            yield _name_of_country(place, stops)


def _arrow(board: Board, place: Place, at: complex) -> str:
    """On from the last space of its route, off the map."""
    route = board.routes_at(place.id)[0]
    spaces = _spaces(board)[route.id]
    angle = spaces[-1].angle if route.between[1] == place.id else spaces[0].angle + 180
    turn = f"translate({at.real:.1f} {at.imag:.1f}) rotate({angle:.1f})"
    return f'<path class="arrow" d="M3-12H24V-25L60 0 24 25V12H3L9 0z" transform="{turn}"/>'


def _name(place: Place, at: complex) -> str:
    """Where the layout found room for it (`web/src/map/labels.ts`); on a board of someone's own, below."""
    direction, distance, count = _drawing("layout")["labels"].get(place.id, (6, 12, 1))
    size = {PlaceKind.CITY: 55, PlaceKind.WAY_STATION: 43}.get(place.kind, 50)
    lines = [place.name] if count == 1 else _two_lines(place.name)
    width, height = max(map(len, lines)) * LETTER_WIDTH * size, len(lines) * LEADING * size
    turn = direction / 24 * 2 * pi
    towards = complex(*(max(-1, min(1, 1.5 * part)) for part in (cos(turn), sin(turn))))
    middle = at + rect(MARK[place.kind] + distance, turn)
    middle += complex(towards.real * width / 2, towards.imag * height / 2)
    anchor, edge = "middle", 0.0
    if abs(cos(turn)) > 0.6:  # the edge that keeps to the mark
        anchor, edge = ("start", -width / 2) if cos(turn) > 0 else ("end", width / 2)
    return "".join(
        _text(line, middle + complex(edge, down * LEADING * size), size, anchor)
        for down, line in zip(((0.0,), (-0.5, 0.5))[len(lines) - 1], lines, strict=True)
    )


def _two_lines(name: str) -> list[str]:
    """Broken where both lines are as even as they can be."""
    breaks = [at + 1 for at, letter in enumerate(name) if letter in " -"]
    at = min(breaks, key=lambda at: abs(len(name) - 2 * at), default=len(name))
    return [name[:at].strip(), name[at:]]


def _name_of_country(place: Place, stops: list[complex]) -> str:
    """Between its stops or beside them, upright if they lie one far above the other."""
    across, down, _ = _drawing("layout")["labels"].get(place.id, (0, 4, 1))
    middle = sum(stops) / len(stops) + 24 * complex(across, down)
    is_tall = max(stop.imag for stop in stops) - min(stop.imag for stop in stops) > 400
    return _text(place.name.upper(), middle, 50, "middle", angle=90 if is_tall else 0)


def _text(text: str, at: complex, size: int, anchor: str, angle: float = 0) -> str:
    """Words whose middle line is at that height."""
    where = f'transform="translate({at.real:.1f} {at.imag:.1f}) rotate({angle})" y="{0.3 * size:.1f}"'
    return f'<text class="halo" {where} font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'


def _players(table: Table, left: float, top: float, width: float) -> Iterator[str]:
    each = width / len(table.players)
    size = min(60, round(each / 14))
    for seat, player in enumerate(table.players):
        holds = f"{player.trains} trains · {player.cards} cards · {player.tickets} tickets"
        livery = seat % LIVERIES
        pointer = f'<path class="on{livery}" d="M14 44l34 20-34 20z"/>' if seat in table.acting() else ""
        yield (
            f'<g transform="translate({left + seat * each:.0f} {top:.0f})">'
            f'<rect class="seat{livery}" width="{each:.0f}" height="{FOOT}"/>'
            f"{pointer}"
            f'<text class="words on{livery}" x="60" y="85" font-size="{round(size * 1.2)}">'
            f"player_{seat}: {player.score} points</text>"
            f'<text class="words on{livery}" x="60" y="150" font-size="{size}">{holds}</text></g>'
        )
