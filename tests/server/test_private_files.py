"""Files with secrets in them are readable by their owner only, whatever the umask says."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.migrate import migrate
from server.running import running, settings_for, table_of

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="files have no modes")]


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


async def test_a_new_database_with_its_log_and_its_key_is_for_its_owner_alone(tmp_path: Path) -> None:
    async with running(settings_for(str(tmp_path / "okapi.db"))) as server:
        await table_of(await server.person(), bots=1)
        files = {"okapi.db", "okapi.db-wal", "okapi.db-shm", "okapi.key"}
        assert modes(tmp_path) == dict.fromkeys(files, oct(0o600))


async def test_others_are_shut_out_of_a_database_that_they_could_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "okapi.db").touch(0o644)
    opened = Database(str(tmp_path / "okapi.db"))
    await migrate(opened)
    await opened.close()
    assert set(modes(tmp_path).values()) == {oct(0o600)}
    assert "others could read a file with secrets" in caplog.text


@pytest.mark.parametrize("name", ["okapi.backup", "okapi.backup.gz"])
async def test_a_backup_is_for_its_owner_alone_and_so_is_what_is_restored_from_it(
    tmp_path: Path, sqlite_database: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / name).touch(0o644)  # an older one, which the new one replaces
    async with running(settings_for(sqlite_database)) as server:
        await server.person()
        await back_up(server.context.database, folder / name)
    opened = Database(str(folder / "restored.db"))
    await restore(opened, folder / name)
    await opened.close()
    assert modes(folder) == {name: oct(0o600), "restored.db": oct(0o600)}
    assert "others could read" not in caplog.text, "from its first moment"
