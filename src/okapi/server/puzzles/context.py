"""What the parts of this room share."""

from datetime import UTC, date, datetime

from msgspec import Struct

from okapi.server.clock import Clock
from okapi.server.storage.database import Database


class PuzzleContext(Struct, frozen=True, eq=False):
    """Where tries are kept, and what time it is."""

    database: Database
    now: Clock

    def today(self) -> date:
        """In UTC."""
        return datetime.fromtimestamp(self.now() / 1000, UTC).date()
