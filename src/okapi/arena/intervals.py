"""95% intervals by the Bayesian bootstrap over deals.

The games of a deal share their luck, so they are not independent; deals are. Each replicate therefore weighs
whole deals, at random (Exp(1)). A bot that won every game would also win it in every replicate, and look
certain to win for good; so each replicate also counts one imaginary deal, split between a win and a loss with
Gamma(1/2) weights. Where the games of a deal all end alike, that is exactly Jeffreys' interval with deals as
trials. Only `random()` is used, the one method whose sequence Python guarantees, so the intervals are as
reproducible as the games.
"""

from collections.abc import Iterator, Sequence
from math import cos, log, pi, sin, sqrt, tan
from operator import mul
from random import Random

from msgspec import Struct

REPLICATES = 1000
OUTSIDE = 0.025  # on each side
NORMAL_95 = 1.96  # standard deviations to either side of the mean contain 95% of a normal distribution


class Estimate(Struct, frozen=True):
    value: float
    low: float
    high: float


class Series:
    """How much was won of how much, deal by deal."""

    def __init__(self) -> None:
        self._places: dict[int, int] = {}
        self.deals: list[int] = []
        self.won: list[float] = []
        self.played: list[float] = []

    def add(self, deal: int, won: float) -> None:
        place = self._places.setdefault(deal, len(self.deals))
        if place == len(self.deals):
            self.deals.append(deal)
            self.won.append(0.0)
            self.played.append(0.0)
        self.won[place] += won
        self.played[place] += 1

    def sums(self) -> tuple[float, float]:
        won = sum(self.won)
        return won, sum(self.played) - won

    def games_of_a_deal(self) -> float:
        """How many games a deal has here, on average."""
        return sum(self.played) / len(self.deals)


class DealWeights:
    """One replicate's weights of the deals, and its imaginary ones."""

    def __init__(self, deals: Sequence[int], luck: Random) -> None:
        self._luck = luck
        self._weights = {deal: -log(1 - luck.random()) for deal in deals}

    def sums(self, series: Series) -> tuple[float, float]:
        """Won and lost in this replicate."""
        weights = [self._weights[deal] for deal in series.deals]
        won = sum(map(mul, weights, series.won))
        lost = sum(map(mul, weights, series.played)) - won
        size = series.games_of_a_deal()
        return won + size * self._half(), lost + size * self._half()

    def _half(self) -> float:
        """Gamma(1/2): half the square of a normal variable."""
        return -log(1 - self._luck.random()) * cos(2 * pi * self._luck.random()) ** 2


def replicates(deals: Sequence[int], seed: str, count: int = REPLICATES) -> Iterator[DealWeights]:
    luck = Random(f"{seed}/intervals")
    for _ in range(count):
        yield DealWeights(deals, luck)


def students_t(degrees: int) -> float:
    """How many standard errors of a mean are a 95% interval to each side, with these degrees of freedom."""
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, degrees) < 1 - 2 * OUTSIDE else (low, middle)
    return sqrt(degrees) * tan(low)


def _within(angle: float, degrees: int) -> float:
    """How likely Student's t is within ± √degrees tan(angle) (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    odd, term, total = degrees % 2, 1.0, 0.0
    for power in range(odd, degrees - 1, 2):
        total += term * cos(angle) ** power
        term *= (power + 1) / (power + 2)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def interval(value: float, replicated: Sequence[float]) -> Estimate:
    """The value, and what all but 5% of the replicates say (the value itself always included)."""
    ordered = sorted(replicated)
    cut = int(OUTSIDE * len(ordered))
    return Estimate(value, min(value, ordered[cut]), max(value, ordered[-1 - cut]))
