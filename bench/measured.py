"""The processes under measurement: each on a core of its own, with its processor time and memory."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def tree(pid: int) -> list[int]:
    """A process and those that it started."""
    below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in below for one in tree(int(child)))]


def pin(pids: Iterable[int], core: int) -> None:
    """Keep these processes, and what they start from now on, to one core."""
    for pid in pids:
        with suppress(OSError):
            for thread in Path(f"/proc/{pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {core})


def cpu_seconds(pids: Iterable[int]) -> float:
    """Processor time these processes, and their children that have ended, have used so far."""
    used = 0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            used += sum(int(ticks) for ticks in fields[11:15])
    return used / TICKS


def busy_seconds(core: int | None) -> float:
    """Time a core, or all of them together, has worked so far, for whichever process."""
    name = "cpu " if core is None else f"cpu{core} "
    line = next(line for line in Path("/proc/stat").read_text().splitlines() if line.startswith(name))
    user, nice, system, _idle, _waiting, interrupt, soft_interrupt, stolen = map(int, line.split()[1:9])
    return (user + nice + system + interrupt + soft_interrupt + stolen) / TICKS


def megabytes(pids: Iterable[int]) -> float:
    """Resident memory of these processes together."""
    lines = (line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024
