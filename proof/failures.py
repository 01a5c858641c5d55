"""Two servers on one PostgreSQL, where everything may fail: no move is lost, and nobody is left waiting.

Each server reaches PostgreSQL through a network of its own, which can be cut, fall silent, or lose an answer.
"""

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

import asyncpg

from okapi.client import Session
from proof.company import Company
from proof.killing import BOT_DELAY, dealt, kill, restart
from proof.report import PartReport
from server.postgres import Postgres, running_postgres
from server.postgres_proxy import PostgresProxy, postgres_proxy
from server.running import ServerProcess, family, settings_for

TABLES = 12
THINKS = 0.05  # seconds before a move, at most
DATABASE_SECONDS = 3  # a network may be silent for longer
SHARES = {  # of thirty
    "killed_server": 8,
    "stopped_server": 2,
    "killed_worker": 3,
    "restarted_postgres": 3,
    "ended_backends": 3,
    "frozen_postgres": 3,
    "silent_network": 3,
    "cut_network": 2,
    "lost_commit": 2,
    "first_start": 1,
}
READY_WITHIN = 60.0  # seconds, when nothing fails any more


async def fail_on_postgres(report: PartReport, count: int) -> None:
    """This many failures, in an order that the seed gives."""
    report.expect("failures", "kills of servers")
    async with running_failures(report) as failures:
        await failures.happen(count)


@asynccontextmanager
async def running_failures(report: PartReport) -> AsyncIterator["Failures"]:
    """Two servers, and the means to have them fail."""
    async with AsyncExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        postgres = running.enter_context(running_postgres(folder / "postgres"))
        database = await asyncio.to_thread(postgres.new_database)
        servers, networks = [], []
        for number in (1, 2):
            network, url = await running.enter_async_context(postgres_proxy(database))
            server = new_server(url, folder / f"log{number}")
            await asyncio.to_thread(server.start)
            running.callback(server.stop, signal.SIGKILL)
            servers.append(server)
            networks.append(network)
        yield Failures(report, servers, networks, postgres, database, folder)


def new_server(database: str, log: Path) -> ServerProcess:
    """A server that does not wait long for its database."""
    settings = settings_for(database, bot_delay=BOT_DELAY, log_level="warning", database_seconds=DATABASE_SECONDS)
    return ServerProcess(settings, log)


class Failures:
    """What goes wrong, in an order that the seed gives."""

    def __init__(
        self,
        report: PartReport,
        servers: list[ServerProcess],
        networks: list[PostgresProxy],
        postgres: Postgres,
        database: str,
        folder: Path,
    ) -> None:
        self._report = report
        self._servers = servers
        self._networks = networks
        self._postgres = postgres
        self._database = database
        self._folder = folder
        self._random = Random(report.seed)
        self.company = Company(report, [server.address for server in servers], database, thinks=THINKS)

    async def happen(self, count: int) -> None:
        """This many failures, one after the other, with some time to play between them."""
        await self.company.sit_down(TABLES)
        kinds = dealt(SHARES, self._random)
        for number in self._report.tries(count):
            await asyncio.sleep(self._random.uniform(0.1, 3))
            await self.fail(next(kinds))
            if number % 10 == 0:
                self._report.say(str(self._report))
        await self.company.finish()
        await self._expect_all_ready()

    async def fail(self, kind: str) -> None:
        """One of `SHARES`. Afterwards everything is up again, though perhaps not well yet."""
        self._report.count("failures")
        with self.company.uptime.stopped():
            await getattr(self, f"_{kind}")()

    async def _expect_all_ready(self) -> None:
        until = time.monotonic() + READY_WITHIN
        for server in self._servers:
            while not await asyncio.to_thread(server.is_ready):
                if time.monotonic() > until:
                    self._report.foul(f"a server is not ready {READY_WITHIN:.0f} s after the last failure")
                    break
                await asyncio.sleep(0.2)

    # Processes of ours.

    async def _killed_server(self) -> None:
        server = self._random.choice(self._servers)
        await kill(server, self._report)
        await asyncio.sleep(self._random.uniform(0, 1))
        await asyncio.to_thread(server.start)

    async def _stopped_server(self) -> None:
        await restart(self._random.choice(self._servers), self._report)

    async def _killed_worker(self) -> None:
        """They are started when there is work for them, so there may be none just after their server was."""
        for _ in range(100):
            workers = [worker for server in self._servers for worker in family(server.pid)[1:]]
            if workers:
                os.kill(self._random.choice(workers), signal.SIGKILL)
                self._report.count("kills of workers")
                return
            await asyncio.sleep(0.1)
        self._report.foul("no server has a worker")

    async def _first_start(self) -> None:
        """Two servers start at once on a new database, and one of them is killed: the other is ready."""
        database = await asyncio.to_thread(self._postgres.new_database)
        one, other = (new_server(database, self._folder / f"log-first-{number}") for number in (1, 2))
        one.launch()
        other.launch()
        try:
            await asyncio.sleep(self._random.uniform(0.5, 2.5))
            await kill(one, self._report, "during the first start")
            await asyncio.to_thread(other.wait_until_ready)
            await Session.become(other.address, "Ada")
        finally:
            other.stop(signal.SIGKILL)

    # PostgreSQL.

    async def _restarted_postgres(self) -> None:
        await asyncio.to_thread(self._postgres.stop_at_once)
        await asyncio.sleep(self._random.uniform(0, 1))
        await asyncio.to_thread(self._postgres.start)
        self._report.count("restarts of PostgreSQL")

    async def _ended_backends(self) -> None:
        """All of them, or each with even odds."""
        odds = self._random.choice((0.5, 1.0))
        connection = await asyncpg.connect(self._database)
        ended = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < $1",
            odds,
        )
        await connection.close()
        self._report.count("times backends were ended")
        self._report.count("backends ended", len(ended))

    async def _frozen_postgres(self) -> None:
        """It keeps its connections and answers nothing, then goes on as if nothing had happened."""
        frozen = family(self._postgres.pid)
        _signal(frozen, signal.SIGSTOP)
        try:
            await self._let_the_fault_last()
        finally:
            _signal(frozen, signal.SIGCONT)
        self._report.count("times PostgreSQL was frozen")
        await self._start_again()

    # The network.

    async def _silent_network(self) -> None:
        """Of one server, or of both."""
        silent = self._some_networks()
        for network in silent:
            network.fall_silent()
        await self._let_the_fault_last()
        for network in silent:
            network.heal()
        self._report.count("silent networks", len(silent))
        await self._start_again()

    async def _cut_network(self) -> None:
        cut = self._some_networks()
        for network in cut:
            network.cut()
        await self._let_the_fault_last()
        for network in cut:
            network.heal()
        self._report.count("cut networks", len(cut))
        await self._start_again()

    async def _lost_commit(self) -> None:
        """The connection breaks between a COMMIT and its answer."""
        network = self._random.choice(self._networks)
        network.loses_the_next_answer = True
        for _ in range(50):
            if not network.loses_the_next_answer:
                self._report.count("answers to COMMIT lost")
                return
            await asyncio.sleep(0.1)
        network.loses_the_next_answer = False

    def _some_networks(self) -> list[PostgresProxy]:
        return self._random.choice(([self._networks[0]], [self._networks[1]], self._networks))

    async def _let_the_fault_last(self) -> None:
        """Some seconds of a fault, in which one time in three a server is killed as well."""
        lasts = self._random.uniform(1, 7)
        if self._random.random() < 1 / 3:
            await asyncio.sleep(lasts / 2)
            await kill(self._random.choice(self._servers), self._report, "while something else failed")
        await asyncio.sleep(lasts / 2)

    async def _start_again(self) -> None:
        for server in self._servers:
            if server.has_ended:
                await asyncio.to_thread(server.start)


def _signal(processes: Iterable[int], number: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):  # a backend that was about to end
            os.kill(pid, number)
