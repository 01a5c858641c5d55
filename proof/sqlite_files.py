"""What is done to SQLite's files, and to backups of them, while a server uses them."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from okapi.server.protocol.messages import Accepted
from okapi.server.storage.backup import restore
from okapi.server.storage.database import Database
from okapi.server.storage.steps import load_steps
from server.log import check_steps


def empty_the_wal(database: Path) -> None:
    """Move SQLite's log into its file, so that the next commit needs room on the disk."""
    connection = sqlite3.connect(database, timeout=1)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError:  # busy: the room that the log has is used up soon
        pass
    finally:
        connection.close()


def has_bytes(file: Path, least: int) -> bool:
    """Whether a file is there, with at least as many."""
    return file.exists() and file.stat().st_size >= least


def tables_of(database: Path) -> int:
    """How many tables there are."""
    if not database.exists():
        return 0
    connection = sqlite3.connect(database)
    try:
        found = connection.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'")
        return int(found.fetchone()[0])
    finally:
        connection.close()


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the lock that a transaction needs to write."""
    connection = sqlite3.connect(database, timeout=30, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
    finally:
        connection.close()


_RESTORING = Lock()  # migrations of one process go one at a time, and every check has a thread


async def check_backup(file: Path, restored: Path, known: Mapping[str, Sequence[Accepted]]) -> None:
    """BackupError: it is not whole. AssertionError: a move is missing that was acknowledged before."""
    database = Database(str(restored))
    try:
        with _RESTORING:
            await restore(database, file)
        for game, acknowledged in known.items():
            async with database.read() as connection:
                check_steps(await load_steps(connection, game), acknowledged)
    finally:
        await database.close()
