"""A tournament that stops when it is sure: a sequential probability ratio test (SPRT) on deals.

- H0: the challenger's lead over the others is `elo0`. H1: it is `elo1`. Both are turned into the share of the
  wins that such a lead brings, on average over the line-ups, if the others are equals.
- The unit is the deal over all its seat rotations: its games share their luck, deals do not. A deal counts as
  the challenger's share of its wins.
- How those shares are spread is not known. So each hypothesis is given the spread that makes the deals seen
  likeliest, among all whose mean is the share it claims: the generalised SPRT of chess engine testing.
- The log of the ratio of the two likelihoods (LLR) is looked at after every round, which is one deal for each
  line-up, in the order of the schedule; so who plays how fast changes nothing. At the upper bound H1 is
  accepted, at the lower one H0.
- The bounds are Wald's: if H0 is true, H1 is accepted with a probability of about alpha; if H1 is true, H0
  with about beta. Where line-ups differ much, the test errs less often and plays longer.
"""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from math import isfinite, log

from msgspec import Struct

from .result import Result
from .schedule import Schedule

# Of a deal lost and of a deal won: without them, 30 wins of 30 would rule out any other mean.
IMAGINARY = 1e-3
CLOSE_ENOUGH = 1e-10
MAX_STEPS = 100


class SequentialVerdict(StrEnum):
    H0 = "H0"
    H1 = "H1"
    UNDECIDED = "undecided"


class Hypotheses(Struct, frozen=True, kw_only=True):
    """The two leads, in Elo points, that a test tells apart, and how often it may be wrong."""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05  # H1 accepted though H0 is true
    beta: float = 0.05  # H0 accepted though H1 is true

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)

    @property
    def are_in_order(self) -> bool:
        """H1 claims more than H0."""
        return isfinite(self.elo0) and isfinite(self.elo1) and self.elo0 < self.elo1


class Evidence(Struct, frozen=True, kw_only=True):
    """How a test stands, or how it ended."""

    challenger: str
    hypotheses: Hypotheses
    share0: float  # of the wins, for each of the challenger's seats, if H0 is true
    share1: float  # the same if H1 is true
    share: float | None  # as it was in the deals that count; None: there are none yet
    deals: int
    llr: float  # log-likelihood ratio, H1 over H0
    lower: float
    upper: float

    @property
    def verdict(self) -> SequentialVerdict:
        if self.llr >= self.upper:
            return SequentialVerdict.H1
        return SequentialVerdict.H0 if self.llr <= self.lower else SequentialVerdict.UNDECIDED


class SequentialTest:
    """Takes results in any order, counts them round by round, and stops counting when it is sure."""

    def __init__(self, schedule: Schedule, challenger: str, hypotheses: Hypotheses) -> None:
        self._challenger = challenger
        self._hypotheses = hypotheses
        self._share0, self._share1 = (
            mean_share(schedule, challenger, elo) for elo in (hypotheses.elo0, hypotheses.elo1)
        )
        self._games_of_a_round = len(schedule.line_ups) * schedule.players
        self._early: dict[int, list[Result]] = {}  # by round
        self._rounds = 0
        self._shares: Counter[float] = Counter()
        self._llr = 0.0

    @property
    def evidence(self) -> Evidence:
        deals = self._shares.total()
        return Evidence(
            challenger=self._challenger,
            hypotheses=self._hypotheses,
            share0=self._share0,
            share1=self._share1,
            share=sum(share * count for share, count in self._shares.items()) / deals if deals else None,
            deals=deals,
            llr=self._llr,
            lower=self._hypotheses.lower,
            upper=self._hypotheses.upper,
        )

    @property
    def is_sure(self) -> bool:
        """Nothing that is still played matters."""
        return not self._hypotheses.lower < self._llr < self._hypotheses.upper

    @property
    def games(self) -> int:
        """The games that count: all up to this number."""
        return self._rounds * self._games_of_a_round

    def add(self, result: Result) -> None:
        """Take one more result; its round counts when it and all before it are whole."""
        self._early.setdefault((result.fixture.number - 1) // self._games_of_a_round, []).append(result)
        while not self.is_sure and len(self._early.get(self._rounds, ())) == self._games_of_a_round:
            self._shares.update(shares_of_deals(self._challenger, self._early.pop(self._rounds)))
            self._rounds += 1
            self._llr = log_likelihood_ratio(self._shares, self._share0, self._share1)


def shares_of_deals(challenger: str, results: list[Result]) -> list[float]:
    """The challenger's share of the wins in each deal, for each of its seats."""
    wins: dict[int, list[float]] = {}
    for result in sorted(results, key=lambda result: result.fixture.number):
        its = (seat.win for seat in result.seats if seat.bot == challenger)
        wins.setdefault(result.fixture.deal, []).extend(its)
    return [round(sum(deal) / len(deal), 9) for deal in wins.values()]  # thirds add up alike in any order


def mean_share(schedule: Schedule, challenger: str, elo: float) -> float:
    """What a challenger that is so much stronger than each of the others wins, for each of its seats."""
    strength = 10 ** (elo / 400)
    seats = [line_up.count(challenger) for line_up in schedule.line_ups]
    shares = [strength / (own * strength + schedule.players - own) for own in seats]
    return sum(shares) / len(shares)


def log_likelihood_ratio(shares: Mapping[float, float], share0: float, share1: float) -> float:
    """How much likelier the deals are if the true share is `share1` than if it is `share0`, as a logarithm.

    `shares` says how many deals had each share.
    """
    seen = {0.0: 0.0, 1.0: 0.0, **shares}
    seen[0.0] += IMAGINARY
    seen[1.0] += IMAGINARY
    tilt0, tilt1 = _tilt(seen, share0), _tilt(seen, share1)
    return sum(
        count * log((1 + tilt0 * (share - share0)) / (1 + tilt1 * (share - share1))) for share, count in seen.items()
    )


def _tilt(seen: Mapping[float, float], mean: float) -> float:
    """The likeliest weights with this mean are count / (1 + tilt × (share − mean)); Newton, kept in bounds.

    The slope of the log-likelihood falls from +∞ to −∞ between the bounds, because 0 and 1 have been seen.
    """
    low, high, tilt = -1 / (1 - mean), 1 / mean, 0.0
    for _ in range(MAX_STEPS):
        parts = [(count, (share - mean) / (1 + tilt * (share - mean))) for share, count in seen.items()]
        slope = sum(count * part for count, part in parts)
        low, high = (tilt, high) if slope > 0 else (low, tilt)
        step = slope / sum(count * part * part for count, part in parts)
        if abs(step) < CLOSE_ENOUGH:
            break
        tilt = tilt + step if low < tilt + step < high else (low + high) / 2
    return tilt
