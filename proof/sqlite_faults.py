"""A small server on SQLite that is killed again and again, whatever else goes wrong with it."""

import asyncio
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

from msgspec import Raw

from okapi.client import RefusedByServer, Session
from okapi.server.protocol.messages import Rename, ReviewState
from okapi.server.settings import ServerSettings
from okapi.server.storage.backup import BackupError
from okapi.server.storage.schema import metadata
from proof.company import Company
from proof.forked_server import ForkedServer
from proof.killing import BOT_DELAY, dealt, kill
from proof.report import PartReport
from proof.slow_flush import SlowFlush
from proof.small_disk import SmallDisk
from proof.sqlite_files import check_backup, empty_the_wal, has_bytes, locked, tables_of
from server.running import NO_LIMIT, ServerProcess, family, settings_for

SHARES = {  # of a hundred
    "running": 62,
    "starting": 14,
    "stopping": 3,
    "full_disk": 4,
    "file_size": 3,
    "slow_flush": 5,
    "locked": 3,
    "backup": 3,
    "first_start": 2,
    "review": 1,
}
TABLES = 4
THINKS = 0.08  # seconds before a move, at most
DATABASE_SECONDS = 2  # a lock may last longer
START = 0.5  # seconds in which a forked server starts, about
FELT_WITHIN = 15.0  # seconds until a server says that it cannot write
REVIEWED_WITHIN = 240.0
ALL_TABLES = len(metadata.tables) + 1  # Alembic's


class SqliteFaults:
    """What goes wrong, in an order that the seed gives. Every fault comes with a kill."""

    def __init__(
        self, report: PartReport, folder: Path, number: int, disk: SmallDisk | None, flush: SlowFlush | None
    ) -> None:
        self._report = report
        self._folder = folder
        self._number = number
        self._disk = disk
        self._flush = flush
        self._random = Random(f"{report.seed} server {number}")
        self._database, self._log = folder / "okapi.db", folder.with_suffix(".log")
        self._server = ForkedServer(self._settings(self._database), self._log)
        if flush is not None:
            self._server.environment = flush.environment
        name = f"server {number}"
        self._company = Company(report, [self._server.address], str(self._database), name=name, thinks=THINKS)

    def _settings(self, database: Path) -> ServerSettings:
        return settings_for(
            str(database),
            bot_delay=BOT_DELAY,
            log_level="warning",
            database_seconds=DATABASE_SECONDS,
            review_rate=NO_LIMIT,
        )

    async def happen(self, tries: Iterator[int]) -> None:
        """One fault after the other, as long as there are tries, with some time to play between them."""
        await asyncio.to_thread(self._server.start)
        try:
            self._somebody = await Session.become(self._server.address, "Somebody")
            await self._company.sit_down(TABLES)
            faults = dealt(SHARES, self._random)
            for number in tries:
                await asyncio.sleep(self._random.uniform(0.05, 2))
                await self.fault(next(faults))
                if number % 20 == 0:
                    self._report.say(str(self._report))
            await self._company.finish()
        finally:
            self._server.stop(signal.SIGKILL)
            self._server.close()

    async def fault(self, kind: str) -> None:
        """One of `SHARES`. Afterwards the server is ready again."""
        with self._company.uptime.stopped():
            await getattr(self, f"_{kind}")()

    async def _kill(self, when: str | None = None) -> None:
        await kill(self._server, self._report, when)

    async def _start(self) -> None:
        """Start, unless it runs already, and wait until it is ready."""
        if self._server.has_ended:
            self._server.launch()
        await asyncio.to_thread(self._server.wait_until_ready)

    async def _some_time(self, most: float) -> None:
        await asyncio.sleep(self._random.uniform(0, most))

    # Kills alone.

    async def _running(self) -> None:
        await self._kill()
        await self._start()

    async def _starting(self) -> None:
        await self._kill()
        self._server.launch()
        await self._some_time(START)
        await self._kill(None if self._server.listens() else "during start")
        await self._start()

    async def _stopping(self) -> None:
        self._server.send_signal(signal.SIGTERM)
        await self._some_time(0.3)
        await self._kill("while stopping")
        await self._start()

    async def _first_start(self) -> None:
        """On a new database: all of its tables are there after a kill, or none."""
        database = self._folder / f"first-{self._random.getrandbits(32):08x}.db"
        server = ServerProcess(self._settings(database), self._log)
        server.launch()
        wal = database.with_name(f"{database.name}-wal")
        file, least, most = self._random.choice(((database, 0, 0.3), (wal, 1, 0.02)))
        while not (server.has_ended or has_bytes(file, least)):  # before its tables are made, or just then
            await asyncio.sleep(0.001)
        await self._some_time(most)
        await kill(server, self._report, "during the first start")
        tables = await asyncio.to_thread(tables_of, database)
        if tables not in (0, ALL_TABLES):
            self._report.foul(f"after a kill at the first start there are {tables} of {ALL_TABLES} tables")
        else:
            self._report.count(f"new databases left {'whole' if tables else 'empty'}")
        try:
            await asyncio.to_thread(server.start)
            await Session.become(server.address, "Ada")
        finally:
            server.stop(signal.SIGKILL)

    # Kills with a database that cannot be written.

    async def _full_disk(self) -> None:
        if self._disk is None:
            await self._file_size()
            return
        empty_the_wal(self._database)
        self._disk.fill()
        try:
            await self._cannot_write("on a full disk")
            if self._random.random() < 0.5:
                await self._kill("on a full disk")
                self._server.launch()
                await self._some_time(2 * START)
        finally:
            self._disk.free()
        await self._kill("just after the disk was full")
        await self._start()

    async def _file_size(self) -> None:
        """No file may grow: SQLite gets a write error, not the news that the disk is full."""
        empty_the_wal(self._database)
        limit = self._random.choice((0, 1 << 15, 1 << 17))
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        await self._cannot_write("with files that may not grow")
        if self._random.random() < 0.5:
            free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, free)
            await self._some_time(1)
        await self._kill("with files that may not grow")
        await self._start()

    async def _cannot_write(self, when: str) -> None:
        """Wait until the server says so; finished games can still be looked at.

        In a quiet moment it has little to store, and checkpoints make room for that again and again: it says
        that it is ready, and is. So somebody asks it to store something all the while.
        """
        self._report.count(f"times {when}")
        began = stored = time.monotonic()
        while await asyncio.to_thread(self._server.is_ready):
            if await self._stores():
                stored = time.monotonic()
            if time.monotonic() > stored + FELT_WITHIN:
                self._report.foul(f"{when} the server stores nothing, and says that it is ready")
                return
            if stored > began + FELT_WITHIN:
                self._report.count(f"times that everything was stored {when}")
                return
            await asyncio.sleep(0.2)
        if self._company.finished:
            game, person = self._random.choice([*self._company.finished.items()])
            try:
                await person.record(game)
                self._report.count(f"records read {when}")
            except (RefusedByServer, OSError) as error:
                self._report.foul(f"{when} a record cannot be read: {error!r}")
        await self._some_time(2)

    async def _stores(self) -> bool:
        """Whether somebody can take another name."""
        wanted = Rename(f"{self._random.getrandbits(32):08x}")
        try:
            await self._somebody.ask("PATCH", "/api/me", wanted, gives=Raw)
        except (RefusedByServer, OSError):
            return False
        return True

    async def _locked(self) -> None:
        """Another program holds the database's lock for longer than the server waits for it."""
        with locked(self._database):
            await self._some_time(2 * DATABASE_SECONDS)
            if self._random.random() < 0.5:
                await self._kill("while the database was locked")
                self._server.launch()
                await self._some_time(START + DATABASE_SECONDS)
        await self._some_time(0.5)
        await self._kill("just after the database was locked")
        await self._start()

    # Kills while something takes long.

    async def _slow_flush(self) -> None:
        """Nothing is acknowledged before it is flushed."""
        if self._flush is None:
            await self._running()
            return
        delay = self._random.choice((60, 120, 250))
        self._flush.delay(delay)
        began = time.monotonic()
        await asyncio.sleep(self._random.uniform(1, 3))
        await self._kill("while flushes were slow")
        await self._start()
        await self._some_time(1)
        took = self._company.answers.since(began)
        self._flush.delay(0)
        self._report.count("moves acknowledged while flushes were slow", len(took))
        if took and min(took) < delay / 1000:
            self._report.foul(f"a move was acknowledged after {1000 * min(took):.0f} of {delay} ms of flush")

    async def _backup(self) -> None:
        """After a kill it is whole or absent, and it holds all that was acknowledged before it began."""
        file = self._folder / "backup.jsonl"  # the same each time: what a killed one left is in nobody's way
        file.unlink(missing_ok=True)
        known = self._company.acknowledged()
        backup = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "okapi", "backup", str(file)),
            env={**os.environ, "OKAPI_DATABASE": str(self._database)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        draft = file.with_name(file.name + ".part")
        while not (draft.exists() or file.exists()) and backup.returncode is None:
            await asyncio.sleep(0.002)
        await self._some_time(self._random.choice((0.02, 0.3)))  # small ones are written in a moment
        is_killed = self._random.random() < 0.5 and backup.returncode is None
        if is_killed:
            with suppress(ProcessLookupError):
                backup.kill()
        await self._kill("during a backup")
        self._server.launch()
        _, said = await backup.communicate()
        await self._start()
        if backup.returncode == 0 and not file.exists():
            self._report.foul("a backup that succeeded is not there")
        if backup.returncode and not is_killed:
            self._report.foul(f"a backup failed: {said.decode()[-300:]}")
        if not file.exists():
            self._report.count("backups killed, and absent")
            return
        restored = self._folder / "restored.db"
        try:
            await asyncio.to_thread(asyncio.run, check_backup(file, restored, known))
            self._report.count("backups restored with all that was acknowledged")
        except (BackupError, AssertionError) as error:
            self._report.foul(f"a backup is not whole: {error!r}")
        finally:
            for rest in self._folder.glob("restored.db*"):
                rest.unlink()

    async def _review(self) -> None:
        """A review is done in the end, though its server and its reviewer are killed in the middle of it."""
        if not self._company.finished:
            await self._running()
            return
        game, person = self._random.choice([*self._company.finished.items()])
        path = f"/api/games/{game}/review"
        await person.surely(lambda: person.ask("POST", path, gives=ReviewState))
        for victim in self._random.sample(("server", "server", "reviewer"), 3):
            reviewer = await self._reviewer()
            if reviewer is None:
                break
            await self._some_time(1.5)
            if victim == "reviewer":
                with suppress(ProcessLookupError):
                    os.kill(reviewer, signal.SIGKILL)
                self._report.count("reviewers killed")
            else:
                await self._kill("during a review")
                await self._start()
        await self._kill("during a review")
        await self._start()
        until = time.monotonic() + REVIEWED_WITHIN
        while (found := await person.surely(lambda: person.ask("GET", path, gives=ReviewState))).review is None:
            if found.status == "failed" or time.monotonic() > until:
                self._report.foul(f"the review of {game} is {found.status}: {found.refused}")
                return
            await asyncio.sleep(0.5)
        self._report.count("reviews done")

    async def _reviewer(self) -> int | None:
        """The process of the server's reviewer, once it runs."""
        for _ in range(200):
            for pid in family(self._server.pid)[1:]:
                with suppress(OSError):
                    if b"reviewer" in Path(f"/proc/{pid}/cmdline").read_bytes():
                        return pid
            await asyncio.sleep(0.05)
        return None
