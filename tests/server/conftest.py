"""Every test of storage and play runs on SQLite and on a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server import fake_reviewer
from server.postgres import Postgres, running_postgres
from server.running import Running, running, settings_for


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with running_postgres(tmp_path_factory.mktemp("postgres")) as started:
        yield started


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    """A new, empty PostgreSQL database."""
    return postgres.new_database()


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


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where the fake reviewer says that it has begun, and looks for leave to end."""
    monkeypatch.setenv(fake_reviewer.NOTES, str(tmp_path))
    return tmp_path
