"""One bot worker as the server sees it: a process that is asked one question at a time."""

from collections.abc import Sequence
from typing import Self

import msgspec
from msgspec.structs import replace

from okapi.board import Board

from .bot_worker import BotReply, Question
from .process import WorkerFault, WorkerLost, WorkerProcess

__all__ = ["BotProcess", "WorkerFault", "WorkerLost"]

_MAX_ANSWER = 1 << 20  # bytes


class BotProcess:
    """A running worker, which gets each board once."""

    def __init__(self, worker: WorkerProcess[BotReply]) -> None:
        self._worker = worker
        self._boards: set[str] = set()  # that it has seen

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """A worker that is ready for questions; WorkerLost if none can be had."""
        return cls(await WorkerProcess.start(command, BotReply, _MAX_ANSWER))

    @property
    def is_alive(self) -> bool:
        """Whether it may be asked."""
        return self._worker.is_alive

    async def ended(self) -> None:
        """Returns when the process has ended."""
        await self._worker.ended()

    async def ask(self, question: Question, board: Board, seconds: float) -> BotReply:
        """The answer. WorkerLost: there is none, and the worker is gone."""
        if question.board not in self._boards:
            self._boards.add(question.board)
            question = replace(question, new_board=board.to_json())
        return await self._worker.ask(question.number, msgspec.json.encode(question), seconds)

    async def stop(self) -> None:
        await self._worker.stop()
