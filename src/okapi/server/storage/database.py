"""The connection to SQLite or PostgreSQL: transactions that are durable once they are committed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

CHANNEL = "okapi"  # where processes that share a PostgreSQL tell each other of changes
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class BadDatabaseUrl(ValueError):
    """The database cannot be used, and why."""


def database_url(given: str) -> URL:
    """The URL with the driver that the server uses. A plain file name is an SQLite database."""
    if "://" not in given:
        given = f"sqlite:///{given}"
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadDatabaseUrl(f"this is not a database URL: {given!r}") from None
    backend = url.get_backend_name()
    if backend not in _DRIVERS:
        raise BadDatabaseUrl(f"{backend} is not supported: give an SQLite file or a PostgreSQL URL")
    if backend != "sqlite":
        _require_asyncpg()
    elif not url.database or url.database == ":memory:":
        raise BadDatabaseUrl("a database in memory would lose every game: name a file")
    return url.set(drivername=_DRIVERS[backend])


def _require_asyncpg() -> None:
    try:
        import asyncpg  # noqa: F401, PLC0415
    except ImportError:
        raise BadDatabaseUrl("PostgreSQL needs one more package: pip install 'okapi[postgres]'") from None


class Database:
    """Transactions, read-only or not. With PostgreSQL, other processes may use it at the same time."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        options: dict[str, Any] = (
            {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True} if self.is_shared else {}
        )
        self.engine = create_async_engine(self.url, **options)
        self._turn: AbstractAsyncContextManager[None] = nullcontext() if self.is_shared else asyncio.Lock()
        if not self.is_shared:
            event.listen(self.engine.sync_engine, "connect", _set_sqlite_up)
            event.listen(self.engine.sync_engine, "begin", _begin_in_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes nothing."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A read-only transaction that sees everything as it stood at one moment."""
        async with self.engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when this ends without an error."""
        async with self.turn_to_write(), self.writer() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def writer(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose transactions write; each needs its turn."""
        async with self.engine.connect() as connection:
            await connection.execution_options(okapi_writes=True)
            yield connection

    def turn_to_write(self) -> AbstractAsyncContextManager[None]:
        """SQLite has one writer at a time; in this process, they wait here."""
        return self._turn

    async def tell(self, connection: AsyncConnection, message: str) -> None:
        """Tell the other processes, when and if this transaction commits."""
        if self.is_shared:
            await connection.execute(text("SELECT pg_notify(:channel, :message)"), _said(message))

    async def checkpoint(self) -> None:
        """Move what SQLite has logged into its file: beside the play, not in the middle of a move."""
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def _said(message: str) -> dict[str, str]:
    return {"channel": CHANNEL, "message": message}


def _set_sqlite_up(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a commit is on disk before it is acknowledged
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA wal_autocheckpoint = 20000")  # pages; see `checkpoint`
    cursor.close()


def _begin_in_sqlite(connection: Connection) -> None:
    """A transaction that will write takes its turn at the start: in the middle it could only fail."""
    writes = connection.get_execution_options().get("okapi_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
