"""Tournaments that were never played, with outcomes as a test wants them."""

from collections.abc import Callable, Sequence

from okapi.arena import Played, Result, SeatOutcome, Settings
from okapi.arena.schedule import Fixture


def ranked(fixture: Fixture, ranks: Sequence[float]) -> Result:
    """A result with these ranks, by seat."""
    winners = ranks.count(min(ranks))
    seats = [
        SeatOutcome(bot, win=1 / winners if rank == min(ranks) else 0.0, rank=rank, points=None)
        for bot, rank in zip(fixture.seating, ranks, strict=True)
    ]
    return Result(fixture, tuple(seats))


def imagined(settings: Settings, outcome: Callable[[Fixture], Result]) -> Played:
    """A whole tournament with these outcomes."""
    fixtures = settings.schedule()
    return Played(settings, tuple(outcome(fixture) for fixture in fixtures), len(fixtures))
