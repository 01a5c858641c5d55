"""Making calls whose time has come: one process claims each, and tries again later what did not succeed.

People take turns, so that nobody waits for another's many calls, or for a service that does not answer.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.storage.call_queue import Call, CallQueue
from okapi.server.storage.database import Database
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.storage.games import load_game
from okapi.server.storage.stored_game import StoredGame
from okapi.server.tasks import Tasks

from .broadcast import Broadcast
from .call_reasons import Guest

_AT_ONCE = 8
_SHARE = 2  # of these for one person
_PATIENCE = 1  # seconds to wait for some before the next ones are made beside them
_SPARE_LEASE = 30_000  # milliseconds more than a call may take, then another process makes it
_FIRST_WAIT = 30_000  # milliseconds after a call that could not be made; then twice as long each time
_MAX_ATTEMPTS = 8  # the last after about an hour


class Way(ABC):
    """A way to call people: by push, or by mail."""

    def __init__(
        self,
        queue: CallQueue,
        database: Database,
        broadcast: Broadcast,
        tasks: Tasks,
        now: Clock,
        seconds: float,
    ) -> None:
        """`seconds` is the longest time that making a call takes."""
        self._queue = queue
        self._database = database
        self._broadcast = broadcast
        self._tasks = tasks
        self._now = now
        self._lease = round(1000 * seconds) + _SPARE_LEASE
        self._being_made: dict[asyncio.Task[None], str] = {}  # and for whom

    @abstractmethod
    async def wanted_at(
        self, connection: AsyncConnection, games: Collection[str]
    ) -> Mapping[str, Sequence[Any]]:
        """Those who want to be called at these games, by game."""

    @abstractmethod
    async def games_wanted_since(self, connection: AsyncConnection, since: int) -> list[str]:
        """The games in progress, or over since a moment, in which anyone wants to be called."""

    @abstractmethod
    async def store(
        self, connection: AsyncConnection, stored: StoredGame, whom: Sequence[Any], guest: Guest | None
    ) -> None:
        """Store the calls that follow from how a game stands, for those who want them."""

    @abstractmethod
    async def make(self, call: Call, stored: StoredGame) -> None:
        """Make a call that was claimed, if it is still worth it."""

    async def make_due_calls(self) -> None:
        """Make the calls whose time has come, those that no other process makes."""
        while True:
            for person, call in await self._claim():
                task = self._tasks.start(self._make(call))
                self._being_made[task] = person
                task.add_done_callback(self._being_made.pop)
            if not self._being_made:
                return
            await asyncio.wait([*self._being_made], timeout=_PATIENCE)

    async def delete_old(self, connection: AsyncConnection, before: int) -> None:
        """Tidy up."""
        await self._queue.delete_old(connection, before)

    async def _claim(self) -> list[tuple[str, Call]]:
        """Calls to make now. Those for whom some are being made wait until these are through."""
        now, free = self._now(), _AT_ONCE - len(self._being_made)
        if not free:
            return []
        async with self._database.read() as connection:
            if not await self._queue.is_any_due(connection, now):
                return []
        async with self._database.write() as connection:
            served = {*self._being_made.values()}
            return await self._queue.claim(connection, now, now + self._lease, free, _SHARE, served)

    async def _make(self, call: Call) -> None:
        """Make a call. Whatever goes wrong with it is a failed attempt, and nobody else's trouble."""
        try:
            async with self._database.read() as connection:
                stored = await load_game(connection, call.game, self._now())
            await (self._forget(call) if stored is None else self.make(call, stored))
        except Exception as error:
            log.error("a call could not be made", exc_info=error)
            with suppress(*FAILURES, OutcomeUnknown):  # then it is made when it is claimed again
                await self._try_again_later(call)

    def _is_present(self, stored: StoredGame, identity: str) -> bool:
        here = self._broadcast.present(stored)
        return any(seat in here or stored.seats[seat].online for seat in stored.seats_of(identity))

    async def _try_again_later(self, call: Call, retry_after: int | None = None) -> bool:
        """Wait, longer each time; false if it has been tried often enough."""
        if call.attempts + 1 >= _MAX_ATTEMPTS:
            await self._forget(call)
            return False
        wait = max(_FIRST_WAIT * 2**call.attempts, 1000 * (retry_after or 0))
        await self._put_off(call, self._now() + wait, call.attempts + 1)
        return True

    async def _forget(self, call: Call) -> None:
        async with self._database.write() as connection:
            await self._queue.forget(connection, call)

    async def _put_off(self, call: Call, until: int | None, attempts: int) -> None:
        async with self._database.write() as connection:
            await self._queue.put_off(connection, call, until, attempts)
