"""Workers with bots that fail as a test needs."""

import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings
from okapi.server.workers.bots import BotWorkers
from server import faulty_worker

COMMAND = (sys.executable, str(Path(faulty_worker.__file__)))


@asynccontextmanager
async def workers(
    usual: int = 1, spare: int = 4, seconds: float = 600, command: Sequence[str] = COMMAND
) -> AsyncIterator[BotWorkers]:
    settings = ServerSettings(bot_workers=usual, spare_bot_workers=spare, bot_seconds=seconds)
    started = BotWorkers(settings, command, Metrics())
    try:
        yield started
    finally:
        await started.close()
