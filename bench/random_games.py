"""How fast is the game? Random 4-player games of okapi and of catanatron, side by side on one core.

catanatron (from PyPI) is the reference because it is the best known fast board-game simulator in pure Python.
The two take turns, so that a noisy machine disturbs both alike; the ratio counts, not the seconds.

    make bench
    python bench/random_games.py --rounds 9 --seconds 3 --profile 15
"""

import argparse
import cProfile
import os
import pstats
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.dealer import SeededDealer

PLAYERS = 4
BOARD = africa()
RANDOM_BOT = find_bot("random").factory


def okapi_game(seed: int) -> int:
    """One game of okapi; the number of decisions in it."""
    bots = [RANDOM_BOT(f"{seed}/{seat}") for seat in range(PLAYERS)]
    return play_match(BOARD, bots, SeededDealer(seed)).decisions


def catanatron_game(seed: int) -> int:
    """One game of catanatron; the number of actions in it."""
    random.seed(seed)
    colours = list(Color)[:PLAYERS]
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    return len(game.state.actions)


def measure(game: Callable[[int], int], seconds: float, seed: int) -> tuple[float, float]:
    """Games and decisions per second, over at least this long."""
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += game(seed + games)
        games += 1
    return games / elapsed, decisions / elapsed


def spread(values: list[float]) -> str:
    return f"{statistics.median(values):10,.1f}   ({min(values):,.1f} to {max(values):,.1f})"


def main() -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--rounds", type=int, default=7, help="how often the two take turns")
    parser.add_argument("--seconds", type=float, default=3.0, help="per turn")
    parser.add_argument("--profile", type=int, default=12, help="how many entries of the profile to print")
    arguments = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    okapi, reference = [], []
    for turn in range(arguments.rounds):
        okapi.append(measure(okapi_game, arguments.seconds, seed=turn * 100_000))
        reference.append(measure(catanatron_game, arguments.seconds, seed=turn * 100_000))

    print(f"random {PLAYERS}-player games, one core; median of {arguments.rounds} turns (lowest to highest)")
    print(f"  catanatron {version('catanatron')}, from PyPI")
    print(f"  okapi       games/s      {spread([games for games, _ in okapi])}")
    print(f"  catanatron  games/s      {spread([games for games, _ in reference])}")
    print(f"  okapi       decisions/s  {spread([decisions for _, decisions in okapi])}")
    print(f"  catanatron  decisions/s  {spread([decisions for _, decisions in reference])}")
    ratios = [ours[0] / theirs[0] for ours, theirs in zip(okapi, reference, strict=True)]
    print(f"  ratio of games/s         {spread(ratios)}")

    with cProfile.Profile() as profile:
        for seed in range(100):
            okapi_game(seed)
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(arguments.profile)


if __name__ == "__main__":
    main()
