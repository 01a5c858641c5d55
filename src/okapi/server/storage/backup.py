"""A whole server as one file, from either kind of database into either: JSON lines, sealed at the end."""

import gzip
import hashlib
from collections.abc import AsyncIterator, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Connection, MetaData, Table, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.locales import Trouble

from .database import Database
from .migrate import knows_revision, migrate, revision_of
from .private_files import create_private
from .schema import identities, metadata
from .statements import count

FORMAT = 1
_OF_THE_RUN = ("service", "processes", "review_turns")  # the state of the running server
_TABLES = tuple(table for table in metadata.sorted_tables if table.name not in _OF_THE_RUN)
_LEFT_OUT = {  # the database assigns ids, and nobody is online
    ("bot_failures", "id"),
    ("mail_requests", "id"),
    ("remarks", "id"),
    ("seats", "online"),
}
_ROWS_AT_ONCE = 1000


class BackupError(Trouble):
    """Why the file or the database cannot be used."""


class BackupHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    okapi: Literal["backup"]
    format: int
    revision: str


class BackupRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A line in the middle."""

    table: str
    row: dict[str, Any]


class Seal(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: without it the file was cut off."""

    end: Literal["backup"]
    rows: int
    sha256: str  # of all lines before


# Writing.


async def back_up(database: Database, path: Path) -> int:
    """Write everything into a file, as of one moment; the number of rows."""
    revision = await revision_of(database)
    if revision is None:
        raise BackupError("backup-nothing-there")
    draft = path.with_name(path.name + ".part")
    try:
        create_private(draft)
        with _open(draft, path, "wb") as file:
            rows = await _write(database, BackupHeader("backup", FORMAT, revision), file)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def _write(database: Database, heading: BackupHeader, file: IO[bytes]) -> int:
    digest, rows = hashlib.sha256(), 0

    def write(line: Struct) -> None:
        data = msgspec.json.encode(line) + b"\n"
        digest.update(data)
        file.write(data)

    write(heading)
    async with database.snapshot() as connection:
        async for row in _rows(connection):
            write(row)
            rows += 1
    write(Seal("backup", rows, digest.hexdigest()))
    return rows


async def _rows(connection: AsyncConnection) -> AsyncIterator[BackupRow]:
    there = await connection.run_sync(_columns_there)
    for table in _TABLES:  # their names are no plain strings
        columns = [column for column in table.c if (table.name, column.name) in there - _LEFT_OUT]
        if not columns:
            continue
        found = await connection.stream(select(*columns).order_by(*table.primary_key.columns))
        async for row in found.mappings():
            yield BackupRow(f"{table.name}", {f"{name}": value for name, value in row.items()})


def _columns_there(connection: Connection) -> set[tuple[str, str]]:
    """The columns in the database, which lacks some if an older version made it."""
    tables = inspect(connection).get_multi_columns()
    return {(name, column["name"]) for (_, name), columns in tables.items() for column in columns}


# Reading.


async def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a file; the number of rows. The file is checked before anything is stored."""
    heading, rows = _check(path)
    if not knows_revision(heading.revision):
        raise BackupError("backup-from-a-newer-okapi")
    database.keep_private()
    if await revision_of(database) is not None and not await _is_empty(database):
        raise BackupError("backup-database-not-empty")
    await migrate(database, heading.revision)
    async with database.write() as connection:
        for table, its_rows in groupby(_read_rows(path), key=lambda row: row.table):
            while batch := [row.row for row in islice(its_rows, _ROWS_AT_ONCE)]:
                await _insert(connection, table, batch)
    await migrate(database)
    return rows


def _check(path: Path) -> tuple[BackupHeader, int]:
    """Read the whole file, to check that it is complete."""
    digest = hashlib.sha256()
    lines = _lines(path)
    first = next(lines, b"")
    try:
        heading = msgspec.json.decode(first, type=BackupHeader)
    except msgspec.DecodeError:
        raise BackupError("backup-not-a-backup", file=str(path)) from None
    if heading.format != FORMAT:
        raise BackupError("backup-unknown-format", file=str(path), format=heading.format, known=FORMAT)
    digest.update(first)
    for rows, line in enumerate(lines):
        if line.startswith(b'{"end"'):
            seal = _decode(line, Seal)
            if (seal.rows, seal.sha256) != (rows, digest.hexdigest()):
                raise BackupError("backup-damaged")
            return heading, rows
        digest.update(line)
    raise BackupError("backup-not-whole")


def _read_rows(path: Path) -> Iterator[BackupRow]:
    lines = _lines(path)
    next(lines)
    for line in lines:
        if line.startswith(b'{"end"'):
            return
        yield _decode(line, BackupRow)


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with _open(path, path, "rb") as file:
            yield from file
    except (OSError, EOFError) as error:
        raise BackupError("backup-unreadable", file=str(path), error=error) from None


def _decode(line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise BackupError("backup-damaged") from None


async def _insert(connection: AsyncConnection, name: str, batch: list[dict[str, Any]]) -> None:
    """Insert into the table as it was when the backup was made."""
    if name not in [table.name for table in _TABLES]:
        raise BackupError("backup-unknown-table", table=name)
    table = Table(name, MetaData(), *(Column(field) for field in batch[0]))
    await connection.execute(insert(table), batch)


async def _is_empty(database: Database) -> bool:
    async with database.read() as connection:
        return not await count(connection, identities)


def _open(path: Path, final: Path, mode: Literal["rb", "wb"]) -> IO[bytes]:
    """A file, compressed if its final name says so."""
    return gzip.open(path, mode) if final.suffix == ".gz" else path.open(mode)  # type: ignore[return-value]
