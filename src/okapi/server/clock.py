"""The time, in milliseconds since 1970. Tests use their own clocks."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
Clock = Callable[[], int]


def day_at(moment: int) -> date:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date()


def wall_clock() -> int:
    """The time of the machine, which can be set."""
    return time.time_ns() // 1_000_000


def stopwatch() -> int:
    """Milliseconds since some moment, which pass evenly."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Starts with the wall clock's time and then runs evenly, whatever happens to the wall clock.

    Call it for the time. Only `set_to` makes it jump, when the deadlines of games move with it.
    """

    def __init__(self, wall: Clock = wall_clock, passed: Clock = stopwatch) -> None:
        self.wall = wall
        self._passed = passed
        self._offset = wall() - passed()

    def __call__(self) -> int:
        return self._offset + self._passed()

    def set_to(self, moment: int) -> None:
        self._offset = moment - self._passed()
