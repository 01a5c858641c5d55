"""Steps a second of each interface, in one run on this machine: `python bench/environments.py`.

Random legal actions, four players, by processor time. The vector environment takes turns with the bare batch of the
compiled engine that it stands on, both with the same choosing of actions, and is given as a multiple of its time.
"""

import statistics
import time
from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel

import okapi.environments.openspiel  # noqa: F401 (registers the game)
from okapi.compiled import Batch, Engine
from okapi.environments import aec_env, vector_env

SECONDS, PLAYERS, GAMES = 4.0, 4, 1024
ROUNDS, STEPS = 15, 100


def aec() -> float:
    env, random = aec_env(players=PLAYERS), Random(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        env.reset(seed=steps)
        while not env.terminations[env.agent_selection]:
            env.step(random.choice(np.flatnonzero(env.last()[0]["action_mask"])))
            steps += 1
    return steps / (time.process_time() - began)


def openspiel() -> float:
    game, random = pyspiel.load_game(f"okapi(players={PLAYERS})"), Random(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
    return steps / (time.process_time() - began)


def bare() -> Callable[[], object]:
    batch = Batch(Engine(PLAYERS), GAMES)
    return lambda: batch.step(batch.random_actions())


def vector(*, packed: bool, copy: bool = True, opponents: str | None = None) -> Callable[[], object]:
    env = vector_env(games=GAMES, players=PLAYERS, packed_masks=packed, copy=copy, opponents=opponents)
    env.reset(seed=1)
    return lambda: env.step(env.batch.random_actions())


def by_turns(works: dict[str, Callable[[], object]]) -> dict[str, list[float]]:
    """Seconds of a step of each, round by round."""
    for work in works.values():
        work()  # compiles
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            began = time.process_time()
            for _ in range(STEPS):
                work()
            found[name].append((time.process_time() - began) / STEPS)
    return found


def main() -> None:
    print(f"{PLAYERS} players, decisions a second:")
    report("PettingZoo AEC", aec())
    report("OpenSpiel, plus chance nodes", openspiel())
    batch = f"batch of {GAMES} games"
    found = by_turns(
        {
            batch: bare(),
            "vector environment": vector(packed=False),
            "vector environment, copy=False": vector(packed=False, copy=False),
            "vector environment, packed masks": vector(packed=True),
            "vector environment, packed masks, copy=False": vector(packed=True, copy=False),
            "the same against greedy, plus its decisions": vector(packed=True, opponents="greedy"),
        }
    )
    for name, seconds in found.items():
        ratios = [one / other for one, other in zip(seconds, found[batch], strict=True)]
        times = f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f}) times the batch"
        report(name, GAMES / statistics.median(seconds), "" if name == batch else times)


def report(name: str, decisions: float, remark: str = "") -> None:
    print(f"{name:>48} {decisions:12,.0f}   {remark}")


if __name__ == "__main__":
    main()
