"""Calling people on their devices, by Web Push."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.push.addresses import BadAddress, PushServices
from okapi.server.push.delivery import Answer, Message, Receiver, Sender, deliver
from okapi.server.push.keys import new_keys
from okapi.server.settings import ServerSettings
from okapi.server.status import CallKind
from okapi.server.storage.call_queue import Call, push_queue
from okapi.server.storage.calls import (
    Subscription,
    delete_subscription,
    find_push_keys,
    find_subscription,
    games_with_subscriptions,
    insert_push_keys,
    subscriptions_at,
)
from okapi.server.storage.database import Database
from okapi.server.storage.stored_game import StoredGame
from okapi.server.tasks import Tasks

from .broadcast import Broadcast
from .call_reasons import Guest, has_come_back, kind_for, still_holds
from .call_rounds import Way
from .call_texts import content_of
from .quiet_hours import end_of_quiet

_TO_LIVE = 3 * 24 * 3600  # seconds that a push service keeps a message for a device that is switched off
_NEVER_SILENT = "web.push.apple.com"  # takes the permission away after messages that show nothing


class PushCalls(Way):
    """The calls to devices that one server process makes."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        broadcast: Broadcast,
        tasks: Tasks,
        metrics: Metrics,
        now: Clock,
    ) -> None:
        super().__init__(push_queue, database, broadcast, tasks, now, settings.push_seconds)
        self.services = PushServices(settings.push_services, settings.private_push_services)
        self._settings = settings
        self._metrics = metrics
        self._keys: tuple[str, str] | None = None

    async def keys(self) -> tuple[str, str]:
        """The keys by which push services know this server; made when they are first asked for."""
        if self._keys is None:
            async with self._database.write() as connection:
                if await find_push_keys(connection) is None:
                    await insert_push_keys(connection, *new_keys())
                self._keys = await find_push_keys(connection)
        assert self._keys is not None
        return self._keys

    async def wanted_at(
        self, connection: AsyncConnection, games: Collection[str]
    ) -> dict[str, list[Subscription]]:
        """The devices to be called at these games."""
        return await subscriptions_at(connection, games)

    async def games_wanted_since(self, connection: AsyncConnection, since: int) -> list[str]:
        """The games with devices to be called."""
        return await games_with_subscriptions(connection, since)

    async def store(
        self,
        connection: AsyncConnection,
        stored: StoredGame,
        whom: Sequence[Subscription],
        guest: Guest | None,
    ) -> None:
        """Store the calls that follow from how a game stands."""
        known = await self._queue.about(connection, stored.id)
        for device in whom:
            before, wanted = known.get(device.token), self._wanted(stored, device, guest)
            if wanted is None:
                if before is not None and before.kind is CallKind.TURN:
                    await self._take_off(connection, before)
            elif before is None or await _is_new(connection, stored, device, before, wanted):
                await self._queue.store(connection, wanted)

    async def _take_off(self, connection: AsyncConnection, call: Call) -> None:
        """They have answered. What may be on the screen already is taken off."""
        if call.wake_at is None or call.attempts:
            now = self._now()
            answered = replace(call, kind=CallKind.ANSWERED, made=now, wake_at=now, attempts=0)
            await self._queue.store(connection, answered)
        else:
            await self._queue.delete(connection, call)

    def _wanted(self, stored: StoredGame, device: Subscription, guest: Guest | None) -> Call | None:
        kind, is_present = kind_for(stored, device, guest), self._is_present(stored, device.identity)
        if kind is None or (is_present and kind is not CallKind.TURN):
            return None
        wait = self._settings.call_present_seconds if is_present else self._settings.call_seconds
        now, name = self._now(), guest.name if guest else None
        return Call(device.token, stored.id, kind, stored.seq, now, name, now + round(1000 * wait))

    async def make(self, call: Call, stored: StoredGame) -> None:
        """Make a call, unless it is out of date or comes at a quiet hour."""
        now = self._now()
        async with self._database.read() as connection:
            device = await find_subscription(connection, call.to)
        if device is None or not _is_wanted(call, device, stored):
            await self._forget(call)
        elif call.kind is not CallKind.ANSWERED and (quiet := end_of_quiet(device, now)) is not None:
            await self._put_off(call, quiet, call.attempts)
        else:
            await self._made(call, device, await self._try(call, device, stored, now))

    async def _try(self, call: Call, device: Subscription, stored: StoredGame, now: int) -> Answer | None:
        """What the push service answers; none if it could not be reached."""
        seconds = _TO_LIVE if stored.deadline is None else min(_TO_LIVE, (stored.deadline - now) // 1000)
        keys = await self.keys()
        message = Message(content_of(call, device, stored, now), _topic(keys[0], call), max(60, seconds))
        receiver = Receiver(device.endpoint, device.p256dh, device.auth)
        sender = Sender(keys, self._settings.contact, self.services, self._settings.push_seconds)
        try:
            return await deliver(sender, receiver, message)
        except BadAddress:
            return Answer(410)
        except Exception as error:  # whatever a strange service does, it has not taken the message
            log.info("push service not reached", extra={"about": {"error": type(error).__name__}})
            return None

    async def _made(self, call: Call, device: Subscription, answer: Answer | None) -> None:
        if answer is not None and answer.is_taken:
            self._metrics.calls.labels(call.kind).inc()
            await (self._forget(call) if call.kind is CallKind.ANSWERED else self._put_off(call, None, 0))
        elif answer is not None and answer.is_gone:
            log.info("a device can be called no longer")
            async with self._database.write() as connection:
                await delete_subscription(connection, device.token)
        elif not await self._try_again_later(call, answer.retry_after if answer else None):
            log.warning("a call was given up", extra={"about": {"status": answer.status if answer else None}})


def _topic(private_key: str, call: Call) -> str:
    """What the calls to a device about one game have in common. To others it says nothing of either."""
    mark = hmac.digest(private_key.encode(), f"{call.to} {call.game}".encode(), "sha256")
    return urlsafe_b64encode(mark[:24]).decode()  # 32 letters are the most that RFC 8030 allows


def _is_wanted(call: Call, device: Subscription, stored: StoredGame) -> bool:
    is_silent = call.kind is CallKind.ANSWERED
    return still_holds(stored, device.identity, call) and not (is_silent and _NEVER_SILENT in device.endpoint)


async def _is_new(
    connection: AsyncConnection, stored: StoredGame, device: Subscription, before: Call, wanted: Call
) -> bool:
    """Whether a call says what the one before did not."""
    if before.kind is wanted.kind is CallKind.TURN:
        return await has_come_back(connection, stored, device.identity, before)
    return before.kind is not wanted.kind or wanted.kind is CallKind.JOINED
