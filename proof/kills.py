"""kill -9 at any moment, again and again: what was acknowledged is there, once, and every game goes on."""

import asyncio
import signal
import tempfile
from pathlib import Path
from random import Random

from proof.company import Company
from proof.report import Report
from server.running import ServerProcess, family, settings_for

TABLES = 24
BOT_DELAY = 20  # milliseconds
ORPHANS_END_WITHIN = 15.0  # seconds


async def kill_on_sqlite(report: Report, count: int) -> None:
    """One server on SQLite: killed while it works, and one time in ten while it starts."""
    random = Random(report.seed)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "okapi.db")
        settings = settings_for(database, bot_delay=BOT_DELAY, log_level="warning")
        server = ServerProcess(settings, Path(folder) / "log")
        server.start()
        try:
            company = Company(report, [server.address], database)
            await company.sit_down(TABLES)
            for number in report.tries(count):
                await asyncio.sleep(random.uniform(0.05, 2.5))
                with company.uptime.stopped():
                    await kill(server, report)
                    server.launch()
                    if random.random() < 0.1:
                        await asyncio.sleep(random.uniform(0, 1.5))
                        await kill(server, report, "kills during start")
                        server.launch()
                    await asyncio.to_thread(server.wait_until_ready)
                if number % 10 == 0:
                    report.say(str(report))
            await company.finish()
        finally:
            server.stop()


async def kill(server: ServerProcess, report: Report, what: str = "server kills") -> None:
    """kill -9; its bot workers must end by themselves."""
    orphans = family(server.pid)[1:]
    await asyncio.to_thread(server.stop, signal.SIGKILL)
    report.count(what)
    asyncio.get_running_loop().call_later(ORPHANS_END_WITHIN, expect_ended, orphans, report)


def expect_ended(orphans: list[int], report: Report) -> None:
    """A process that outlives its server eats the machine."""
    for pid in orphans:
        command = Path(f"/proc/{pid}/cmdline")
        if command.exists() and b"okapi" in command.read_bytes():
            report.foul(f"process {pid} outlived its server")
