"""A worker as the server sees it: a process that does one job at a time."""

import asyncio
import os
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from itertools import count
from typing import Self

import msgspec
from msgspec import Struct

from .child import READY, Outcome, Request

_MAX_ANSWER = 8 << 20  # bytes
_SECONDS_TO_START = 60.0  # on a machine that is busy with other things


class WorkerFault(StrEnum):
    NOT_STARTED = "not-started"
    DIED = "died"
    HUNG = "hung"
    PROTOCOL_ERROR = "protocol-error"  # sent something that is not a reply, or the reply to another request


class WorkerLost(Exception):
    """The worker ended without an answer."""

    def __init__(self, fault: WorkerFault) -> None:
        self.fault = fault
        super().__init__(fault)


class _Asked(Struct, frozen=True, eq=False):
    number: int
    last: asyncio.Future[Outcome]
    hear: Callable[[Outcome], None] | None


class WorkerProcess:
    """A running worker, which is ended at its first fault."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._numbers = count(1)
        self._asked: _Asked | None = None
        self._listening: asyncio.Task[None] | None = None
        self.is_alive = True

    @classmethod
    async def start(cls, command: Sequence[str], max_answer: int = _MAX_ANSWER) -> Self:
        """A worker that is ready for requests. WorkerLost: it did not start."""
        # Bots may be third-party code, which must not see the server's settings, with its key and passwords.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("OKAPI_")}
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=max_answer, env=environment
            )
        except OSError:
            raise WorkerLost(WorkerFault.NOT_STARTED) from None
        worker = cls(process)
        try:
            async with asyncio.timeout(_SECONDS_TO_START):
                is_ready = await worker._line() == READY
        except (TimeoutError, ValueError):
            is_ready = False
        except asyncio.CancelledError:
            await worker.stop()
            raise
        if not is_ready:
            await worker.stop()
            raise WorkerLost(WorkerFault.NOT_STARTED)
        worker._listening = asyncio.create_task(worker._listen())
        return worker

    async def ended(self) -> None:
        assert self._listening is not None
        await asyncio.wait([self._listening])

    async def ask(self, job: Struct, seconds: float, hear: Callable[[Outcome], None] | None = None) -> Outcome:
        """The outcome of a job; `hear` is called with progress before that, which is a fault without it.

        WorkerLost: there is no outcome, and the worker has ended.
        """
        if not self.is_alive:
            raise WorkerLost(WorkerFault.DIED)
        number = next(self._numbers)
        last: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._asked = _Asked(number, last, hear)
        try:
            async with asyncio.timeout(seconds):
                await self._say(msgspec.json.encode(Request(number, job)) + b"\n")
                return await last
        except TimeoutError:
            raise WorkerLost(WorkerFault.HUNG) from None
        finally:
            self._asked = None
            if not last.done() or last.cancelled() or last.exception() is not None:
                await self.stop()  # its answer might come after the next request

    async def stop(self) -> None:
        self.is_alive = False
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._listening is not None:
            await self._listening

    async def _say(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            await self._process.stdin.drain()
        except (OSError, RuntimeError):  # it has just ended; uvloop raises a RuntimeError then
            raise WorkerLost(WorkerFault.DIED) from None

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def _listen(self) -> None:
        """Read the worker's output until it ends: outcomes of its job, and nothing else."""
        fault = WorkerFault.DIED
        try:
            while line := await self._line():
                self._hear(msgspec.json.decode(line, type=Outcome))
        except (WorkerLost, ValueError, RecursionError):  # not JSON, too long, or too deeply nested
            fault = WorkerFault.PROTOCOL_ERROR
        self.is_alive = False
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._asked is not None and not self._asked.last.done():
            self._asked.last.set_exception(WorkerLost(fault))

    def _hear(self, outcome: Outcome) -> None:
        asked = self._asked
        if asked is None or asked.number != outcome.number or asked.last.done():
            raise WorkerLost(WorkerFault.PROTOCOL_ERROR)
        if outcome.is_last:
            asked.last.set_result(outcome)
        elif asked.hear is not None:
            asked.hear(outcome)
        else:
            raise WorkerLost(WorkerFault.PROTOCOL_ERROR)


async def ask_once(
    command: Sequence[str], job: Struct, seconds: float, hear: Callable[[Outcome], None] | None = None
) -> Outcome:
    """Start a process for one job, ask it as `WorkerProcess.ask` does, and end it."""
    worker = await WorkerProcess.start(command)
    try:
        return await worker.ask(job, seconds, hear)
    finally:
        await worker.stop()
