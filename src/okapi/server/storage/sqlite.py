"""SQLite: durable commits, and a plain thread for the log."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Executable, event
from sqlalchemy.dialects.sqlite import dialect

from .failures import OutcomeUnknown, stored_nothing
from .statements import Statement

_SIGNATURE = b"SQLite format 3\0"  # the start of its files
_ROOM = 1 << 20  # bytes
_STATEMENTS = 32  # that a connection keeps prepared, 14 kB each; lists of ids make ever new ones
_PLAIN = dialect(paramstyle="named")


class DatabaseFile:
    """The file that was first opened. A file that is later put in its place is another, whatever it contains.

    Once a connection holds it, nothing else in this process may open it: closing a file releases all locks that the
    process has on it. Another process, such as a backup, would then think that it is the last, and remove the log.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_held = False  # by a connection of this process
        self._first: tuple[int, int] | None = None

    def is_in_place(self) -> bool:
        try:
            found = self.path.stat()
        except OSError:
            return False
        self._first = self._first or (found.st_dev, found.st_ino)
        return self._first == (found.st_dev, found.st_ino)

    def is_something_else(self) -> bool:
        """Whether there is a file that SQLite did not write, which must stay as it is."""
        if self.is_held:
            return False
        try:
            with self.path.open("rb") as file:
                return file.read(len(_SIGNATURE)) not in (b"", _SIGNATURE)
        except OSError:
            return False

    def has_no_room(self) -> bool:
        """Whether its disk is too full for what SQLite writes when it opens a file."""
        try:
            return shutil.disk_usage(self.path.parent).free < _ROOM
        except OSError:
            return False

    def why_not_opened(self) -> OSError | None:
        """The system's reason why the file cannot be opened, which SQLite does not report."""
        if self.is_held:
            return None
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT))
        except OSError as error:
            return error
        return None

    def address(self) -> str:
        """What to open: neither another file nor a new one in its place, as connections would stay with it."""
        is_first = self._first is None
        if not self.is_in_place() and not is_first:
            raise sqlite3.OperationalError("the database's file was removed or replaced")
        # It may also disappear between this check and SQLite's, so the mode says whether SQLite may make a file.
        mode = "rwc" if self._first is None else "rw"
        return f"{self.path.absolute().as_uri()}?mode={mode}"


def set_up(engine: Engine, file: DatabaseFile, seconds: float) -> None:
    """Make an engine's connections durable; `seconds` is how long they wait for each other."""
    event.listen(engine, "do_connect", partial(_open, file))
    event.listen(engine, "connect", lambda connection, _: _set_connection_up(connection, file, seconds))
    event.listen(engine, "begin", _begin)


def _open(file: DatabaseFile, _dialect: Any, _record: Any, arguments: list[Any], options: Any) -> None:
    arguments[0] = file.address()
    if (why := file.why_not_opened()) is not None:  # otherwise aiosqlite would leave a thread behind
        raise sqlite3.OperationalError(why.strerror)
    options["uri"] = True
    options["cached_statements"] = _STATEMENTS


def _set_connection_up(connection: Any, file: DatabaseFile, seconds: float) -> None:
    file.is_held = True
    connection.isolation_level = None  # transactions begin explicitly
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a commit is on disk before it is acknowledged
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA temp_store = MEMORY")  # a batch keeps its changed pages until it is done
    cursor.execute("PRAGMA cache_size = -512")  # kB: there are many connections, and the system caches too
    cursor.execute(f"PRAGMA busy_timeout = {round(1000 * seconds)}")
    cursor.execute("PRAGMA wal_autocheckpoint = 20000")  # pages; see `Database.checkpoint`
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that will write takes the lock at the start: later it could only fail."""
    writes = connection.get_execution_options().get("okapi_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class WriterThread:
    """A thread with its own plain connection: the usual layers would take most of a move's time."""

    def __init__(self, file: DatabaseFile, seconds: float) -> None:
        self._file = file
        self._seconds = seconds
        self._thread = ThreadPoolExecutor(1, "okapi-writer")
        self._opened: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Statement]) -> None:
        """Run statements in one transaction, which is on disk when this returns.

        OutcomeUnknown: it may be stored. After any other error nothing is stored.
        """
        await self._run(partial(self._write, batch))

    async def close(self) -> None:
        await self._run(self._close)
        self._thread.shutdown()

    async def _run(self, work: Any) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _write(self, batch: Sequence[Statement]) -> None:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in batch:
                connection.executemany(_plain(statement), rows)
            _commit(connection)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            self._opened = sqlite3.connect(self._file.address(), uri=True)
            _set_connection_up(self._opened, self._file, self._seconds)
        return self._opened

    def _close(self) -> None:
        if self._opened is not None:
            self._opened.close()


def _commit(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise error if stored_nothing(error) else OutcomeUnknown from error


@lru_cache(maxsize=1 << 6)
def _plain(statement: Executable) -> str:
    """A statement as Python's `sqlite3` takes it."""
    return str(statement.compile(dialect=_PLAIN))  # type: ignore[attr-defined]
