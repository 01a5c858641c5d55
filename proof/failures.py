"""Two servers on one PostgreSQL, where everything may fail: no move is lost, and nobody is left waiting."""

import asyncio
import os
import signal
import tempfile
from pathlib import Path
from random import Random

import asyncpg

from proof.company import Company
from proof.killing import BOT_DELAY, kill
from proof.report import Report
from server.postgres import Postgres, running_postgres
from server.running import ServerProcess, family, settings_for

TABLES = 16
SHARES = {"server": 6, "bot worker": 4, "PostgreSQL": 3, "connections": 3}  # of sixteen failures


async def fail_on_postgres(report: Report, count: int) -> None:
    """Kill servers and bot workers, restart PostgreSQL, cut its connections."""
    with tempfile.TemporaryDirectory() as folder, running_postgres(Path(folder) / "postgres") as postgres:
        database = await asyncio.to_thread(postgres.new_database)
        settings = settings_for(database, bot_delay=BOT_DELAY, log_level="warning")
        servers = [ServerProcess(settings, Path(folder) / f"log{number}") for number in (1, 2)]
        for server in servers:
            await asyncio.to_thread(server.start)
        try:
            company = Company(report, [server.address for server in servers], database)
            await company.sit_down(TABLES)
            await Failures(report, company, servers, postgres, database).happen(count)
            await company.finish()
        finally:
            for server in servers:
                server.stop()


class Failures:
    """What goes wrong, in an order that the seed gives."""

    def __init__(
        self,
        report: Report,
        company: Company,
        servers: list[ServerProcess],
        postgres: Postgres,
        database: str,
    ) -> None:
        self._report = report
        self._company = company
        self._servers = servers
        self._postgres = postgres
        self._database = database
        self._random = Random(report.seed)

    async def happen(self, count: int) -> None:
        """This many failures, one after the other, with some time to play between them."""
        kinds = [kind for kind, share in SHARES.items() for _ in range(share)]
        order = [kinds[number % len(kinds)] for number in range(count)]
        self._random.shuffle(order)
        for number in self._report.tries(count):
            kind = order[number - 1]
            await asyncio.sleep(self._random.uniform(0.1, 3))
            with self._company.uptime.stopped():
                await getattr(self, f"_{kind.replace(' ', '_').lower()}")()
            if number % 8 == 0:
                self._report.say(str(self._report))

    async def _server(self) -> None:
        server = self._random.choice(self._servers)
        await kill(server, self._report)
        await asyncio.sleep(self._random.uniform(0, 1))
        await asyncio.to_thread(server.start)

    async def _bot_worker(self) -> None:
        """A worker is started when a bot must move, so there may be none just after its server was."""
        for _ in range(100):
            workers = [worker for server in self._servers for worker in family(server.pid)[1:]]
            if workers:
                os.kill(self._random.choice(workers), signal.SIGKILL)
                self._report.count("bot worker kills")
                return
            await asyncio.sleep(0.1)
        self._report.foul("no server has a bot worker")

    async def _postgresql(self) -> None:
        await asyncio.to_thread(self._postgres.stop_at_once)
        await asyncio.sleep(self._random.uniform(0, 1))
        await asyncio.to_thread(self._postgres.start)
        self._report.count("restarts of PostgreSQL")

    async def _connections(self) -> None:
        """All of them, or each with even odds."""
        odds = self._random.choice((0.5, 1.0))
        connection = await asyncpg.connect(self._database)
        cut = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < $1",
            odds,
        )
        await connection.close()
        self._report.count("times connections were cut")
        self._report.count("connections cut", len(cut))
