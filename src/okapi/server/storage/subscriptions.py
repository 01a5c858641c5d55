"""Devices that get notifications, in the database."""

from contextlib import suppress

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.entropy import hash_of
from okapi.server.status import NOTIFICATION_CHOICES, NotificationKind

from .keyring import Unreadable, keyring_of
from .recipients import Recipients
from .schema import push_keys, subscriptions


class Subscription(Struct, frozen=True):
    """A device that gets notifications, with its preferences."""

    token: str
    identity: str
    endpoint: str
    p256dh: str
    auth: str
    created: int
    kinds: tuple[NotificationKind, ...] = NOTIFICATION_CHOICES
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None


devices = Recipients(subscriptions, Subscription)


# The keys of the server.


async def find_push_keys(connection: AsyncConnection) -> tuple[str, str] | None:
    """The private and the public key, the newest that can be decrypted, if there are any."""
    keyring = keyring_of(connection)
    for row in await connection.execute(select(push_keys).order_by(push_keys.c.id.desc())):
        with suppress(Unreadable):
            return keyring.open(push_keys.c.private, str(row.id), row.private), row.public
    return None


async def insert_push_keys(connection: AsyncConnection, private: str, public: str) -> None:
    """Store the keys, unless another process has just stored others."""
    id = 1 + (await connection.scalar(select(func.max(push_keys.c.id))) or 0)
    sealed = keyring_of(connection).seal(push_keys.c.private, str(id), private)
    with suppress(IntegrityError):
        async with connection.begin_nested():
            await connection.execute(insert(push_keys).values(id=id, private=sealed, public=public))


# Devices. A device whose address cannot be decrypted counts as missing: its browser subscribes again.


async def find_subscription(connection: AsyncConnection, token: str) -> Subscription | None:
    return next(iter(await devices.find(connection, subscriptions.c.token == token)), None)


async def store_subscription(connection: AsyncConnection, wanted: Subscription) -> None:
    """Store a device's subscription, replacing anybody's earlier one on it."""
    address = hash_of(wanted.endpoint)
    theirs = subscriptions.c.token == wanted.token
    others = and_(subscriptions.c.endpoint_hash == address, subscriptions.c.token != wanted.token)
    await connection.execute(delete(subscriptions).where(others))
    await devices.store(connection, wanted, theirs, endpoint_hash=address)


async def delete_subscription(connection: AsyncConnection, token: str) -> None:
    await connection.execute(delete(subscriptions).where(subscriptions.c.token == token))


async def subscriptions_of(connection: AsyncConnection, identity: str) -> list[Subscription]:
    return await devices.find(connection, subscriptions.c.identity == identity)
