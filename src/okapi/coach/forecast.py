"""Forecasts: each player's share of the win and final points, for positions in which a player is to decide.

`Forecast` is a small model of the facts of each seat, fitted to games of strong bots (docs/coach.md). It says
how likely each player is to win if all go on as strong players do. Playouts would say the same with so much
noise that one card does not show in it.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.features import layout_for
from okapi.compiled.layout import FLOW, GAME_OVER, PLAYERS, STAGE
from okapi.compiled.loops import score_games
from okapi.compiled.tables import tables_for
from okapi.game import Rules

from .facts import FACT_COUNT, SCALES, SURE, write_facts_of_games

Rows = NDArray[np.uint64]
Floats = NDArray[np.float64]

WEIGHTS = Path(__file__).with_name("forecast.npz")
POINTS = 50.0  # what the model counts points in
MOST_PLAYERS = 5


class Outlook(NamedTuple):
    """What some positions promise each seat: [position, seat]."""

    shares: Floats  # of the win; those of a position add up to 1
    points: Floats  # in the end

    def both(self) -> Floats:
        """Shares and points in one array: [position, seat, 2]."""
        return np.stack([self.shares, self.points], axis=-1)


class Estimator(Protocol):
    """Anything that can say what positions are worth."""

    def outlook(self, rows: Rows) -> Outlook:
        """What each position promises; of a game that is over, how it ended."""
        ...


class Forecast:
    """The fitted model, for one board and its rules."""

    def __init__(
        self, board: Board, rules: Rules, weights: Mapping[str, NDArray[np.floating]] | None = None
    ) -> None:
        self._tables, self._lines = tables_for(board, rules), layout_for(board, rules).lines
        self._weights = weights if weights is not None else fitted_weights()
        self._scratch = np.zeros(SCRATCH, np.uint64)

    def outlook(self, rows: Rows) -> Outlook:
        """What each position promises; of a game that is over, how it ended."""
        rows = np.ascontiguousarray(rows)
        if not len(rows):
            return Outlook(np.zeros((0, 0)), np.zeros((0, 0)))
        players = int(rows[0, FLOW] >> np.uint64(8 * PLAYERS)) & 255
        facts = np.zeros((len(rows), players, FACT_COUNT), np.float32)
        write_facts_of_games(rows, self._tables, self._lines, facts, self._scratch)
        strength, to_come = judged(facts, self._weights)
        shares = np.exp(strength - strength.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        points = facts[..., SURE] + POINTS * to_come
        over = (rows[:, FLOW] >> np.uint64(8 * STAGE)) & np.uint64(255) == GAME_OVER
        if over.any():
            shares[over], points[over] = self._results(rows[over], players)
        return Outlook(shares, points)

    def _results(self, rows: Rows, players: int) -> tuple[Floats, Floats]:
        totals = np.zeros((len(rows), players), np.int64)
        completed, winners = np.zeros((len(rows), players), np.uint64), np.zeros(len(rows), np.uint64)
        score_games(np.ascontiguousarray(rows), self._tables, totals, completed, winners)
        won = (winners[:, None] >> np.arange(players, dtype=np.uint64)) & np.uint64(1)
        return won / won.sum(axis=1, keepdims=True), totals.astype(np.float64)


def judged(facts: NDArray[np.float32], weights: Mapping[str, NDArray[np.floating]]) -> tuple[Floats, Floats]:
    """The strength of each seat and the points it will still get, in units of `POINTS`."""
    scaled = facts.astype(np.float64) / np.array([*SCALES.values()])
    hidden = np.tanh(scaled @ weights["hidden.weight"] + weights["hidden.bias"])
    out = hidden @ weights["out.weight"] + scaled @ weights["direct.weight"] + weights["out.bias"]
    return np.asarray(out[..., 0]), np.asarray(out[..., 1])


@lru_cache(maxsize=1)
def fitted_weights() -> dict[str, NDArray[np.floating]]:
    """The weights that ship."""
    with np.load(WEIGHTS) as file:
        return {name: file[name].astype(np.float64) for name in file.files}
