"""What a tournament says about its bots."""

from collections.abc import Iterator, Sequence
from math import ceil

from msgspec import Struct

from .estimates import Estimates, estimate
from .intervals import Estimate
from .result import Points, Result, SeatOutcome
from .tournament import Played


class MeanPoints(Struct, frozen=True):
    """Points by source, on average over the games that were played to their end."""

    total: float
    routes: float
    doubling: float
    tickets: float
    globetrotter: float


class Times(Struct, frozen=True):
    decisions: int
    mean: float
    p99: float
    worst: float


class Standing(Struct, frozen=True):
    bot: str
    games: int  # two of a kind in one game count twice
    wins: float  # shared victories split
    win_share: Estimate
    mean_rank: float
    rating: Estimate | None  # None: the bots cannot all be compared
    forfeits: int
    points: MeanPoints | None  # None: no game was played to its end
    completed: int  # tickets
    kept: int  # tickets
    times: Times | None  # by the clock; None: it made no decision
    processor_times: Times | None  # of a processor, which others at work do not slow down


class HeadToHead(Struct, frozen=True):
    """How often one bot finished ahead of another at the same table; a tie counts half."""

    bot: str
    against: str
    games: int
    ahead: Estimate


class Standings(Struct, frozen=True):
    """The whole table, best first, and everyone against everyone."""

    bots: tuple[Standing, ...]
    head_to_head: tuple[HeadToHead, ...]


def standings(played: Played) -> Standings:
    seats = _seats_of(played)
    found = estimate(list(seats), played.results, played.settings.seed)
    lines = [_standing(bot, seats[bot], played.results, found) for bot in seats]
    lines.sort(key=lambda line: (line.rating or line.win_share).value, reverse=True)
    order = [line.bot for line in lines]
    return Standings(tuple(lines), tuple(_head_to_head(order, found)))


def _seats_of(played: Played) -> dict[str, list[SeatOutcome]]:
    seats: dict[str, list[SeatOutcome]] = {bot: [] for bot in played.settings.bots}
    for result in played.results:
        for seat in result.seats:
            seats[seat.bot].append(seat)
    return {bot: its for bot, its in seats.items() if its}


def _standing(bot: str, seats: list[SeatOutcome], results: Sequence[Result], found: Estimates) -> Standing:
    points = [seat.points for seat in seats if seat.points is not None]
    return Standing(
        bot,
        games=len(seats),
        wins=sum(seat.win for seat in seats),
        win_share=found.win_shares[bot],
        mean_rank=sum(seat.rank for seat in seats) / len(seats),
        rating=found.ratings.get(bot),
        forfeits=sum(it.forfeit is not None and it.fixture.seating[it.forfeit.seat] == bot for it in results),
        points=_mean_points(points) if points else None,
        completed=sum(each.completed for each in points),
        kept=sum(each.kept for each in points),
        times=times([seconds for seat in seats for seconds in seat.times.wall]),
        processor_times=times([seconds for seat in seats for seconds in seat.times.processor]),
    )


def _mean_points(points: Sequence[Points]) -> MeanPoints:
    names = MeanPoints.__struct_fields__
    return MeanPoints(*(sum(getattr(each, name) for each in points) / len(points) for name in names))


def times(seconds: Sequence[float]) -> Times | None:
    """Mean, 99th percentile and worst."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    p99 = ordered[ceil(0.99 * len(ordered)) - 1]
    return Times(len(ordered), sum(ordered) / len(ordered), p99, ordered[-1])


def _head_to_head(order: Sequence[str], found: Estimates) -> Iterator[HeadToHead]:
    for bot in order:
        for against in order:
            if (bot, against) in found.ahead:
                ahead = found.ahead[bot, against]
                yield HeadToHead(bot, against, found.meetings[bot, against], ahead)
            elif (against, bot) in found.ahead:
                behind = found.ahead[against, bot]
                ahead = Estimate(1 - behind.value, 1 - behind.high, 1 - behind.low)
                yield HeadToHead(bot, against, found.meetings[against, bot], ahead)
