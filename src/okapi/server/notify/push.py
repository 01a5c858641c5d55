"""Notifications on people's devices, by Web Push."""

import hmac
from base64 import urlsafe_b64encode

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.logs import log
from okapi.server.notify.web_push.addresses import BadAddress, PushServices
from okapi.server.notify.web_push.delivery import Message, PushResult, Receiver, Sender, deliver
from okapi.server.notify.web_push.keys import new_keys
from okapi.server.play.context import PlayContext
from okapi.server.status import NotificationKind
from okapi.server.storage import subscriptions
from okapi.server.storage.notifications import Notification, push_queue
from okapi.server.storage.stored_game import StoredGame
from okapi.server.storage.subscriptions import Subscription

from .channel import Channel
from .preferences import end_of_quiet
from .reasons import Subject, still_holds
from .texts import content_of

_TO_LIVE = 3 * 24 * 3600  # seconds that a push service keeps a message for a device that is switched off
_NEVER_SILENT = "web.push.apple.com"  # revokes the permission after messages that show nothing


class PushChannel(Channel[Subscription]):
    repeated = (NotificationKind.JOINED,)

    def __init__(self, play: PlayContext) -> None:
        settings = play.settings
        super().__init__(play, push_queue, subscriptions.devices, settings.push_seconds)
        self.services = PushServices(settings.push_services, settings.private_push_services)
        self._keys: tuple[str, str] | None = None

    async def keys(self) -> tuple[str, str]:
        """The keys that identify this server to push services, made when they are first needed."""
        if self._keys is None:
            async with self._database.write() as connection:
                if await subscriptions.find_push_keys(connection) is None:
                    await subscriptions.insert_push_keys(connection, *new_keys())
                self._keys = await subscriptions.find_push_keys(connection)
        assert self._keys is not None
        return self._keys

    def address(self, recipient: Subscription) -> str:
        return recipient.token

    def wait(self, *, is_present: bool) -> float:
        return self._settings.notify_present_seconds if is_present else self._settings.notify_seconds

    async def withdraw(self, connection: AsyncConnection, turn: Notification) -> None:
        """Take a notification off the screen if it may have been shown."""
        if turn.wake_at is None or turn.attempts:
            now = self._now()
            answered = replace(turn, kind=NotificationKind.ANSWERED, made=now, wake_at=now, attempts=0)
            await self._queue.store(connection, answered)
        else:
            await self._queue.delete(connection, turn)

    async def send(self, notification: Notification, stored: Subject) -> None:
        """Send a notification, unless it is out of date or falls in quiet hours."""
        now, is_silent = self._now(), notification.kind is NotificationKind.ANSWERED
        async with self._database.read() as connection:
            device = await subscriptions.find_subscription(connection, notification.to)
        if device is None or not _is_wanted(notification, device, stored):
            await self._forget(notification)
        elif not is_silent and (quiet := end_of_quiet(device, now)) is not None:
            await self._put_off(notification, quiet, notification.attempts)
        else:
            result = await self._try(notification, device, stored, now)
            await self._settle(notification, device, result)

    async def _try(
        self, notification: Notification, device: Subscription, stored: Subject, now: int
    ) -> PushResult | None:
        """The push service's answer; none if it could not be reached."""
        deadline = stored.deadline if isinstance(stored, StoredGame) else None
        seconds = _TO_LIVE if deadline is None else min(_TO_LIVE, (deadline - now) // 1000)
        keys = await self.keys()
        content, topic = content_of(notification, device, stored, now), _topic(keys[0], notification)
        receiver = Receiver(device.endpoint, device.p256dh, device.auth)
        sender = Sender(keys, self._settings.contact, self.services, self._settings.push_seconds)
        try:
            return await deliver(sender, receiver, Message(content, topic, max(60, seconds)))
        except BadAddress:
            return PushResult(410)
        except Exception as error:  # whatever the service did, it has not taken the message
            log.info("push service not reached", extra={"about": {"error": type(error).__name__}})
            return None

    async def _settle(self, notification: Notification, device: Subscription, result: PushResult | None) -> None:
        if result is not None and result.is_taken:
            self._metrics.notifications.labels(notification.kind).inc()
            is_silent = notification.kind is NotificationKind.ANSWERED
            await (self._forget(notification) if is_silent else self._put_off(notification, None, 0))
        elif result is not None and result.is_gone:
            log.info("a device can no longer be reached")
            async with self._database.write() as connection:
                await subscriptions.delete_subscription(connection, device.token)
        elif not await self._try_again_later(notification, result.retry_after if result else None):
            status = result.status if result else None
            log.warning("a notification was given up", extra={"about": {"status": status}})


def _topic(private_key: str, notification: Notification) -> str:
    """A name for notifications to a device about one game, which reveals neither of the two."""
    mark = hmac.digest(private_key.encode(), f"{notification.to} {notification.game}".encode(), "sha256")
    return urlsafe_b64encode(mark[:24]).decode()  # RFC 8030 allows 32 characters


def _is_wanted(notification: Notification, device: Subscription, stored: Subject) -> bool:
    is_refused = notification.kind is NotificationKind.ANSWERED and _NEVER_SILENT in device.endpoint
    return still_holds(stored, device.identity, notification) and not is_refused
