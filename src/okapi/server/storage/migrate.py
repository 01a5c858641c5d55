"""Bringing a database up to date, whenever a server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from .database import Database

_ONE_AT_A_TIME = 0x6F6B617069  # a name for PostgreSQL's advisory lock


async def migrate(database: Database) -> None:
    """Apply the migrations that this database has not had yet."""
    async with database.write() as connection:
        if database.is_shared:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:name)"), {"name": _ONE_AT_A_TIME})
        await connection.run_sync(_upgrade)


async def revision_of(database: Database) -> str | None:
    """How far a database has been migrated."""
    async with database.read() as connection:
        return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
