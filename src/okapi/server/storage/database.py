"""The connection to SQLite or PostgreSQL, with transactions that are durable once they are committed."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from msgspec import Raw
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from okapi.locales import Trouble
from okapi.server.entropy import new_id
from okapi.server.turns import Turns

from .failures import OutcomeUnknown, stored_nothing
from .keyring import OPTION, Keyring
from .notices import Notice, notices
from .private_files import keep_private, shut_others_out
from .sqlite import DatabaseFile, WriterThread, set_up
from .statements import Statement

_SECONDS_TO_CONNECT = 10
_CONNECTIONS = 10  # for requests
_WRITING, _WRITING_EACH = 8, 3  # of these, in all and for one address
_RESERVED = 5  # for the log, the clocks, and notices between processes
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadDatabaseUrl(Trouble, ValueError):
    """Why the database cannot be used."""


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

    def __init__(
        self, url: str, seconds: float = 10, max_waiting_writes: int = 50, keyring: Keyring | None = None
    ) -> None:
        """`seconds` is the time limit of a statement, and of waiting for a lock or a connection.

        Without keys, sealed values can be moved from database to database, but not opened.
        """
        self.url = database_url(url)
        self.process = new_id()  # this process, among those that share the database
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.file = None if self.is_shared else DatabaseFile(Path(str(self.url.database)))
        options = _postgres_options(seconds) if self.is_shared else {}
        # The connection used last is used first, so that rarely needed ones keep no caches.
        options |= {"pool_timeout": seconds, "max_overflow": 0, "pool_use_lifo": True}
        options["execution_options"] = {OPTION: keyring}
        self.engine = create_async_engine(self.url, pool_size=_CONNECTIONS, **options)
        self.reserved = create_async_engine(self.url, pool_size=_RESERVED, **options)
        self._writer = WriterThread(self.file, seconds) if self.file else None
        at_once, each = (_WRITING, _WRITING_EACH) if self.is_shared else (1, 1)  # SQLite has one writer
        self._turns = Turns(at_once, each, max_waiting_writes)
        if self.file:
            set_up(self.engine.sync_engine, self.file, seconds)
            set_up(self.reserved.sync_engine, self.file, seconds)

    @asynccontextmanager
    async def read(self, *, reserved: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes nothing. Reserved connections are for what keeps the server running."""
        async with (self.reserved if reserved else self.engine).connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A read-only transaction that sees everything as of one moment."""
        async with self.engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def write(self, *, reserved: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when this ends without an error.

        OutcomeUnknown: the connection broke during the commit. After any other error nothing is stored.
        """
        is_at_once = reserved and self.is_shared  # a reserved connection is free
        turn = nullcontext() if is_at_once else self._turns.take(first=reserved)
        has_own = reserved or not self.is_shared  # no reader may delay SQLite's writer
        async with turn, (self.reserved if has_own else self.engine).connect() as connection:
            await connection.execution_options(okapi_writes=True)
            async with connection.begin() as transaction:
                yield connection
                try:
                    await transaction.commit()
                except Exception as error:
                    raise error if stored_nothing(error) else OutcomeUnknown from error

    async def write_batch(self, batch: Sequence[Statement]) -> None:
        """A transaction like that of `write`, of statements alone: one round trip to SQLite's thread."""
        if self._writer is None:
            async with self.write(reserved=True) as connection:
                for statement, rows in batch:
                    await connection.execute(statement, rows)
        else:
            async with self._turns.take(first=True):
                await self._writer.write(batch)

    async def notify(
        self, connection: AsyncConnection, game: str, remark: bytes = b"", readers: tuple[str, ...] | None = None
    ) -> None:
        """Notify other processes of a change or a remark when this transaction commits."""
        if self.is_shared:
            notice = Notice(self.process, game)
            if remark:
                notice = Notice(self.process, game, remark=Raw(remark), readers=readers)
            await connection.execute(*notices([notice]))

    def keep_private(self) -> None:
        """Make sure that only the owner can read the files of an SQLite database, which contain secrets."""
        if self.file and not self.file.is_something_else():
            keep_private(self.file.path)
            for suffix in ("-wal", "-shm"):  # SQLite creates them with the mode of the first
                shut_others_out(Path(f"{self.file.path}{suffix}"))

    async def checkpoint(self) -> None:
        """Move SQLite's log into its file, so that no commit of a move has to do it."""
        async with self.reserved.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        await self.engine.dispose()
        await self.reserved.dispose()
        if self._writer is not None:
            await self._writer.close()


def _postgres_options(seconds: float) -> dict[str, Any]:
    """Time limits of connections, also for a network that has failed."""
    limit = max(1, round(1000 * seconds))
    limits = {
        "statement_timeout": str(limit),
        "lock_timeout": str(limit),
        "idle_in_transaction_session_timeout": str(3 * limit),
    }
    connect = {"timeout": min(seconds, _SECONDS_TO_CONNECT), "command_timeout": 1.5 * seconds}
    return {"pool_pre_ping": True, "connect_args": {**connect, "server_settings": limits}}
