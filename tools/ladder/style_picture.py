"""How the bots play, as bars side by side: a panel for each figure, a bar for each bot."""

from collections.abc import Iterator, Sequence
from html import escape

from okapi.arena.style import StyleFigures

from .picture import STYLE

PANEL, GAP, LEFT, TOP, BAR, BETWEEN = 236, 24, 24, 76, 22, 8
ACROSS = 3  # panels in a row
COLOURS = 4


def figures(style: StyleFigures) -> dict[str, tuple[float, str]]:
    """What the panels show: a figure, and how it is written."""
    claims, games = max(style.claims, 1), max(style.games, 1)

    def share(count: int, of: int) -> tuple[float, str]:
        return count / max(of, 1), f"{100 * count / max(of, 1):.0f}%"

    return {
        "points a game": (max(style.points / games, 0), f"{style.points / games:.0f}"),
        "routes a game": (style.claims / games, f"{style.claims / games:.1f}"),
        "spaces a route": (style.spaces / claims, f"{style.spaces / claims:.1f}"),
        "routes doubled": share(style.doubled, claims),
        "doubled with locomotives": share(style.with_locomotives, claims),
        "routes that block others": share(style.blocks, claims),
        "tickets kept a game": (style.kept / games, f"{style.kept / games:.1f}"),
        "tickets completed": share(style.completed, style.kept),
        "decisions of a whole game": (style.decisions / games, f"{style.decisions / games:.0f}"),
    }


def style_picture(styles: Sequence[StyleFigures]) -> str:
    """An SVG on a card of its own, as the ladder's."""
    titles = list(figures(styles[0]))
    tall = 34 + len(styles) * (BAR + BETWEEN)
    rows = -(-len(titles) // ACROSS)
    width, height = 2 * LEFT + ACROSS * PANEL + (ACROSS - 1) * GAP, TOP + rows * (tall + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-labelledby="title">',
        '<title id="title">How the bots play; the table below says the same in figures</title>',
        f"<style>\n{STYLE}</style>",
        f'<rect class="card" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
        f'<text class="title" x="{LEFT}" y="34">How they play, at one table</text>',
    ]
    for place, title in enumerate(titles):
        across = LEFT + place % ACROSS * (PANEL + GAP)
        parts += _panel(styles, title, across, TOP + place // ACROSS * (tall + GAP))
    return "\n".join([*parts, "</svg>\n"])


def _panel(styles: Sequence[StyleFigures], title: str, left: int, top: int) -> Iterator[str]:
    shown = [figures(style)[title] for style in styles]
    most = max(value for value, _ in shown) or 1
    yield f'<text x="{left}" y="{top}">{escape(title)}</text>'
    for place, (style, (value, text)) in enumerate(zip(styles, shown, strict=True)):
        down = top + 12 + place * (BAR + BETWEEN)
        wide = 2 + 70 * value / most
        yield f'<text x="{left}" y="{down + 16}">{escape(style.bot)}</text>'
        yield (
            f'<rect class="mark-{place % COLOURS}" x="{left + 108}" y="{down}" width="{wide:.1f}" '
            f'height="{BAR}" rx="3"/>'
        )
        yield f'<text x="{left + 116 + wide:.1f}" y="{down + 16}">{text}</text>'
