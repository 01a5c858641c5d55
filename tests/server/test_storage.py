"""Storage: migrations, durable settings, and backups from either kind of database into either."""

import asyncio
import gc
import gzip
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from okapi.board import africa
from okapi.client import Seat, Session
from okapi.record import parse, verify
from okapi.server.protocol.messages import GameInfo
from okapi.server.status import Status
from okapi.server.storage.backup import BackupError, Seal, back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.migrate import NewerDatabase, migrate, revision_of
from okapi.server.storage.schema import metadata
from server.running import SECRET_KEY, running, settings_for, table_of
from server.sockets import SHORT, at_random, first_tickets, watch

pytestmark = pytest.mark.anyio


async def test_migrations_make_exactly_the_tables_that_the_code_uses(empty_database: str) -> None:
    opened = Database(empty_database)
    assert await revision_of(opened) is None
    await migrate(opened)
    await migrate(opened)  # a second time changes nothing

    def differences(connection: Connection) -> list[object]:
        # Alembic takes the default '' for a change on SQLite.
        options = {"compare_type": True, "compare_server_default": opened.is_shared}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    async with opened.read() as connection:
        assert await connection.run_sync(differences) == []
    await opened.close()


async def test_migrations_make_tables_with_the_options_that_sqlite_alone_has(tmp_path: Path) -> None:
    migrated, created = Database(str(tmp_path / "migrated.db")), Database(str(tmp_path / "created.db"))
    await migrate(migrated)
    async with created.write() as connection:
        await connection.run_sync(metadata.create_all)

    async def options(opened: Database) -> set[tuple[str, bool, bool]]:
        async with opened.read() as connection:
            tables = await connection.execute(text("PRAGMA table_list"))
            return {(row.name, row.wr, row.strict) for row in tables if row.name != "alembic_version"}

    assert await options(migrated) == await options(created)
    assert ("steps", True, False) in await options(migrated)
    for opened in (migrated, created):
        await opened.close()


async def test_a_connection_to_sqlite_keeps_few_statements_however_many_there_are(tmp_path: Path) -> None:
    def kept() -> int:
        return sum(type(thing).__name__ == "Statement" for thing in gc.get_objects())

    opened, before = Database(str(tmp_path / "okapi.db")), kept()
    async with opened.read() as connection:
        for number in range(200):
            await connection.exec_driver_sql(f"SELECT {number}")
    assert kept() - before < 40
    await opened.close()


async def test_another_process_that_closes_the_file_leaves_the_log_to_those_who_still_use_it(tmp_path: Path) -> None:
    opened = Database(str(tmp_path / "okapi.db"))
    await migrate(opened)
    async with opened.read() as one, opened.read() as other:  # each on a connection of its own
        for connection in (one, other):
            await connection.execute(text("SELECT 1 FROM games"))
        program = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT 1 FROM games').connection.close()"
        subprocess.run([sys.executable, "-c", program, str(tmp_path / "okapi.db")], check=True)
        assert (tmp_path / "okapi.db-wal").exists()
    await opened.close()


async def test_a_database_of_another_program_is_refused_and_left_as_it_was(empty_database: str) -> None:
    opened = Database(empty_database)
    async with opened.write() as connection:
        await connection.execute(text("CREATE TABLE games (title TEXT)"))
    with pytest.raises(DBAPIError, match="already exists"):
        await migrate(opened)
    async with opened.read() as connection:
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["games"]
    await opened.close()


async def test_a_database_of_a_newer_version_is_refused(empty_database: str) -> None:
    opened = Database(empty_database)
    await migrate(opened)
    async with opened.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        await migrate(opened)
    assert await revision_of(opened) == "9999"
    await opened.close()


async def test_several_processes_may_migrate_at_once(empty_postgres_database: str) -> None:
    opened = [Database(empty_postgres_database) for _ in range(3)]
    async with asyncio.timeout(60):
        await asyncio.gather(*(migrate(one) for one in opened))
    for one in opened:
        await one.close()


async def test_sqlite_is_set_to_lose_nothing(empty_sqlite_database: str) -> None:
    opened = Database(empty_sqlite_database)
    async with opened.read() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    await opened.close()


@pytest.mark.both_databases
async def test_a_transaction_that_fails_leaves_nothing(database: str) -> None:
    opened = Database(database)
    await migrate(opened)

    async def fail() -> None:
        async with opened.write() as connection:
            await connection.execute(text("INSERT INTO identities (id, name, created) VALUES ('a', 'Ada', 1)"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with opened.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM identities"))).scalar() == 0
    await opened.close()


@pytest.mark.parametrize("direction", ["sqlite to postgres", "postgres to sqlite"])
async def test_a_backup_made_while_the_server_runs_restores_on_the_other_kind_of_database(
    direction: str, empty_sqlite_database: str, empty_postgres_database: str, tmp_path: Path
) -> None:
    source, target = empty_sqlite_database, empty_postgres_database
    if direction == "postgres to sqlite":
        source, target = target, source
    file = tmp_path / "okapi.backup.gz"
    async with running(settings_for(source, secret_key=SECRET_KEY)) as server:
        ada, ben = await server.person("Ada"), await server.person("Bén 🚂")
        over = await table_of(ada, bots=1, rules=SHORT)
        await Seat(ada, over.id, 0, at_random("x")).play()
        record = await ada.record(over.id)
        game = await table_of(ada, ben)
        assert await back_up(server.context.database, file) > 10
    opened = Database(target)
    await restore(opened, file)
    await opened.close()
    async with running(settings_for(target, secret_key=SECRET_KEY)) as server:
        again, other = Session(server.address, ada.token), Session(server.address, ben.token)
        assert await again.record(over.id) == record
        verify(parse(record), africa())
        found = await again.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
        assert [seat.name for seat in found.seats] == ["Ada", "Bén 🚂"]
        socket, update = await watch(other, game.id, 1)
        assert (update.seq, len(first_tickets(update.view).tickets)) == (game.seq, 2)
        await socket.close()
        assert found.status is Status.PLAYING


def seal_of(lines: list[bytes]) -> bytes:
    """The last line of a backup."""
    return msgspec.json.encode(Seal("backup", len(lines) - 1, sha256(b"".join(lines)).hexdigest()))


async def test_a_backup_that_is_cut_off_changed_or_no_backup_restores_nothing(
    empty_database: str, tmp_path: Path
) -> None:
    whole = tmp_path / "whole.backup"
    async with running(settings_for(str(tmp_path / "source.db"))) as server:
        await table_of(await server.person("Ada"), bots=1)
        await back_up(server.context.database, whole)
        with pytest.raises(BackupError, match="not empty"):
            await restore(server.context.database, whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    opened = Database(empty_database)
    damaged = tmp_path / "damaged.backup"
    newer = [re.sub(rb"\b0\d{3}\b", b"9999", lines[0]), *lines[1:-1]]
    for content, why in (
        (lines[:-1], "incomplete"),
        (lines[:2] + lines[3:], "changed or damaged"),
        ([line.replace(b"Ada", b"Eve") for line in lines], "changed or damaged"),
        ([*newer, lines[-1]], "changed or damaged"),
        ([*newer, seal_of(newer)], "newer version"),
        ([b"{}\n"], "not a backup"),
        ([b""], "not a backup"),
    ):
        damaged.write_bytes(b"".join(content))
        with pytest.raises(BackupError, match=why):
            await restore(opened, damaged)
    packed = tmp_path / "cut.backup.gz"
    packed.write_bytes(gzip.compress(whole.read_bytes())[:-20])
    with pytest.raises(BackupError, match="cannot be read"):
        await restore(opened, packed)
    with pytest.raises(BackupError, match="cannot be read"):
        await restore(opened, tmp_path / "missing")
    assert await revision_of(opened) is None
    await opened.close()


async def test_an_empty_database_has_nothing_to_back_up(empty_database: str, tmp_path: Path) -> None:
    opened = Database(empty_database)
    with pytest.raises(BackupError, match="empty"):
        await back_up(opened, tmp_path / "x")
    assert list(tmp_path.glob("x*")) == []
    await opened.close()
