"""Forecasts: each player's share of the win and final points, for positions in which a player is to decide.

`Forecast` asks the trained network what every seat expects from what it sees, puts that beside facts about
the whole position, and weighs both as played games taught it (docs/coach.md). It says how likely each player
is to win if everyone goes on playing as well as before. Playouts would say the same, but with so much noise that
the effect of one card would be lost in it.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.inference import Network
from okapi.bots.network.layout import MAX_PLAYERS, layout_for
from okapi.bots.network.positions import observe_as
from okapi.bots.network.weights import network_for
from okapi.bots.prodigy import option_chances
from okapi.compiled.layout import FLOW, GAME_OVER, PLAYERS, STAGE
from okapi.compiled.loops import score_games
from okapi.compiled.tables import tables_for
from okapi.game import Decision, Rules, Seat, action_behind, options, view_for
from okapi.numbering import numbering_of
from okapi.record import Replayed

from .facts import FACT_COUNT, SCALES, SURE, write_facts_of_games
from .results import UnknownBoard

Rows = NDArray[np.uint64]
Floats = NDArray[np.float64]

WEIGHTS = Path(__file__).with_name("forecast.npz")
POINTS = 50.0  # what the model and the network count points in
OPINIONS = 4  # of the network about a seat: its own view of its chance and points, and what the others expect
INPUTS = FACT_COUNT + OPINIONS
SURELY = 1e-3  # the network's chances are kept between this and 1 minus this
AT_A_TIME = 2048  # views that the network looks at, so that they fit into a processor's memory
STRONG = 0.75  # the level of players as strong as the network: how likely it is to choose what they did
WEAK = 0.25  # weaker players are treated as this weak: the forecast was fitted to no weaker ones


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
    """The fitted model, for one board and its rules, at a table where people play at some level."""

    def __init__(
        self,
        board: Board,
        rules: Rules,
        weights: Mapping[str, NDArray[np.floating]] | None = None,
        level: float = STRONG,
    ) -> None:
        """UnknownBoard: the network cannot read games on this board by these rules."""
        self._tables, self._layout = tables_for(board, rules), layout_for(board)
        self._network = coaching_network(board, rules)
        self._weights, self._level = weights, level

    def outlook(self, rows: Rows) -> Outlook:
        rows = np.ascontiguousarray(rows)
        if not len(rows):
            return Outlook(np.zeros((0, 0)), np.zeros((0, 0)))
        players = int(rows[0, FLOW] >> np.uint64(8 * PLAYERS)) & 255
        inputs = self.inputs(rows)
        weights = self._weights if self._weights is not None else fitted_weights()
        strength, to_come = judged(inputs, weights, np.full(len(rows), self._level))
        shares = np.exp(strength - strength.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        points = POINTS * (inputs[..., SURE] + to_come)
        over = (rows[:, FLOW] >> np.uint64(8 * STAGE)) & np.uint64(255) == GAME_OVER
        if over.any():
            shares[over], points[over] = self._results(rows[over], players)
        return Outlook(shares, points)

    def inputs(self, rows: Rows) -> NDArray[np.float32]:
        """What the model looks at, for each seat of positions with the same number of players."""
        players = int(rows[0, FLOW] >> np.uint64(8 * PLAYERS)) & 255
        inputs = np.zeros((len(rows), players, INPUTS), np.float32)
        facts = np.zeros((len(rows), players, FACT_COUNT), np.float32)
        write_facts_of_games(rows, self._tables, self._layout.lines, facts, np.zeros(SCRATCH, np.uint64))
        inputs[..., :FACT_COUNT] = facts / np.array([*SCALES.values()], np.float32)
        inputs[..., FACT_COUNT:] = self._opinions(rows, players)
        return inputs

    def _opinions(self, rows: Rows, players: int) -> NDArray[np.float32]:
        """What each seat expects for itself, and what the others expect for it."""
        of_seats = np.zeros((len(rows), players, players, 2), np.float32)  # [position, looking seat, seat looked at]
        for seat in range(players):
            order = (seat + np.arange(players)) % players
            of_seats[:, seat, order] = self._expected(rows, seat)[:, :players]
        seats = np.arange(players)
        own = of_seats[:, seats, seats]
        others = (of_seats.sum(axis=1) - own) / (players - 1)
        return np.concatenate([own, others], axis=-1)

    def _expected(self, rows: Rows, seat: int) -> NDArray[np.float32]:
        """What one seat expects, seats counted from it: the logit of the share of the win, and points.

        Worlds often look alike to a seat; each view is looked at once.
        """
        features = np.zeros((len(rows), self._layout.size), np.uint8)
        base = np.zeros((len(rows), MAX_PLAYERS), np.int32)
        scratch = np.zeros((len(rows), SCRATCH), np.uint64)
        observe_as(rows, self._tables, self._layout.lines, seat, features, base, scratch)
        views = features.view(np.dtype((np.void, self._layout.size)))[:, 0]
        _, first, which = np.unique(views, return_index=True, return_inverse=True)
        batches = np.array_split(features[first], -(-len(first) // AT_A_TIME))
        said = np.concatenate([self._network.outlook(self._network.hidden(it)) for it in batches])[which]
        shares = np.clip(said[..., 1], SURELY, 1 - SURELY)
        points = said[..., 0] + base / POINTS
        both = np.stack([np.log(shares / (1 - shares)), points], axis=-1) / 4  # of the order of one
        return both.astype(np.float32)

    def _results(self, rows: Rows, players: int) -> tuple[Floats, Floats]:
        totals = np.zeros((len(rows), players), np.int64)
        completed, winners = np.zeros((len(rows), players), np.uint64), np.zeros(len(rows), np.uint64)
        score_games(np.ascontiguousarray(rows), self._tables, totals, completed, winners)
        won = (winners[:, None] >> np.arange(players, dtype=np.uint64)) & np.uint64(1)
        return won / won.sum(axis=1, keepdims=True), totals.astype(np.float64)


def judged(
    inputs: NDArray[np.float32], weights: Mapping[str, NDArray[np.floating]], levels: Floats
) -> tuple[Floats, Floats]:
    """The strength of each seat and the points it will still get, in units of `POINTS`."""
    hidden = np.tanh(inputs @ weights["hidden.weight"] + weights["hidden.bias"])
    out = hidden @ weights["out.weight"] + inputs @ weights["direct.weight"] + weights["out.bias"]
    sharpness = weights["sharpness"][inputs.shape[1] - 2] * (levels - STRONG)
    return np.asarray(out[..., 0] * np.exp(sharpness)[:, None]), np.asarray(out[..., 1])


def coaching_network(board: Board, rules: Rules) -> Network:
    """The network that ships. UnknownBoard: it cannot read games on this board by these rules."""
    network = network_for(board, rules)
    if network is None:
        raise UnknownBoard
    return network


@lru_cache(maxsize=1)
def fitted_weights() -> dict[str, NDArray[np.floating]]:
    with np.load(WEIGHTS) as file:
        return {name: file[name].astype(np.float64) for name in file.files}


# The better the players of a game played, the surer a lead is; among unequal players a weak one may lead.


def level_of(replayed: Replayed, network: Network) -> float:
    """How likely the network is, on average, to choose what the players of a game chose, less for unequal players."""
    chances: dict[Seat, list[float]] = defaultdict(list)
    for before, event, _ in replayed:
        if isinstance(event, Decision):
            view = view_for(before, event.seat)
            if len(options(view)) > 1:
                numbering = numbering_of(view.table.board, view.table.rules)
                played = numbering.numbers(view).index(numbering.number(action_behind(event), view))
                chances[event.seat].append(float(option_chances(network, view)[played]))
    if not chances:
        return STRONG
    mean, spread = mean_and_spread(chances.values())
    return bounded(mean - float(fitted_weights()["unevenness"]) * spread)


def mean_and_spread(chances: Collection[Sequence[float] | NDArray[np.floating]]) -> tuple[float, float]:
    """The mean of all decisions, of one seat after the other, and how far apart the means of the seats are."""
    return float(np.mean(np.concatenate([*chances]))), float(np.std([np.mean(it) for it in chances]))


def bounded(level: float) -> float:
    """A level within those that the forecast was fitted to."""
    return min(max(level, WEAK), STRONG)
