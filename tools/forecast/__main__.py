"""Fit the coach's forecast to played games: `python -m tools.forecast FILE… --save WEIGHTS`.

The games are those of `okapi.learning.imitation_data`, and as many of unequal bots, and of the network against
itself, as are asked for. What unequal players are worth is fitted last, and to games of unequal bots alone. A fifth
of all games is held out; `python -m proof coach` measures the forecast on such games.
"""

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from okapi.board import africa
from okapi.bots.network.layout import MAX_PLAYERS
from okapi.coach.facts import SURE
from okapi.coach.forecast import INPUTS, STRONG, WEIGHTS, fitted_weights
from okapi.game import Rules
from okapi.learning.imitation_data import have_played, joined, load_games
from okapi.learning.settings import settings_for

from .outcomes import MIXED, JudgedPositions, level_among, made, positions_of_bots, positions_of_network, together

BATCH = 1024
GAMES_OF_A_DECK = 25
AT_A_TIME = 100  # games that a process looks at
FIRST_MIXED = 1_000_000  # the seed of the first of these games


def fit(positions: JudgedPositions, hidden: int, epochs: int, decay: float) -> dict[str, NDArray[np.float32]]:
    """The weights with which the forecast says best how these games came out."""
    random = np.random.default_rng(1)
    weights: Any = {
        "hidden.weight": random.normal(0, 0.3, (INPUTS, hidden)),
        "hidden.bias": np.zeros(hidden),
        "out.weight": random.normal(0, 0.1, (hidden, 2)),
        "direct.weight": np.zeros((INPUTS, 2)),
        "out.bias": np.zeros(2),
        "sharpness": np.zeros(MAX_PLAYERS - 1),  # by the number of players
        "unevenness": np.zeros(()),
    }
    weights = {name: jnp.asarray(it, jnp.float32) for name, it in weights.items()}
    steps = epochs * (len(positions.players) // BATCH)
    # What the level of players is worth, and what all have in common, is not to be made smaller.
    decayed = {name: name.endswith(".weight") for name in weights}
    optimiser = optax.adamw(optax.cosine_decay_schedule(1e-2, steps), weight_decay=decay, mask=decayed)

    @jax.jit
    def step(weights: Any, moments: Any, *batch: Any) -> Any:
        change, moments = optimiser.update(jax.grad(loss)(weights, *batch), moments, weights)
        return optax.apply_updates(weights, change), moments

    moments = optimiser.init(weights)
    for batch in _batches(positions, epochs, random):
        weights, moments = step(weights, moments, *batch)
    return {name: np.asarray(it, np.float32) for name, it in weights.items()}


def fit_unevenness(weights: dict[str, Any], mixed: JudgedPositions) -> dict[str, Any]:
    """These weights, with unequal players taken into account so that chances at their tables are neither bold nor shy.

    The loss of `fit` has its minimum at a third of this, where chances near 85% were still 7 points too bold.
    """
    tried = ({**weights, "unevenness": np.float32(it)} for it in np.arange(0, 3, 0.1))
    return min(tried, key=lambda it: largest_gap(it, mixed))


def largest_gap(weights: dict[str, Any], positions: JudgedPositions) -> float:
    """How far what was forecast is from what came, in the worst tenth of the chances."""
    seated = np.arange(MAX_PLAYERS) < positions.players[:, None]
    chances = np.where(seated, np.exp(_log_chances(weights, *positions[:2], *positions[4:6])), 0)[seated]
    won, tenth = positions.shares[seated], np.minimum((chances * 10).astype(int), 9)
    return max(abs(float((chances - won)[tenth == which].mean())) for which in np.unique(tenth))


def _batches(positions: JudgedPositions, epochs: int, random: np.random.Generator) -> Iterator[tuple[Any, ...]]:
    for _ in range(epochs):
        order = random.permutation(len(positions.players))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            yield tuple(part[order[start : start + BATCH]] for part in positions[:6])


def loss(weights: Any, inputs: Any, players: Any, shares: Any, points: Any, mean: Any, spread: Any) -> Any:
    """How surprising the winners are, and how far off the points."""
    seated = jnp.arange(MAX_PLAYERS) < players[:, None]
    chances = _log_chances(weights, inputs, players, mean, spread)
    surprise = -(jnp.where(seated, chances, 0.0) * shares).sum(axis=1).mean()
    off = _said(weights, inputs)[..., 1] + inputs[..., SURE] - points / 50
    return surprise + 0.5 * (seated * off**2).sum() / seated.sum()


def _log_chances(weights: Any, inputs: Any, players: Any, mean: Any, spread: Any) -> Any:
    """Of each seat to win, as `Forecast` says them."""
    level = level_among(mean, spread, weights["unevenness"])
    strength = _said(weights, inputs)[..., 0] * jnp.exp(weights["sharpness"][players - 2] * (level - STRONG))[:, None]
    return jax.nn.log_softmax(jnp.where(jnp.arange(MAX_PLAYERS) < players[:, None], strength, -1e9), axis=1)


def _said(weights: Any, inputs: Any) -> Any:
    inner = jnp.tanh(inputs @ weights["hidden.weight"] + weights["hidden.bias"])
    return inner @ weights["out.weight"] + inputs @ weights["direct.weight"] + weights["out.bias"]


def main() -> None:
    """Fit, say how surprising the games are that it was fitted to and the others, and save."""
    parser = ArgumentParser(prog="python -m tools.forecast", description=__doc__)
    parser.add_argument("imitate", type=Path, nargs="*")
    parser.add_argument("--games", type=int, default=1500, help="of the network against itself")
    parser.add_argument("--mixed", type=int, default=1000, help="games of tables where unequal bots sit")
    parser.add_argument("--decks", type=int, default=20, help="other decks and rules that it plays some games with")
    parser.add_argument("--save", type=Path, default=WEIGHTS)
    parser.add_argument(
        "--only-unevenness", action="store_true", help="play mixed games only, and keep the other weights that ship"
    )
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--decay", type=float, default=0.1)
    parser.add_argument("--jobs", type=int, help="processes that play; as many as processors if left out")
    given = parser.parse_args()
    mixed = have_played(MIXED, range(FIRST_MIXED, FIRST_MIXED + given.mixed), given.jobs)
    bots = list(joined([*(load_games(path) for path in given.imitate), mixed]).one_by_one())
    parts = [partial(positions_of_bots, bots[first : first + AT_A_TIME]) for first in range(0, len(bots), AT_A_TIME)]
    if not given.only_unevenness:
        parts += [
            partial(positions_of_network, range(first, min(first + AT_A_TIME, given.games)), None)
            for first in range(0, given.games, AT_A_TIME)
        ]
        parts += [
            partial(positions_of_network, range(number * given.games, number * given.games + GAMES_OF_A_DECK), setting)
            for number, setting in enumerate(settings_for(africa(), Rules(), "forecast", given.decks)[1:], start=1)
        ]
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each process keeps to its own processor
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        positions = together(list(pool.map(made, parts)))
    held_out = positions.held_out()
    fitted = positions.where(~held_out)
    weights: Any = fitted_weights()
    if not given.only_unevenness:
        weights = fit(fitted, given.hidden, given.epochs, given.decay)
    weights = fit_unevenness(weights, fitted.where(fitted.seed >= FIRST_MIXED))
    for name, chosen in (("fitted to", ~held_out), ("held out", held_out)):
        some = positions.where(chosen)
        print(f"{name}: {len(some.players)} positions, loss {float(loss(weights, *some[:6])):.4f}")
        gap = largest_gap(weights, some.where(some.seed >= FIRST_MIXED))
        print(f"  games of unequal bots: forecasts and results are {gap:.3f} apart at most")
    print(f"unevenness {weights['unevenness']:.2f}")
    halved: Any = {name: it.astype(np.float16) for name, it in weights.items()}
    np.savez_compressed(given.save, **halved)


if __name__ == "__main__":
    main()
