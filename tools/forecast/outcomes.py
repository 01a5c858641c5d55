"""Positions of played games as the coach's forecast looks at them, and how the games came out."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi.board import africa
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.layout import MAX_PLAYERS, layout_for
from okapi.bots.network.numbers import network_tables
from okapi.bots.network.positions import deal_each, observe_each, play_each
from okapi.coach.forecast import INPUTS, STRONG, WEAK, Forecast, coaching_network, mean_and_spread
from okapi.compiled.layout import row_words
from okapi.compiled.loops import write_acting
from okapi.game import Rules
from okapi.learning.imitation_data import SIZES, PlayedGames, joined
from okapi.learning.settings import Setting

EVERY = 5  # one decision of a game in this many is a position to learn from
HELD_OUT = (4, 9)  # of ten games in a row of each number of players
MIXED = ("prodigy", "planner", "leopard", "elephant", "zebra")  # any in each seat, now and then a random move
TEMPERATURES = (0.0, 1.0)  # of the network's choices: at 0 always the action it rates highest


class JudgedPositions(NamedTuple):
    """Positions of played games, and how the games came out: [position, …]."""

    inputs: Any  # by seat
    players: Any
    shares: Any
    points: Any
    level: Any  # of the players of its game, on average
    spread: Any  # of their levels
    seed: Any
    time: Any  # from 0, the beginning of the game, to 1, its end

    def where(self, chosen: NDArray[np.bool_]) -> "JudgedPositions":
        return JudgedPositions(*(part[chosen] for part in self))

    def held_out(self) -> NDArray[np.bool_]:
        """Those of games that nothing is fitted to."""
        return np.isin(self.seed // len(SIZES) % 10, HELD_OUT)


def together(parts: Sequence[JudgedPositions]) -> JudgedPositions:
    return JudgedPositions(*(np.concatenate(one) for one in zip(*parts, strict=True)))


def level_among(mean: Any, spread: Any, unevenness: Any) -> Any:
    """The levels of tables, as `level_of` says them; of NumPy's arrays or JAX's."""
    return (mean - unevenness * spread).clip(WEAK, STRONG)


class Simulation:
    """What is needed to play games on the map that the network knows, with any deck and rules."""

    def __init__(self, setting: Setting | None = None) -> None:
        self.board, rules = setting or Setting(africa(), Rules())
        self.forecast, self.network = Forecast(self.board, rules), coaching_network(self.board, rules)
        self.tables, self.layout = network_tables(self.board, rules), layout_for(self.board)
        self.actions = self.network.actions

    def dealt(self, players: NDArray[np.integer], seeds: NDArray[np.uint64]) -> NDArray[np.uint64]:
        rows = np.zeros((len(seeds), row_words(MAX_PLAYERS)), np.uint64)
        deal_each(rows, self.tables, players.astype(np.int32), seeds.copy())
        return rows

    def logits(self, rows: NDArray[np.uint64]) -> NDArray[np.float32]:
        """What the network says of each action of the deciding seats; minus infinity if it is not legal."""
        count = len(rows)
        features, base = np.zeros((count, self.layout.size), np.uint8), np.zeros((count, 5), np.int32)
        legal, seats = np.zeros((count, -(-self.actions // 64)), np.uint64), np.zeros(count, np.int32)
        scratch = np.zeros((count, SCRATCH), np.uint64)
        observe_each(rows, self.tables, self.layout.lines, features, legal, seats, base, scratch)
        may = np.unpackbits(legal.view(np.uint8), axis=1, count=self.actions, bitorder="little")
        logits = self.network.logits(self.network.hidden(features), np.arange(self.actions))
        return np.where(may, logits, np.float32(-np.inf))

    def play(self, rows: NDArray[np.uint64], actions: NDArray[np.integer]) -> tuple[Any, Any, Any]:
        """Carry out an action in every game: which are over, final points, shares of the win."""
        count = len(rows)
        over, totals = np.zeros(count, np.uint8), np.zeros((count, MAX_PLAYERS), np.int32)
        shares = np.zeros((count, MAX_PLAYERS), np.float32)
        owners = np.zeros((count, len(self.board.routes)), np.int8)
        scratch, seeds = np.zeros((count, SCRATCH), np.uint64), np.zeros(count, np.uint64)
        play_each(rows, self.tables, actions.astype(np.int64), seeds, 0, over, totals, shares, owners, scratch)
        return over, totals, shares


def network_games(seeds: Sequence[int], simulation: Simulation | None = None) -> PlayedGames:
    """Games of the network against itself, side by side: some at its best, some more freely."""
    simulation, random = simulation or Simulation(), np.random.default_rng(seeds[0])
    players = np.array([SIZES[seed % len(SIZES)] for seed in seeds])
    temperature = np.array([TEMPERATURES[seed // len(SIZES) % len(TEMPERATURES)] for seed in seeds])
    rows, left = simulation.dealt(players, np.array(seeds, np.uint64)), np.arange(len(seeds))
    played: list[list[int]] = [[] for _ in seeds]
    while len(left):
        some = rows[left]
        logits = simulation.logits(some)
        noise = random.gumbel(size=logits.shape).astype(np.float32)
        actions = (logits + temperature[left, None] * noise).argmax(axis=1)
        over, _, _ = simulation.play(some, actions)
        rows[left] = some
        for game, action in zip(left, actions, strict=True):
            played[game].append(int(action))
        left = left[over == 0]
    actions = np.concatenate([np.array(game, np.uint16) for game in played])
    lengths = np.array([len(game) for game in played], np.uint32)
    return PlayedGames(players.astype(np.uint8), np.array(seeds, np.uint64), lengths, actions, actions)


def positions_of(games: PlayedGames, simulation: Simulation | None = None) -> JudgedPositions:
    """Decisions of each game at a steady interval, and its result."""
    simulation = simulation or Simulation()
    return together([_positions_of_one(game, simulation) for game in games.one_by_one()])


# What a process of its own is asked for; it does not know the module that was started.


def made(part: Callable[[], JudgedPositions]) -> JudgedPositions:
    return part()


def positions_of_bots(games: Sequence[PlayedGames]) -> JudgedPositions:
    return positions_of(joined(games))


def positions_of_network(seeds: Sequence[int], setting: Setting | None) -> JudgedPositions:
    simulation = Simulation(setting)
    return positions_of(network_games(seeds, simulation), simulation)


def _positions_of_one(game: PlayedGames, simulation: Simulation) -> JudgedPositions:
    players, length = int(game.players[0]), int(game.lengths[0])
    row, actions = simulation.dealt(game.players, game.seeds), game.played.astype(np.int64)
    steps = np.arange(int(game.seeds[0]) % EVERY, length, EVERY)
    rows = np.zeros((length, row.shape[1]), np.uint64)
    for step in range(length):
        rows[step] = row[0]
        _, totals, shares = simulation.play(row, actions[step : step + 1])
    level, spread = mean_and_spread(_chances(simulation.logits(rows), actions, _acting(rows)))
    rows, count = rows[steps], len(steps)
    inputs = np.zeros((count, MAX_PLAYERS, INPUTS), np.float32)
    inputs[:, :players] = simulation.forecast.inputs(rows)
    return JudgedPositions(
        inputs,
        np.full(count, players),
        np.repeat(shares, count, axis=0),
        np.repeat(totals, count, axis=0).astype(np.float32),
        np.full(count, level),
        np.full(count, spread),
        np.repeat(game.seeds, count),
        (steps / length).astype(np.float32),
    )


def _acting(rows: NDArray[np.uint64]) -> NDArray[np.int64]:
    seats = np.zeros(len(rows), np.int64)
    write_acting(rows, seats)
    return seats


def _chances(
    logits: NDArray[np.float32], actions: NDArray[np.int64], seats: NDArray[np.int64]
) -> list[NDArray[np.float32]]:
    """How likely the network was to choose what each seat chose, as `level_of` says it of a record."""
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    chosen, is_choice = chances[np.arange(len(actions)), actions], np.isfinite(logits).sum(axis=1) > 1
    return [chosen[is_choice & (seats == seat)] for seat in np.unique(seats[is_choice])]
