"""Identity without accounts: holding the token is being the person."""

from msgspec import Struct, structs

from okapi.server.clock import Clock
from okapi.server.entropy import hash_of
from okapi.server.lengths import MAX_SECRET
from okapi.server.protocol.messages import Device, Me, Transfer
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.typed_text import tidy_name
from okapi.server.storage import identities
from okapi.server.storage.database import Database
from okapi.server.storage.identities import StoredDevice, TokenKind

from .context import PeopleContext, changing_person

_DEVICE_ID = 16  # letters of a hash: enough to name a token, and useless for signing in
COOKIE = "okapi"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
TRANSFER_MILLISECONDS = 15 * 60 * 1000


class Credential(Struct, frozen=True):
    """A token that came with a request, and its kind."""

    token: str
    kind: TokenKind


def credential(cookie: str | None, authorization: str | None) -> Credential | None:
    """The token of a request. A program's takes precedence over a browser's."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() == "bearer" and 0 < len(token) <= MAX_SECRET:
        return Credential(token.strip(), TokenKind.BEARER)
    if cookie and len(cookie) <= MAX_SECRET:
        return Credential(cookie, TokenKind.SESSION)
    return None


async def who(database: Database, now: Clock, given: Credential | None) -> Me | None:
    if given is None:
        return None
    async with database.read() as connection:
        found = await identities.find_identity(connection, hash_of(given.token), given.kind, now())
    return None if found is None else Me(*found)


class Agent(Struct, frozen=True):
    browser: str | None = None
    system: str | None = None


NO_AGENT = Agent()


async def new_identity(context: PeopleContext, name: str, kind: TokenKind, agent: Agent = NO_AGENT) -> tuple[Me, str]:
    me, token, now = Me(context.entropy.id(), tidy_name(name)), context.entropy.token(), context.now()
    async with context.database.write() as connection:
        await identities.insert_identity(connection, me.id, me.name, now)
        await identities.insert_token(connection, hash_of(token), me.id, kind, now, **structs.asdict(agent))
    return me, token


async def new_token(context: PeopleContext, me: Me) -> str:
    token = context.entropy.token()
    async with context.database.write() as connection:
        _require_room_for_another(context, await identities.count_tokens(connection, me.id))
        await identities.insert_token(connection, hash_of(token), me.id, TokenKind.BEARER, context.now())
    return token


async def rename(context: PeopleContext, me: Me, name: str) -> Me:
    renamed = Me(me.id, tidy_name(name))
    async with changing_person(context, me) as connection:
        await identities.rename_identity(connection, me.id, renamed.name)
    return renamed


async def begin_transfer(context: PeopleContext, me: Me) -> Transfer:
    code, now = context.entropy.token(), context.now()
    expires = now + TRANSFER_MILLISECONDS
    async with context.database.write() as connection:
        await identities.delete_expired_tokens(connection, now)
        _require_room_for_another(context, await identities.count_tokens(connection, me.id))
        await identities.insert_token(connection, hash_of(code), me.id, TokenKind.TRANSFER, now, expires)
    return Transfer(code, f"/transfer#{code}", expires)


async def finish_transfer(context: PeopleContext, code: str, agent: Agent = NO_AGENT) -> tuple[Me, str]:
    """Sign in with the identity that a code was made for; the identity, and the token for the cookie."""
    now, token = context.now(), context.entropy.token()
    async with context.database.write() as connection:
        found = await identities.find_identity(connection, hash_of(code), TokenKind.TRANSFER, now)
        if found is None or not await identities.delete_token(connection, hash_of(code)):
            raise Refusal(ServerReason.BAD_CODE)
        kind, device = TokenKind.SESSION, structs.asdict(agent)
        await identities.insert_token(connection, hash_of(token), found[0], kind, now, **device)
    return Me(*found), token


async def sign_out(context: PeopleContext, me: Me, given: Credential) -> None:
    async with changing_person(context, me) as connection:
        await identities.delete_token(connection, hash_of(given.token))


async def devices(database: Database, me: Me, given: Credential) -> tuple[Device, ...]:
    async with database.read() as connection:
        found = await identities.devices_of(connection, me.id)
    return tuple(as_shown(device, given) for device in found)


def as_shown(device: StoredDevice, given: Credential) -> Device:
    """A device as shown to its person, on the device with the given token."""
    return Device(
        id=device_id(device.hash),
        is_program=device.kind is TokenKind.BEARER,
        is_this=device.hash == hash_of(given.token),
        browser=device.browser,
        system=device.system,
        since=device.created,
    )


def device_id(hashed: str) -> str:
    return hashed[:_DEVICE_ID]


async def sign_out_device(context: PeopleContext, me: Me, device: str) -> None:
    async with changing_person(context, me) as connection:
        found = [one for one in await identities.devices_of(connection, me.id) if device_id(one.hash) == device]
        if not found:
            raise Refusal(ServerReason.NO_SUCH_DEVICE)
        await identities.delete_token(connection, found[0].hash)


async def sign_out_others(context: PeopleContext, me: Me, given: Credential) -> None:
    async with changing_person(context, me) as connection:
        await identities.delete_other_tokens(connection, me.id, hash_of(given.token))


def _require_room_for_another(context: PeopleContext, held: int) -> None:
    if held >= context.settings.max_tokens:
        raise Refusal(ServerReason.TOO_MANY_TOKENS, max=context.settings.max_tokens)
