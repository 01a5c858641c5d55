"""Notifications on this device: /api/me/notifications."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from msgspec.structs import replace

from okapi.server.entropy import hash_of
from okapi.server.notify.notifications import Notifications
from okapi.server.notify.preferences import checked, preferences_of
from okapi.server.notify.web_push.addresses import BadAddress, UnknownService
from okapi.server.notify.web_push.keys import application_server_key, are_keys_of_a_device
from okapi.server.protocol.messages import NewSubscription, NotificationPreferences, NotificationState
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.subscriptions import Subscription, delete_subscription, find_subscription, store_subscription

from .dependencies import OwnCredential, Someone, TheClock, TheDatabase, TheNotifications, answer, described, read

router = APIRouter(prefix="/api/me/notifications", tags=["people"])


async def _device(given: OwnCredential) -> str:
    return hash_of(given.token)


ThisDevice = Annotated[str, Depends(_device)]


@router.get("", **described(None, NotificationState))
async def look(device: ThisDevice, database: TheDatabase, notifications: TheNotifications) -> Response:
    """Whether this device gets notifications, and what about."""
    return answer(await _state(notifications, database, device))


@router.put("", **described(NewSubscription, NotificationState))
async def subscribe(
    request: Request,
    device: ThisDevice,
    database: TheDatabase,
    now: TheClock,
    notifications: TheNotifications,
    me: Someone,
) -> Response:
    """Send this device notifications: about everything, unless it has preferences."""
    wanted = await read(request, NewSubscription)
    try:
        notifications.push.services.split(wanted.endpoint)
    except UnknownService as error:
        raise Refusal(ServerReason.UNKNOWN_PUSH_SERVICE, service=error.host) from None
    except BadAddress:
        raise Refusal(ServerReason.BAD_SUBSCRIPTION) from None
    if not are_keys_of_a_device(wanted.p256dh, wanted.auth):
        raise Refusal(ServerReason.BAD_SUBSCRIPTION)
    new = Subscription(device, me.id, wanted.endpoint, wanted.p256dh, wanted.auth, now())
    async with database.write() as connection:
        if known := await find_subscription(connection, device):
            new = replace(known, endpoint=new.endpoint, p256dh=new.p256dh, auth=new.auth)
        await store_subscription(connection, new)
    return answer(await _state(notifications, database, device))


@router.put("/preferences", **described(NotificationPreferences, NotificationState))
async def set_preferences(
    request: Request, device: ThisDevice, database: TheDatabase, notifications: TheNotifications
) -> Response:
    """Choose what this device is notified of, and its quiet hours."""
    wanted = await read(request, NotificationPreferences)
    async with database.write() as connection:
        known = await find_subscription(connection, device)
        if known is None:
            raise Refusal(ServerReason.NOT_SUBSCRIBED)
        await store_subscription(connection, replace(known, **checked(wanted)))
    return answer(await _state(notifications, database, device))


@router.delete("", **described(status=204))
async def unsubscribe(device: ThisDevice, database: TheDatabase) -> None:
    """Stop sending this device notifications."""
    async with database.write() as connection:
        await delete_subscription(connection, device)


async def _state(notifications: Notifications, database: Database, device: str) -> NotificationState:
    _, public = await notifications.push.keys()
    async with database.read() as connection:
        known = await find_subscription(connection, device)
    return NotificationState(application_server_key(public), None if known is None else preferences_of(known))
