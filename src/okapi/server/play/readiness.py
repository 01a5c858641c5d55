"""Whether this process can serve, as far as it can find out."""

import time
from enum import StrEnum

from okapi.server.storage.database import Database
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.workers.bots import BotWorkers

from .cluster import Cluster
from .downtime import Downtime

_SILENCE = 10.0  # seconds without a notice of our own, which is sent every second
_STORED_LATELY = 2.0  # seconds


class ReadinessProblem(StrEnum):
    BOT_WORKERS = "bot-workers"  # cannot be started
    DATABASE_FILE = "database-file"  # was removed or replaced, so what is stored now is lost
    DATABASE = "database"  # cannot be written, perhaps because the disk is full
    NOTIFICATIONS = "notifications"  # of other processes do not arrive


class Readiness:
    def __init__(self, database: Database, bots: BotWorkers, downtime: Downtime, cluster: Cluster) -> None:
        self._database = database
        self._bots = bots
        self._downtime = downtime
        self._cluster = cluster

    async def problem(self) -> ReadinessProblem | None:
        if not self._bots.can_start:
            return ReadinessProblem.BOT_WORKERS
        file = self._database.file
        if file is not None and not file.is_in_place():
            return ReadinessProblem.DATABASE_FILE
        if not await self._can_store():
            return ReadinessProblem.DATABASE
        if self._database.is_shared and time.monotonic() - self._cluster.last_heard > _SILENCE:
            return ReadinessProblem.NOTIFICATIONS
        return None

    async def _can_store(self) -> bool:
        was_stored_lately = time.monotonic() - self._downtime.last_stored < _STORED_LATELY
        try:
            await self._downtime.account(always=not was_stored_lately)
        except (*FAILURES, OutcomeUnknown):
            return False
        return True
