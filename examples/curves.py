"""What the examples that learn with other libraries share: their options, the curve, and the measurement at the end."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from okapi.environments import vector_env

Array = Any
Choose = Callable[[Array, Array], Array]  # from the rows of observations and the masks to actions
EVERY = 16_384  # decisions between two points of a curve


class Curve:
    """How the games of a training ended: minutes of processor time, decisions, mean lead and share won."""

    def __init__(self) -> None:
        self.points: list[tuple[float, float, float, float]] = []
        self._began, self._decisions, self._leads = time.process_time(), 0, list[float]()

    def step(self, over: Array, scores: Array, seats: Array) -> None:
        """One decision was made in every game; of those that are over, the scores are final."""
        before, self._decisions = self._decisions, self._decisions + len(over)
        self._leads += leads_of(scores, seats)[np.asarray(over, bool)].tolist()
        if self._decisions // EVERY > before // EVERY and self._leads:
            minutes = (time.process_time() - self._began) / 60
            lead, won = float(np.mean(self._leads)), share_won(np.array(self._leads))
            self.points.append((minutes, self._decisions, lead, won))
            self._leads = []
            so_far = f"{minutes:5.1f} minutes of processor time, {self._decisions:9,} decisions"
            print(f"{so_far}: {lead:+6.1f} points, {won:4.0%} won", flush=True)

    def write(self, path: Path) -> None:
        rows = (",".join(f"{value:.5g}" for value in point) for point in self.points)
        path.write_text("\n".join(["minutes,decisions,lead,won", *rows]) + "\n")


def leads_of(scores: Array, seats: Array) -> Array:
    """By how much each seat leads in its game."""
    scores, games = np.asarray(scores), np.arange(len(scores))
    others = scores.astype(float).copy()
    others[games, seats] = -np.inf
    return scores[games, seats] - others.max(axis=1)


def share_won(leads: Array) -> float:
    """A drawn game counts half."""
    return float(np.mean((leads > 0) + 0.5 * (leads == 0)))


def evaluate(choose: Choose, games: int, opponents: str = "greedy") -> Array:
    """The leads in games that were not trained on, each played once to its end."""
    env = vector_env(games, 2, opponents=opponents, flat=True, packed_masks=True)
    rows, infos = env.reset(seed=10**9)
    seats, leads = infos["seat"], np.full(games, np.nan)
    while np.isnan(leads).any():
        rows, _, over, _, infos = env.step(choose(rows, env.action_masks()))
        leads = np.where(over & np.isnan(leads), leads_of(infos["scores"], seats), leads)
    return leads


def run(description: str | None, train: Callable[[int, int, Curve], Choose]) -> None:
    """Train as the command line says, write the curve, and measure what came out."""
    options = argparse.ArgumentParser(description=(description or "").partition("\n")[0])
    options.add_argument("--decisions", type=int, default=500_000, help="to learn from")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--games", type=int, default=1000, help="to measure with, after the training")
    options.add_argument("--curve", type=Path, help="write processor minutes, decisions, lead and share won (CSV)")
    chosen = options.parse_args()
    curve = Curve()
    choose = train(chosen.decisions, chosen.seed, curve)
    if chosen.curve:
        curve.write(chosen.curve)
    leads = evaluate(choose, chosen.games)
    error = 1.96 * leads.std() / np.sqrt(len(leads))
    print(f"{len(leads)} new games: {leads.mean():+.1f} points (±{error:.1f}), {share_won(leads):.1%} won")
