"""The ladder as a picture: ratings with their intervals, a row for each bot, a mark for each table size."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor

from msgspec import Struct

from okapi.arena.intervals import Estimate

from .data import Ladder, LadderSection

WIDTH, NAMES, MARGIN = 820, 130, 24
TOP, ROW, BOTTOM = 84, 52, 40
APART = 10  # between the marks of one bot
TICK = 400  # rating points: ten to one
MARKS = ("circle", "square", "diamond", "triangle")
Ratings = Mapping[str, Estimate]
STYLE = """\
  svg { --card: #ffffff; --ink: #1f2328; --faint: #d0d7de; --stripe: #f6f8fa;
        --a: #0969da; --b: #bc4c00; --c: #1a7f37; --d: #8250df; }
  @media (prefers-color-scheme: dark) {
    svg { --card: #151b23; --ink: #e6edf3; --faint: #3d444d; --stripe: #1c232c;
          --a: #58a6ff; --b: #f0883e; --c: #3fb950; --d: #bc8cff; } }
  text { font: 14px system-ui, sans-serif; fill: var(--ink); }
  .title { font-weight: 600; font-size: 16px; }
  .axis { font-size: 12px; text-anchor: middle; }
  .name { text-anchor: end; }
  .card { fill: var(--card); stroke: var(--faint); }
  .stripe { fill: var(--stripe); }
  .line { stroke: var(--faint); }
  .mark-0 { fill: var(--a); stroke: var(--a); } .mark-1 { fill: var(--b); stroke: var(--b); }
  .mark-2 { fill: var(--c); stroke: var(--c); } .mark-3 { fill: var(--d); stroke: var(--d); }
  .interval { stroke-width: 2; }
"""


class Scale(Struct, frozen=True):
    """From ratings to places across the picture."""

    low: float
    high: float

    def place(self, rating: float) -> float:
        """How far from the left."""
        width = WIDTH - NAMES - 2 * MARGIN
        return round(NAMES + MARGIN + width * (rating - self.low) / (self.high - self.low), 1)

    def ticks(self) -> range:
        """The ratings that are named on the axis."""
        return range(ceil(self.low / TICK) * TICK, floor(self.high / TICK) * TICK + 1, TICK)


def picture(ladder: Ladder) -> str:
    """An SVG of its own colours on a card of its own, so that it can be read on light and dark pages."""
    sections = list(ladder.of_everyone())
    ratings = [ladder.ratings(section) for section in sections]
    bots = _order(sections, ratings)
    scale = _scale(ratings)
    height = TOP + ROW * len(bots) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-labelledby="title description">',
        '<title id="title">Ratings of the bots</title>',
        f'<desc id="description">{escape(in_words(ladder))}</desc>',
        f"<style>\n{STYLE}</style>",
        f'<rect class="card" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>',
        f'<text class="title" x="{MARGIN}" y="34">Ratings with 95% intervals: +{TICK} is ten to one</text>',
        *_legend(sections),
        *_grid(scale, bots, height),
        *(mark for place, rated in enumerate(ratings) for mark in _marks(place, rated, bots, scale, len(sections))),
        "</svg>\n",
    ]
    return "\n".join(parts)


def in_words(ladder: Ladder) -> str:
    """What the picture shows, for those who cannot see it."""
    first = next(ladder.of_everyone(), None)
    if first is None:
        return "Ratings of the bots"
    ratings = [f"{bot} {_signed(rating.value)}" for bot, rating in ladder.ratings(first).items()]
    tables = f"tables of {first.settings.players} to {max(it.settings.players for it in ladder.of_everyone())}"
    return (
        f"Ratings of the bots with 95% intervals, at {tables} players. "
        f"At {first.settings.players} players, best first: {', '.join(ratings)}."
    )


def _order(sections: Sequence[LadderSection], ratings: Sequence[Ratings]) -> list[str]:
    """As in the first section, best first; then those who are rated at other tables only, or not at all."""
    rated = (bot for section in ratings for bot in section)
    return list(dict.fromkeys([*rated, *(line.bot for it in sections[:1] for line in it.standings.bots)]))


def _scale(ratings: Sequence[Ratings]) -> Scale:
    shown = [rating for rated in ratings for rating in rated.values()]
    low = min((rating.low for rating in shown), default=-TICK)
    high = max((rating.high for rating in shown), default=TICK)
    return Scale(floor(low / 100) * 100, ceil(high / 100) * 100)


def _legend(sections: Sequence[LadderSection]) -> Iterator[str]:
    for place, section in enumerate(sections):
        left = MARGIN + 6 + 110 * place
        yield _mark(place, left, 56)
        yield f'<text x="{left + 12}" y="61">{section.settings.players} players</text>'


def _grid(scale: Scale, bots: Sequence[str], height: int) -> Iterator[str]:
    for row, bot in enumerate(bots):
        top = TOP + ROW * row
        if row % 2 == 0:
            yield f'<rect class="stripe" x="1" y="{top}" width="{WIDTH - 2}" height="{ROW}"/>'
        yield f'<text class="name" x="{NAMES}" y="{top + ROW / 2 + 5:g}">{escape(bot)}</text>'
    for tick in scale.ticks():
        across = scale.place(tick)
        yield f'<line class="line" x1="{across}" x2="{across}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        yield f'<text class="axis" x="{across}" y="{height - BOTTOM + 20}">{_signed(tick)}</text>'


def _signed(rating: float) -> str:
    return f"{rating:+.0f}".replace("-", "−") if round(rating) else "0"


def _marks(place: int, ratings: Ratings, bots: Sequence[str], scale: Scale, count: int) -> Iterator[str]:
    for row, bot in enumerate(bots):
        if (rating := ratings.get(bot)) is None:
            continue
        down = TOP + ROW * row + ROW / 2 + APART * (place - (count - 1) / 2)
        low, value, high = (scale.place(part) for part in (rating.low, rating.value, rating.high))
        yield f'<line class="interval mark-{place}" x1="{low}" x2="{high}" y1="{down:g}" y2="{down:g}"/>'
        yield _mark(place, value, down)


def _mark(place: int, across: float, down: float) -> str:
    """A shape of its own for each colour: not everyone tells these apart."""
    shape = MARKS[place % len(MARKS)]
    if shape == "circle":
        return f'<circle class="mark-{place}" cx="{across:g}" cy="{down:g}" r="3.5"/>'
    corners = {
        "square": ((-3.2, -3.2), (3.2, -3.2), (3.2, 3.2), (-3.2, 3.2)),
        "diamond": ((0, -4.6), (4.6, 0), (0, 4.6), (-4.6, 0)),
        "triangle": ((0, -4.4), (4.2, 3.4), (-4.2, 3.4)),
    }[shape]
    points = " ".join(f"{across + x:g},{down + y:g}" for x, y in corners)
    return f'<polygon class="mark-{place}" points="{points}"/>'
