"""How a game ended, as a picture shows it: a line for each player, the winners on brass.

Players are shown by the colour and sign of their trains, and numbers are drawn: no machine needs a font, and a
picture that is passed on shows nobody's name.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

ROW = 84  # pixels: the height of a line
DIGIT, STEP = 32, 27  # units of the drawings below: their height, and from one to the next
DIGITS = {
    "0": "M10 2C4 2 2 8 2 16s2 14 8 14 8-6 8-14-2-14-8-14z",
    "1": "M4 8 11 2v28",
    "2": "M2 9c0-4 3-7 8-7s8 3 8 7c0 6-9 12-16 21h16",
    "3": "M3 4c2-1 4-2 7-2 5 0 7 3 7 6 0 4-3 7-8 7 6 0 9 3 9 7 0 5-4 8-9 8-3 0-6-1-7-2",
    "4": "M14 30V2L2 21h16",
    "5": "M16 2H5L4 14c2-1 4-1.5 6-1.5 5 0 8 4 8 8.5 0 5-4 9-9 9-3 0-5-1-7-2",
    "6": "M15 3C7 5 2 13 2 21c0 5 3 9 8 9s8-4 8-9-3-8-8-8-7 4-8 8",
    "7": "M2 2h16L8 30",
    "8": "M10 15c-4 0-7-2.5-7-6.5S6 2 10 2s7 2.5 7 6.5-3 6.5-7 6.5c-5 0-8 3-8 7.5S5 30 10 30s8-3 8-7.5-3-7.5-8-7.5z",
    "9": "M5 29c8-2 13-10 13-18 0-5-3-9-8-9S2 6 2 11s3 8 8 8 7-4 8-8",
    "-": "M4 17h12",
}


class ResultLine(Struct, frozen=True):
    """A player's points, and the colour and sign of their trains."""

    points: int
    livery: int
    has_won: bool


def result_lines(
    lines: Sequence[ResultLine], left: float, top: float, width: float, sign: Callable[[int, complex, float], str]
) -> Iterator[str]:
    """`sign` draws that of a livery, at a place, in a size."""
    for number, line in enumerate(lines):
        y = top + number * ROW
        middle = y + ROW / 2
        if line.has_won:
            yield f'<rect class="brass" x="{left}" y="{y + 4}" width="{width}" height="{ROW - 8}" rx="8"/>'
        yield f'<circle class="casing" cx="{left + 44}" cy="{middle}" r="33"/>'
        yield f'<circle class="seat{line.livery}" cx="{left + 44}" cy="{middle}" r="29"/>'
        yield sign(line.livery, complex(left + 44, middle), 38)
        yield from _number(line.points, left + width - 20, middle)


def _number(number: int, right: float, middle: float) -> Iterator[str]:
    scale = 1.4
    start = right - scale * STEP * len(str(number))
    for place, digit in enumerate(str(number)):
        at = f"translate({start + scale * STEP * place:.1f} {middle - scale * DIGIT / 2:.1f}) scale({scale})"
        yield f'<path class="digit" d="{DIGITS[digit]}" transform="{at}"/>'
