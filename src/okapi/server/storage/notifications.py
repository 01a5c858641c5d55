"""Notifications, sent or to be sent: one for each game, or other subject, and each device or mailbox."""

from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Column, ColumnElement, Row, Select, Table, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import NotificationKind

from .schema import email_notifications, push_notifications, steps, subscriptions
from .statements import is_any


class Notification(Struct, frozen=True):
    to: str  # the token of a device, or a person's id for mail
    game: str  # or a regular table, an entry of the almanac, a challenge
    kind: NotificationKind
    seq: int  # of the game; -1: it is about something else
    made: int
    name: str | None = None
    wake_at: int | None = None
    attempts: int = 0


class NotificationQueue:
    """The notifications of one channel: a table, its recipient column, and the person of a recipient."""

    def __init__(self, table: Table, to: Column[str], person: ColumnElement[str]) -> None:
        self._table = table
        self._to = to
        self._person = person
        self._columns = [to if name == "to" else table.c[name] for name in Notification.__struct_fields__]

    async def about(self, connection: AsyncConnection, game: str) -> dict[str, Notification]:
        """The notifications about a game, sent or to be sent, by recipient."""
        rows = await connection.execute(select(*self._columns).where(self._table.c.game == game))
        return {notification.to: notification for notification in map(_notification, rows)}

    async def store(self, connection: AsyncConnection, notification: Notification) -> None:
        """Store a notification, replacing an earlier one about the same game, if the recipient still exists."""
        await self.delete(connection, notification)
        names = [column.name for column in self._columns]
        fields = dict(zip(names, structs.astuple(notification), strict=True))
        with suppress(IntegrityError):  # the device has just unsubscribed, or the address was removed
            async with connection.begin_nested():
                await connection.execute(insert(self._table).values(fields))

    async def delete(self, connection: AsyncConnection, notification: Notification) -> None:
        await connection.execute(delete(self._table).where(self._same(notification)))

    async def is_any_due(self, connection: AsyncConnection, now: int) -> bool:
        return await is_any(connection, self._table.c.wake_at <= now)

    async def claim(
        self,
        connection: AsyncConnection,
        now: int,
        until: int,
        limit: int,
        share: int,
        others_than: Collection[str] = (),
    ) -> list[tuple[str, Notification]]:
        """Claim some due notifications for this process until a moment.

        People take turns: each gets at most their share, and everybody's first comes before anybody's second.
        """
        wake_at, game = self._table.c.wake_at, self._table.c.game
        turn = func.row_number().over(partition_by=self._person, order_by=wake_at)
        columns = self._to.label("to"), game, self._person.label("person"), turn.label("turn")
        due = select(*columns).where(wake_at <= now).subquery()
        chosen = (
            select(due.c.person, *self._columns)
            .join(due, and_(due.c.to == self._to, due.c.game == game))
            .where(wake_at <= now, due.c.turn <= share, due.c.person.not_in(others_than))
            .order_by(due.c.turn, wake_at)
            .limit(limit)
            .with_for_update(of=self._table, skip_locked=True)
        )
        found = [(row.person, _notification(tuple(row)[1:])) for row in await connection.execute(chosen)]
        for _, notification in found:
            claimed = update(self._table).where(self._same(notification))
            await connection.execute(claimed.values(wake_at=until))
        return found

    async def put_off(
        self, connection: AsyncConnection, notification: Notification, until: int | None, attempts: int
    ) -> None:
        """Send a claimed notification later, or never again (none), unless it was replaced."""
        changed = update(self._table).where(self._same(notification), *self._unchanged(notification))
        await connection.execute(changed.values(wake_at=until, attempts=attempts))

    async def forget(self, connection: AsyncConnection, notification: Notification) -> None:
        """Delete a claimed notification, unless it was replaced."""
        gone = delete(self._table).where(self._same(notification), *self._unchanged(notification))
        await connection.execute(gone)

    async def delete_news(self, connection: AsyncConnection, game: str, to: str) -> None:
        """Delete waiting notifications about a game that a person has seen, except that it is their turn."""
        waits = and_(self._table.c.wake_at.is_not(None), self._table.c.kind != NotificationKind.TURN)
        theirs = and_(self._table.c.game == game, self._to == to)
        await connection.execute(delete(self._table).where(theirs, waits))

    async def delete_old(self, connection: AsyncConnection, before: int) -> None:
        await connection.execute(delete(self._table).where(self._table.c.made < before))

    def _same(self, notification: Notification) -> ColumnElement[bool]:
        return and_(self._to == notification.to, self._table.c.game == notification.game)

    def _unchanged(self, notification: Notification) -> Iterable[ColumnElement[bool]]:
        return self._table.c.made == notification.made, self._table.c.kind == notification.kind


_owner = select(subscriptions.c.identity).where(subscriptions.c.token == push_notifications.c.token).scalar_subquery()
push_queue = NotificationQueue(push_notifications, push_notifications.c.token, _owner)
email_queue = NotificationQueue(email_notifications, email_notifications.c.identity, email_notifications.c.identity)


async def delete_about(connection: AsyncConnection, games: Select[tuple[str]]) -> None:
    for table in (push_notifications, email_notifications):
        await connection.execute(delete(table).where(table.c.game.in_(games)))


async def has_decided(connection: AsyncConnection, game: str, seat: int, after: int) -> bool:
    return await is_any(connection, steps.c.game == game, steps.c.seq > after, steps.c.seat == seat)


def _notification(row: Row[Any] | tuple[Any, ...]) -> Notification:
    to, game, kind, *rest = tuple(row)
    return Notification(to, game, NotificationKind(kind), *rest)
