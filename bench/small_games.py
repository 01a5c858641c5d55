"""How far bots and methods of OpenSpiel's are from perfect play in the small games: the table of docs/small-games.md.

    python bench/small_games.py tiny medium

Exploitability is what a perfect opponent wins from a policy on average, in points: 0 is an equilibrium. Exact: every
node is looked at. Only the sampling methods depend on luck, which is seeded.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator
from time import process_time
from typing import Any

import pyspiel

import okapi.environments.openspiel  # noqa: F401 (registers the games)
from okapi.bots import find_bot
from okapi.environments.openspiel.tree import whole_tree
from okapi.environments.small_games import SMALL_GAMES

BOTS = ("greedy", "hungry", "racer", "hoarder", "planner", "searcher")
ITERATIONS = {"CFR": (10, 100, 1000), "CFR+": (10, 100, 1000), "external sampling": (100, 10_000, 100_000)}
FEWER = 100_000  # nodes, above which there are a tenth of the iterations


def solver(name: str, game: Any) -> tuple[Any, Any]:
    """A solver, and what makes it go on by one iteration."""
    if name == "external sampling":
        it = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
        return it, it.run_iteration
    it = pyspiel.CFRSolver(game) if name == "CFR" else pyspiel.CFRPlusSolver(game)
    return it, it.evaluate_and_update_policy


def rows(name: str) -> Iterator[tuple[str, int | None, float, float]]:
    """The bot or method, its iterations, its exploitability, and the seconds of processor time that it took."""
    began = process_time()
    tree = whole_tree(pyspiel.load_game(f"okapi_{name}"))
    game = tree.game()
    size = f"{tree.nodes:,} nodes, {len(tree.states):,} information sets"
    print(f"{name}: {size}, {process_time() - began:.0f} s", file=sys.stderr)
    yield "random", None, pyspiel.exploitability(game, tree.uniform()), 0.0
    for bot in BOTS:
        yield bot, None, pyspiel.exploitability(game, tree.policy_of(find_bot(bot).factory("1"))), 0.0
    for method, counts in ITERATIONS.items():
        (its, go_on), done, spent = solver(method, game), 0, 0.0
        for count in (it // 10 if tree.nodes > FEWER else it for it in counts):
            began = process_time()
            while done < count:
                go_on()
                done += 1
            spent += process_time() - began
            yield method, count, pyspiel.exploitability(game, its.average_policy()), spent


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=SMALL_GAMES, default=["tiny"])
    print("game,method,iterations,exploitability,seconds")
    for name in parser.parse_args().games:
        for method, count, exploitability, seconds in rows(name):
            effort = ("", "") if count is None else (count, f"{seconds:.1f}")
            print(name, method, effort[0], f"{exploitability:.4f}", effort[1], sep=",", flush=True)


if __name__ == "__main__":
    main()
