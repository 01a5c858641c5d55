"""Fit what the level of players is worth in the coach's forecast: `python -m tools.forecast.level FILE`.

The games are those of weaker players that nothing else was fitted to (`okapi.learning.imitation_data`): the games that
the whole forecast was fitted to make it too sure of theirs. Among players as strong as the network nothing changes.
"""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from okapi.coach.forecast import WEIGHTS
from okapi.learning.imitation_data import load_games

from .fitting import loss
from .outcomes import JudgedPositions, positions_of

STEPS, RATE = 500, 2.0
Weights = dict[str, NDArray[np.float32]]


def fit_level(weights: Weights, positions: JudgedPositions) -> Weights:
    """The same weights, but for that of the level."""
    given = tuple(map(jnp.asarray, positions[:5]))

    @jax.jit
    def slope(sharpness: Any) -> Any:
        return jax.grad(lambda it: loss({**weights, "sharpness": it}, *given))(sharpness)

    sharpness = jnp.asarray(weights["sharpness"])
    for _ in range(STEPS):
        sharpness = sharpness - RATE * slope(sharpness)
    return {**weights, "sharpness": np.asarray(sharpness, np.float32)}


def main() -> None:
    parser = ArgumentParser(prog="python -m tools.forecast.level", description=__doc__)
    parser.add_argument("games", type=Path)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    with np.load(given.weights) as file:
        weights = {name: file[name].astype(np.float32) for name in file.files}
    fitted = fit_level(weights, positions_of(load_games(given.games)))
    print("by players:", weights["sharpness"].round(3), "before,", fitted["sharpness"].round(3), "now")
    halved: Any = {name: it.astype(np.float16) for name, it in fitted.items()}
    np.savez_compressed(given.weights, **halved)


if __name__ == "__main__":
    main()
