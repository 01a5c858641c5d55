"""kill -9 at any moment, again and again: what was acknowledged is there, once, and every game goes on.

Small servers on SQLite are killed side by side, each with a database and people of its own.
"""

import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path

from proof.report import PartReport
from proof.slow_flush import CannotSlowDown, SlowFlush
from proof.small_disk import CannotMount, SmallDisk, small_disk
from proof.sqlite_faults import SqliteFaults

AT_ONCE = 4  # servers; every other one on a disk that can be full


async def kill_on_sqlite(report: PartReport, count: int) -> None:
    """This many kills, whichever server they hit."""
    report.expect("kills of servers", "of these during start")
    tries = report.tries(count, "kills of servers")
    with tempfile.TemporaryDirectory() as made, ExitStack() as disks:
        folder = Path(made)
        async with asyncio.TaskGroup() as group:
            for number in range(min(AT_ONCE, count)):
                place = folder / f"server-{number}"
                place.mkdir()
                disk = mounted(disks, place, report) if number % 2 == 0 else None
                faults = SqliteFaults(report, place, number, disk, slow_flush(folder, report))
                group.create_task(faults.happen(tries))


def mounted(disks: ExitStack, folder: Path, report: PartReport) -> SmallDisk | None:
    """A disk of its own in a folder, where that is allowed."""
    try:
        return disks.enter_context(small_disk(folder))
    except CannotMount as error:
        report.note(f"no disk was full, only files too large, as none can be mounted here: {error}")
        return None


def slow_flush(folder: Path, report: PartReport) -> SlowFlush | None:
    """A means to delay flushes, where there is one."""
    try:
        return SlowFlush(Path(tempfile.mkdtemp(dir=folder)))
    except CannotSlowDown as error:
        report.note(f"no flush was slow: {error}")
        return None
