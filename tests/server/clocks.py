"""A clock that a test controls."""

from okapi.server.clock import SteadyClock

NOON = 1_795_003_200_000  # 2026-11-18 12:00 UTC
HOUR = 3_600_000


class DayClock(SteadyClock):
    """Shows noon, until the test sets it to another hour."""

    def __init__(self) -> None:
        self.moment = NOON
        super().__init__(lambda: self.moment, lambda: self.moment)

    def set_to(self, moment: int) -> None:
        """PostgreSQL's own time is not used."""
