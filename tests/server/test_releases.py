"""Upgrade and rollback, rehearsed with the database that each release left (tools/release_fixture.py)."""

import gzip
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select, text
from tools.release_fixture import RELEASES, Left

from okapi.board import africa
from okapi.client import Session
from okapi.record import parse, verify
from okapi.server.protocol.messages import Export, GameInfo, ReviewState
from okapi.server.settings import ServerSettings
from okapi.server.status import Status
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.migrate import migrate, revision_of
from okapi.server.storage.schema import metadata
from server.people import play_to_the_end, until
from server.running import SECRET_KEY, Running, running, settings_for

pytestmark = pytest.mark.anyio
OF_A_MOMENT = {"email_notifications", "push_notifications", "processes", "review_turns"}
SINCE = {
    *(
        "almanac",
        "challengers",
        "challenges",
        "deal_tries",
        "deals",
        "members",
        "own_boards",
        "people_puzzles",
        "puzzle_tries",
        "regular_tables",
    )
}  # after the newest release


@pytest.fixture(params=sorted(path.name for path in RELEASES.iterdir()))
def release(request: pytest.FixtureRequest) -> Path:
    """The folder of a release."""
    return RELEASES / str(request.param)


@pytest.fixture
def left(release: Path) -> Left:
    return msgspec.json.decode((release / "left.json").read_bytes(), type=Left)


@pytest.fixture
def file(release: Path, tmp_path: Path) -> Path:
    """A copy of the SQLite file that a release left."""
    copied = tmp_path / "okapi.db"
    with gzip.open(release / "okapi.db.gz") as packed, copied.open("wb") as unpacked:
        shutil.copyfileobj(packed, unpacked)
    return copied


async def expect_all_is_there(server: Running, left: Left) -> None:
    """Everyone is known, every game can be read, and games in progress are played to their end."""
    ada, ben = (Session(server.address, token) for token in left.tokens.values())
    for game, digest in left.records.items():
        record = await ada.record(game)
        assert sha256(record).hexdigest() == digest
        verify(parse(record), africa())
    for path in (f"/api/games/{left.finished}/review", f"/api/reviews/{left.uploaded}"):
        review = (await ben.ask("GET", path, gives=ReviewState)).review
        assert review is not None
        assert review.judgements
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert [service.service for service in export.subscriptions] == ["push.example.org"]
    found = {
        game: (await ada.ask("GET", f"/api/games/{game}", gives=GameInfo)).status
        for game in (left.waiting, left.playing, left.finished, left.archived, left.played_on, left.tutorial)
    }
    assert [*found.values()] == [
        Status.LOBBY,
        Status.PLAYING,
        Status.OVER,
        Status.OVER,
        Status.PLAYING,
        Status.PLAYING,
    ]
    playing = await ada.ask("GET", f"/api/games/{left.playing}", gives=GameInfo)
    assert playing.seq == left.seq
    assert [seat.name for seat in playing.seats] == [*left.tokens]
    await play_to_the_end(left.playing, ada, ben)
    await until(ada, left.playing, lambda game: game.status is Status.OVER)
    verify(parse(await ada.record(left.playing)), africa())


def served(database: str) -> ServerSettings:
    """The settings of a server whose games may be years old, and stay as they are."""
    return settings_for(database, secret_key=SECRET_KEY, abandoned_days=0, archive_days=0)


async def test_a_server_opens_the_database_of_a_release_and_plays_on(file: Path, left: Left) -> None:
    async with running(served(str(file))) as server:
        await expect_all_is_there(server, left)


async def test_the_backup_of_a_release_restores_on_postgres_and_plays_on(
    empty_postgres_database: str, release: Path, left: Left
) -> None:
    opened = Database(empty_postgres_database)
    await restore(opened, release / "okapi.backup.gz")
    await opened.close()
    async with running(served(empty_postgres_database)) as server:
        await expect_all_is_there(server, left)


async def test_an_update_that_went_wrong_is_undone_with_the_backup_made_before(
    file: Path, left: Left, tmp_path: Path
) -> None:
    backup = tmp_path / "before-update.gz"
    opened = Database(str(file))
    await back_up(opened, backup)
    await opened.close()
    await use_with_a_newer_version(file)
    before = file.read_bytes()
    command = [sys.executable, "-m", "okapi", "serve", "--port", "0", "--database", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode != 0
    assert "used by a newer version of Okapi: install that version" in " ".join(done.stderr.split())
    assert file.read_bytes() == before
    file.unlink()
    opened = Database(str(file))
    await restore(opened, backup)
    await opened.close()
    async with running(served(str(file))) as server:
        await expect_all_is_there(server, left)


async def use_with_a_newer_version(file: Path) -> None:
    """Migrate to a revision that only the next release knows."""
    opened = Database(str(file))
    await migrate(opened)
    async with opened.write() as connection:
        await connection.execute(text("ALTER TABLE games ADD COLUMN of_tomorrow TEXT"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert await revision_of(opened) == "9999"
    await opened.close()


async def test_the_database_of_the_newest_release_has_something_in_every_table(tmp_path: Path) -> None:
    newest = max(RELEASES.iterdir(), key=lambda path: [*map(int, path.name.split("."))])
    opened = Database(str(tmp_path / "okapi.db"))
    await restore(opened, newest / "okapi.backup.gz")
    async with opened.read() as connection:
        empty = {
            table.name
            for table in metadata.sorted_tables
            if not await connection.scalar(select(func.count()).select_from(table))
        }
    await opened.close()
    assert empty - OF_A_MOMENT - SINCE - {"service"} == set()
    size = sum(path.stat().st_size for path in newest.iterdir())
    assert size < 300_000
