"""A channel for notifications: storing them, and sending those that are due.

One process claims each notification, and what could not be sent is tried again later. People take turns, so that one
person's many notifications, or a service that does not answer, delay nobody else.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Generic, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.logs import log
from okapi.server.play.context import PlayContext
from okapi.server.status import NotificationKind
from okapi.server.storage.challenges import load_challenge
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.storage.games import load_game
from okapi.server.storage.mailboxes import Mailbox
from okapi.server.storage.notifications import Notification, NotificationQueue
from okapi.server.storage.recipients import Recipients
from okapi.server.storage.stored_game import StoredGame
from okapi.server.storage.subscriptions import Subscription

from .reasons import NO_GAME, Actor, Subject, has_come_back, kind_for

_AT_ONCE = 8
_SHARE = 2  # of these for one person
_PATIENCE = 1  # seconds to wait before the next ones are sent alongside
_SPARE_LEASE = 30_000  # milliseconds beyond the limit for sending, after which another process takes over
_FIRST_WAIT = 30_000  # milliseconds after the first failure, then twice as long each time
_MAX_ATTEMPTS = 8  # the last after about an hour

Recipient = TypeVar("Recipient", Subscription, Mailbox)


class Channel(ABC, Generic[Recipient]):
    repeated: Collection[NotificationKind] = ()  # kinds that are sent every time

    def __init__(
        self, play: PlayContext, queue: NotificationQueue, recipients: Recipients[Recipient], seconds: float
    ) -> None:
        """`seconds` is the longest time that sending takes."""
        self._queue = queue
        self._recipients: Recipients[Recipient] = recipients
        self._settings = play.settings
        self._database = play.database
        self._broadcast = play.broadcast
        self._metrics = play.metrics
        self._tasks = play.tasks
        self._now = play.now
        self._lease = round(1000 * seconds) + _SPARE_LEASE
        self._being_sent: dict[asyncio.Task[None], str] = {}  # with the recipient

    async def recipients_at(
        self, connection: AsyncConnection, games: Collection[str]
    ) -> Mapping[str, Sequence[Recipient]]:
        return await self._recipients.at(connection, games) if self.is_on else {}

    async def games_since(self, connection: AsyncConnection, since: int) -> list[str]:
        """The games with recipients that are in progress, or that have ended since a moment."""
        return await self._recipients.games(connection, since) if self.is_on else []

    # What channels differ in.

    @property
    def is_on(self) -> bool:
        return True

    @abstractmethod
    def address(self, recipient: Recipient) -> str:
        """The recipient's address in the queue."""

    @abstractmethod
    def wait(self, *, is_present: bool) -> float:
        """Seconds before a person is notified, who may act before that."""

    @abstractmethod
    async def withdraw(self, connection: AsyncConnection, turn: Notification) -> None:
        """Withdraw the notification of a turn, as far as possible: the person has moved."""

    @abstractmethod
    async def send(self, notification: Notification, stored: Subject) -> None:
        """Send a claimed notification, if it is still worth sending."""

    # Storing.

    async def store(
        self, connection: AsyncConnection, stored: StoredGame, recipients: Sequence[Recipient], actor: Actor | None
    ) -> None:
        """Store the notifications that follow from the state of a game."""
        known = await self._queue.about(connection, stored.id)
        for recipient in recipients:
            before, wanted = known.get(self.address(recipient)), self._wanted(stored, recipient, actor)
            if wanted is None:
                if before is not None and before.kind is NotificationKind.TURN:
                    await self.withdraw(connection, before)
            elif before is None or await self._is_new(connection, stored, recipient, before, wanted):
                await self._queue.store(connection, wanted)

    def _wanted(self, stored: StoredGame, recipient: Recipient, actor: Actor | None) -> Notification | None:
        kind, is_present = kind_for(stored, recipient, actor), self._is_present(stored, recipient.identity)
        if kind is None or (is_present and kind is not NotificationKind.TURN):
            return None
        now, name = self._now(), actor.name if actor else None
        wake_at = now + round(1000 * self.wait(is_present=is_present))
        return Notification(self.address(recipient), stored.id, kind, stored.seq, now, name, wake_at)

    async def _is_new(
        self,
        connection: AsyncConnection,
        stored: StoredGame,
        recipient: Recipient,
        before: Notification,
        wanted: Notification,
    ) -> bool:
        """Whether a notification says something that the previous one did not."""
        if before.kind is wanted.kind is NotificationKind.TURN:
            return await has_come_back(connection, stored, recipient.identity, before)
        return before.kind is not wanted.kind or wanted.kind in self.repeated

    def _is_present(self, stored: Subject, identity: str) -> bool:
        if not isinstance(stored, StoredGame):
            return False
        here = self._broadcast.present(stored)
        return any(seat in here or stored.seats[seat].online for seat in stored.seats_of(identity))

    async def delete_old(self, connection: AsyncConnection, before: int) -> None:
        await self._queue.delete_old(connection, before)

    async def notify(
        self, connection: AsyncConnection, about: str, kind: NotificationKind, people: Collection[str], name: str | None
    ) -> None:
        """Store a notification about something other than a game, for those of these people who want its kind."""
        now = self._now()
        for recipient in await self._recipients.of(connection, people) if self.is_on else ():
            if kind in recipient.kinds:
                wake_at = now + round(1000 * self.wait(is_present=False))
                await self._queue.store(
                    connection, Notification(self.address(recipient), about, kind, NO_GAME, now, name, wake_at)
                )

    # Sending.

    async def send_due(self) -> None:
        """Send what is due, unless another process has claimed it."""
        while True:
            for person, notification in await self._claim():
                task = self._tasks.start(self._send(notification))
                self._being_sent[task] = person
                task.add_done_callback(self._being_sent.pop)
            if not self._being_sent:
                return
            await asyncio.wait([*self._being_sent], timeout=_PATIENCE)

    async def _claim(self) -> list[tuple[str, Notification]]:
        """Claim notifications to send now. People wait while others of theirs are being sent."""
        now, free = self._now(), _AT_ONCE - len(self._being_sent)
        if not free:
            return []
        async with self._database.read() as connection:
            if not await self._queue.is_any_due(connection, now):
                return []
        async with self._database.write() as connection:
            served = {*self._being_sent.values()}
            return await self._queue.claim(connection, now, now + self._lease, free, _SHARE, served)

    async def _send(self, notification: Notification) -> None:
        """Send a notification. Any error counts as a failed attempt at this one, and affects no other."""
        try:
            async with self._database.read() as connection:
                subject, is_gone = await self._subject(connection, notification)
            await (self._forget(notification) if is_gone else self.send(notification, subject))
        except Exception as error:
            log.error("a notification could not be sent", exc_info=error)
            with suppress(*FAILURES, OutcomeUnknown):  # it is sent when it is claimed again
                await self._try_again_later(notification)

    async def _subject(self, connection: AsyncConnection, notification: Notification) -> tuple[Subject, bool]:
        """What a notification is about, in its present state, and whether it no longer exists."""
        if notification.kind is NotificationKind.DUEL:
            challenge = await load_challenge(connection, notification.game)
            return challenge, challenge is None
        game = await load_game(connection, notification.game, self._now())
        return game, game is None and notification.seq != NO_GAME

    async def _try_again_later(self, notification: Notification, retry_after: int | None = None) -> bool:
        """Wait, longer each time; false if it has failed too often."""
        if notification.attempts + 1 >= _MAX_ATTEMPTS:
            await self._forget(notification)
            return False
        wait = max(_FIRST_WAIT * 2**notification.attempts, 1000 * (retry_after or 0))
        await self._put_off(notification, self._now() + wait, notification.attempts + 1)
        return True

    async def _forget(self, notification: Notification) -> None:
        async with self._database.write() as connection:
            await self._queue.forget(connection, notification)

    async def _put_off(self, notification: Notification, until: int | None, attempts: int) -> None:
        async with self._database.write() as connection:
            await self._queue.put_off(connection, notification, until, attempts)
