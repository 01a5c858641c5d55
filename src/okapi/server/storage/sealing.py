"""Sealing and opening rows, and sealing a database again after a change of the key."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Column, ColumnElement, Table, and_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import new_secret
from okapi.server.status import Status

from .keyring import Unreadable, keyring_of
from .schema import SecretForm, games, metadata

_SEALED = (SecretForm.SEALED, SecretForm.SEALED_UNTIL_OVER)
Row = dict[str, Any]


def seal_row(connection: AsyncConnection, table: Table, row: Row) -> Row:
    """A row as it is stored, with the columns sealed that the schema marks."""
    return _changed(table, row, keyring_of(connection).seal)


def open_row(connection: AsyncConnection, table: Table, row: Row) -> Row:
    """A row as it was before it was sealed. Unreadable: no key opens it."""
    return _changed(table, row, keyring_of(connection).open)


def _changed(table: Table, row: Row, change: Callable[[Column[Any], str, str], str]) -> Row:
    key = str(row[_key(table).name])
    names = [column.name for column in _sealed_columns(table) if row[column.name] is not None]
    return row | {name: change(table.c[name], key, row[name]) for name in names}


async def seal_again(connection: AsyncConnection) -> dict[str, int]:
    """Seal with the current key what older ones have sealed; the number of rows that no key opens, by table.

    Games in progress whose secret cannot be opened get a new one. They go on, but their luck cannot be proven.
    """
    keyring, lost = keyring_of(connection), defaultdict[str, set[Any]](set)
    for column in [column for table in metadata.sorted_tables for column in _sealed_columns(table)]:
        row = _key(column.table)
        others = and_(column.not_like(f"{keyring.prefix}%"), _matters(column))
        for id, sealed in (await connection.execute(select(row, column).where(others))).all():
            try:
                value = keyring.open(column, str(id), sealed)
            except Unreadable:
                lost[column.table.name].add(id)
                if column is not games.c.secret:
                    continue
                value = new_secret().hex()
            same = and_(row == id, column == sealed)  # unless another process was faster
            again = keyring.seal(column, str(id), value)
            await connection.execute(update(column.table).where(same).values({column.name: again}))
    return {table: len(rows) for table, rows in lost.items()}


def _sealed_columns(table: Table) -> Iterator[Column[Any]]:
    return (column for column in table.c if column.info.get("kept") in _SEALED)


def _key(table: Table) -> Column[Any]:
    """The column that identifies a table's rows."""
    if (name := table.info.get("sealed_for")) is not None:
        return table.c[name]
    [key] = table.primary_key.columns
    return key


def _matters(column: Column[Any]) -> ColumnElement[bool]:
    """The rows whose value still matters: a finished game needs no secret."""
    if column is games.c.secret:
        return games.c.status.in_((Status.LOBBY, Status.PLAYING))
    return true()
