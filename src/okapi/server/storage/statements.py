"""What the modules for single tables share: batches of statements, and queries with one answer."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, FromClause, exists, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

Statement = tuple[Executable, Sequence[dict[str, Any]]]  # run for each of its rows


async def count(connection: AsyncConnection, table: FromClause, *which: ColumnElement[bool]) -> int:
    """The number of rows of a table for which all conditions hold."""
    return await connection.scalar(select(func.count()).select_from(table).where(*which)) or 0


async def is_any(connection: AsyncConnection, *which: ColumnElement[bool]) -> bool:
    """Whether there is a row for which all conditions hold."""
    return bool(await connection.scalar(select(exists().where(*which))))


async def take_lock(connection: AsyncConnection, name: int) -> None:
    """Let one process at a time continue from here until its transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:name)"), {"name": name})
