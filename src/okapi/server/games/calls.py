"""Calling people who are elsewhere: their turn, the end, a rematch, a guest at their table.

What is to be called follows from what is stored. The process that has stored a change notes the game; a
moment later the calls about it are stored; when their time has come, one process claims each and makes it.
So a process that dies loses nothing: what it had noted is found again when one starts, and what it had
claimed is claimed by another. Storing and making are tasks of their own, and so are push and mail: none of
them waits for another.
"""

import asyncio
from typing import TYPE_CHECKING

from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings
from okapi.server.storage.database import Database
from okapi.server.storage.games import load_game
from okapi.server.tasks import Tasks

from .broadcast import Broadcast
from .call_reasons import Guest
from .mail_calls import MailCalls
from .push_calls import PushCalls

if TYPE_CHECKING:
    from .call_rounds import Way

_EVERY_SECONDS = 1.0
_OVER_SINCE = 3600_000  # milliseconds: ends that a process which died may have left uncalled
_KEPT = 30 * 24 * 3600_000


class Calls:
    """The calls of one server process."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        broadcast: Broadcast,
        tasks: Tasks,
        metrics: Metrics,
        now: Clock,
    ) -> None:
        self._database = database
        self._tasks = tasks
        self._now = now
        self._storing = asyncio.Lock()
        self._changed: dict[str, Guest | None] = {}
        self.push = PushCalls(settings, database, broadcast, tasks, metrics, now)
        self.mail = MailCalls(settings, database, broadcast, tasks, metrics, now)
        self._ways: tuple[Way, ...] = (self.push, self.mail)
        self._came: set[tuple[str, str]] = set()

    def note(self, game: str, guest: Guest | None = None) -> None:
        """A change of a game has been stored: see whom it calls."""
        self._changed[game] = guest or self._changed.get(game)

    def came(self, game: str, person: str) -> None:
        """A person looks at a game of theirs: they need no mail about what they see."""
        if self.mail.is_on:
            self._came.add((game, person))

    def start(self) -> None:
        """Store and make calls from now on."""
        self._tasks.start(self._keep_storing())
        self._tasks.start(self._keep_making(self.push))
        if self.mail.is_on:
            self._tasks.start(self._keep_making(self.mail))

    async def _keep_storing(self) -> None:
        """Store calls once a second, beginning with what was left uncalled."""
        has_caught_up = False
        while await self._tasks.pause(_EVERY_SECONDS):
            try:
                has_caught_up = has_caught_up or await self._catch_up()
                await self.store_calls()
            except Exception as error:  # a database that is away for a while comes back
                log.error("storing calls failed", exc_info=error)

    async def _keep_making(self, way: "Way") -> None:
        while await self._tasks.pause(_EVERY_SECONDS):
            try:
                await way.make_due_calls()
            except Exception as error:
                log.error("making calls failed", exc_info=error)

    async def _catch_up(self) -> bool:
        async with self._database.write() as connection:
            for way in self._ways:
                await way.delete_old(connection, self._now() - _KEPT)
                for game in await way.games_wanted_since(connection, self._now() - _OVER_SINCE):
                    self.note(game)
        return True

    async def store_calls(self) -> None:
        """Store the calls that follow from the changes noted, and who needs no mail any more."""
        async with self._storing:
            changed, self._changed = self._changed, {}
            try:
                await self._store(changed)
            except Exception:
                self._changed = changed | self._changed
                raise
            came, self._came = self._came, set()
            await self.mail.they_came(came)

    async def _store(self, changed: dict[str, Guest | None]) -> None:
        """Store the calls about these games; those that are done are taken out."""
        if not changed:
            return
        async with self._database.read() as connection:
            wanted = [(way, await way.wanted_at(connection, changed.keys())) for way in self._ways]
        for game in {game for _, games in wanted for game in games}:
            async with self._database.write() as connection:
                stored = await load_game(connection, game, self._now(), lock=True)
                for way, games in wanted:
                    if stored is not None and game in games:
                        await way.store(connection, stored, games[game], changed[game])
            del changed[game]
