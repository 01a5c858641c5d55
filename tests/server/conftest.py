"""Tests of differences between the databases run on SQLite and on a real PostgreSQL.

They are marked `both_databases`. `make test` runs all others on SQLite, and `make test-all` on PostgreSQL.

A server brings an empty database up to date when it starts, which takes longer than most tests: that is done
once for each kind, and a test gets a copy. The tests of storage begin with empty databases.
"""

import asyncio
import shutil
import ssl
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from okapi.server.play import downtime
from okapi.server.storage.database import Database
from okapi.server.storage.migrate import migrate
from server import fake_reviewer
from server.compiled_statements import share_compiled_statements
from server.mail_service import mail_service_in_thread
from server.postgres import Postgres, running_postgres
from server.running import NO_LIMIT, Running, ServerProcess, running, settings_for
from server.target import Target
from tiers import some

# How long an answer takes on a busy machine is no property of the server. No client needs certificates, which take
# longer to read than most answers.
httpx.AsyncClient.__init__.__kwdefaults__ |= {  # type: ignore[operator]
    "timeout": httpx.Timeout(60),
    "verify": ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
}

share_compiled_statements()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine that stops for seconds does not count as downtime, for which people would get time back."""
    monkeypatch.setattr(downtime, "_INTERRUPTION", 60_000)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server outside of pytest's folders, which each run of pytest closes to other users."""
    with TemporaryDirectory(prefix="okapi-postgres-") as folder, running_postgres(Path(folder)) as started:
        yield started


@pytest.fixture(scope="session")
def up_to_date_postgres(postgres: Postgres) -> str:
    """The name of a PostgreSQL database that has had all migrations, to be copied."""
    url = postgres.new_database()
    _migrate(url)
    return url.rpartition("/")[2]


@pytest.fixture(scope="session")
def up_to_date_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that has had all migrations, to be copied."""
    file = tmp_path_factory.mktemp("sqlite") / "okapi.db"
    _migrate(str(file))
    return file


def _migrate(url: str) -> None:
    async def bring_up_to_date() -> None:
        opened = Database(url)
        await migrate(opened)
        await opened.close()

    asyncio.run(bring_up_to_date())


@pytest.fixture
def empty_postgres_database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def empty_sqlite_database(tmp_path: Path) -> str:
    return str(tmp_path / "okapi.db")


@pytest.fixture
def postgres_database(postgres: Postgres, up_to_date_postgres: str) -> str:
    """A new PostgreSQL database with all tables, and nothing in them."""
    return postgres.new_database(like=up_to_date_postgres)


@pytest.fixture
def sqlite_database(up_to_date_sqlite: Path, tmp_path: Path) -> str:
    """A new SQLite file with all tables, and nothing in them."""
    return str(shutil.copy(up_to_date_sqlite, tmp_path / "okapi.db"))


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest) -> str:
    """A new database of either kind, without tables."""
    found: str = request.getfixturevalue(f"empty_{request.param}_database")
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        both = next(metafunc.definition.iter_markers("both_databases"), None)
        kinds = ("sqlite", "postgres")
        metafunc.parametrize("database", kinds if both else some(kinds, "sqlite"), indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """A new database with all tables, and nothing in them."""
    found: str = request.getfixturevalue(f"{request.param}_database")
    return found


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    """A server on a new database of either kind."""
    async with running(settings_for(database)) as started:
        yield started


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which the fake reviewer notes that it has begun, and waits for permission to end."""
    monkeypatch.setenv(fake_reviewer.NOTES, str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server with a game in progress that no fuzzing may change, and no error in its log."""
    folder = tmp_path_factory.mktemp("fuzz")
    with mail_service_in_thread() as mail:
        settings = settings_for(
            str(folder / "okapi.db"),
            smtp_url=mail.url,
            mail_from="okapi@example.org",
            site="http://localhost",
            mail_rate=NO_LIMIT,
        )
        process = ServerProcess(settings, folder / "log")
        process.start()
        try:
            found = Target(process)
            yield found
            assert found.state() == found.before, "fuzzing changed a game"
        finally:
            process.stop()
    assert '"level":"error"' not in (folder / "log").read_text()


@pytest.fixture(scope="module")
def stranger(target: Target) -> str:
    return target.stranger()
