"""Several processes, each on a port of its own, kept running by their parent."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from okapi.client import Seat, Session
from server.running import ServerProcess, settings_for, table_of
from server.sockets import SHORT, at_random

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")]


@contextmanager
def two_ports(database: str, log: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(settings_for(database, workers=2, own_ports=True), log)
    server.start()
    try:
        yield server
    finally:
        if not server.has_ended:
            server.stop()


def servers_of(parent: ServerProcess) -> set[int]:
    """Its children, but for the one that Python itself starts."""
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
    return {int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


def answers(address: str) -> bool:
    try:
        urlopen(f"{address}/readyz", timeout=5).close()
    except OSError:
        return False
    return True


def lines(log: Path) -> list[str]:
    return [json.loads(line)["message"] for line in log.read_text().splitlines()]


@pytest.mark.slow
async def test_a_game_is_played_at_two_ports_while_one_dies_and_is_started_again(
    postgres_database: str, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    with two_ports(postgres_database, log) as server:
        first = servers_of(server)
        people = [await Session.become(address, "Ada") for address in server.addresses]
        game = await table_of(*people, rules=SHORT, bots=1)
        seats = [Seat(person, game.id, number, at_random(str(number))) for number, person in enumerate(people)]
        playing = [asyncio.create_task(seat.play(again_after=0.1)) for seat in seats]
        async with asyncio.timeout(120):
            while not seats[0].acknowledged:
                await asyncio.sleep(0.01)
            os.kill(max(first), signal.SIGKILL)
            assert len({end.seq for end in await asyncio.gather(*playing)}) == 1
        await asyncio.to_thread(server.wait_until_ready)
        assert len(first | servers_of(server)) == 3
        assert await asyncio.to_thread(server.stop) == 0
    assert lines(log).count("a process ended and is started again") == 1
    assert lines(log).count("stopped") == 2


async def test_nobody_stays_on_the_ports_of_a_parent_that_was_killed(postgres_database: str, tmp_path: Path) -> None:
    with two_ports(postgres_database, tmp_path / "log") as server:
        left = servers_of(server)
        server.stop(signal.SIGKILL)
        async with asyncio.timeout(60):
            while any(Path(f"/proc/{pid}").exists() for pid in left):
                await asyncio.sleep(0.1)
        assert not any(map(answers, server.addresses))
    assert lines(tmp_path / "log").count("stopped") == 2
