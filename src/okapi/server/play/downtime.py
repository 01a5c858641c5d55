"""Downtime is given back: people's clocks stand still while no server can take their moves.

Once a second the server stores that it is up. A gap between two such moments was a restart, a database that was away, a
machine that slept, or a clock that was set; the deadlines of all games move by it. With several processes on one
PostgreSQL there is no gap as long as one of them is up.
"""

import asyncio
import time

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import SteadyClock
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.storage import scheduling
from okapi.server.storage.database import Database

from .registry import GameRegistry

_CLOCK_WAS_SET = 1_000  # milliseconds by which our clock and the right one may differ
_INTERRUPTION = 3_000  # milliseconds; smaller gaps occur whenever the machine is busy


class Downtime:
    """Keeps the server's clock, and a record of its uptime."""

    def __init__(self, database: Database, registry: GameRegistry, clock: SteadyClock, metrics: Metrics) -> None:
        self._database = database
        self._registry = registry
        self._clock = clock
        self._metrics = metrics
        self._turn = asyncio.Lock()
        self._served_until: int | None = None  # as far as this process knows
        self.last_stored = 0.0  # in seconds of `time.monotonic`
        metrics.seconds_since_stored.set_function(lambda: time.monotonic() - self.last_stored)

    async def account(self, *, always: bool = False) -> int:
        """Give back the time that was lost since the last call; the present time.

        Stores that the server is up, if a game is waiting for somebody or if it must `always` be stored.
        """
        async with self._turn:
            async with self._database.read(reserved=True) as connection:
                now = await self._set_clock(connection)
                is_first, is_shared = self._served_until is None, self._database.is_shared
                has_to = always or is_first or is_shared or await scheduling.is_any_waiting(connection)
            if has_to:
                for game in await self._serve(now):
                    await self._registry.reload(game)
            self._served_until = now
        return now

    async def stop(self) -> None:
        """Store that the server is down from now on, as far as this process knows."""
        try:
            await self.account(always=True)
        except Exception as error:  # the last time it was stored is not long ago
            log.error("the last heartbeat failed", exc_info=error)

    async def _set_clock(self, connection: AsyncConnection) -> int:
        """Follow the time of PostgreSQL, which all processes share, or of the machine."""
        clock, is_shared = self._clock, self._database.is_shared
        right = await scheduling.database_time(connection) if is_shared else clock.wall()
        if abs(ahead := right - clock()) > _CLOCK_WAS_SET:
            clock.set_to(right)
            self._metrics.clock_jumps.inc()
            log.warning("the clock was set", extra={"about": {"ms": ahead}})
        return clock()

    async def _serve(self, now: int) -> list[str]:
        """Store that the server is up; the games whose deadlines have moved."""
        games: list[str] = []
        async with self._database.write(reserved=True) as connection:
            missing = now - max(await scheduling.served_until(connection), self._served_until or 0)
            if self._is_interruption(missing):
                games = await scheduling.give_back(connection, max(0, missing), now)
                for game in games:
                    await self._database.notify(connection, game)
            await scheduling.set_served_until(connection, now)
            await self._database.notify(connection, "")  # to ourselves, see `readiness`
        self.last_stored = time.monotonic()
        if games:
            self._metrics.interruptions.inc()
            log.warning("time given back", extra={"about": {"ms": missing, "games": len(games)}})
        return games

    def _is_interruption(self, missing: int) -> bool:
        has_just_started = self._served_until is None
        if has_just_started and not self._database.is_shared:
            return True  # no other process can have been up
        return abs(missing) > _INTERRUPTION
