"""What fits the coach's forecast to positions of played games."""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from okapi.bots.network.layout import MAX_PLAYERS
from okapi.coach.facts import SURE
from okapi.coach.forecast import INPUTS, STRONG

from .outcomes import JudgedPositions

BATCH = 1024


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


def _batches(positions: JudgedPositions, epochs: int, random: np.random.Generator) -> Iterator[tuple[Any, ...]]:
    for _ in range(epochs):
        order = random.permutation(len(positions.players))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            yield tuple(part[order[start : start + BATCH]] for part in positions[:5])


def loss(weights: Any, inputs: Any, players: Any, shares: Any, points: Any, level: Any) -> Any:
    """How surprising the winners are, and how far off the points."""
    seated = jnp.arange(MAX_PLAYERS) < players[:, None]
    inner = jnp.tanh(inputs @ weights["hidden.weight"] + weights["hidden.bias"])
    out = inner @ weights["out.weight"] + inputs @ weights["direct.weight"] + weights["out.bias"]
    strength = out[..., 0] * jnp.exp(weights["sharpness"][players - 2] * (level - STRONG))[:, None]
    chances = jax.nn.log_softmax(jnp.where(seated, strength, -1e9), axis=1)
    surprise = -(jnp.where(seated, chances, 0.0) * shares).sum(axis=1).mean()
    off = out[..., 1] + inputs[..., SURE] - points / 50
    return surprise + 0.5 * (seated * off**2).sum() / seated.sum()
