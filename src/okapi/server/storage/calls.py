"""Devices that want to be called, and the calls to be made, in the database."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import CALL_CHOICES, CallKind, SeatKind, Status

from .schema import calls, games, push_keys, seats, steps, subscriptions


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


class Call(Struct, frozen=True):
    """A call about a game on a device."""

    token: str
    game: str
    kind: CallKind
    seq: int
    made: int
    name: str | None = None
    wake_at: int | None = None
    attempts: int = 0


_CALL = [calls.c[name] for name in Call.__struct_fields__]
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


# Calls.


async def calls_about(connection: AsyncConnection, game: str) -> dict[str, Call]:
    """The calls about a game, made or to be made, by device."""
    rows = await connection.execute(select(*_CALL).where(calls.c.game == game))
    return {row.token: _call(row) for row in rows}


async def store_call(connection: AsyncConnection, call: Call) -> None:
    """Have a call made, in place of the one about the same game on the same device."""
    await delete_call(connection, call)
    await connection.execute(
        insert(calls).values({name: getattr(call, name) for name in call.__struct_fields__})
    )


async def delete_call(connection: AsyncConnection, call: Call) -> None:
    """Forget a call."""
    await connection.execute(delete(calls).where(_same(call)))


async def has_decided(connection: AsyncConnection, game: str, seat: int, after: int) -> bool:
    """Whether a seat has decided anything since."""
    made = exists().where(steps.c.game == game, steps.c.seq > after, steps.c.seat == seat)
    return bool((await connection.execute(select(made))).scalar())


async def is_any_call_due(connection: AsyncConnection, now: int) -> bool:
    """Whether there is a call to be made."""
    return bool((await connection.execute(select(exists().where(calls.c.wake_at <= now)))).scalar())


async def claim_calls(
    connection: AsyncConnection, now: int, until: int, limit: int
) -> list[tuple[Call, Subscription]]:
    """Make some of the calls that are due this process's business, and no other's, until then."""
    due = select(calls.c.token, calls.c.game).where(calls.c.wake_at <= now).order_by(calls.c.wake_at)
    keys = (await connection.execute(due.limit(limit).with_for_update(skip_locked=True))).all()
    found = []
    for token, game in keys:
        ours = and_(calls.c.token == token, calls.c.game == game)
        await connection.execute(update(calls).where(ours).values(wake_at=until))
        row = (await connection.execute(select(*_CALL).where(ours))).one()
        device = await find_subscription(connection, token)
        assert device is not None
        found.append((_call(row), device))
    return found


async def put_off_call(connection: AsyncConnection, call: Call, until: int | None, attempts: int) -> None:
    """Have a claimed call made later, or (none) never again, unless another has taken its place meanwhile."""
    await connection.execute(
        update(calls)
        .where(_same(call), calls.c.made == call.made, calls.c.kind == call.kind)
        .values(wake_at=until, attempts=attempts)
    )


async def delete_made_call(connection: AsyncConnection, call: Call) -> None:
    """Forget a call, unless another has taken its place meanwhile."""
    unchanged = and_(calls.c.made == call.made, calls.c.kind == call.kind)
    await connection.execute(delete(calls).where(_same(call), unchanged))


async def delete_old_calls(connection: AsyncConnection, before: int) -> None:
    """Tidy up what was sent long ago."""
    await connection.execute(delete(calls).where(calls.c.made < before))


def _same(call: Call) -> ColumnElement[bool]:
    return and_(calls.c.token == call.token, calls.c.game == call.game)


def _call(row: Row[Any]) -> Call:
    fields = {name: getattr(row, name) for name in Call.__struct_fields__}
    return Call(**fields | {"kind": CallKind(row.kind)})


def _subscription(row: Row[Any]) -> Subscription:
    fields = {name: getattr(row, name) for name in Subscription.__struct_fields__}
    kinds = tuple(CallKind(kind) for kind in row.kinds.split(",") if kind)
    return Subscription(**fields | {"kinds": kinds})
