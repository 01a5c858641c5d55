"""`okapi serve`, `okapi backup` and `okapi restore`, as an operator types them."""

import asyncio
import errno
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from okapi.cli import app
from okapi.client import Seat, Session
from okapi.server.protocol.messages import GameInfo
from okapi.server.status import Status
from server.ports import HeldPort
from server.postgres import Postgres
from server.running import SECRET_KEY, table_of
from server.sockets import SHORT, at_random

pytestmark = pytest.mark.anyio
OKAPI = (sys.executable, "-m", "okapi")
TWO_PORTS = ("serve", "--database", "postgresql://h/d", "--workers", "2", "--own-ports")
WITHOUT_POSIX = (sys.executable, str(Path(__file__).parents[1] / "without_posix.py"))


@contextmanager
def serving(*words: str, program: Sequence[str] = OKAPI, **variables: str) -> Iterator[str]:
    """The address of a server started by its command."""
    held = HeldPort()
    address = f"http://127.0.0.1:{held.number}"
    environment = {**os.environ, "OKAPI_PACE": "0", "OKAPI_MESSAGE_RATE": "1e6/1e6", **variables}
    command = [*program, "serve", "--port", str(held.number), *words]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
    try:
        wait_for(address, process)
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=120)
        assert b'"message":"stopped"' in said


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 240  # several processes start, however busy the machine is
    while time.monotonic() < deadline:
        assert process.poll() is None
        try:
            with urlopen(f"{address}/readyz", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server was not ready in time")


async def play_one(address: str) -> tuple[Session, GameInfo]:
    ada, ben = await Session.become(address, "Ada"), await Session.become(address, "Ben")
    game = await table_of(ada, ben, bots=1, rules=SHORT)
    seats = [Seat(person, game.id, n, at_random(str(n))) for n, person in enumerate((ada, ben))]
    async with asyncio.timeout(120):
        await asyncio.gather(*(seat.play() for seat in seats))
    return ada, game


@pytest.mark.slow
async def test_a_game_is_played_on_a_server_without_what_posix_alone_has(tmp_path: Path) -> None:
    with serving("--database", str(tmp_path / "games.db"), program=WITHOUT_POSIX) as address:
        ada, game = await play_one(address)
        assert (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).status is Status.OVER


def test_a_server_is_run_backed_up_and_restored_and_its_record_verifies(tmp_path: Path) -> None:
    database, restored = str(tmp_path / "one.db"), str(tmp_path / "two.db")
    backup, record = str(tmp_path / "okapi.backup.gz"), tmp_path / "game.jsonl"
    with serving("--database", database) as address:
        ada, game = asyncio.run(play_one(address))
        record.write_bytes(asyncio.run(ada.record(game.id)))
        done = CliRunner().invoke(app, ("backup", backup, "--database", database))
        assert done.exit_code == 0, done.stderr
        asyncio.run(play_one(address))  # a backup takes nothing from a server that runs
    for words, code, said in (
        (("verify", str(record)), 0, ""),
        (("backup", str(tmp_path / "nowhere" / "x"), "--database", database), 1, "x could not be written"),
        (("restore", backup, "--database", restored), 0, ""),
        (("restore", backup, "--database", restored), 1, "not empty"),
        (("prune", "--database", restored, "--finished", "--dry-run"), 0, "Would remove"),
        (("prune", "--database", restored, "--finished"), 0, "Removed"),
    ):
        result = CliRunner().invoke(app, words)
        assert (result.exit_code, said in result.stderr) == (code, True), result.stderr
    with serving("--database", restored) as address:
        again = Session(address, ada.token)
        assert asyncio.run(again.record(game.id)) == record.read_bytes()


def test_a_port_that_is_taken_is_refused_with_a_sentence(tmp_path: Path) -> None:
    port = (held := HeldPort(2)).number + 1
    with socket.create_server(("127.0.0.1", port)):
        alone = CliRunner().invoke(app, ("serve", "--port", str(port), "--database", str(tmp_path / "games.db")))
        second = CliRunner().invoke(app, (*TWO_PORTS, "--port", str(held.number)))
    for result in (alone, second):
        assert result.exit_code == 2
        assert f"port {port}: the port is in use" in result.stderr
        assert "Try another port" in result.stderr
    assert not (tmp_path / "games.db").exists()


async def test_several_workers_share_one_postgres(postgres_database: str) -> None:
    words = ("--database", postgres_database, "--workers", "2")
    with serving(*words, OKAPI_SECRET_KEY=SECRET_KEY) as address:
        ada, game = await play_one(address)
        over = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
        assert over.status is Status.OVER


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("serve", "--database", "mysql://host/name", "--port", "0"), 2, "not supported"),
        (("serve", "--workers", "2"), 2, "PostgreSQL"),
        (("serve", "--port", "99999"), 2, "65535"),
        ((*TWO_PORTS, "--port", "65535"), 2, "can be 1 to 65534"),
        ((*TWO_PORTS, "--port", "0"), 2, "can be 1 to 65534"),
        (("serve", "--board", "nowhere.toml"), 2, "nowhere.toml"),
        (("backup", "x", "--database", "nowhere.db"), 1, "no database"),
        (("prune", "--database", "nowhere.db"), 1, "no database"),
        (("prune", "--days", "0"), 2, "--days"),
        (("restore", "nowhere.backup", "--database", "sqlite://"), 2, "name a file"),
    ],
)
def test_bad_commands_end_with_a_sentence(words: tuple[str, ...], code: int, said: str) -> None:
    done = CliRunner().invoke(app, words)
    assert done.exit_code == code
    assert said in done.stderr
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_postgresql_without_a_key_is_refused_with_the_way_to_make_one(
    postgres_database: str,
) -> None:
    done = CliRunner().invoke(app, ("serve", "--port", "0", "--database", postgres_database))
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert (done.exit_code, len(lines)) == (2, 1), done.stderr
    assert "openssl rand -base64 32" in lines[0]


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=4096))
    done = CliRunner().invoke(app, ("serve", "--database", str(tmp_path), "--port", "0"))
    assert (done.exit_code, "Free some space, then start again." in done.stderr) == (1, True)


def test_a_database_that_cannot_be_used_ends_with_a_sentence_before_anything_is_served(
    tmp_path: Path, postgres: Postgres
) -> None:
    (tmp_path / "text.db").write_text("not a database, but long enough to be taken for one " * 20)
    mode = (tmp_path / "text.db").stat().st_mode
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.executescript("""
        PRAGMA journal_mode = WAL; CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES (9)
    """)
    newer.close()
    foreign = sqlite3.connect(tmp_path / "foreign.db")
    foreign.executescript("PRAGMA journal_mode = WAL; CREATE TABLE games (title)")
    foreign.close()
    elsewhere, address = (
        "or name another file with --database",
        "Check that it’s running, and its address in --database",
    )
    for database, said, advised in (
        (f"{tmp_path}/text.db", "not a database", elsewhere),
        (f"{tmp_path}/newer.db", "newer version of Okapi", "install that version"),
        (f"{tmp_path}/foreign.db", "table games already exists", elsewhere),
        (f"{tmp_path}/nowhere/okapi.db", "there is no such file or folder", elsewhere),
        (f"{tmp_path}", "it is a folder", elsewhere),
        ("postgresql://okapi@127.0.0.1:1/okapi", "Connect call failed", address),
        (postgres.database("nowhere"), "does not exist", address),
    ):
        held = _contents(tmp_path)
        done = CliRunner().invoke(app, ("serve", "--port", "0", "--database", database))
        lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
        assert (done.exit_code, len(lines)) == (1, 1), done.stderr
        assert said in lines[0]
        assert advised in lines[0]
        assert _contents(tmp_path) == held
    assert (tmp_path / "text.db").stat().st_mode == mode, "it is not ours"


def _contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_database_where_one_may_not_write_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: object, *_: object, **__: object) -> int:
        raise PermissionError(errno.EROFS, "Read-only file system", str(path))

    monkeypatch.setattr("okapi.server.storage.sqlite.os.open", refuse)
    (tmp_path / "games.db").mkdir()  # which SQLite cannot open either, even for root
    done = CliRunner().invoke(app, ("serve", "--port", "0", "--database", str(tmp_path / "games.db")))
    assert done.exit_code == 1
    assert "the disk is read-only. Check the path and your permissions" in done.stderr


def test_a_key_file_that_cannot_be_read_ends_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "text").write_text("no key")
    for file, said in (("nowhere", "no such file or folder. Check the path"), ("text", "openssl rand -base64 32")):
        monkeypatch.setenv("OKAPI_SECRET_KEY_FILE", str(tmp_path / file))
        done = CliRunner().invoke(app, ("serve", "--port", "0", "--database", str(tmp_path / "games.db")))
        assert (done.exit_code, said in done.stderr) == (2, True), done.stderr


def test_what_the_system_refuses_is_said_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = ("--database", str(tmp_path / "games.db"))
    missing = CliRunner().invoke(app, ("--language", "de", "restore", str(tmp_path / "nowhere"), *database))
    assert missing.stderr.endswith("nowhere lässt sich nicht lesen: Diese Datei oder diesen Ordner gibt es nicht.\n")
    monkeypatch.setenv("OKAPI_SECRET_KEY_FILE", str(tmp_path / "nowhere"))
    refused = CliRunner().invoke(app, ("--language", "de", "serve", "--port", "0", *database))
    assert "ist nicht brauchbar: Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Pfad" in refused.stderr
