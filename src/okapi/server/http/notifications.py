"""Notifications on this device: /api/me/notifications."""

from fastapi import APIRouter, Request, Response
from msgspec.structs import replace

from okapi.server.entropy import hash_of
from okapi.server.notify.notifications import Notifications
from okapi.server.notify.preferences import checked, preferences_of
from okapi.server.notify.web_push.addresses import BadAddress, UnknownService
from okapi.server.notify.web_push.keys import application_server_key, are_keys_of_a_device
from okapi.server.protocol.messages import NewSubscription, NotificationPreferences, NotificationState
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.subscriptions import (
    Subscription,
    delete_subscription,
    find_subscription,
    store_subscription,
)

from .dependencies import Someone, TheNotifications, ThePlay, answer, credential_of, described, read

router = APIRouter(prefix="/api/me/notifications", tags=["people"])


@router.get("", **described(None, NotificationState))
async def look(request: Request, play: ThePlay, notifications: TheNotifications, _: Someone) -> Response:
    """Whether this device gets notifications, and what of."""
    return answer(await _state(notifications, play.database, _device(request)))


@router.put("", **described(NewSubscription, NotificationState))
async def subscribe(
    request: Request, play: ThePlay, notifications: TheNotifications, me: Someone
) -> Response:
    """Send this device notifications: of everything, unless it has preferences."""
    wanted, token = await read(request, NewSubscription), _device(request)
    try:
        notifications.push.services.split(wanted.endpoint)
    except UnknownService as error:
        raise Refusal(ServerReason.UNKNOWN_PUSH_SERVICE, service=error.host) from None
    except BadAddress:
        raise Refusal(ServerReason.BAD_SUBSCRIPTION) from None
    if not are_keys_of_a_device(wanted.p256dh, wanted.auth):
        raise Refusal(ServerReason.BAD_SUBSCRIPTION)
    new = Subscription(token, me.id, wanted.endpoint, wanted.p256dh, wanted.auth, play.now())
    async with play.database.write() as connection:
        if known := await find_subscription(connection, token):
            new = replace(known, endpoint=new.endpoint, p256dh=new.p256dh, auth=new.auth)
        await store_subscription(connection, new)
    return answer(await _state(notifications, play.database, token))


@router.put("/preferences", **described(NotificationPreferences, NotificationState))
async def set_preferences(
    request: Request, play: ThePlay, notifications: TheNotifications, _: Someone
) -> Response:
    """Say what to notify this device of, and when not."""
    wanted, token = await read(request, NotificationPreferences), _device(request)
    async with play.database.write() as connection:
        known = await find_subscription(connection, token)
        if known is None:
            raise Refusal(ServerReason.NOT_SUBSCRIBED)
        changed = replace(known, **checked(wanted))
        await store_subscription(connection, changed)
    return answer(await _state(notifications, play.database, token))


@router.delete("", **described(status=204))
async def unsubscribe(request: Request, play: ThePlay, _: Someone) -> Response:
    """Send this device no more notifications."""
    async with play.database.write() as connection:
        await delete_subscription(connection, _device(request))
    return Response(status_code=204)


def _device(request: Request) -> str:
    given = credential_of(request)
    assert given is not None
    return hash_of(given.token)


async def _state(notifications: Notifications, database: Database, token: str) -> NotificationState:
    _, public = await notifications.push.keys()
    async with database.read() as connection:
        known = await find_subscription(connection, token)
    return NotificationState(application_server_key(public), None if known is None else preferences_of(known))
