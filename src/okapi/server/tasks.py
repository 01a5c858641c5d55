"""Background tasks. Nothing awaits them, but their errors are logged and they end with the server."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from .logs import log

_SECONDS_TO_END = 3


class Tasks:
    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], bool] = {}
        self._stopping = asyncio.Event()
        self.is_closing = False  # the server is stopping, and accepts no connections

    def start(self, work: Coroutine[Any, Any, Any], *, endless: bool = False) -> asyncio.Task[Any]:
        """Start a task. When the server stops, it waits for tasks to finish, except those that are `endless`."""
        task = asyncio.create_task(work)
        self._tasks[task] = endless
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        del self._tasks[task]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task failed", exc_info=error)

    async def pause(self, seconds: float) -> bool:
        """Wait; false if the server stops first."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)
        return not self._stopping.is_set()

    async def finish(self) -> None:
        self._stopping.set()
        ending = [task for task, endless in self._tasks.items() if not endless]
        if ending:
            await asyncio.wait(ending, timeout=_SECONDS_TO_END)
        left = list(self._tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
