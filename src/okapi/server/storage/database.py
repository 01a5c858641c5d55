"""The connection to SQLite or PostgreSQL: transactions that are durable once they are committed."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from socket import gaierror
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from okapi.locales import Trouble
from okapi.server.entropy import new_id

from .notices import Notice, notify
from .private_files import keep_private, shut_others_out

FAILURES = (DBAPIError, PoolTimeout, ConnectionError, TimeoutError, gaierror)  # it is away, or busy
_SECONDS_TO_CONNECT = 10
_ABOUT_THE_DATA = ("22", "23")  # PostgreSQL's classes of errors: data exception, integrity violation
_SQLITE_STORED_NOTHING = ("SQLITE_BUSY", "SQLITE_FULL", "SQLITE_READONLY")
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class OutcomeUnknown(Exception):
    """The database did not answer when a transaction was committed: it may be stored, or not."""


class BadDatabaseUrl(Trouble, ValueError):
    """The database cannot be used, and why."""


def database_url(given: str) -> URL:
    """The URL with the driver that the server uses. A plain file name is an SQLite database."""
    if "://" not in given:
        given = f"sqlite:///{given}"
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadDatabaseUrl("database-not-a-url", database=given) from None
    backend = url.get_backend_name()
    if backend not in _DRIVERS:
        raise BadDatabaseUrl("database-not-supported", kind=backend)
    if backend != "sqlite":
        _require_asyncpg()
    elif not url.database or url.database == ":memory:":
        raise BadDatabaseUrl("database-in-memory")
    return url.set(drivername=_DRIVERS[backend])


def _require_asyncpg() -> None:
    try:
        import asyncpg  # noqa: F401, PLC0415
    except ImportError:
        raise BadDatabaseUrl("database-needs-asyncpg") from None


class Database:
    """Transactions, read-only or not. With PostgreSQL, other processes may use it at the same time."""

    def __init__(self, url: str, seconds: float = 10) -> None:
        """`seconds` is the time limit of a statement, and of waiting for a lock or a connection."""
        self.url = database_url(url)
        self.process = new_id()  # this process, among those that share the database
        self.is_shared = self.url.get_backend_name() == "postgresql"
        options = _postgres_options(seconds) if self.is_shared else {}
        self.engine = create_async_engine(self.url, pool_timeout=seconds, **options)
        self._writer = None if self.is_shared else _WriterThread(self.url, seconds)
        self._turn: AbstractAsyncContextManager[None] = nullcontext() if self.is_shared else asyncio.Lock()
        if not self.is_shared:
            _set_up(self.engine.sync_engine, seconds)

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
        """A transaction that is on disk when this ends without an error.

        OutcomeUnknown: the connection broke at the end. After any other error nothing is stored.
        """
        async with self._turn, self.engine.connect() as connection:
            await connection.execution_options(okapi_writes=True)
            async with connection.begin() as transaction:
                yield connection
                try:
                    await transaction.commit()
                except Exception as error:
                    raise error if _is_definite(error) else OutcomeUnknown from error

    async def write_batch(self, work: Callable[[Connection], None]) -> None:
        """The same for work that waits for nothing else: SQLite does it in one trip to its thread."""
        if self._writer is None:
            async with self.write() as connection:
                await connection.run_sync(work)
        else:
            async with self._turn:
                await self._writer.write(work)

    async def notify(self, connection: AsyncConnection, game: str) -> None:
        """Have the other processes hear of a change, when and if this transaction commits."""
        if self.is_shared:
            await connection.run_sync(notify, [Notice(self.process, game)])

    def keep_private(self) -> None:
        """See to it that only their owner reads the files of an SQLite database: they hold secrets."""
        if not self.is_shared:
            assert self.url.database is not None
            keep_private(Path(self.url.database))
            for suffix in ("-wal", "-shm"):  # SQLite makes them with the mode of the first
                shut_others_out(Path(self.url.database + suffix))

    async def checkpoint(self) -> None:
        """Move what SQLite has logged into its file: beside the play, not in the middle of a move."""
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self._writer is not None:
            await self._writer.close()


class _WriterThread:
    """A thread with a connection of its own to an SQLite file."""

    def __init__(self, url: URL, seconds: float) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), execution_options={"okapi_writes": True})
        _set_up(self._engine, seconds)
        self._thread = ThreadPoolExecutor(1, "okapi-writer")

    async def write(self, work: Callable[[Connection], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Connection], None]) -> None:
        with self._engine.connect() as connection, connection.begin() as transaction:
            work(connection)
            try:
                transaction.commit()
            except Exception as error:
                raise error if _is_definite(error) else OutcomeUnknown from error

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _is_definite(error: Exception) -> bool:
    """Whether a commit that failed has surely stored nothing."""
    cause = getattr(error, "orig", None)
    is_sqlite_well = isinstance(cause, sqlite3.Error) and cause.sqlite_errorname in _SQLITE_STORED_NOTHING
    return is_sqlite_well or is_about_the_data(error)


def is_about_the_data(error: Exception) -> bool:
    """Whether a statement failed for what it was given; it will again, though the database is well."""
    code = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")  # PostgreSQL's
    is_data = isinstance(error, (IntegrityError, DataError, UnicodeError))
    return is_data or code.startswith(_ABOUT_THE_DATA)


def _postgres_options(seconds: float) -> dict[str, Any]:
    """How many connections, and how long they wait: for the server, and for a network that is cut."""
    limit = max(1, round(1000 * seconds))
    limits = {
        "statement_timeout": limit,
        "lock_timeout": limit,
        "idle_in_transaction_session_timeout": 3 * limit,
    }
    settings = {name: str(milliseconds) for name, milliseconds in limits.items()}
    arguments = {
        "timeout": min(seconds, _SECONDS_TO_CONNECT),
        "command_timeout": 1.5 * seconds,
        "server_settings": settings,
    }
    return {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True, "connect_args": arguments}


def _set_up(engine: Engine, seconds: float) -> None:
    event.listen(engine, "connect", partial(_set_sqlite_up, seconds=seconds))
    event.listen(engine, "begin", _begin_in_sqlite)


def _set_sqlite_up(connection: Any, _: object, seconds: float) -> None:
    connection.isolation_level = None  # transactions begin when we say so, below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a commit is on disk before it is acknowledged
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {round(1000 * seconds)}")
    cursor.execute("PRAGMA wal_autocheckpoint = 20000")  # pages; see `checkpoint`
    cursor.close()


def _begin_in_sqlite(connection: Connection) -> None:
    """A transaction that will write takes its turn at the start: in the middle it could only fail."""
    writes = connection.get_execution_options().get("okapi_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
