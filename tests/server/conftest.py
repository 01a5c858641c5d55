"""Every test of storage and play runs on SQLite and on a real PostgreSQL."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from server.postgres import running_postgres
from server.running import Running, running, settings_for


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


def _new_postgres_database(url: str) -> str:
    name = f"okapi_{uuid.uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{url}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{url}/{name}"


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """A new, empty PostgreSQL database."""
    return _new_postgres_database(postgres)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """A new SQLite file."""
    return str(tmp_path / "okapi.db")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """A new, empty database of either kind."""
    found: str = request.getfixturevalue(f"{request.param}_database")
    return found


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    """A server on a new database of either kind."""
    async with running(settings_for(database)) as started:
        yield started
