"""Helpers that note what they were asked."""

import asyncio
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct

from coach.played import played
from okapi.board import africa
from okapi.record import to_bytes
from okapi.server.turns import owner
from okapi.server.workers.pool import Pool
from okapi.server.workers.records import ReadRecord, ReplayRecord
from server import noting_helper

NOTING = (sys.executable, str(Path(noting_helper.__file__)))
RECORD = to_bytes(played(2)).decode()
JOB, OTHER = ReadRecord(RECORD), ReplayRecord(RECORD, africa().to_json(), "id")


def jobs(notes: Path) -> list[tuple[int, str]]:
    """The jobs that were begun, with their processes."""
    lines = (notes / "jobs").read_text().splitlines() if (notes / "jobs").exists() else []
    return [(int(pid), name) for pid, name in (line.split() for line in lines)]


async def begun(notes: Path, times: int) -> list[tuple[int, str]]:
    async with asyncio.timeout(60):
        while len(jobs(notes)) < times:
            await asyncio.sleep(0.01)
    return jobs(notes)


async def ask(helpers: Pool, address: str = "here", job: Struct = JOB) -> int:
    """Have a record of two players read, for an address."""
    owner.set(address)
    found = await helpers.ask(job, dict[str, Any])
    return int(found.get("players", 0))
