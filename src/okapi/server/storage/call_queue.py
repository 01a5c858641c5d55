"""Calls that are to be made, and those that were made: one a game for each device, and for each mailbox."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, ColumnElement, Row, Table, and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import CallKind

from .schema import calls, mails, steps


class Call(Struct, frozen=True):
    """A call about a game."""

    to: str  # the token of a device, or the person who gets mail
    game: str
    kind: CallKind
    seq: int
    made: int
    name: str | None = None
    wake_at: int | None = None
    attempts: int = 0


class CallQueue:
    """The calls of one kind: a table, and its column that says whom they go to."""

    def __init__(self, table: Table, to: Column[str]) -> None:
        self._table = table
        self._to = to
        self._columns = [to if name == "to" else table.c[name] for name in Call.__struct_fields__]

    async def about(self, connection: AsyncConnection, game: str) -> dict[str, Call]:
        """The calls about a game, made or to be made, by whom they go to."""
        rows = await connection.execute(select(*self._columns).where(self._table.c.game == game))
        return {call.to: call for call in map(_call, rows)}

    async def store(self, connection: AsyncConnection, call: Call) -> None:
        """Have a call made, in place of the one before about the same game."""
        await self.delete(connection, call)
        fields = zip(self._columns, (getattr(call, name) for name in call.__struct_fields__), strict=True)
        await connection.execute(insert(self._table).values({column.name: value for column, value in fields}))

    async def delete(self, connection: AsyncConnection, call: Call) -> None:
        """Forget a call."""
        await connection.execute(delete(self._table).where(self._same(call)))

    async def is_any_due(self, connection: AsyncConnection, now: int) -> bool:
        """Whether there is a call to be made."""
        due = exists().where(self._table.c.wake_at <= now)
        return bool((await connection.execute(select(due))).scalar())

    async def claim(self, connection: AsyncConnection, now: int, until: int, limit: int) -> list[Call]:
        """Make some of the calls that are due this process's business, and no other's, until then."""
        wake_at = self._table.c.wake_at
        due = select(*self._columns).where(wake_at <= now).order_by(wake_at).limit(limit)
        found = [_call(row) for row in await connection.execute(due.with_for_update(skip_locked=True))]
        for call in found:
            await connection.execute(update(self._table).where(self._same(call)).values(wake_at=until))
        return found

    async def put_off(
        self, connection: AsyncConnection, call: Call, until: int | None, attempts: int
    ) -> None:
        """Have a claimed call made later, or (none) never again, unless another has taken its place."""
        changed = update(self._table).where(self._same(call), *self._unchanged(call))
        await connection.execute(changed.values(wake_at=until, attempts=attempts))

    async def forget(self, connection: AsyncConnection, call: Call) -> None:
        """Forget a claimed call, unless another has taken its place."""
        await connection.execute(delete(self._table).where(self._same(call), *self._unchanged(call)))

    async def delete_news(self, connection: AsyncConnection, game: str, to: str) -> None:
        """Someone has seen a game: what waits to be said of it is no news, unless it is their turn."""
        waits = and_(self._table.c.wake_at.is_not(None), self._table.c.kind != CallKind.TURN)
        theirs = and_(self._table.c.game == game, self._to == to)
        await connection.execute(delete(self._table).where(theirs, waits))

    async def delete_old(self, connection: AsyncConnection, before: int) -> None:
        """Tidy up what was made long ago."""
        await connection.execute(delete(self._table).where(self._table.c.made < before))

    def _same(self, call: Call) -> ColumnElement[bool]:
        return and_(self._to == call.to, self._table.c.game == call.game)

    def _unchanged(self, call: Call) -> Iterable[ColumnElement[bool]]:
        return self._table.c.made == call.made, self._table.c.kind == call.kind


push_queue = CallQueue(calls, calls.c.token)
mail_queue = CallQueue(mails, mails.c.identity)


async def has_decided(connection: AsyncConnection, game: str, seat: int, after: int) -> bool:
    """Whether a seat has decided anything since."""
    made = exists().where(steps.c.game == game, steps.c.seq > after, steps.c.seat == seat)
    return bool((await connection.execute(select(made))).scalar())


def _call(row: Row[Any]) -> Call:
    to, game, kind, *rest = tuple(row)
    return Call(to, game, CallKind(kind), *rest)
