"""Devices that want to be called, in the database."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import CALL_CHOICES, CallKind, SeatKind, Status

from .schema import games, push_keys, seats, subscriptions


class Subscription(Struct, frozen=True):
    """A device that wants to be called, and when."""

    token: str
    identity: str
    endpoint: str
    p256dh: str
    auth: str
    created: int
    kinds: tuple[CallKind, ...] = CALL_CHOICES
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None


_SUBSCRIPTION = [subscriptions.c[name] for name in Subscription.__struct_fields__]


# The key.


async def find_push_keys(connection: AsyncConnection) -> tuple[str, str] | None:
    """The private and the public key, if they have been made."""
    row = (await connection.execute(select(push_keys.c.private, push_keys.c.public))).one_or_none()
    return None if row is None else (row.private, row.public)


async def insert_push_keys(connection: AsyncConnection, private: str, public: str) -> None:
    """Store the keys, unless another process has stored some."""
    try:
        async with connection.begin_nested():
            await connection.execute(insert(push_keys).values(id=1, private=private, public=public))
    except IntegrityError:
        return


# Devices.


async def find_subscription(connection: AsyncConnection, token: str) -> Subscription | None:
    """What the device of a token has asked for."""
    chosen = select(*_SUBSCRIPTION).where(subscriptions.c.token == token)
    row = (await connection.execute(chosen)).one_or_none()
    return None if row is None else _subscription(row)


async def store_subscription(connection: AsyncConnection, wanted: Subscription) -> None:
    """Store what a device asks for, in place of what anyone asked for on it before."""
    same = or_(subscriptions.c.token == wanted.token, subscriptions.c.endpoint == wanted.endpoint)
    is_known = await find_subscription(connection, wanted.token) is not None
    fields = {name: getattr(wanted, name) for name in wanted.__struct_fields__}
    fields["kinds"] = ",".join(wanted.kinds)
    if is_known:
        other = and_(subscriptions.c.endpoint == wanted.endpoint, subscriptions.c.token != wanted.token)
        await connection.execute(delete(subscriptions).where(other))
        await connection.execute(
            update(subscriptions).where(subscriptions.c.token == wanted.token).values(fields)
        )
    else:
        await connection.execute(delete(subscriptions).where(same))
        await connection.execute(insert(subscriptions).values(fields))


async def delete_subscription(connection: AsyncConnection, token: str) -> None:
    """Call this device no more."""
    await connection.execute(delete(subscriptions).where(subscriptions.c.token == token))


async def subscriptions_of(connection: AsyncConnection, identity: str) -> list[Subscription]:
    """The devices of a person that want to be called."""
    chosen = select(*_SUBSCRIPTION).where(subscriptions.c.identity == identity)
    return [_subscription(row) for row in await connection.execute(chosen.order_by(subscriptions.c.created))]


async def subscriptions_at(
    connection: AsyncConnection, ids: Collection[str]
) -> dict[str, list[Subscription]]:
    """The devices of the people at these games that want to be called, by game."""
    chosen = (
        select(seats.c.game, *_SUBSCRIPTION)
        .join(subscriptions, subscriptions.c.identity == seats.c.identity)
        .where(seats.c.game.in_(ids), seats.c.kind == SeatKind.PERSON)
        .distinct()
    )
    found: dict[str, list[Subscription]] = {}
    for row in await connection.execute(chosen):
        found.setdefault(row.game, []).append(_subscription(row))
    return found


async def games_with_subscriptions(connection: AsyncConnection, since: int) -> list[str]:
    """The games in progress, or over since a moment, in which anyone wants to be called."""
    is_recent = or_(
        games.c.status == Status.PLAYING, and_(games.c.status == Status.OVER, games.c.moved > since)
    )
    is_wanted = exists().where(seats.c.game == games.c.id, seats.c.identity == subscriptions.c.identity)
    return list((await connection.execute(select(games.c.id).where(is_recent, is_wanted))).scalars())


def _subscription(row: Row[Any]) -> Subscription:
    fields = {name: getattr(row, name) for name in Subscription.__struct_fields__}
    return Subscription(**fields | {"kinds": kinds_of(row.kinds)})


def kinds_of(text: str) -> tuple[CallKind, ...]:
    """What someone wants to be called for, from how it is stored."""
    return tuple(CallKind(kind) for kind in text.split(",") if kind)
