"""The other processes on the same PostgreSQL: hearing of what they change, and letting them know we live."""

import asyncio
from typing import Any

from okapi.server.logs import log
from okapi.server.storage.database import CHANNEL
from okapi.server.storage.games import beat

from .context import Hall

_BEAT_SECONDS = 10
_AGAIN_SECONDS = 1


async def listen(hall: Hall) -> None:
    """Read on in every game that another process changes. After a lost connection, read on in all."""
    while True:
        try:
            await _listen_once(hall)
        except Exception as error:  # the database may be away for a while
            log.error("listening to the database failed", exc_info=error)
        await asyncio.sleep(_AGAIN_SECONDS)


async def _listen_once(hall: Hall) -> None:
    async with hall.database.engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        await driver.add_listener(CHANNEL, lambda *heard: _heard(hall, heard[-1]))
        try:
            for game in hall.games_in_memory():
                hall.in_background(hall.changed(game))
            await lost.wait()
        finally:
            driver.terminate()
            await connection.invalidate()


def _heard(hall: Hall, message: str) -> None:
    process, _, game = message.partition(" ")
    if process != hall.process and hall.in_memory(game) is not None:
        hall.in_background(hall.changed(game))


async def keep_beating(hall: Hall) -> None:
    """Say again and again that this process lives, so that its people count as present."""
    while await hall.pause(_BEAT_SECONDS):
        try:
            async with hall.database.write() as connection:
                await beat(connection, hall.process, hall.sources.now())
        except Exception as error:
            log.error("the heartbeat failed", exc_info=error)
