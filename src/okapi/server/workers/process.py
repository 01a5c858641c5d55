"""A worker as the server sees it: a process that is asked one thing at a time."""

import asyncio
import os
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Generic, Self, TypeVar

import msgspec

from .child import READY, Reply

_MAX_LINE = 8 << 20  # bytes of a reply
_SECONDS_TO_START = 60.0  # on a machine that is busy with other things

R = TypeVar("R", bound=Reply)


class WorkerFault(StrEnum):
    """What a worker was ended for."""

    NOT_STARTED = "not-started"
    DIED = "died"
    HUNG = "hung"
    BABBLED = "babbled"  # said something that is no reply, or answered what it was not asked


class WorkerLost(Exception):
    """The worker has ended without an answer."""

    def __init__(self, fault: WorkerFault) -> None:
        self.fault = fault
        super().__init__(fault)


class WorkerProcess(Generic[R]):
    """A running worker. At its first fault it is ended."""

    def __init__(self, process: Process, replies: type[R]) -> None:
        self._process = process
        self._replies = replies
        self._asked: tuple[int, asyncio.Future[R], Callable[[R], None]] | None = None
        self._listening: asyncio.Task[None] | None = None
        self.is_alive = True

    @classmethod
    async def start(cls, command: Sequence[str], replies: type[R], max_line: int = _MAX_LINE) -> Self:
        """A worker that is ready for requests; WorkerLost if none can be had."""
        # Bots are other people's code: the server's settings, with its key and passwords, are not for them.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("OKAPI_")}
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=max_line, env=environment
            )
        except OSError:
            raise WorkerLost(WorkerFault.NOT_STARTED) from None
        worker = cls(process, replies)
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

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    async def ended(self) -> None:
        """Returns when the process has ended."""
        assert self._listening is not None
        await asyncio.wait([self._listening])

    async def ask(
        self, number: int, line: bytes, seconds: float, hear: Callable[[R], None] = lambda _: None
    ) -> R:
        """The last reply to this request; `hear` gets those before it.

        WorkerLost: there is none, and the worker is gone.
        """
        if not self.is_alive:
            raise WorkerLost(WorkerFault.DIED)
        last: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._asked = number, last, hear
        try:
            async with asyncio.timeout(seconds):
                await self._say(line + b"\n")
                return await last
        except TimeoutError:
            raise WorkerLost(WorkerFault.HUNG) from None
        finally:
            self._asked = None
            if not last.done() or last.cancelled() or last.exception() is not None:
                await self.stop()  # it may answer yet, when something else has been asked

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
        except (OSError, RuntimeError):  # it has just ended; uvloop says so by a RuntimeError
            raise WorkerLost(WorkerFault.DIED) from None

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def _listen(self) -> None:
        """Hear the worker until it ends: replies to what it was asked, and nothing else."""
        fault = WorkerFault.DIED
        try:
            while line := await self._line():
                self._hear(msgspec.json.decode(line, type=self._replies))
        except (WorkerLost, msgspec.DecodeError, ValueError):  # asyncio's ValueError: the line is too long
            fault = WorkerFault.BABBLED
        self.is_alive = False
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._asked is not None and not self._asked[1].done():
            self._asked[1].set_exception(WorkerLost(fault))

    def _hear(self, reply: R) -> None:
        if self._asked is None or self._asked[0] != reply.number or self._asked[1].done():
            raise WorkerLost(WorkerFault.BABBLED)
        _, last, hear = self._asked
        if reply.is_last:
            last.set_result(reply)
        else:
            hear(reply)
