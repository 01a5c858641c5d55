"""kill -9 at any moment loses nothing that was acknowledged."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from okapi.board import africa
from okapi.client import Seat, Session
from okapi.record import parse, verify
from okapi.server.protocol.messages import Update
from server.log import check_log
from server.running import ServerProcess, settings_for, table_of
from server.sockets import SHORT, at_random
from tiers import some

pytestmark = pytest.mark.anyio

GAMES = 2


@pytest.mark.parametrize("kills", some([2, 6], 2))
async def test_killing_the_server_again_and_again_loses_no_acknowledged_move(
    kills: int, database: str, tmp_path: Path
) -> None:
    server = ServerProcess(settings_for(database), tmp_path / "log")
    server.start()
    try:
        ada, ben = await Session.become(server.address, "Ada"), await Session.become(server.address, "Ben")
        games = [await table_of(ada, ben, bots=1, rules=SHORT, bot_delay=150) for _ in range(GAMES)]
        seats = [
            Seat(person, game.id, number, at_random(f"{game.id} {number}"))
            for game in games
            for number, person in enumerate((ada, ben))
        ]
        playing = [asyncio.create_task(seat.play(again_after=0.05)) for seat in seats]
        await kill_again_and_again(server, playing, kills)
        async with asyncio.timeout(90):
            ends = await asyncio.gather(*playing)
        for number, game in enumerate(games):
            await check_log(database, game.id, seats[2 * number : 2 * number + 2])
            record = parse(await ada.record(game.id))
            verify(record, africa())
            assert len(record.events) == ends[2 * number].seq
    finally:
        server.stop()


async def kill_again_and_again(server: ServerProcess, playing: list[asyncio.Task[Update]], kills: int) -> None:
    random = Random("kill")
    for _ in range(kills):
        await asyncio.sleep(0.1 + 0.4 * random.random())
        assert not all(task.done() for task in playing), "the games were over before the last kill"
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)
