"""All that is sealed in a database, after a change of the key."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, ColumnElement, and_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import new_secret
from okapi.server.status import Status

from .keyring import Unreadable, keyring_of
from .schema import Kept, games, metadata

_SEALED = (Kept.SEALED, Kept.SEALED_UNTIL_OVER)


async def seal_again(connection: AsyncConnection) -> dict[str, int]:
    """Seal with the current key what older ones have sealed; how many rows no key opens, by table.

    Games in progress whose secret cannot be opened get another. They go on, but their luck cannot be proven.
    """
    keyring, lost = keyring_of(connection), defaultdict[str, set[Any]](set)
    for column in _sealed_columns():
        row = _row(column)
        others = and_(column.not_like(f"{keyring.prefix}%"), _matters(column))
        for id, sealed in (await connection.execute(select(row, column).where(others))).all():
            try:
                value = keyring.open(column, str(id), sealed)
            except Unreadable:
                lost[column.table.name].add(id)
                if column is not games.c.secret:
                    continue
                value = new_secret().hex()
            same = and_(row == id, column == sealed)  # unless another process has been faster
            again = keyring.seal(column, str(id), value)
            await connection.execute(update(column.table).where(same).values({column.name: again}))
    return {table: len(rows) for table, rows in lost.items()}


def _sealed_columns() -> Iterator[Column[Any]]:
    for table in metadata.sorted_tables:
        yield from (column for column in table.c if column.info.get("kept") in _SEALED)


def _row(column: Column[Any]) -> Column[Any]:
    [key] = column.table.primary_key.columns
    return key


def _matters(column: Column[Any]) -> ColumnElement[bool]:
    """Nobody deals in a game that has ended any more."""
    if column is games.c.secret:
        return games.c.status.in_((Status.LOBBY, Status.PLAYING))
    return true()
