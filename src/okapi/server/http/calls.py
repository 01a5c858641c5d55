"""Being called on this device: /api/me/calls."""

from fastapi import APIRouter, Request, Response
from msgspec.structs import replace

from okapi.server.entropy import hash_of
from okapi.server.games.call_wishes import checked, wishes_of
from okapi.server.games.context import Context
from okapi.server.protocol.messages import CallState, CallWishes, NewSubscription
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.push.addresses import BadAddress, UnknownService
from okapi.server.push.keys import application_server_key, are_keys_of_a_device
from okapi.server.storage.calls import (
    Subscription,
    delete_subscription,
    find_subscription,
    store_subscription,
)

from .dependencies import Someone, TheContext, answer, credential_of, described, read

router = APIRouter(prefix="/api/me/calls", tags=["people"])


@router.get("", **described(None, CallState))
async def look(request: Request, context: TheContext, _: Someone) -> Response:
    """Whether and for what this device is called."""
    return answer(await _state(context, _device(request)))


@router.put("", **described(NewSubscription, CallState))
async def subscribe(request: Request, context: TheContext, me: Someone) -> Response:
    """Have this device called, for everything unless it has said otherwise."""
    wanted, token = await read(request, NewSubscription), _device(request)
    try:
        context.calls.push.services.split(wanted.endpoint)
    except UnknownService as error:
        raise Refusal(ServerReason.UNKNOWN_PUSH_SERVICE, service=error.host) from None
    except BadAddress:
        raise Refusal(ServerReason.BAD_SUBSCRIPTION) from None
    if not are_keys_of_a_device(wanted.p256dh, wanted.auth):
        raise Refusal(ServerReason.BAD_SUBSCRIPTION)
    new = Subscription(token, me.id, wanted.endpoint, wanted.p256dh, wanted.auth, context.now())
    async with context.database.write() as connection:
        if known := await find_subscription(connection, token):
            new = replace(known, endpoint=new.endpoint, p256dh=new.p256dh, auth=new.auth)
        await store_subscription(connection, new)
    return answer(await _state(context, token))


@router.put("/wishes", **described(CallWishes, CallState))
async def wish(request: Request, context: TheContext, _: Someone) -> Response:
    """Say what this device is to be called for."""
    wanted, token = await read(request, CallWishes), _device(request)
    wished = checked(wanted)
    async with context.database.write() as connection:
        known = await find_subscription(connection, token)
        if known is None:
            raise Refusal(ServerReason.NOT_SUBSCRIBED)
        changed = replace(known, **wished)
        await store_subscription(connection, changed)
    return answer(await _state(context, token))


@router.delete("", **described(status=204))
async def unsubscribe(request: Request, context: TheContext, _: Someone) -> Response:
    """Call this device no more."""
    async with context.database.write() as connection:
        await delete_subscription(connection, _device(request))
    return Response(status_code=204)


def _device(request: Request) -> str:
    given = credential_of(request)
    assert given is not None
    return hash_of(given.token)


async def _state(context: Context, token: str) -> CallState:
    _, public = await context.calls.push.keys()
    async with context.database.read() as connection:
        known = await find_subscription(connection, token)
    return CallState(application_server_key(public), None if known is None else wishes_of(known))
