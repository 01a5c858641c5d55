"""Compiles what many tests use before they begin: each function once, where workers would do it side by side.

Machine code lies in the user's cache afterwards, and a second run has nothing to do. One process does it all,
because it keeps what Numba finds out about functions that many others call, which takes most of the time.
"""

import numpy as np

from compiled.test_policies import greedy_choice, write_random_choices
from okapi.board import africa
from okapi.coach.warm_up import warm_up
from okapi.compiled import Batch, Engine
from okapi.compiled.transcripts import Transcriber
from okapi.dataset import DatasetSettings, positions
from okapi.dataset.columns import happened
from okapi.dataset.playing import play_games
from okapi.dealer import SplitMixDealer
from okapi.game import GameState, Rules, new_game, settle


def beginning() -> GameState:
    return settle(new_game(africa(), 2), SplitMixDealer(1))[0]


def whole_games() -> None:
    """Dealing, playing, scoring, and stepping many games together."""
    engine = Engine(2)
    rows = engine.new_games([1])
    engine.play_out(rows)
    engine.scores(rows)
    batch = Batch(engine, 2)
    batch.step(batch.random_actions())


def single_positions() -> None:
    """Looking at a position, and playing an option."""
    engine = Engine(2)
    row = engine.row_of(beginning())
    engine.options(row)
    engine.count_options(row)
    engine.play_option(row, 0)
    engine.look(row[None])
    engine.observe(row, 0)


def stepping() -> None:
    """Legal moves and steps of games that are searched."""
    engine = Engine(2)
    rows = engine.new_games([1])
    _, legal = engine.legal(rows)
    engine.step(rows, [legal[0].nonzero()[0][0]])


def policies() -> None:
    """What the quickest bots do, in many games and in one."""
    engine = Engine(2)
    rows = engine.new_games([1])
    engine.acting(rows)
    engine.policy_actions(rows, "greedy")
    greedy_choice(rows[0], engine.tables)
    write_random_choices(rows[0], engine.tables, np.zeros(1, np.int64))


def telling() -> None:
    """Games with all that happened in them, whole and step by step."""
    transcriber = Transcriber(Engine(2))
    list(transcriber.play([1]))
    transcriber.play_option(transcriber.deal(1), 0)


def unseen_cards() -> None:
    """Playing on from what a seat sees."""
    engine = Engine(2)
    row = engine.row_of(beginning())
    engine.deal_unseen(row[None], [0], [1])
    engine.playouts(row, 0, [1])


def datasets() -> None:
    """Games that are kept, and what their seats saw."""
    settings = DatasetSettings(games=1, players=2, bots=("prodigy",), seed="warm-up")
    engine, (game,) = Engine(2), play_games(settings, africa(), range(1))
    happened(engine, Transcriber(engine), game.seed, game.actions)
    positions(game.seed, 2, game.actions)


def environments() -> None:
    """Many games at once for learners, one seat of each or all of them."""
    from okapi.environments import jax_batch, vector_env

    env = vector_env(games=1, players=2, opponents="prodigy", seat=0)
    observation, _ = env.reset(seed=1)
    env.step(observation["action_mask"].argmax(axis=1))
    batch = jax_batch(256)
    batch.reset()
    batch.step(batch.random_actions())


def training() -> None:
    """Games for a network that learns."""
    import jax.numpy as jnp

    from okapi.learning.games import Crowd, MapTables, ProcessorGames

    table = MapTables(africa(), Rules())
    games = ProcessorGames(table, Crowd((1, 0, 0, 0), (0, 0, 0, 0), 1, table.settings(0, 0), 1))
    logits = jnp.zeros((1, table.actions))
    games.go_on(0, logits, logits)


if __name__ == "__main__":
    whole_games()
    single_positions()
    stepping()
    telling()
    unseen_cards()
    warm_up()
    policies()
    datasets()
    environments()
    training()
