"""Steps a second of each interface, in one run on this machine: `python bench/environments.py`.

Random legal actions, four players, by processor time; for the vector environment without choosing them.
"""

import time
from random import Random

import numpy as np
import pyspiel

import okapi.environments.openspiel  # noqa: F401 (registers the game)
from okapi.environments import aec_env, vector_env

SECONDS, PLAYERS, GAMES = 4.0, 4, 1024


def aec() -> tuple[int, float]:
    env, random = aec_env(players=PLAYERS), Random(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        env.reset(seed=steps)
        while not env.terminations[env.agent_selection]:
            env.step(random.choice(np.flatnonzero(env.last()[0]["action_mask"])))
            steps += 1
    return steps, time.process_time() - began


def openspiel() -> tuple[int, float]:
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
    return steps, time.process_time() - began


def vector(packed: bool, opponents: str | None) -> tuple[int, float]:
    env = vector_env(games=GAMES, players=PLAYERS, packed_masks=packed, opponents=opponents)
    random = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    steps, spent, began = 0, 0.0, time.process_time()
    while time.process_time() - began < SECONDS:
        masks = observation["action_mask"]
        if packed:
            masks = np.unpackbits(masks, axis=1, count=len(env.numbering), bitorder="little")
        actions = (random.random(masks.shape, np.float32) * masks).argmax(axis=1)
        before = time.process_time()
        observation, *_ = env.step(actions)
        spent += time.process_time() - before
        steps += GAMES
    return steps, spent


def main() -> None:
    print(f"{PLAYERS} players, decisions a second:")
    report("PettingZoo AEC", *aec())
    report("OpenSpiel, chance nodes besides", *openspiel())
    report(f"vector, {GAMES} games", *vector(packed=False, opponents=None))
    report(f"vector, {GAMES} games, packed masks", *vector(packed=True, opponents=None))
    report("the same against greedy, its decisions besides", *vector(packed=True, opponents="greedy"))


def report(name: str, steps: int, seconds: float) -> None:
    print(f"{name:>48} {steps / seconds:12,.0f}")


if __name__ == "__main__":
    main()
