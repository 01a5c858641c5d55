"""What mailboxes and devices have in common as recipients of notifications."""

from collections.abc import Collection
from typing import Any, Generic, TypeVar

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, Row, Table, and_, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import NotificationKind, SeatKind, Status

from .keyring import Unreadable
from .schema import games, seats
from .sealing import open_row, seal_row

R = TypeVar("R", bound=Struct)


class Recipients(Generic[R]):
    """A table of recipients, the type of its rows, and the condition for being notified.

    A row that cannot be decrypted counts as missing.
    """

    def __init__(self, table: Table, kind: type[R], *which: ColumnElement[bool]) -> None:
        self._table = table
        self._kind = kind
        self._which = which
        self._columns = [table.c[name] for name in kind.__struct_fields__]

    async def find(self, connection: AsyncConnection, which: ColumnElement[bool]) -> list[R]:
        """The recipients for which a condition holds, the oldest first."""
        rows = await connection.execute(select(*self._columns).where(which).order_by(self._table.c.created))
        return [found for row in rows if (found := self._opened(connection, row)) is not None]

    async def store(self, connection: AsyncConnection, wanted: R, this: ColumnElement[bool], **more: str) -> None:
        """Store a recipient over an existing row, or as a new one."""
        fields = seal_row(connection, self._table, structs.asdict(wanted))
        fields |= {"kinds": ",".join(fields["kinds"]), **more}
        if not (await connection.execute(update(self._table).where(this).values(fields))).rowcount:
            await connection.execute(insert(self._table).values(fields))

    async def at(self, connection: AsyncConnection, ids: Collection[str]) -> dict[str, list[R]]:
        """The recipients at these games, by game, including people for whom a seat is kept."""
        sits = seats.c.kind.in_((SeatKind.PERSON, SeatKind.KEPT))
        theirs = and_(self._table.c.identity == seats.c.identity, sits, *self._which)
        chosen = select(seats.c.game, *self._columns).join(self._table, theirs).where(seats.c.game.in_(ids)).distinct()
        found: dict[str, list[R]] = {}
        for row in await connection.execute(chosen):
            if (recipient := self._opened(connection, row)) is not None:
                found.setdefault(row.game, []).append(recipient)
        return found

    async def of(self, connection: AsyncConnection, people: Collection[str]) -> list[R]:
        """The recipients of these people."""
        return await self.find(connection, and_(self._table.c.identity.in_(people), *self._which))

    async def games(self, connection: AsyncConnection, since: int) -> list[str]:
        """The games with recipients that are in progress, or that have ended since a moment."""
        is_over = and_(games.c.status == Status.OVER, games.c.moved > since)
        is_wanted = exists().where(seats.c.game == games.c.id, seats.c.identity == self._table.c.identity)
        chosen = select(games.c.id).where(or_(games.c.status == Status.PLAYING, is_over), is_wanted)
        return list(await connection.scalars(chosen))

    def _opened(self, connection: AsyncConnection, row: Row[Any]) -> R | None:
        fields = {name: getattr(row, name) for name in self._kind.__struct_fields__}
        try:
            opened = open_row(connection, self._table, fields)
        except Unreadable:
            return None
        kinds = tuple(NotificationKind(kind) for kind in row.kinds.split(",") if kind)
        return self._kind(**opened | {"kinds": kinds})
