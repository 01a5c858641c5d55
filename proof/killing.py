"""What the parts that break things share: kill -9, and faults dealt from a seed."""

import asyncio
import signal
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

from proof.report import PartReport
from server.running import ServerProcess, family

BOT_DELAY = 20  # milliseconds
ORPHANS_END_WITHIN = 15.0  # seconds


def dealt(shares: Mapping[str, int], random: Random) -> Iterator[str]:
    """Endless faults, each as often as its share, in an order that the seed gives."""
    while True:
        deck = [fault for fault, share in shares.items() for _ in range(share)]
        random.shuffle(deck)
        yield from deck


async def kill(server: ServerProcess, report: PartReport, when: str | None = None) -> None:
    """kill -9; its bot workers must end by themselves."""
    orphans = family(server.pid)[1:]
    await asyncio.to_thread(server.stop, signal.SIGKILL)
    report.count("kills of servers")
    if when is not None:
        report.count(f"of these {when}")
    asyncio.get_running_loop().call_later(ORPHANS_END_WITHIN, expect_ended, orphans, report)


async def restart(server: ServerProcess, report: PartReport) -> None:
    """Ask it to stop, as its supervisor would, and start it again."""
    if (code := await asyncio.to_thread(server.stop)) not in (0, -signal.SIGTERM):
        report.foul(f"a server that was asked to stop ended with {code}")
    report.count("stops of servers")
    await asyncio.to_thread(server.start)


def expect_ended(orphans: list[int], report: PartReport) -> None:
    """A process that outlives its server eats the machine."""
    for pid in orphans:
        command = Path(f"/proc/{pid}/cmdline")
        if command.exists() and b"okapi" in command.read_bytes():
            report.foul(f"process {pid} outlived its server")
