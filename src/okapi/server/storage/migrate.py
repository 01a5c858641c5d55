"""Migrating a database at every start of a server."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from okapi.locales import Trouble

from .database import Database
from .statements import take_lock

_SECONDS = 3600.0  # rebuilding a large table takes long, and other processes wait for the first
_LOCK = 0x6F6B617069  # its name in PostgreSQL


class NewerDatabase(Trouble):
    """A newer version of Okapi has migrated the database."""


async def migrate(database: Database, revision: str = "head") -> None:
    database.keep_private()
    if not database.is_shared:
        async with database.write() as connection:
            await connection.run_sync(_upgrade, revision)
        return
    patient = Database(database.url.render_as_string(hide_password=False), _SECONDS)
    try:
        async with patient.write() as connection:
            await take_lock(connection, _LOCK)
            await connection.run_sync(_upgrade, revision)
    finally:
        await patient.close()


async def revision_of(database: Database) -> str | None:
    async with database.read() as connection:
        return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())


def knows_revision(revision: str) -> bool:
    return revision in _revisions()


def _upgrade(connection: Connection, revision: str) -> None:
    reached = MigrationContext.configure(connection).get_current_revision()
    if reached is not None and not knows_revision(reached):
        raise NewerDatabase("database-from-a-newer-okapi")
    if revision == "head" and reached == _revisions()[0]:
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def _revisions() -> tuple[str, ...]:
    """The revisions of this version, the newest first. Alembic reads a file for each."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config
