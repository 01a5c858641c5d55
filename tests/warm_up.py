"""Compiles what many tests use before they begin: each function once, where two workers would both do it.

Machine code lies in the user's cache afterwards, and a second run has nothing to do.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from okapi.board import africa
from okapi.compiled import Batch, Engine
from okapi.dealer import SplitMixDealer
from okapi.game import new_game, settle


def whole_games() -> None:
    """Dealing, playing, scoring, and stepping many games together."""
    engine = Engine(2)
    rows = engine.new_games([1])
    engine.play_out(rows)
    engine.scores(rows)
    batch = Batch(engine, 2)
    batch.step(batch.random_actions())


def single_positions() -> None:
    """Looking at a position, playing an option, and playing on from what a seat sees."""
    engine = Engine(2)
    state, _ = settle(new_game(africa(), 2), SplitMixDealer(1))
    row = engine.row_of(state)
    engine.options(row)
    engine.play_option(row, 0)
    engine.look(row[None])
    engine.observe(row, 0)
    engine.deal_unseen(row[None], [0], [1])
    engine.playouts(row, 0, [1])


def main() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        for done in (processes.submit(whole_games), processes.submit(single_positions)):
            done.result()


if __name__ == "__main__":
    main()
