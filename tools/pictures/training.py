"""Draw curves of training runs: `python -m tools.pictures.training NAME …` reads NAME.csv, or else training.csv."""

import csv
import sys
from collections.abc import Iterable
from pathlib import Path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WIDTH, HEIGHT, LEFT, TOP = 640, 260, 70, 30


def draw(rows: list[dict[str, float]]) -> str:
    """The mean lead over greedy and the share of games won, over minutes."""
    longest = max(row["minutes"] for row in rows)
    lowest, highest = min(row["lead"] for row in rows), max(row["lead"] for row in rows)
    lowest, highest = 20 * (lowest // 20), 20 * (highest // 20 + 1)

    def x(minutes: float) -> float:
        return LEFT + WIDTH * minutes / longest

    def y(lead: float) -> float:
        return TOP + HEIGHT * (highest - lead) / (highest - lowest)

    def y_won(won: float) -> float:
        return TOP + HEIGHT * (1 - won)

    steps = range(int(lowest), int(highest) + 1, 20)
    parts = [
        *(_line(LEFT, y(at), LEFT + WIDTH, y(at), "#888" if at == 0 else "#ddd") for at in steps),
        *(_text(LEFT - 8, y(at) + 4, f"{at:+d}" if at else "0", "end") for at in steps),
        *(_text(LEFT + WIDTH + 8, y_won(at / 4) + 4, f"{25 * at} %", "start", "#1463c0") for at in range(5)),
        *(_text(x(at), TOP + HEIGHT + 20, f"{at} min", "middle") for at in range(int(longest) + 1)),
        _curve("#1463c0", ((x(row["minutes"]), y_won(row["won"])) for row in rows)),
        _curve("#c4470b", ((x(row["minutes"]), y(row["lead"])) for row in rows)),
        _text(LEFT, TOP - 12, "mean lead over greedy, in points", "start", "#c4470b"),
        _text(LEFT + WIDTH, TOP - 12, "games won", "end", "#1463c0"),
    ]
    size = f'width="{WIDTH + 140}" height="{HEIGHT + 70}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = "#444") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{text}</text>'


def _curve(colour: str, points: Iterable[tuple[float, float]]) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'


if __name__ == "__main__":
    for run in sys.argv[1:] or ["training"]:
        with (PICTURES / f"{run}.csv").open() as file:
            found = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
        (PICTURES / f"{run}.svg").write_text(draw(found))
