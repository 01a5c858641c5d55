"""One person's work never delays another's move: measured.

    python -m bench.misuse                      every attack, one after another
    python -m bench.misuse --only pictures      one of them, or several
    python -m bench.misuse --seconds 30         for longer

Eight games are played over WebSockets, each a move every tenth of a second; a move's time is from its command
to `accepted`. For each attack there is a new server with its usual limits, on SQLite: it is measured in
peace, then while one other address does its worst. Everything stays on loopback, and ends by itself.
docs/performance.md has figures.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.measured import busy_seconds, cpu_seconds, megabytes
from bench.misuse.attacks import ATTACKS
from bench.misuse.players import Players
from okapi.server.settings import ServerSettings
from server.running import ServerProcess, family

ROOT = Path(__file__).parents[2]
P99_BELOW, MEMORY_BELOW = 50.0, 300.0  # milliseconds, megabytes
RECOVERS = 3.0  # seconds before the quiet time is measured
SLOWEST_START = 120.0  # seconds that an attack may take to prepare itself


class Moves(Struct, frozen=True):
    """How long moves took, in milliseconds."""

    count: int
    p50: float
    p99: float
    most: float
    busy: float  # share of a core that the server's own process took
    machine: float  # cores that were busy, with anything

    @classmethod
    def of(cls, times: list[float], busy: float, machine: float) -> "Moves":
        """Of the seconds that each took."""
        ordered = sorted(times) or [float("nan")]
        p50, p99, most = (1000 * ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99, 1.0))
        return cls(len(times), p50, p99, most, busy, machine)


class AttackOutcome(Struct, frozen=True):
    """What an attack did."""

    attack: str
    quiet: Moves
    under: Moves
    statuses: dict[str, int]
    before: float  # MB of the server's own process
    peak: float
    family_peak: float  # with its bots', coach's and other workers
    error: str

    @property
    def is_within(self) -> bool:
        """Whether nobody had to wait."""
        return self.under.p99 < P99_BELOW and self.peak < MEMORY_BELOW and self.under.count > 0


class PeakMemory:
    """The greatest size of a server while someone looks."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.peak = 0.0
        self.family_peak = 0.0

    async def look(self) -> None:
        """Until it is cancelled."""
        while True:
            self.peak = max(self.peak, megabytes([self._pid]))
            self.family_peak = max(self.family_peak, megabytes(family(self._pid)))
            await asyncio.sleep(0.25)


@contextmanager
def started(folder: Path) -> Iterator[ServerProcess]:
    """A server with the limits it usually has."""
    settings = ServerSettings(database=str(folder / "okapi.db"), log_level="warning")
    server = ServerProcess(settings, folder / "log")
    server.start()
    try:
        yield server
    finally:
        server.stop(signal.SIGKILL)


async def measure(name: str, seconds: float) -> AttackOutcome:
    """One attack on a new server."""
    with tempfile.TemporaryDirectory() as folder, started(Path(folder)) as server:
        players = Players(server.address)
        await players.sit_down()
        await players.play(RECOVERS)
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.misuse.attacks", name, server.address, ",".join(players.ids)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        assert attacker.stdin is not None
        assert attacker.stdout is not None
        try:
            ready = await asyncio.wait_for(attacker.stdout.readline(), SLOWEST_START)
            assert ready == b"ready\n", f"{name} could not be prepared"
            await asyncio.sleep(RECOVERS)
            quiet = await play(server, players, seconds)
            memory, before = PeakMemory(server.pid), megabytes([server.pid])
            looking = asyncio.create_task(memory.look())
            attacker.stdin.write(b"go\n")
            under = await play(server, players, seconds)
            attacker.stdin.write(b"stop\n")
            found = json.loads(await asyncio.wait_for(attacker.stdout.readline(), 60))
            looking.cancel()
        finally:
            if attacker.returncode is None:
                attacker.kill()
            await attacker.wait()
        await players.close()
        return AttackOutcome(
            name,
            quiet,
            under,
            found["statuses"],
            before,
            memory.peak,
            memory.family_peak,
            found["error"],
        )


async def play(server: ServerProcess, players: Players, seconds: float) -> Moves:
    """Let them play, and say what it took."""
    used, busy = cpu_seconds([server.pid]), busy_seconds(None)
    began = asyncio.get_running_loop().time()
    times = await players.play(seconds)
    took = asyncio.get_running_loop().time() - began
    used, busy = cpu_seconds([server.pid]) - used, busy_seconds(None) - busy
    return Moves.of(times, used / took, busy / took)


def line_of(row: AttackOutcome) -> str:
    """A line of the table."""
    sent = sum(row.statuses.values())
    accepted = sum(count for status, count in row.statuses.items() if 0 < int(status) < 400)
    cells = [
        row.attack,
        f"{sent:,}",
        f"{accepted:,}",
        f"{row.under.count}",
        f"{row.quiet.p50:.1f} → {row.under.p50:.1f}",
        f"{row.quiet.p99:.1f} → {row.under.p99:.1f}",
        f"{row.under.p99 / row.quiet.p99:.1f}",
        f"{row.under.most:.0f}",
        f"{row.quiet.busy:.0%} → {row.under.busy:.0%}",
        f"{row.under.machine:.1f}",
        f"{row.before:.0f} → {row.peak:.0f}",
        f"{row.family_peak:.0f}",
        "" if row.is_within else "**over**",
    ]
    return f"| {' | '.join(cells)} |" + (f" {row.error}" if row.error else "")


HEAD = (
    "| attack | sent | accepted | moves | p50 ms | p99 ms | times | max ms | server's core | cores busy | MB "
    "| MB with its workers | |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|"
)


def main() -> None:
    """Measure what is asked for, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=tuple(ATTACKS), metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10, help="of peace, and of each attack")
    parser.add_argument("--json", type=Path, help="write all figures here as well")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the servers end too
    rows = []
    print(HEAD, flush=True)
    for name in arguments.only or ATTACKS:
        rows.append(asyncio.run(measure(name, arguments.seconds)))
        print(line_of(rows[-1]), flush=True)
    if arguments.json:
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows)))
    sys.exit(not all(row.is_within for row in rows))


if __name__ == "__main__":
    main()
