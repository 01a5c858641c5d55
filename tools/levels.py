"""`python -m tools.levels`: how often each level beats the one below, their ratings, and how they play.

Ratings hang from that of `champion` on the ladder: each level stands as far below the next as it loses to it.
With 200 games a pair it takes some minutes. What it prints goes into `okapi/bots/levels.py` and `docs/bots.md`.
"""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from math import log10

from msgspec import Struct

from okapi.arena import Settings, hold, standings
from okapi.arena.intervals import Estimate
from okapi.arena.sheets import Sheet, markdown
from okapi.arena.style import as_table, styles
from okapi.board import africa
from okapi.bots import LEVELS

SEED = "levels"
WANTED = (0.65, 0.80)  # of the games against the level below


class LevelStep(Struct, frozen=True):
    """A level against the one below."""

    upper: str
    lower: str
    share: Estimate  # of the games that the upper one wins; a tie counts half

    @property
    def lead(self) -> float:
        """In points of rating."""
        return 400 * log10(self.share.value / (1 - self.share.value))


def measured(names: Sequence[str], games: int, seed: str, jobs: int | None) -> list[LevelStep]:
    """Neighbours against each other, the lowest first."""
    steps = []
    for lower, upper in pairwise(names):
        settings = Settings(bots=(upper, lower), players=2, games=games, seed=f"{seed}-{upper}", limit=60.0)
        met = standings(hold(settings, africa(), jobs=jobs)).head_to_head
        steps.append(LevelStep(upper, lower, next(it.ahead for it in met if it.bot == upper)))
        print(f"{upper} – {lower}: {_in_percent(steps[-1].share)}", flush=True)
    return steps


def ratings(steps: Sequence[LevelStep], top: float) -> dict[str, int]:
    """Of each level, the strongest first, given that of the strongest."""
    found = {steps[-1].upper: round(top)}
    for step in reversed(steps):
        top -= step.lead
        found[step.lower] = round(top)
    return found


def _in_percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def table(steps: Sequence[LevelStep], rated: dict[str, int]) -> str:
    beats = {step.upper: step for step in steps}
    lines = []
    for name, rating in reversed(rated.items()):
        step = beats.get(name)
        lines.append((f"`{name}`", str(rating), _in_percent(step.share) if step else "–"))
    return markdown(Sheet("", ("level", "rating", "beats the one below (%)"), tuple(lines)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print all of it; 1: a step is too low or too high."""
    parser = argparse.ArgumentParser(prog="python -m tools.levels", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--seed", default=SEED, help="of the deals: another one for levels that were tuned on these")
    parser.add_argument("--jobs", type=int, help="worker processes; as many as processors if left out")
    parser.add_argument("--style", type=int, default=0, metavar="DEALS", help="describe how they play, too")
    given = parser.parse_args(arguments)
    names = [level.bot for level in LEVELS]
    steps = measured(names, given.games, given.seed, given.jobs)
    print(table(steps, ratings(steps, LEVELS[-1].rating)), end="")
    if given.style:
        print(as_table(styles(names[:5], given.style, given.seed)), end="")
    outside = [step for step in steps if not WANTED[0] <= step.share.value <= WANTED[1]]
    for step in outside:
        print(f"{step.upper} against {step.lower} is not between {WANTED[0]:.0%} and {WANTED[1]:.0%}")
    return 1 if outside else 0


if __name__ == "__main__":
    raise SystemExit(main())
