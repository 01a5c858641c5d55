"""How much looking ahead gains: `python -m okapi.learning.search_match WEIGHTS --looking 160x32`.

A search sits in one seat, the network that it searches with in all others; every deal is played once from each seat,
thousands of games side by side, on a GPU if there is one. The method is `champion`'s, but all trials are made: there is
no clock, and no move drops out early. With `--against OTHERS` the others play by other weights, and with
`--looking 0x0` nobody searches: two networks meet.
"""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from okapi.board import africa
from okapi.bots.champion import Effort
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.layout import MAX_PLAYERS
from okapi.bots.network.lookahead import POINTS
from okapi.bots.network.numbers import network_tables
from okapi.compiled.layout import row_words
from okapi.extras import needs
from okapi.game import Rules

with needs("train", "jax", "optax", importer=__name__):
    import jax
    import jax.numpy as jnp
    from jax import Array

    from . import search_games
    from .checkpoint import NoCheckpoint, read_weights
    from .games import IN_FOURS, MapTables
    from .network import Parameters, apply, scaled
    from .ppo import masked, unpacked

BATCH = 32768  # worlds at a time
FIRST_SEED = 1 << 60  # deals that no network learned from
Integers = npt.NDArray[np.int64]


@partial(jax.jit, static_argnames="count")
def favourites(parameters: Parameters, features: Array, legal: Array, scale: Array, count: int) -> tuple[Array, Array]:
    """The actions that the network likes best, and the logarithms of their chances."""
    logits = apply(parameters, scaled(features, scale)).logits
    found: tuple[Array, Array] = jax.lax.top_k(masked(logits, unpacked(legal, logits.shape[-1])), count)
    return found


@jax.jit
def liked(parameters: Parameters, features: Array, legal: Array, scale: Array) -> Array:
    """The action that the network likes best."""
    logits = apply(parameters, scaled(features, scale)).logits
    return jnp.where(unpacked(legal, logits.shape[-1]), logits, -1e9).argmax(-1)


@partial(jax.jit, static_argnames="players")
def worths(
    parameters: Parameters, features: Array, base: Array, over: Array, totals: Array, shares: Array, seats: Array,
    scale: Array, margin: float, players: int,
) -> Array:  # fmt: skip
    """As `okapi.bots.network.lookahead` has it: the share of the win, and how far ahead."""
    outlook = apply(parameters, scaled(features, scale)).outlook
    order = (seats[:, None] + jnp.arange(players)) % players
    final = jnp.take_along_axis(totals, order, axis=1) / POINTS
    is_over = over[:, None].astype(bool)
    points = jnp.where(is_over, final, outlook[:, :players, 0] + base[:, :players] / POINTS)
    won = jnp.take_along_axis(shares, seats[:, None], axis=1)[:, 0]
    share = jnp.where(is_over[:, 0], won, jax.nn.sigmoid(outlook[:, 0, 1]))
    return share + margin * jnp.tanh(points[:, 0] - points[:, 1:].max(axis=1))


class Rows:
    """Games or worlds side by side, and what is known of them."""

    def __init__(self, table: MapTables, count: int, machine: "Machine") -> None:
        zeros, width = machine.zeros, -(-table.layout.size // IN_FOURS) * IN_FOURS
        self.rows = zeros((count, row_words(MAX_PLAYERS)), np.uint64)
        self.features = zeros((count, width), np.uint8)
        self.legal = zeros((count, -(-table.actions // 64)), np.uint64)
        self.base = zeros((count, MAX_PLAYERS), np.int32)
        self.over, self.deciding = zeros((count,), np.uint8), zeros((count,), np.int32)
        self.scratch = zeros((count, SCRATCH), np.uint64)
        self.totals = zeros((count, MAX_PLAYERS), np.int32)
        self.shares = zeros((count, MAX_PLAYERS), np.float32)
        self.owners = zeros((count, len(table.board.routes)), np.int8)


class Machine:
    """The processor, or a GPU: what arrays are made by, and what loops over rows."""

    def __init__(self) -> None:
        self._wrapped: dict[int, tuple[Any, Any]] = {}
        if jax.default_backend() == "gpu":
            import cupy  # noqa: PLC0415 (only where there is a GPU)

            from .gpu_search_games import loops, wrapped  # noqa: PLC0415

            self.library: Any = cupy
            self._loops, self._wrap = loops(), wrapped
        else:
            self.library = np
            names = ("deal_match", "enter_worlds", "see_all", "go_on", "judge_all")
            self._loops = {name: getattr(search_games, name) for name in names}

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array that is kept: a GPU's must be wrapped, which is slow and is done once."""
        array = self.library.zeros(shape, kind)
        if self.library is not np:
            self._wrapped[id(array)] = array, self._wrap(array)
        return array

    def run(self, name: str, count: int, *given: Any) -> None:
        """One of the loops, over the first rows."""
        self._loops[name](count, *(self._wrapped.get(id(it), (it, it))[1] for it in given))

    def given(self, array: npt.ArrayLike, kind: Any) -> Any:
        """Something from this machine's memory, moved to where the loops read."""
        return self.library.array(np.asarray(array, kind))

    def to_jax(self, array: Any) -> Array:
        """What the loops wrote; on a GPU it is read in place."""
        return jnp.array(array) if self.library is np else jax.dlpack.from_dlpack(array)

    def from_jax(self, array: Array) -> Any:
        """What the network says, as the loops take it."""
        array.block_until_ready()
        return np.array(array) if self.library is np else self._wrap(array)

    def back(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(array) if self.library is np else array.get()


class MatchResult(NamedTuple):
    shares: npt.NDArray[np.float32]  # of the win, of the seat that searches, by game
    searched: float  # decisions a game
    moves: float  # that were tried, a searched decision


class SearchMatch:
    """Games of a search against the network that it searches with."""

    def __init__(
        self,
        network: Parameters,
        rollout: Parameters,
        effort: Effort,
        players: int,
        games: int,
        batch: int = BATCH,
        first_deal: int = 0,
        opponent: Parameters | None = None,
    ) -> None:
        """Without an `opponent`, the network itself sits in the other seats."""
        self._networks = [_whole(it) for it in (network, rollout)]
        self._opponent = None if opponent is None else _whole(opponent)
        self._effort, self._players, self._count, self._batch = effort, players, games, batch
        self._first_seed = FIRST_SEED + first_deal
        self._table, self._machine = MapTables(africa(), Rules()), Machine()
        self._tables = self._machine.given(network_tables(africa(), Rules()), np.uint64)
        self._lines = self._machine.given(np.array(self._table.layout.lines), np.array(self._table.layout.lines).dtype)
        self.games, self._worlds = (Rows(self._table, size, self._machine) for size in (games, batch))
        self._searcher = np.arange(games) % players
        self._random = np.random.default_rng((games, first_deal))

    def play(self) -> MatchResult:
        """All games to their end."""
        games, run, count = self.games, self._machine.run, self._count
        seeds = self._machine.given(self._first_seed + np.arange(count) // self._players, np.uint64)
        run("deal_match", count, games.rows, self._tables, self._players, seeds)
        searched = tried = 0
        while not self._machine.back(games.over).all():
            self._see(games, count)
            chances, actions = self._favourites(self._networks[0])
            deciding, over = self._machine.back(games.deciding), self._machine.back(games.over)
            close = chances > chances[:, :1] - self._effort.thinkable
            is_own = deciding == self._searcher
            others = actions if self._opponent is None else self._favourites(self._opponent)[1]
            chosen = np.where(is_own, actions[:, 0], others[:, 0])
            which = np.flatnonzero(is_own & (over == 0) & (close.sum(1) > 1) & (self._effort.trials > 0))
            if len(which):
                searched, tried = searched + len(which), tried + int(close[which].sum())
                chosen[which] = self._searched(which, chances, actions, close)
            run("go_on", count, games.rows, self._tables, self._machine.given(chosen, np.int64), games.over)
        seats = self._machine.given(self._searcher, np.int64)
        self._judge(games, seats, count)
        shares = self._machine.back(games.shares)[np.arange(count), self._searcher]
        return MatchResult(shares, searched / count, tried / max(searched, 1))

    def _favourites(self, network: Parameters) -> tuple[npt.NDArray[np.float32], Integers]:
        features, legal = map(self._machine.to_jax, (self.games.features, self.games.legal.view(np.uint8)))
        found = favourites(network, features, legal, self._table.scale, self._effort.candidates)
        chances, actions = map(np.asarray, found)
        return chances, actions.astype(np.int64)

    def _searched(
        self, which: Integers, chances: npt.NDArray[np.float32], actions: Integers, close: npt.NDArray[np.bool_]
    ) -> Integers:
        """What the search plays in some games. All moves of a game are tried in the same worlds."""
        game, rank = np.nonzero(close[which])
        worlds = np.maximum(1, self._effort.trials // close[which].sum(1)[game])  # of each move
        seeds = self._random.integers(1 << 63, size=(len(which), self._effort.trials))
        found = self.tried(
            np.repeat(which[game], worlds),
            np.repeat(actions[which[game], rank], worlds),
            np.concatenate([seeds[it, :count] for it, count in zip(game, worlds, strict=True)]),
        )
        won = np.add.reduceat(found, np.cumsum(worlds) - worlds)
        liked_now = np.full(close[which].shape, -np.inf)
        liked_now[game, rank] = chances[which[game], rank] + self._effort.trust * won
        return np.asarray(actions[which, liked_now.argmax(1)])

    def tried(self, source: Integers, actions: Integers, seeds: Integers) -> npt.NDArray[np.float32]:
        """What each action led to in its world."""
        found = [
            self._in_worlds(*(part[first : first + self._batch] for part in (source, actions, seeds)))
            for first in range(0, len(source), self._batch)
        ]
        return np.concatenate(found)

    def _in_worlds(self, source: Integers, actions: Integers, seeds: Integers) -> npt.NDArray[np.float32]:
        worlds, run, give, count = self._worlds, self._machine.run, self._machine.given, len(source)
        seats = np.zeros(self._batch, np.int64)
        seats[:count] = self._searcher[source]
        seats = give(seats, np.int64)
        worlds.over[...] = 1  # in rows where nothing is tried
        worlds.scratch[...] = 0
        run(
            "enter_worlds", count, worlds.rows, self._tables, self.games.rows, give(source, np.int64), seats,
            give(seeds, np.uint64), give(actions, np.int64), worlds.over,
        )  # fmt: skip
        for _ in range(self._effort.decisions):
            self._see(worlds, count)
            features, legal = map(self._machine.to_jax, (worlds.features, worlds.legal.view(np.uint8)))
            next_actions = self._machine.from_jax(liked(self._networks[1], features, legal, self._table.scale))
            run("go_on", count, worlds.rows, self._tables, next_actions, worlds.over)
        self._judge(worlds, seats, count)
        known = (worlds.features, worlds.base, worlds.over, worlds.totals, worlds.shares, seats)
        found = worths(
            self._networks[0], *map(self._machine.to_jax, known), self._table.scale, self._effort.margin, self._players
        )
        return np.asarray(found)[:count]

    def _see(self, rows: Rows, count: int) -> None:
        self._machine.run(
            "see_all", count, rows.rows, self._tables, self._lines, rows.over, rows.deciding, rows.features, rows.legal,
            rows.base, rows.scratch,
        )  # fmt: skip

    def _judge(self, rows: Rows, seats: Any, count: int) -> None:
        self._machine.run(
            "judge_all", count, rows.rows, self._tables, self._lines, seats, rows.over, rows.features, rows.base,
            rows.totals, rows.shares, rows.owners, rows.scratch,
        )  # fmt: skip


def _whole(parameters: Parameters) -> Parameters:
    """Weights with a head that is not used here, and that the weights that ship lack."""
    width = len(parameters["head.norm"])
    return {"owners.weight": jnp.zeros((width, 3)), "owners.bias": jnp.zeros(3), **parameters}


def main() -> int:
    given = _arguments()
    try:
        network = read_weights(given.weights)[0]
        rollouts = {str(path): read_weights(path)[0] for path in given.rollout or (given.weights,)}
        opponent = None if given.against is None else read_weights(given.against)[0]
    except NoCheckpoint as reason:
        print(reason, file=sys.stderr)
        return 2
    for players in given.players:
        for name, rollout in rollouts.items():
            for trials, decisions in given.looking:
                effort = Effort(trials=trials, decisions=decisions, trust=given.trust, thinkable=given.thinkable)
                games, began = given.games // players * players, time.monotonic()
                match = SearchMatch(network, rollout, effort, players, games, BATCH, given.first_deal, opponent)
                found = match.play()
                figures = {"rollout": name, "players": players, "trials": trials, "decisions": decisions}
                seconds = {"seconds": round(time.monotonic() - began, 1)}
                print(json.dumps(figures | summed_up(found, players) | seconds), flush=True)
    return 0


def summed_up(found: MatchResult, players: int) -> dict[str, float]:
    """The share of wins, its error by deals, and how much was looked at."""
    deals = found.shares.reshape(-1, players).mean(1)
    figures = {
        "games": len(found.shares), "share": float(deals.mean()), "error": float(deals.std() / len(deals) ** 0.5),
        "searched": found.searched, "moves": found.moves,
    }  # fmt: skip
    return {name: round(it, 4) for name, it in figures.items()}


def _looking(text: str) -> list[tuple[int, int]]:
    """`160x32,480x40` as trials and decisions."""
    pairs = [part.split("x") for part in text.split(",")]
    return [(int(trials), int(decisions)) for trials, decisions in pairs]


def _arguments() -> Namespace:
    known = Effort()
    parser = ArgumentParser(prog="python -m okapi.learning.search_match", description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--rollout", type=Path, nargs="*", help="weights to play on by; if left out, the same")
    parser.add_argument("--against", type=Path, help="weights of the other seats; if left out, the same")
    parser.add_argument("--players", type=lambda text: list(map(int, text.split(","))), default=[2])
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument(
        "--looking", type=_looking, default=[(known.trials, known.decisions)], help="trials x decisions, with commas"
    )
    parser.add_argument("--first-deal", type=int, default=0, help="another number plays other deals")
    parser.add_argument("--trust", type=float, default=known.trust)
    parser.add_argument("--thinkable", type=float, default=known.thinkable)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
