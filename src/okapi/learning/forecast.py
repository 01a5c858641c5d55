"""Fit the coach's forecast to played games: `python -m okapi.learning.forecast LESSONS… --save FILE`.

The games are those of `okapi.learning.lessons`. A tenth of them is held out; how well the forecast does on it
is printed, and `proof.coach` measures it on games of its own.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from okapi.board import africa
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.features import layout_for
from okapi.bots.network.positions import deal_each, play_each
from okapi.coach.facts import FACT_COUNT, SCALES, SURE, write_facts_of_games
from okapi.coach.forecast import MOST_PLAYERS, POINTS, WEIGHTS, fitted_weights, judged
from okapi.compiled.layout import row_words
from okapi.compiled.tables import tables_for
from okapi.game import Rules

from .lessons import SIZES, PlayedGames, joined, load_games

HELD_OUT = 10  # one game in this many, of each number of players
BATCH = 512


class Positions(NamedTuple):
    """Positions of played games, and how the games came out: [position, …]."""

    facts: Any  # by seat
    players: Any
    shares: Any
    points: Any
    seed: Any
    moment: Any  # from 0, the beginning of the game, to 1, its end

    def where(self, chosen: NDArray[np.bool_]) -> "Positions":
        """Some of them."""
        return Positions(*(part[chosen] for part in self))


def positions_of(games: PlayedGames, every: int = 3) -> Positions:
    """Decisions of each game at a steady interval, and its result."""
    parts = [_positions_of_one(game, every) for game in games.one_by_one()]
    return Positions(*(np.concatenate(one) for one in zip(*parts, strict=True)))


def _positions_of_one(game: PlayedGames, every: int) -> Positions:
    board, rules = africa(), Rules()
    tables, lines = tables_for(board, rules), layout_for(board, rules).lines
    length, seeds, scratch = int(game.lengths[0]), game.seeds.copy(), np.zeros(SCRATCH, np.uint64)
    row = np.zeros((1, row_words(MOST_PLAYERS)), np.uint64)
    totals, shares = np.zeros((1, MOST_PLAYERS), np.int32), np.zeros((1, MOST_PLAYERS), np.float32)
    owners, over = np.zeros((1, len(board.routes)), np.int8), np.zeros(1, np.uint8)
    deal_each(row, tables, game.players.astype(np.int32), seeds)
    steps = np.arange(int(game.seeds[0]) % every, length, every)
    facts = np.zeros((len(steps), MOST_PLAYERS, FACT_COUNT), np.float32)
    for step in range(length):
        at = int(np.searchsorted(steps, step))
        if at < len(steps) and steps[at] == step:
            write_facts_of_games(row, tables, lines, facts[at : at + 1], scratch)
        action = game.played[step : step + 1].astype(np.int64)
        play_each(row, tables, action, seeds, 0, over, totals, shares, owners, scratch[None].copy())
    return Positions(
        facts,
        np.full(len(steps), int(game.players[0])),
        np.repeat(shares, len(steps), axis=0),
        np.repeat(totals, len(steps), axis=0).astype(np.float32),
        np.repeat(game.seeds, len(steps)),
        (steps / length).astype(np.float32),
    )


def fit(positions: Positions, hidden: int, epochs: int, decay: float) -> dict[str, NDArray[np.float32]]:
    """The weights with which the forecast says best how these games came out."""
    random = np.random.default_rng(1)
    weights: Any = {
        "hidden.weight": random.normal(0, 0.3, (FACT_COUNT, hidden)),
        "hidden.bias": np.zeros(hidden),
        "out.weight": random.normal(0, 0.1, (hidden, 2)),
        "direct.weight": np.zeros((FACT_COUNT, 2)),
        "out.bias": np.zeros(2),
    }
    weights = {name: jnp.asarray(it, jnp.float32) for name, it in weights.items()}
    steps = epochs * (len(positions.players) // BATCH)
    optimiser = optax.adamw(optax.cosine_decay_schedule(1e-2, steps), weight_decay=decay)

    @jax.jit
    def step(weights: Any, moments: Any, *batch: Any) -> Any:
        change, moments = optimiser.update(jax.grad(_loss)(weights, *batch), moments, weights)
        return optax.apply_updates(weights, change), moments

    moments = optimiser.init(weights)
    for batch in _batches(positions, epochs, random):
        weights, moments = step(weights, moments, *batch)
    return {name: np.asarray(it, np.float32) for name, it in weights.items()}


def _batches(positions: Positions, epochs: int, random: np.random.Generator) -> Iterator[tuple[Any, ...]]:
    for _ in range(epochs):
        order = random.permutation(len(positions.players))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            yield (
                positions.facts[some],
                positions.players[some],
                positions.shares[some],
                positions.points[some],
            )


def _loss(weights: Any, facts: Any, players: Any, shares: Any, points: Any) -> Any:
    """How surprising the winners are, and how far off the points."""
    seated = jnp.arange(MOST_PLAYERS) < players[:, None]
    scaled = facts / jnp.array([*SCALES.values()])
    inner = jnp.tanh(scaled @ weights["hidden.weight"] + weights["hidden.bias"])
    out = inner @ weights["out.weight"] + scaled @ weights["direct.weight"] + weights["out.bias"]
    chances = jax.nn.log_softmax(jnp.where(seated, out[..., 0], -1e9), axis=1)
    surprise = -(jnp.where(seated, chances, 0.0) * shares).sum(axis=1).mean()
    off = out[..., 1] - (points - facts[..., SURE]) / POINTS
    return surprise + 0.5 * (seated * off**2).sum() / seated.sum()


def report(positions: Positions, weights: Any) -> None:
    """Brier scores by players and thirds of the game, beside those of equal chances; and reliability."""
    strength, _ = judged(positions.facts, weights)
    seated = np.arange(MOST_PLAYERS) < positions.players[:, None]
    chances = np.where(seated, np.exp(strength), 0.0)
    chances /= chances.sum(axis=1, keepdims=True)
    brier = ((chances - positions.shares) ** 2).sum(axis=1)
    for players in sorted(set(SIZES)):
        thirds = [positions.moment < 1 / 3, positions.moment >= 1 / 3, positions.moment >= 2 / 3]
        thirds[1] = thirds[1] & ~thirds[2]
        means = [brier[third & (positions.players == players)].mean() for third in thirds]
        print(f"| {players} |", " | ".join(f"{mean:.3f}" for mean in means), f"| {1 - 1 / players:.3f} |")
    for low in np.arange(0, 1, 0.1):
        some = seated & (chances >= low) & (chances < low + 0.1)
        said, came = chances[some].mean(), positions.shares[some].mean()
        print(f"| {low:.0%} to {low + 0.1:.0%} | {some.sum()} | {said:.1%} | {came:.1%} |")


def main() -> None:
    """Fit, say how good it is, and save."""
    parser = ArgumentParser(prog="python -m okapi.learning.forecast", description=__doc__)
    parser.add_argument("lessons", type=Path, nargs="+")
    parser.add_argument("--save", type=Path, default=WEIGHTS)
    parser.add_argument("--report", action="store_true", help="only say how good the saved weights are")
    parser.add_argument("--hidden", type=int, default=12)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--decay", type=float, default=1e-1)
    given = parser.parse_args()
    positions = positions_of(joined([load_games(path) for path in given.lessons]))
    held_out = positions.seed // len(SIZES) % HELD_OUT == HELD_OUT - 1
    if given.report:
        report(positions.where(held_out), fitted_weights())
        return
    weights = fit(positions.where(~held_out), given.hidden, given.epochs, given.decay)
    for name, chosen in (("fitted to", ~held_out), ("held out", held_out)):
        some = positions.where(chosen)
        loss = float(_loss(weights, some.facts, some.players, some.shares, some.points))
        print(f"{name}: {len(np.unique(some.seed))} games, {len(some.players)} positions, loss {loss:.4f}")
    halved: Any = {name: it.astype(np.float16) for name, it in weights.items()}
    np.savez_compressed(given.save, **halved)


if __name__ == "__main__":
    main()
