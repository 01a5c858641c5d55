"""Win shares, head-to-head shares and ratings, with their intervals from the same replicates."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from msgspec import Struct

from .bradley_terry import is_connected, ratings
from .intervals import Estimate, Series, interval, replicates
from .result import Result

Pair = tuple[str, str]  # in the order the bots were named
Sums = tuple[float, float]  # won and lost
Key = TypeVar("Key", bound=Hashable)


class Estimates(Struct, frozen=True):
    win_shares: Mapping[str, Estimate]
    ahead: Mapping[Pair, Estimate]  # how often the first finished ahead of the second
    ratings: Mapping[str, Estimate]  # empty if the bots cannot all be compared
    meetings: Mapping[Pair, int]


def estimate(bots: Sequence[str], results: Sequence[Result], seed: str) -> Estimates:
    """Estimate everything from the results; each of the bots must have played."""
    wins, meetings = win_series(bots, results), meeting_series(bots, results)
    seen = _seen(bots, wins, meetings)
    replicated: list[_Seen] = []
    for weights in replicates(sorted({result.fixture.deal for result in results}), seed):
        won = {bot: weights.sums(series) for bot, series in wins.items()}
        met = {pair: weights.sums(series) for pair, series in meetings.items()}
        replicated.append(_Seen(_shares(won), _shares(met), _rate(bots, met, seen.ratings)))
    return Estimates(
        _intervals(seen.win_shares, [one.win_shares for one in replicated]),
        _intervals(seen.ahead, [one.ahead for one in replicated]),
        _intervals(seen.ratings, [one.ratings for one in replicated]),
        {pair: round(sum(series.played)) for pair, series in meetings.items()},
    )


def win_series(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Series]:
    """Each bot's wins, shared ones split."""
    series = {bot: Series() for bot in bots}
    for result in results:
        for seat in result.seats:
            series[seat.bot].add(result.fixture.deal, seat.win)
    return series


def meeting_series(bots: Sequence[str], results: Sequence[Result]) -> dict[Pair, Series]:
    """How often the one finished ahead of the other, for bots that met; a tie counts half."""
    series = {pair: Series() for pair in combinations(bots, 2)}
    for result in results:
        for one, other, ahead in _comparisons(result):
            if (one, other) in series:
                series[one, other].add(result.fixture.deal, ahead)
            elif one != other:
                series[other, one].add(result.fixture.deal, 1 - ahead)
    return {pair: found for pair, found in series.items() if found.deals}


def _comparisons(result: Result) -> Iterator[tuple[str, str, float]]:
    """A forfeited game says nothing about those who did not forfeit it."""
    loser = result.forfeit.seat if result.forfeit else None
    for (seat, one), (opposite, other) in combinations(enumerate(result.seats), 2):
        if loser in (None, seat, opposite):
            yield one.bot, other.bot, (1 + (one.rank < other.rank) - (one.rank > other.rank)) / 2


class _Seen(Struct, frozen=True):
    """The values themselves, in one replicate or as they were observed."""

    win_shares: dict[str, float]
    ahead: dict[Pair, float]
    ratings: dict[str, float]


def _seen(bots: Sequence[str], wins: dict[str, Series], meetings: dict[Pair, Series]) -> _Seen:
    won = {bot: series.sums() for bot, series in wins.items()}
    met = {pair: series.sums() for pair, series in meetings.items()}
    comparable = len(bots) > 1 and is_connected(_matrix(bots, dict.fromkeys(met, (1.0, 1.0))))
    drawn = {pair: _with_a_drawn_deal(sums, meetings[pair]) for pair, sums in met.items()}
    rated = _rate(bots, drawn, dict.fromkeys(bots, 0.0)) if comparable else {}
    return _Seen(_shares(won), _shares(met), rated)


def _with_a_drawn_deal(sums: Sums, series: Series) -> Sums:
    """A bot that lost every game would have no finite rating otherwise."""
    half = series.games_of_a_deal() / 2
    return sums[0] + half, sums[1] + half


def _rate(bots: Sequence[str], met: Mapping[Pair, Sums], start: Mapping[str, float]) -> dict[str, float]:
    if not start:
        return {}
    return dict(zip(bots, ratings(_matrix(bots, met), [start[bot] for bot in bots]), strict=True))


def _matrix(bots: Sequence[str], met: Mapping[Pair, Sums]) -> list[list[float]]:
    wins = [[0.0] * len(bots) for _ in bots]
    place = {bot: index for index, bot in enumerate(bots)}
    for (one, other), (won, lost) in met.items():
        wins[place[one]][place[other]] = won
        wins[place[other]][place[one]] = lost
    return wins


def _shares(sums: Mapping[Key, Sums]) -> dict[Key, float]:
    return {key: won / (won + lost) for key, (won, lost) in sums.items()}


def _intervals(seen: Mapping[Key, float], replicated: Sequence[Mapping[Key, float]]) -> dict[Key, Estimate]:
    return {key: interval(value, [one[key] for one in replicated]) for key, value in seen.items()}
