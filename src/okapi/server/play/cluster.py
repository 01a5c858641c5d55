"""The other processes on the same PostgreSQL: their changes, and the heartbeat of this one."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from okapi.server.logs import log
from okapi.server.protocol.messages import Remark
from okapi.server.status import Status
from okapi.server.storage.identities import CHANNEL as IDENTITIES
from okapi.server.storage.log import LogEntry
from okapi.server.storage.notices import CHANNEL, Notice
from okapi.server.storage.presence import heartbeat

from .context import PlayContext
from .presence import put_right

_HEARTBEAT_SECONDS = 10
_AGAIN_SECONDS = 1
_SILENCE = 5.0  # seconds without a notice of our own, which is sent every second
_read_notice = msgspec.json.Decoder(Notice).decode
_read_remark = msgspec.json.Decoder(Remark).decode
_read_entry = msgspec.json.Decoder(LogEntry).decode


class PeopleObserver(Protocol):
    """Is called when another process has changed what is stored about people."""

    async def changed(self, identity: str) -> None:
        """A person's name, devices or muted people have changed."""

    async def all_may_have_changed(self) -> None:
        """Notices may have been lost."""


class Cluster:
    def __init__(self, context: PlayContext, people: PeopleObserver) -> None:
        self._context = context
        self._people = people
        self.last_heard = time.monotonic()  # when a notice of our own last came back
        context.metrics.seconds_since_heard.set_function(lambda: time.monotonic() - self.last_heard)

    async def listen(self) -> None:
        """Take in changes by other processes. After a lost connection, catch up in all games."""
        while True:
            try:
                await self._listen_once()
            except Exception as error:  # the database may be away for a while
                log.error("listening to the database failed", exc_info=error)
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _listen_once(self) -> None:
        async with self._context.database.reserved.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, lambda *heard: self._hear(heard[-1]))
            start = self._context.tasks.start
            await driver.add_listener(IDENTITIES, lambda *heard: start(self._people.changed(heard[-1])))
            try:
                start(self._people.all_may_have_changed())
                self._context.registry.reload_all()
                await self._lost_or_silent(lost)
            finally:
                driver.terminate()
                await connection.invalidate()

    async def _lost_or_silent(self, lost: asyncio.Event) -> None:
        """Wait until a connection is lost or goes silent: a broken network may not report an error."""
        began = time.monotonic()
        while not lost.is_set() and time.monotonic() - max(began, self.last_heard) < _SILENCE:
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), _SILENCE / 5)

    def _hear(self, text: str) -> None:
        context = self._context
        try:
            notice = _read_notice(text)
            if notice.process == context.database.process:
                self.last_heard = time.monotonic()
                return
            if not notice.game:  # another process's notice to itself
                return
            if bytes(notice.remark):
                context.broadcast.pass_on(notice.game, _read_remark(notice.remark), notice.readers)
                return
            entry = _read_entry(notice.entry) if bytes(notice.entry) else None
        except msgspec.DecodeError:  # from another version of the server
            context.registry.reload_all()
            return
        if context.broadcast.watchers.is_watched(notice.game):
            context.metrics.changes_elsewhere.inc()
        is_move = entry is not None and entry.status is Status.PLAYING
        context.observers.changed_elsewhere(notice.game, is_move=is_move)
        if entry is None or not context.registry.take_entry(entry):
            context.registry.reload_soon(notice.game)

    async def keep_heartbeat(self) -> None:
        """Store regularly that this process is alive, so that its people count as present."""
        context = self._context
        while await context.tasks.pause(_HEARTBEAT_SECONDS):
            try:
                async with context.database.write(reserved=True) as connection:
                    people = context.broadcast.watchers.people()
                    await heartbeat(connection, context.database.process, context.now(), people)
                await put_right(context)
            except Exception as error:
                log.error("the heartbeat failed", exc_info=error)
