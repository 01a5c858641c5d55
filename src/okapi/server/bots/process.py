"""One worker as the server sees it: a process that is asked one question at a time."""

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Self

import msgspec
from msgspec.structs import replace

from okapi.board import Board

from .worker import READY, Answer, Question

_MAX_ANSWER = 1 << 20  # bytes
_SECONDS_TO_START = 60.0  # on a machine that is busy with other things


class Fault(StrEnum):
    """What a worker was ended for."""

    NOT_STARTED = "not-started"
    DIED = "died"
    HUNG = "hung"
    BABBLED = "babbled"  # said something that is no answer, or answered what it was not asked


class WorkerLost(Exception):
    """The worker has ended without an answer."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(fault)


class BotProcess:
    """A running worker. At its first fault it is ended."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._boards: set[str] = set()  # that it has seen
        self._asked: tuple[int, asyncio.Future[Answer]] | None = None
        self._listening: asyncio.Task[None] | None = None
        self.is_alive = True

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """A worker that is ready for questions; WorkerLost if none can be had."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_MAX_ANSWER
            )
        except OSError:
            raise WorkerLost(Fault.NOT_STARTED) from None
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
            raise WorkerLost(Fault.NOT_STARTED)
        worker._listening = asyncio.create_task(worker._listen())
        return worker

    async def ended(self) -> None:
        """Returns when the process has ended."""
        assert self._listening is not None
        await asyncio.wait([self._listening])

    async def ask(self, question: Question, board: Board, seconds: float) -> Answer:
        """The answer. WorkerLost: there is none, and the worker is gone."""
        if not self.is_alive:
            raise WorkerLost(Fault.DIED)
        if question.board not in self._boards:
            self._boards.add(question.board)
            question = replace(question, new_board=board.to_json())
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked = question.number, answer
        try:
            async with asyncio.timeout(seconds):
                await self._say(msgspec.json.encode(question) + b"\n")
                return await answer
        except TimeoutError:
            raise WorkerLost(Fault.HUNG) from None
        finally:
            self._asked = None
            if not answer.done() or answer.cancelled() or answer.exception() is not None:
                await self.stop()  # it may answer yet, when another question has been asked

    async def stop(self) -> None:
        """End the process."""
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
            raise WorkerLost(Fault.DIED) from None

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def _listen(self) -> None:
        """Hear the worker until it ends: an answer to each question, and not a word besides."""
        fault = Fault.DIED
        try:
            while line := await self._line():
                self._hear(msgspec.json.decode(line, type=Answer))
        except (WorkerLost, msgspec.DecodeError, ValueError):  # asyncio's ValueError: the line is too long
            fault = Fault.BABBLED
        self.is_alive = False
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._asked is not None and not self._asked[1].done():
            self._asked[1].set_exception(WorkerLost(fault))

    def _hear(self, answer: Answer) -> None:
        if self._asked is None or self._asked[0] != answer.number or self._asked[1].done():
            raise WorkerLost(Fault.BABBLED)
        self._asked[1].set_result(answer)
