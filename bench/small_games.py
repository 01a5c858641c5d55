"""How far bots and methods of OpenSpiel's are from perfect play in the small games: the table of docs/small-games.md.

    python bench/small_games.py tiny medium

Exploitability is what a perfect opponent wins from a policy on average, in points: 0 is an equilibrium. Exact: every
node is looked at. The bot `searcher` and the sampling methods depend on luck. Of the bot it is the mean over ten seeds,
with the lowest and the highest; the sampling has one seed.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

import pyspiel

import okapi.environments.openspiel  # noqa: F401 (registers the games)
from okapi.bots import find_bot
from okapi.environments.openspiel.tree import whole_tree
from okapi.environments.small_games import SMALL_GAMES

BOTS = ("greedy", "hungry", "racer", "hoarder", "planner")
SEEDS = range(1, 11)  # of a bot that uses luck
ITERATIONS = {"CFR": (10, 100, 1000), "CFR+": (10, 100, 1000), "external sampling": (100, 10_000, 100_000)}
FEWER = 100_000  # nodes, above which there are a tenth of the iterations


def solver(name: str, game: Any) -> tuple[Any, Any]:
    """A solver, and what makes it go on by one iteration."""
    if name == "external sampling":
        it = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
        return it, it.run_iteration
    it = pyspiel.CFRSolver(game) if name == "CFR" else pyspiel.CFRPlusSolver(game)
    return it, it.evaluate_and_update_policy


class MethodRow(NamedTuple):
    method: str  # or bot
    iterations: int | None
    found: list[float]  # exploitability, with each seed
    seconds: float | None = None  # of processor time

    def cells(self) -> list[str]:
        spread = (f"{min(self.found):.4f}", f"{max(self.found):.4f}") if len(self.found) > 1 else ("", "")
        mean = f"{sum(self.found) / len(self.found):.4f}"
        iterations = "" if self.iterations is None else str(self.iterations)
        return [self.method, iterations, mean, *spread, "" if self.seconds is None else f"{self.seconds:.1f}"]


def rows(name: str) -> Iterator[MethodRow]:
    """How far each bot and each method is from perfect."""
    began = process_time()
    tree = whole_tree(pyspiel.load_game(f"okapi_{name}"))
    game = tree.game()
    size = f"{tree.nodes:,} nodes, {len(tree.states):,} information sets"
    print(f"{name}: {size}, {process_time() - began:.0f} s", file=sys.stderr)
    yield MethodRow("random", None, [pyspiel.exploitability(game, tree.uniform())])

    def of_bot(bot: str, seed: int) -> float:
        found: float = pyspiel.exploitability(game, tree.policy_of(find_bot(bot).factory(str(seed))))
        return found

    for bot in BOTS:
        yield MethodRow(bot, None, [of_bot(bot, 1)])
    yield MethodRow("searcher", None, [of_bot("searcher", seed) for seed in SEEDS])
    for method, counts in ITERATIONS.items():
        (its, go_on), done, spent = solver(method, game), 0, 0.0
        for count in (it // 10 if tree.nodes > FEWER else it for it in counts):
            began = process_time()
            while done < count:
                go_on()
                done += 1
            spent += process_time() - began
            yield MethodRow(method, count, [pyspiel.exploitability(game, its.average_policy())], spent)


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=SMALL_GAMES, default=["tiny"])
    print("game,method,iterations,exploitability,lowest,highest,seconds")
    for name in parser.parse_args().games:
        for row in rows(name):
            print(name, *row.cells(), sep=",", flush=True)


if __name__ == "__main__":
    main()
