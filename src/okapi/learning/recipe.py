"""What a run of training is made of, and what counts when."""

from argparse import ArgumentParser, Namespace
from typing import NamedTuple

from .ppo import LossWeights
from .settings import VARIETY


class Recipe(NamedTuple):
    """The defaults are for one large GPU; `TINY` is for a test on a processor."""

    counts: tuple[int, ...] = (4096, 3072, 3584, 3584)  # games at a time, for 2, 3, 4 and 5 players
    steps: int = 96
    minibatch: int = 32768
    epochs: int = 2
    width: int = 512
    blocks: int = 2
    opposed: float = 0.25  # the share of games against the slow copy, so that what was learned once is not forgotten
    variety: int = VARIETY  # decks and rules beside the published ones, for half of the games
    warm_up: int = 20  # iterations in which only the forecasts learn: those of a bot's games are not its own


TINY = Recipe(counts=(8, 4, 4, 4), steps=8, minibatch=64, epochs=1, width=32, blocks=1, variety=3, warm_up=1)


def schedule(decisions: int, horizon: int, *, is_warming_up: bool = False) -> tuple[LossWeights, float]:
    """What counts at this point of a run, and the rate of learning.

    At first points count, which teach fast, and then the win more and more. During the warm-up, the policy
    does not change, and the forecasts learn what it is worth.
    """
    done = min(1.0, decisions / horizon)

    def between(first: float, last: float) -> float:
        return first * (1 - done) + last * done

    weights = LossWeights(
        points=between(1.0, 0.3), win=between(0.5, 1.5), entropy=between(0.005, 0.002), pull=between(0.05, 0.01)
    )
    if is_warming_up:
        weights = weights._replace(policy=0.0, entropy=0.0, pull=1.0)
    return weights, between(4e-4, 3e-5)


def recipe_of(given: Namespace) -> Recipe:
    recipe = TINY if given.tiny else Recipe()
    asked = {name: getattr(given, name, None) for name in Recipe._fields}
    return recipe._replace(**{name: it for name, it in asked.items() if it is not None})


def add_recipe(parser: ArgumentParser) -> None:
    """Options that change a recipe: a network of another size, fewer games at a time."""
    parser.add_argument("--tiny", action="store_true", help="a network that a processor trains in seconds")
    parser.add_argument("--width", type=int, help="of the network's layers")
    parser.add_argument("--blocks", type=int, help="of two layers each")
    parser.add_argument("--counts", type=_counts, help="games at a time for 2, 3, 4 and 5 players, with commas")
    parser.add_argument("--steps", type=int, help="decisions in each game of an iteration")
    parser.add_argument("--minibatch", type=int, help="decisions of one step of the optimiser")
    parser.add_argument("--opposed", type=float, help="share of the games that are against the slow copy")
    parser.add_argument("--variety", type=int, help="decks and rules beside the published ones; 0: only those")
    parser.add_argument("--warm-up", type=int, help="iterations in which only the forecasts learn")


def _counts(text: str) -> tuple[int, ...]:
    counts = tuple(map(int, text.split(",")))
    if len(counts) != len(Recipe().counts):
        raise ValueError("give four numbers")
    return counts
