"""Devices that get notifications, in the database."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Row, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.entropy import hash_of
from okapi.server.status import NOTIFICATION_CHOICES, NotificationKind, SeatKind, Status

from .keyring import Unreadable, keyring_of
from .schema import games, push_keys, seats, subscriptions
from .sealing import open_row, seal_row


class Subscription(Struct, frozen=True):
    """A device that gets notifications: what of, and when not."""

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


_SUBSCRIPTION = [subscriptions.c[name] for name in Subscription.__struct_fields__]


# The keys of the server.


async def find_push_keys(connection: AsyncConnection) -> tuple[str, str] | None:
    """The private and the public key: the newest that can be opened, if there are any."""
    keyring = keyring_of(connection)
    for row in await connection.execute(select(push_keys).order_by(push_keys.c.id.desc())):
        with suppress(Unreadable):
            return keyring.open(push_keys.c.private, str(row.id), row.private), row.public
    return None


async def insert_push_keys(connection: AsyncConnection, private: str, public: str) -> None:
    """Store the keys, unless another process has just stored some."""
    id = 1 + (await connection.scalar(select(func.max(push_keys.c.id))) or 0)
    sealed = keyring_of(connection).seal(push_keys.c.private, str(id), private)
    with suppress(IntegrityError):
        async with connection.begin_nested():
            await connection.execute(insert(push_keys).values(id=id, private=sealed, public=public))


# Devices. One whose address cannot be decrypted counts as none: its browser subscribes again.


async def find_subscription(connection: AsyncConnection, token: str) -> Subscription | None:
    chosen = select(*_SUBSCRIPTION).where(subscriptions.c.token == token)
    row = (await connection.execute(chosen)).one_or_none()
    return None if row is None else _subscription(connection, row)


async def store_subscription(connection: AsyncConnection, wanted: Subscription) -> None:
    """Store what a device asks for, in place of what anyone asked for on it before."""
    address = hash_of(wanted.endpoint)
    fields = seal_row(connection, subscriptions, structs.asdict(wanted))
    fields |= {"endpoint_hash": address, "kinds": ",".join(wanted.kinds)}
    theirs = subscriptions.c.token == wanted.token
    others = and_(subscriptions.c.endpoint_hash == address, subscriptions.c.token != wanted.token)
    await connection.execute(delete(subscriptions).where(others))
    if not (await connection.execute(update(subscriptions).where(theirs).values(fields))).rowcount:
        await connection.execute(insert(subscriptions).values(fields))


async def delete_subscription(connection: AsyncConnection, token: str) -> None:
    await connection.execute(delete(subscriptions).where(subscriptions.c.token == token))


async def subscriptions_of(connection: AsyncConnection, identity: str) -> list[Subscription]:
    chosen = select(*_SUBSCRIPTION).where(subscriptions.c.identity == identity)
    rows = await connection.execute(chosen.order_by(subscriptions.c.created))
    return [found for row in rows if (found := _subscription(connection, row)) is not None]


async def subscriptions_at(connection: AsyncConnection, ids: Collection[str]) -> dict[str, list[Subscription]]:
    """The devices that get notifications of the people at these games, by game."""
    chosen = (
        select(seats.c.game, *_SUBSCRIPTION)
        .join(subscriptions, subscriptions.c.identity == seats.c.identity)
        .where(seats.c.game.in_(ids), seats.c.kind == SeatKind.PERSON)
        .distinct()
    )
    found: dict[str, list[Subscription]] = {}
    for row in await connection.execute(chosen):
        if (device := _subscription(connection, row)) is not None:
            found.setdefault(row.game, []).append(device)
    return found


async def games_with_subscriptions(connection: AsyncConnection, since: int) -> list[str]:
    """The games in progress, or over since a moment, in which anyone gets notifications."""
    is_over = and_(games.c.status == Status.OVER, games.c.moved > since)
    is_wanted = exists().where(seats.c.game == games.c.id, seats.c.identity == subscriptions.c.identity)
    chosen = select(games.c.id).where(or_(games.c.status == Status.PLAYING, is_over), is_wanted)
    return list(await connection.scalars(chosen))


def _subscription(connection: AsyncConnection, row: Row[Any]) -> Subscription | None:
    fields = {name: getattr(row, name) for name in Subscription.__struct_fields__}
    try:
        opened = open_row(connection, subscriptions, fields)
    except Unreadable:
        return None
    return Subscription(**opened | {"kinds": kinds_of(row.kinds)})


def kinds_of(text: str) -> tuple[NotificationKind, ...]:
    """What someone wants to be notified of, from how it is stored."""
    return tuple(NotificationKind(kind) for kind in text.split(",") if kind)
