"""Calling people by mail who have not come for a while: one mail for a turn until they are back."""

from collections.abc import Collection, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.mail.delivery import Outcome, hand_over
from okapi.server.mail.letters import Letter, mail_of
from okapi.server.mail_settings import mail_server
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings
from okapi.server.status import CallKind
from okapi.server.storage.call_queue import Call, mail_queue
from okapi.server.storage.database import Database
from okapi.server.storage.mail import (
    Mailbox,
    drop_address,
    find_mailbox,
    games_with_mailboxes,
    mailboxes_at,
    was_called,
)
from okapi.server.storage.stored_game import StoredGame
from okapi.server.tasks import Tasks

from .broadcast import Broadcast
from .call_reasons import Guest, has_come_back, kind_for, still_holds
from .call_rounds import Way
from .call_texts import letter_of
from .quiet_hours import end_of_quiet


class MailCalls(Way):
    """The mails that one server process sends."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        broadcast: Broadcast,
        tasks: Tasks,
        metrics: Metrics,
        now: Clock,
    ) -> None:
        super().__init__(mail_queue, database, broadcast, tasks, now, settings.smtp_seconds)
        self._settings = settings
        self._metrics = metrics

    @property
    def is_on(self) -> bool:
        """Whether this server sends mail."""
        return bool(self._settings.smtp_url)

    async def they_came(self, came: Collection[tuple[str, str]]) -> None:
        """People have opened games of theirs."""
        if came:
            async with self._database.write() as connection:
                for game, person in came:
                    await self._queue.delete_news(connection, game, person)

    async def send(self, letter: Letter, to: str, kind: str) -> Outcome:
        """Send one mail; it may take as long as the mail server does."""
        mail = mail_of(letter, self._settings.mail_from, to)
        outcome = await hand_over(mail_server(self._settings.smtp_url), mail, self._settings.smtp_seconds)
        self._metrics.mails.labels(kind, outcome).inc()
        return outcome

    async def wanted_at(
        self, connection: AsyncConnection, games: Collection[str]
    ) -> dict[str, list[Mailbox]]:
        """Where people at these games get mail; nowhere if this server sends none."""
        return await mailboxes_at(connection, games) if self.is_on else {}

    async def games_wanted_since(self, connection: AsyncConnection, since: int) -> list[str]:
        """The games where anyone gets mail."""
        return await games_with_mailboxes(connection, since) if self.is_on else []

    async def store(
        self, connection: AsyncConnection, stored: StoredGame, whom: Sequence[Mailbox], guest: Guest | None
    ) -> None:
        """Store the mails that follow from how a game stands."""
        known = await self._queue.about(connection, stored.id)
        for mailbox in whom:
            before, wanted = known.get(mailbox.identity), self._wanted(stored, mailbox, guest)
            if wanted is None:
                if before is not None and before.kind is CallKind.TURN and before.wake_at is not None:
                    await self._queue.delete(connection, before)  # they have answered in time
            elif before is None or await _is_new(connection, stored, mailbox, before, wanted):
                await self._queue.store(connection, wanted)

    def _wanted(self, stored: StoredGame, mailbox: Mailbox, guest: Guest | None) -> Call | None:
        kind = kind_for(stored, mailbox, guest)
        if kind is None or (kind is not CallKind.TURN and self._is_present(stored, mailbox.identity)):
            return None
        now, name = self._now(), guest.name if guest else None
        return Call(mailbox.identity, stored.id, kind, stored.seq, now, name, now + self._wait)

    @property
    def _wait(self) -> int:
        return round(1000 * self._settings.mail_seconds)

    async def make(self, call: Call, stored: StoredGame) -> None:
        """Send a mail, unless they are here, were called on a device, or rest."""
        now = self._now()
        async with self._database.read() as connection:
            mailbox = await find_mailbox(connection, call.to)
            is_called = await was_called(connection, call.to, call.game, call.kind)
        if mailbox is None or mailbox.address is None or not self._is_wanted(call, mailbox, stored):
            await self._forget(call)
        elif is_called and not mailbox.always:
            await self._put_off(call, None, 0)  # as good as sent
        elif self._is_present(stored, call.to):
            await self._put_off(call, now + max(self._wait, 1000), call.attempts)
        elif (quiet := end_of_quiet(mailbox, now)) is not None:
            await self._put_off(call, quiet, call.attempts)
        else:
            letter = letter_of(call, mailbox, stored, now, self._settings.site)
            await self._made(call, mailbox, await self.send(letter, mailbox.address, call.kind))

    def _is_wanted(self, call: Call, mailbox: Mailbox, stored: StoredGame) -> bool:
        return self.is_on and call.kind in mailbox.kinds and still_holds(stored, call.to, call)

    async def _made(self, call: Call, mailbox: Mailbox, outcome: Outcome) -> None:
        match outcome:
            case Outcome.TAKEN | Outcome.REFUSED:
                await self._put_off(call, None, 0)
            case Outcome.NO_MAILBOX:
                log.info("a mail address is gone")
                async with self._database.write() as connection:
                    await drop_address(connection, mailbox)
                await self._forget(call)
            case Outcome.LATER if not await self._try_again_later(call):
                log.warning("a mail was given up")


async def _is_new(
    connection: AsyncConnection, stored: StoredGame, mailbox: Mailbox, before: Call, wanted: Call
) -> bool:
    """Whether a mail says what the one before did not."""
    if before.kind is wanted.kind is CallKind.TURN:
        return await has_come_back(connection, stored, mailbox.identity, before)
    return before.kind is not wanted.kind
