"""Draw how the network that ships learned, and how others learned to beat it: learning.svg and exploiting.svg.

`learning.csv`, `exploiting-copy.csv` and `exploiting-imitation.csv` are logs of training, ten iterations a line.
`python -m tools.pictures.learning runs/first/log.jsonl learning` makes the first of another log.
`learning-measured.csv` has games against `planner`.
"""

import csv
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.ladder.picture import STYLE

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PLAYERS = (2, 3, 4, 5)
WIDE, TALL, LEFT, TOP, APART = 220, 220, 64, 84, 64
TOGETHER = 10  # iterations
Rows = Sequence[Mapping[str, float]]
LINES = ".curve { fill: none; stroke-width: 2.5; } .even { stroke-dasharray: 3 4; opacity: 0.7; }\n"


def summed_up(log: Sequence[Mapping[str, float]]) -> list[dict[str, float]]:
    """Means over some iterations; of one that was made twice, after a restart, the later counts."""
    last = {line["iteration"]: line for line in log}
    lines = [last[iteration] for iteration in sorted(last)]
    found = []
    for first in range(0, len(lines), TOGETHER):
        part = lines[first : first + TOGETHER]
        row = {"decisions": part[-1]["decisions"]}
        for kind in ("points", "share"):
            for players in PLAYERS:
                seen = [line for line in part if line.get(f"games{players}") and f"{kind}{players}" in line]
                games = sum(line[f"games{players}"] for line in seen) or 1
                total = sum(line[f"{kind}{players}"] * line[f"games{players}"] for line in seen)
                row[f"{kind}{players}"] = round(total / games, 4) if seen else float("nan")
        found.append(row)
    return found


class Panel(NamedTuple):
    title: str
    rows: Rows
    kind: str
    between: tuple[float, float]
    most: float  # decisions
    has_even_shares: bool = False


def draw(title: str, panels: Sequence[Panel]) -> str:
    """Panels side by side."""
    width, height = LEFT + len(panels) * (WIDE + APART) - 24, TOP + TALL + 56
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-labelledby="title">',
        f'<title id="title">{title}; the text says the same in figures</title>',
        f"<style>\n{STYLE}{LINES}</style>",
        f'<rect class="card" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
    ]
    for place, players in enumerate(PLAYERS):
        parts.append(f'<circle class="mark-{place}" cx="{LEFT + 110 * place}" cy="28" r="5"/>')
        parts.append(f'<text x="{LEFT + 110 * place + 12}" y="33">{players} players</text>')
    for place, panel in enumerate(panels):
        parts += _drawn(place, panel)
    return "\n".join([*parts, "</svg>\n"])


def learning() -> str:
    """How the network that ships learned."""
    learned, measured = _read("learning"), _read("learning-measured")
    most = _most(learned)
    return draw(
        "How the network learned",
        (
            Panel("games won against planners", measured, "share", (0, 1), most, has_even_shares=True),
            Panel("points in games with itself", learned, "points", (80, 180), most),
            Panel("games won against its slow copy", learned, "share", (0, 1), most, has_even_shares=True),
        ),
    )


def exploiting() -> str:
    """How policies learned that were to beat it and nothing else."""
    copy, imitation = _read("exploiting-copy"), _read("exploiting-imitation")
    return draw(
        "How others learned to beat the network",
        (
            Panel("games won, from a copy of it", copy, "share", (0, 1), _most(copy), has_even_shares=True),
            Panel("games won, from imitation", imitation, "share", (0, 1), _most(imitation), has_even_shares=True),
        ),
    )


def _most(rows: Rows) -> float:
    return max(row["decisions"] for row in rows)


def _drawn(place: int, panel: Panel) -> Iterator[str]:
    left, (low, high), most = LEFT + place * (WIDE + APART), panel.between, panel.most

    def across(decisions: float) -> float:
        return left + WIDE * decisions / most

    def down(value: float) -> float:
        return TOP + TALL * (high - value) / (high - low)

    yield f'<text x="{left - 30}" y="{TOP - 18}">{panel.title}</text>'
    for step in range(6):
        value = low + (high - low) * step / 5
        text = f"{100 * value:.0f} %" if high == 1 else f"{value:.0f}"
        yield f'<line class="line" x1="{left}" x2="{left + WIDE}" y1="{down(value)}" y2="{down(value)}"/>'
        yield f'<text class="axis" x="{left - 20}" y="{down(value) + 4}">{text}</text>'
    apart = 100 * max(1, round(most / 5e8))
    for millions in range(0, int(most / 1e6) + 1, apart):
        yield f'<text class="axis" x="{across(millions * 1e6):.1f}" y="{TOP + TALL + 20}">{millions}</text>'
    yield f'<text class="axis" x="{left + WIDE / 2}" y="{TOP + TALL + 40}">million decisions</text>'
    for number, players in enumerate(PLAYERS):
        if panel.has_even_shares:
            ends = f'x1="{left}" x2="{left + WIDE}" y1="{down(1 / players):.1f}" y2="{down(1 / players):.1f}"'
            yield f'<line class="even mark-{number}" {ends}/>'
        yield from _curve(panel.rows, f"{panel.kind}{players}", number, across, down, dots=len(panel.rows) < 9)


def _curve(
    rows: Rows,
    name: str,
    number: int,
    across: Callable[[float], float],
    down: Callable[[float], float],
    *,
    dots: bool,
) -> Iterator[str]:
    points = [(across(row["decisions"]), down(row[name])) for row in rows if row[name] == row[name]]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    yield f'<polyline class="curve mark-{number}" style="fill: none" points="{path}"/>'
    for x, y in points if dots else ():
        yield f'<circle class="mark-{number}" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'


def _read(name: str) -> list[dict[str, float]]:
    with (PICTURES / f"{name}.csv").open() as file:
        return [{key: float(value or "nan") for key, value in row.items()} for row in csv.DictReader(file)]


def _write(name: str, rows: Rows) -> None:
    with (PICTURES / f"{name}.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    match sys.argv[1:]:
        case log, name:
            _write(name, summed_up([json.loads(line) for line in Path(log).read_text().splitlines()]))
    for name, drawing in (("learning", learning()), ("exploiting", exploiting())):
        (PICTURES / f"{name}.svg").write_text(drawing)
