"""A picture of the table as everyone sees it: the map with all claims, and a line for each player."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape

from okapi.board import Board, Place, PlaceKind, Route
from okapi.game import Rules, Table

from .ground import arrow_angle, cartouche_on, ground_of, labels_on, spaces_on
from .labels import LEADING
from .result import ROW, ResultLine, result_lines
from .tracks import MARK, SPACE_WIDTH, Space, is_ours, point_of, sheet_of, size_of

MARGIN = 130
FOOT = 190  # the height of the players' lines
PIXELS_WIDE = 720
CARD = (1200, 630)  # pixels of the picture that stands beside a link
CARD_EDGE = 20
BEAST = 440  # pixels of the okapi there
PLATE = 19  # the radius of the plate with a train's sign
SIGN_BOX = 24  # units of the drawings of signs, across and down
RESULT_EDGE = 40
LIVERIES = Rules().max_players  # colours of players, below; all colours are those of web/src/theme/trains.css
STYLE = """
text { font-family: serif; fill: #33291f }
.halo { paint-order: stroke; stroke: #f8f0de; stroke-width: 9; stroke-linejoin: round }
.land { fill: #f1e6cd; stroke: #55483a; stroke-width: 5 } .lake { fill: #cddbd8 }
.line, .graticule { fill: none; stroke: #b5aea2; stroke-width: 5 } .graticule { stroke: #d8cbb0; stroke-width: 3 }
.river { fill: none; stroke: #7fa0a8; stroke-width: 5 }
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
.sign0 { fill: #6e2018 } .sign1 { fill: #1c2e5b } .sign2 { fill: #215839 } .sign3 { fill: #836509 }
.sign4 { fill: #211c18 } .words { font-weight: bold }
.brass { fill: #c9982f; fill-opacity: .55 }
.digit { fill: none; stroke: #33291f; stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round }
"""


def svg_of(table: Table) -> str:
    board = table.board
    left, top, width, bottom = _bounds(board)
    height = bottom - top + FOOT
    players = _players(table, left, bottom, width)
    drawing = "\n".join([*_claims(table), *_places(board), cartouche_on(board), *_names(board), *players])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" '
        f'width="{PIXELS_WIDE}" height="{PIXELS_WIDE * height / width:.0f}"><style>{STYLE}</style>{_signs()}'
        f'<rect x="{left:.0f}" y="{top:.0f}" width="100%" height="100%" fill="#dfe7e2"/>'
        f"{ground_of(board)}\n{drawing}</svg>"
    )


def _bounds(board: Board) -> tuple[float, float, float, float]:
    """The left and the upper edge of a picture, its width, and where the players' lines begin."""
    if not is_ours(board):
        sheet = sheet_of(board)
        return sheet.x, sheet.y, sheet.width, sheet.y + sheet.height
    corner = size_of(board) + complex(MARGIN, MARGIN)
    return -MARGIN, -MARGIN, corner.real + MARGIN, corner.imag


def card_of(table: Table, liveries: Sequence[int] = range(LIVERIES), result: Sequence[ResultLine] = ()) -> str:
    """A preview for links, as SVG: the whole map beside the okapi.

    It names nothing, so it needs no font. `liveries` says which colour each seat has.
    """
    size, (width, height) = size_of(table.board), CARD
    scale = min((height - 2 * CARD_EDGE) / size.imag, (width - CARD_EDGE) / 2 / size.real)
    left, top = width - CARD_EDGE - scale * size.real, (height - scale * size.imag) / 2
    space = height - ROW * len(result)
    side = min(BEAST, 0.8 * space) if result else BEAST
    beast = (left - side) / 2, (space - side) / 2
    lines = result_lines(result, RESULT_EDGE, space - RESULT_EDGE / 2, left - 2 * RESULT_EDGE, _sign_on_colour)
    drawing = "\n".join([*_claims(table, liveries), *_places(table.board)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}"><style>{STYLE}</style>{_signs()}<rect width="100%" height="100%" fill="#dfe7e2"/>'
        f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.5f})">'
        f"{ground_of(table.board)}\n{drawing}</g>"
        f'<rect width="{left:.0f}" height="100%" fill="#e9c77b"/>'
        f'<g transform="translate({beast[0]:.0f} {beast[1]:.0f}) scale({side / 64:.3f})">{_beast()}</g>'
        f"{''.join(lines)}</svg>"
    )


@cache
def _beast() -> str:
    """The okapi of the icon, 64 units wide and high."""
    return (files(__package__) / "okapi.svg").read_text("utf-8")


def _claims(table: Table, liveries: Sequence[int] = range(LIVERIES)) -> Iterator[str]:
    spaces = spaces_on(table.board)
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
    for space in spaces:
        yield _dot(space.middle, "plate", PLATE)
        yield _sign(livery, space.middle, 1.4 * PLATE, f"sign{livery}")


def _sign_on_colour(livery: int, middle: complex, size: float) -> str:
    return _sign(livery, middle, size, f"on{livery}")


def _sign(livery: int, middle: complex, size: float, kind: str) -> str:
    """What identifies the player of a colour where colours cannot be seen."""
    corner = middle - complex(size, size) / 2
    at = f"translate({corner.real:.1f} {corner.imag:.1f}) scale({size / SIGN_BOX:.3f})"
    return f'<use class="{kind}" href="#sign{livery}" transform="{at}"/>'


@cache
def _signs() -> str:
    """The signs by the number of their colour, defined once for all trains; `web/src/pieces/glyphs.ts` has the same."""
    signs: dict[str, str] = json.loads((files(__package__) / "player-signs.json").read_text("utf-8"))
    paths = (f'<path id="sign{livery}" fill-rule="evenodd" d="{d}"/>' for livery, d in enumerate(signs.values()))
    return f"<defs>{''.join(paths)}</defs>"


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
    for label in labels_on(board):
        x, y, width, _, angle = label.box
        edge = {"start": -width / 2, "middle": 0, "end": width / 2}[label.align]
        for number, line in enumerate(label.lines):
            down = (number - (len(label.lines) - 1) / 2) * LEADING * label.size
            yield _text(line, complex(x + edge, y + down), label.size, label.align, angle)


def _arrow(board: Board, place: Place, at: complex) -> str:
    turn = f"translate({at.real:.1f} {at.imag:.1f}) rotate({arrow_angle(board, place):.1f})"
    return f'<path class="arrow" d="M3-12H24V-25L60 0 24 25V12H3L9 0z" transform="{turn}"/>'


def _text(text: str, at: complex, size: float, anchor: str, angle: float = 0) -> str:
    """Words whose middle line is at this height."""
    where = f'transform="translate({at.real:.1f} {at.imag:.1f}) rotate({angle})" y="{0.3 * size:.1f}"'
    return f'<text class="halo" {where} font-size="{size:.0f}" text-anchor="{anchor}">{escape(text)}</text>'


def _players(table: Table, left: float, top: float, width: float) -> Iterator[str]:
    each = width / len(table.players)
    size = min(60, round((each - 215) / 12))
    for seat, player in enumerate(table.players):
        holds = f"{player.trains} trains · {player.cards} cards · {player.tickets} tickets"
        livery = seat % LIVERIES
        pointer = f'<path class="on{livery}" d="M14 44l34 20-34 20z"/>' if seat in table.acting() else ""
        yield (
            f'<g transform="translate({left + seat * each:.0f} {top:.0f})">'
            f'<rect class="seat{livery}" width="{each:.0f}" height="{FOOT}"/>'
            f"{pointer}{_sign(livery, complex(110, 95), 100, f'on{livery}')}"
            f'<text class="words on{livery}" x="180" y="85" font-size="{round(size * 1.2)}">'
            f"player_{seat}: {player.score} points</text>"
            f'<text class="words on{livery}" x="180" y="150" font-size="{size}">{holds}</text></g>'
        )
