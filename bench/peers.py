"""Okapi's engines and interfaces beside other libraries of games, in one run: decisions a second of processor time.

All play at random among the legal actions, in turns, so that a noisy machine disturbs all alike. They are different
games: the figures say what a decision costs, not who is better. What is unequal is in the table's last column.

    make .venv/.ready-bench
    python -m bench.peers --rounds 7
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pyspiel
from catanatron import Color, Game, RandomPlayer

import okapi.environments.openspiel  # noqa: F401 (registers the game)
from bench.random_games import okapi_game
from okapi.compiled import Batch, Engine
from okapi.environments import aec_env, vector_env

PLAYERS, GAMES, STEPS = 4, 1024, 50
Work = Callable[[], int]  # some play; how many decisions it took


def referee() -> Work:
    seeds = iter(range(10**9))
    return lambda: okapi_game(next(seeds))


def compiled() -> Work:
    engine, seeds = Engine(PLAYERS), iter(range(0, 10**9, GAMES))

    def work() -> int:
        first = next(seeds)
        return engine.play_out(engine.new_games(range(first, first + GAMES)))

    return work


def batch() -> Work:
    games = Batch(Engine(PLAYERS), GAMES)

    def work() -> int:
        for _ in range(STEPS):
            games.step(games.random_actions())
        return GAMES * STEPS

    return work


def vector() -> Work:
    env = vector_env(GAMES, PLAYERS, packed_masks=True)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.batch.random_actions())
        return GAMES * STEPS

    return work


def pettingzoo() -> Work:
    env, chance, seeds = aec_env(players=PLAYERS), random.Random(1), iter(range(10**9))

    def work() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        while not env.terminations[env.agent_selection]:
            env.step(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))
            decisions += 1
        return decisions

    return work


def openspiel(name: str) -> Work:
    """A game of OpenSpiel's, driven from Python; chance nodes are not counted."""
    game, chance = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, chances)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def catanatron() -> Work:
    seeds = iter(range(10**9))

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in list(Color)[:PLAYERS]], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return work


def with_pgx(name: str) -> Work:
    """Games of pgx side by side; one that ends is dealt again, as its documentation shows it."""
    env: Any = pgx.make(name)
    begin, key = jax.jit(jax.vmap(env.init)), jax.random.key(1)

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        now, later = jax.random.split(key)
        actions = jax.random.categorical(now, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        keys = jax.random.split(later, GAMES)
        return jax.vmap(pgx.experimental.auto_reset(env.step, env.init))(state, actions, keys), None

    run = jax.jit(lambda state, keys: jax.lax.scan(step, state, keys)[0])
    now = [begin(jax.random.split(key, GAMES)), key]

    def work() -> int:
        now[1], own = jax.random.split(now[1])
        now[0] = run(now[0], jax.random.split(own, STEPS))
        now[0].terminated.block_until_ready()
        return GAMES * STEPS

    return work


CONTENDERS: dict[str, tuple[Callable[[], Work], str]] = {
    "Okapi, referee": (referee, "Python; one game, all events made"),
    "Okapi, compiled, whole games": (compiled, "one call for 1,024 games; nothing is observed"),
    "Okapi, batch of 1,024": (batch, "observations and masks are written; the engine chooses"),
    "Okapi, vector, packed, 1,024": (vector, "the same through Gymnasium, with rewards and copies"),
    "Okapi, PettingZoo": (pettingzoo, "referee; observations and masks are made"),
    f"Okapi, OpenSpiel {version('open-spiel')}": (lambda: openspiel(f"okapi(players={PLAYERS})"), "referee"),
    f"catanatron {version('catanatron')}, Catan": (catanatron, "Python; one game"),
    "OpenSpiel, backgammon": (lambda: openspiel("backgammon"), "C++, driven from Python; 2 players, no hidden cards"),
    "OpenSpiel, hearts": (lambda: openspiel("hearts"), "the same; 4 players"),
    "OpenSpiel, Hanabi": (lambda: openspiel(f"hanabi(players={PLAYERS})"), "the Hanabi Learning Environment's C++"),
    f"pgx {version('pgx')}, backgammon, 1,024": (lambda: with_pgx("backgammon"), "JAX on the processor; made for GPUs"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="how often all take turns")
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time per turn")
    arguments = parser.parse_args()
    works = {name: make() for name, (make, _) in CONTENDERS.items()}
    found: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()  # compiles
    for _ in range(arguments.rounds):
        for name, work in works.items():
            decisions, began = 0, time.process_time()
            while time.process_time() - began < arguments.seconds:
                decisions += work()
            found[name].append(decisions / (time.process_time() - began))
    print("| | decisions/s | least and most | what is unequal |\n|---|---:|---:|---|")
    for name, speeds in found.items():
        middle = statistics.median(speeds)
        print(f"| {name} | {middle:,.0f} | {min(speeds):,.0f}–{max(speeds):,.0f} | {CONTENDERS[name][1]} |")


if __name__ == "__main__":
    main()
