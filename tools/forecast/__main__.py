"""Fit the coach's forecast to played games: `python -m tools.forecast FILE… --save WEIGHTS`.

The games are those of `okapi.learning.imitation_data`, and as many that the network plays against itself as
are asked for. A fifth of them is held out; `python -m proof coach` measures the forecast on such games.
"""

import os
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from okapi.board import africa
from okapi.coach.forecast import WEIGHTS
from okapi.game import Rules
from okapi.learning.imitation_data import joined, load_games
from okapi.learning.settings import settings_for

from .fitting import fit, loss
from .outcomes import made, positions_of_bots, positions_of_network, together

GAMES_OF_A_DECK = 25
AT_A_TIME = 100  # games that a process looks at


def main() -> None:
    """Fit, say how surprising the games are that it was fitted to and the others, and save."""
    parser = ArgumentParser(prog="python -m tools.forecast", description=__doc__)
    parser.add_argument("imitate", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=1500, help="of the network against itself")
    parser.add_argument("--decks", type=int, default=20, help="other decks and rules that it plays some games with")
    parser.add_argument("--save", type=Path, default=WEIGHTS)
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--decay", type=float, default=0.1)
    parser.add_argument("--jobs", type=int, help="processes that play; as many as processors if left out")
    given = parser.parse_args()
    bots = list(joined([load_games(path) for path in given.imitate]).one_by_one())
    parts = [partial(positions_of_bots, bots[first : first + AT_A_TIME]) for first in range(0, len(bots), AT_A_TIME)]
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
    weights = fit(positions.where(~held_out), given.hidden, given.epochs, given.decay)
    for name, chosen in (("fitted to", ~held_out), ("held out", held_out)):
        some = positions.where(chosen)
        print(f"{name}: {len(some.players)} positions, loss {float(loss(weights, *some[:5])):.4f}")
    halved: Any = {name: it.astype(np.float16) for name, it in weights.items()}
    np.savez_compressed(given.save, **halved)


if __name__ == "__main__":
    main()
