"""The other processes on the same PostgreSQL: what they change, and that this one lives."""

import asyncio
from typing import Any

from okapi.server.logs import log
from okapi.server.storage.database import CHANNEL
from okapi.server.storage.games import heartbeat

from .context import Context

_HEARTBEAT_SECONDS = 10
_AGAIN_SECONDS = 1


async def listen(context: Context) -> None:
    """Read on in every game that another process changes. After a lost connection, read on in all."""
    while True:
        try:
            await _listen_once(context)
        except Exception as error:  # the database may be away for a while
            log.error("listening to the database failed", exc_info=error)
        await asyncio.sleep(_AGAIN_SECONDS)


async def _listen_once(context: Context) -> None:
    async with context.database.engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        await driver.add_listener(CHANNEL, lambda *heard: _heard(context, heard[-1]))
        try:
            for game in context.registry.games_in_memory():
                context.tasks.start(context.registry.reload(game))
            await lost.wait()
        finally:
            driver.terminate()
            await connection.invalidate()


def _heard(context: Context, message: str) -> None:
    process, _, game = message.partition(" ")
    if process != context.process and context.registry.peek(game) is not None:
        context.tasks.start(context.registry.reload(game))


async def keep_heartbeat(context: Context) -> None:
    """Say again and again that this process lives, so that its people count as present."""
    while await context.tasks.pause(_HEARTBEAT_SECONDS):
        try:
            async with context.database.write() as connection:
                await heartbeat(connection, context.process, context.now())
        except Exception as error:
            log.error("the heartbeat failed", exc_info=error)
