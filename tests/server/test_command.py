"""`okapi serve`, `okapi backup` and `okapi restore`, as an operator types them."""

import asyncio
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
WITHOUT_POSIX = (sys.executable, str(Path(__file__).parents[1] / "without_posix.py"))


def okapi(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*OKAPI, *words], capture_output=True, text=True, check=False, timeout=60)


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
        _, said = process.communicate(timeout=30)
        assert b'"message":"stopped"' in said


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 30
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
    async with asyncio.timeout(90):
        await asyncio.gather(*(seat.play() for seat in seats))
    return ada, game


@pytest.mark.slow
async def test_a_game_is_played_on_a_server_without_what_posix_alone_has(tmp_path: Path) -> None:
    with serving("--database", str(tmp_path / "games.db"), program=WITHOUT_POSIX) as address:
        ada, game = await play_one(address)
        assert (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).status is Status.OVER


async def test_a_server_is_run_backed_up_and_restored_and_its_record_verifies(tmp_path: Path) -> None:
    database, restored = str(tmp_path / "one.db"), str(tmp_path / "two.db")
    backup, record = str(tmp_path / "okapi.backup.gz"), tmp_path / "game.jsonl"
    with serving("--database", database) as address:
        ada, game = await play_one(address)
        record.write_bytes(await ada.record(game.id))
        done = okapi("backup", backup, "--database", database)
        assert done.returncode == 0, done.stderr
    assert okapi("verify", str(record)).returncode == 0
    done = okapi("restore", backup, "--database", restored)
    assert done.returncode == 0, done.stderr
    refused = okapi("restore", backup, "--database", restored)
    assert (refused.returncode, "not empty" in refused.stderr) == (1, True)
    for words, said in ((("--dry-run",), "Would remove"), ((), "Removed")):
        done = okapi("prune", "--database", restored, "--finished", *words)
        assert (done.returncode, said in done.stderr) == (0, True), done.stderr
    with serving("--database", restored) as address:
        again = Session(address, ada.token)
        assert await again.record(game.id) == record.read_bytes()


def test_a_port_that_is_taken_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = okapi("serve", "--port", port, "--database", str(tmp_path / "games.db"))
    assert result.returncode == 2
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
    done = okapi("serve", "--port", "0", "--database", postgres_database)
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert (done.returncode, len(lines)) == (2, 1), done.stderr
    assert "openssl rand -base64 32" in lines[0]


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=4096))
    done = CliRunner().invoke(app, ("serve", "--database", str(tmp_path), "--port", "0"))
    assert (done.exit_code, "There is no room on the disk" in done.stderr) == (1, True)


def test_a_database_that_cannot_be_used_ends_with_a_sentence_before_anything_is_served(
    tmp_path: Path, postgres: Postgres
) -> None:
    (tmp_path / "text.db").write_text("not a database, but long enough to be taken for one " * 20)
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES (9)")
    newer.close()
    foreign = sqlite3.connect(tmp_path / "foreign.db")
    foreign.execute("CREATE TABLE games (title)")
    foreign.close()
    for database, said in (
        (f"{tmp_path}/text.db", "not a database"),
        (f"{tmp_path}/newer.db", "newer version of Okapi"),
        (f"{tmp_path}/foreign.db", "table games already exists"),
        (f"{tmp_path}/nowhere/okapi.db", "unable to open"),
        (f"{tmp_path}", "unable to open"),
        ("postgresql://okapi@127.0.0.1:1/okapi", "Connect call failed"),
        (postgres.database("nowhere"), "does not exist"),
    ):
        done = CliRunner().invoke(app, ("serve", "--port", "0", "--database", database))
        lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
        assert (done.exit_code, len(lines)) == (1, 1), done.stderr
        assert said in lines[0]
