"""make proof itself: it must not pass when a promise is broken."""

import asyncio
import itertools
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from proof import __main__ as proof
from proof import failures, meetings, nginx, sqlite_faults
from proof.company import Company, ShownOtherwise
from proof.forked_server import ForkedServer
from proof.killing import dealt
from proof.people import AnswerTimes, Person
from proof.report import PartReport
from proof.slow_flush import CannotSlowDown, SlowFlush
from proof.small_disk import CannotMount, small_disk
from proof.soak import slope
from proof.sqlite_faults import SqliteFaults
from proof.sqlite_files import check_backup, locked, tables_of

from okapi.server.protocol.messages import Accepted, Command
from okapi.server.storage.backup import BackupError, back_up
from okapi.server.storage.database import Database
from okapi.server.storage.migrate import migrate
from server.log import Lost
from server.running import settings_for


async def holds(report: PartReport, count: int) -> None:
    report.count("tries", count)


async def is_slow(report: PartReport, count: int) -> None:
    for _ in report.tries(count):
        report.count("tries")


async def is_broken(report: PartReport, count: int) -> None:
    report.foul("a move was lost")


async def breaks_off(report: PartReport, count: int) -> None:
    raise OSError("no server")


async def takes_hours(report: PartReport, count: int) -> None:
    report.count("minutes", round(report.time_limit / 60))


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    checks = {"holds": holds, "broken": is_broken, "off": breaks_off, "slow": is_slow}
    parts = {name: proof.ProofPart(part, 7, "tries") for name, part in checks.items()}
    parts["hours"] = proof.ProofPart(takes_hours, 7, "tries", minutes=240, is_of_all=False)
    monkeypatch.setattr(proof, "PARTS", parts)
    monkeypatch.setattr(sys, "argv", ["proof", *arguments])
    with pytest.raises(SystemExit) as ended:
        proof.main()
    return int(ended.value.code or 0)


def test_a_proof_without_a_foul_passes_and_tells_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "holds", "--seed", "abc") == 0
    output = capsys.readouterr().out
    assert "7 tries" in output
    assert "no foul" in output
    assert "seed abc" in output


@pytest.mark.parametrize("part", ["broken", "off"])
def test_a_foul_or_a_part_that_breaks_off_fails_the_proof(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], part: str
) -> None:
    assert run(monkeypatch, "holds", part) == 1
    assert "FOUL" in capsys.readouterr().out


def test_a_part_that_does_not_exist_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "kils") == 2
    assert "there are holds, broken, off" in capsys.readouterr().err


def test_what_takes_hours_is_run_only_if_it_is_named_and_for_as_long_as_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 1
    assert "hours" not in capsys.readouterr().out
    assert run(monkeypatch, "hours") == 0
    assert "240 minutes" in capsys.readouterr().out
    assert run(monkeypatch, "hours", "--minutes", "3") == 0
    assert "3 minutes" in capsys.readouterr().out


def test_the_slope_of_memory_comes_with_how_far_it_can_be_trusted() -> None:
    hours = [number / 120 for number in range(240)]
    line = slope([(hour, 150 + 2 * hour) for hour in hours])
    assert line.gain == pytest.approx(2)
    assert line.plus_minus == pytest.approx(0, abs=1e-6)
    noise = Random(1)
    noisy = slope([(hour, 150 + 2 * hour + noise.gauss(0, 1)) for hour in hours])
    assert abs(noisy.gain - 2) < noisy.plus_minus < 1
    saw = slope([(hour, 150 + 10 * (hour % 0.5)) for hour in hours])  # a cache that fills up and is emptied
    assert abs(saw.gain) < saw.plus_minus


def test_a_part_whose_time_is_up_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "slow", "--minutes", "1e-9") == 0
    assert "NOTE: time was up after 0 of 7 tries" in capsys.readouterr().out


def test_tries_go_on_until_a_figure_is_reached() -> None:
    report = PartReport("test", "x")
    for _ in report.tries(5, "kills"):
        report.count("kills", 2)
    assert report.figures["kills"] == 6


@pytest.mark.parametrize(
    ("faults", "shares"),
    [
        (sqlite_faults.SqliteFaults, sqlite_faults.SHARES),
        (failures.Failures, failures.SHARES),
        (nginx.Faults, nginx.SHARES),
    ],
)
def test_every_fault_comes_as_often_as_its_share_in_an_order_that_the_seed_gives(
    faults: type, shares: dict[str, int]
) -> None:
    first, again = ([*itertools.islice(dealt(shares, Random("x")), sum(shares.values()))] for _ in range(2))
    assert first == again
    assert Counter(first) == shares
    assert all(hasattr(faults, f"_{fault}") for fault in shares)


def test_sockets_of_a_game_that_do_not_meet_are_a_foul(tmp_path: Path) -> None:
    together = "101 g 127.0.0.1:1 100.5 9.5\n101 g 127.0.0.1:2, 127.0.0.1:1 101.5 9.5\n"
    later = "101 g 127.0.0.1:2 200.0 9.0\n"  # both had left by then
    others = "101 h 127.0.0.1:2 100.5 9.5\n101 - 127.0.0.1:2 100.5 9.5\n503 g 127.0.0.1:2 100.5 0.1\n"
    apart = "101 g 127.0.0.1:2 100.7 5.0\n"
    for lines, figures, fouls in (
        (together + later + others, (1, 0), 0),
        (together + later + others + apart, (1, 2), 1),
    ):
        (log := tmp_path / "sockets").write_text(lines)
        meetings.count_meetings(report := PartReport("nginx", "x"), meetings.logged(log))
        assert (report.figures["pairs that met"], report.figures["pairs apart"]) == figures
        assert len(report.fouls) == fouls


def test_a_full_disk_takes_nothing_until_there_is_room(tmp_path: Path) -> None:
    try:
        with small_disk(tmp_path) as disk:
            disk.fill()
            with pytest.raises(OSError, match="No space left"):
                (tmp_path / "file").write_bytes(bytes(1 << 16))
            disk.free()
            (tmp_path / "file").write_bytes(bytes(1 << 16))
    except CannotMount as error:
        pytest.skip(str(error))


def test_a_slow_flush_is_slow_as_long_as_it_is_configured(tmp_path: Path) -> None:
    try:
        flush = SlowFlush(tmp_path)
    except CannotSlowDown as error:
        pytest.skip(str(error))
    program = "import os, time; t = time.monotonic(); os.fsync(1); print(time.monotonic() - t >= 0.2)"
    felt = []
    for delay in (0, 200):
        flush.delay(delay)
        with (tmp_path / "out").open("w") as out:
            subprocess.run([sys.executable, "-c", program], stdout=out, env=flush.environment, check=True)
        felt.append((tmp_path / "out").read_text().strip())
    assert felt[1] == "True"


def test_a_forked_server_is_up_again_after_a_kill_and_leaves_nothing_behind(tmp_path: Path) -> None:
    server = ForkedServer(settings_for(str(tmp_path / "okapi.db")), tmp_path / "log")
    try:
        for _ in range(2):
            server.start()
            assert server.is_ready()
            server.stop(signal.SIGKILL)
            assert server.has_ended
            assert not server.listens()
    finally:
        server.close()


def test_nobody_else_can_have_the_port_of_a_server_that_does_not_run(tmp_path: Path) -> None:
    server = ForkedServer(settings_for(str(tmp_path / "okapi.db")), tmp_path / "log")
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", server.port))


@pytest.mark.parametrize(("stores", "fouls"), [(True, 0), (False, 1)])
def test_a_server_may_say_that_it_is_ready_as_long_as_it_stores_what_it_is_asked_to(
    stores: bool, fouls: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def store(_: SqliteFaults) -> bool:
        return stores

    monkeypatch.setattr(sqlite_faults, "FELT_WITHIN", 0.3)
    monkeypatch.setattr(ForkedServer, "is_ready", lambda _: True)
    monkeypatch.setattr(SqliteFaults, "_stores", store)
    report = PartReport("test", "x")
    asyncio.run(SqliteFaults(report, tmp_path, 0, None, None)._cannot_write("here"))
    assert len(report.fouls) == fouls
    assert report.figures["times that everything was stored here"] == 1 - fouls


def test_how_long_an_answer_took_counts_from_the_first_time_of_asking() -> None:
    answers, command = AnswerTimes(), Command("game", 0, 1, "x", None)  # type: ignore[arg-type]
    began = time.monotonic()
    answers.ask(command)
    time.sleep(0.01)
    answers.ask(command)
    answers.hear(Accepted("game", 0, "x", 2))
    [took] = answers.since(began)
    assert took >= 0.01
    assert answers.since(time.monotonic()) == []


def test_somebody_who_heard_otherwise_is_a_foul() -> None:
    company = Company(PartReport("test", "x"), [], "")
    person = Person(["http://localhost"], Random("x"), company.uptime, company.answers, 0)
    person.seq = 3
    with pytest.raises(ShownOtherwise):
        company._compare(person, 0, [])


def test_a_backup_without_an_acknowledged_move_or_without_its_end_is_a_foul(tmp_path: Path) -> None:
    database, file = tmp_path / "okapi.db", tmp_path / "backup.jsonl"

    async def made() -> None:
        opened = Database(str(database))
        await migrate(opened)
        await back_up(opened, file)
        await opened.close()

    asyncio.run(made())
    assert tables_of(database) == sqlite_faults.ALL_TABLES
    asyncio.run(check_backup(file, tmp_path / "restored.db", {"game": []}))
    with pytest.raises(Lost):
        asyncio.run(check_backup(file, tmp_path / "again.db", {"game": [Accepted("game", 0, "x", 2)]}))
    file.write_bytes(file.read_bytes()[:-10])
    with pytest.raises(BackupError):
        asyncio.run(check_backup(file, tmp_path / "cut.db", {}))


def test_a_locked_database_cannot_be_written_by_another(tmp_path: Path) -> None:
    database = tmp_path / "okapi.db"

    async def writes() -> None:
        opened = Database(str(database), seconds=0)
        async with opened.write() as connection:
            await connection.exec_driver_sql("CREATE TABLE seats (id)")
        await opened.close()

    with locked(database), pytest.raises(Exception, match="database is locked"):
        asyncio.run(writes())
    asyncio.run(writes())
