"""What came out of one game, seat by seat."""

from collections.abc import Sequence

from msgspec import Struct

from okapi.game import Score, Seat, score_sheet

from .forfeit import Forfeit
from .match import Match
from .schedule import Fixture


class Points(Struct, frozen=True):
    """A player's final points by source, and the tickets behind them."""

    routes: int  # 5.5
    doubling: int  # 5.7
    tickets: int  # 7.2
    globetrotter: int  # 7.3
    completed: int  # tickets
    kept: int  # tickets, the completed ones included

    @property
    def total(self) -> int:
        return self.routes + self.doubling + self.tickets + self.globetrotter


class DecisionTimes(Struct, frozen=True):
    """How long each decision of a bot took, in seconds: by the clock, and of a processor's time."""

    wall: Sequence[float] = ()
    processor: Sequence[float] = ()


class SeatOutcome(Struct, frozen=True):
    bot: str
    win: float  # 1, a part of a shared victory, or 0
    rank: float  # equals share the mean of their places
    points: Points | None  # None: the game was not played to its end
    times: DecisionTimes = DecisionTimes()


class Result(Struct, frozen=True):
    fixture: Fixture
    seats: tuple[SeatOutcome, ...]
    forfeit: Forfeit | None = None


def result_of(fixture: Fixture, match: Match, times: Sequence[DecisionTimes]) -> Result:
    """Score a game that was played; the times are those of each seat's decisions."""
    if match.forfeit is not None:
        return forfeited(fixture, match.forfeit, times)
    sheet = score_sheet(match.state)
    seats = [
        SeatOutcome(
            bot,
            win=1 / len(sheet.winners) if score.seat in sheet.winners else 0.0,
            rank=_rank(sheet.places, score.seat),
            points=_points(score),
            times=times[score.seat],
        )
        for bot, score in zip(fixture.seating, sheet.scores, strict=True)
    ]
    return Result(fixture, tuple(seats))


def forfeited(fixture: Fixture, forfeit: Forfeit, times: Sequence[DecisionTimes] = ()) -> Result:
    """The seat that failed comes last; the others share the victory and the places before it."""
    others = len(fixture.seating) - 1
    seats = [
        SeatOutcome(
            bot,
            win=0.0 if seat == forfeit.seat else 1 / others,
            rank=others + 1.0 if seat == forfeit.seat else (others + 1) / 2,
            points=None,
            times=times[seat] if times else DecisionTimes(),
        )
        for seat, bot in enumerate(fixture.seating)
    ]
    return Result(fixture, tuple(seats), forfeit)


def _rank(places: Sequence[int], seat: Seat) -> float:
    equal = places.count(places[seat])
    return places[seat] + (equal - 1) / 2


def _points(score: Score) -> Points:
    return Points(
        routes=score.routes,
        doubling=score.doubling,
        tickets=score.tickets,
        globetrotter=score.globetrotter,
        completed=len(score.completed),
        kept=len(score.completed) + len(score.failed),
    )
