"""Bots think in processes of their own: the server answers while they do, and survives what they do.

A few workers share the questions of all games. A worker that dies, hangs or babbles is replaced, and its
question asked once more. While some of them think for long, spare ones are started, so that a bot that hangs
holds up nobody else.
"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count

import msgspec
from msgspec import Struct

from okapi.board import Board
from okapi.bots import compiles
from okapi.game import Action, View, to_json
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings

from .coach import ADVISER
from .process import BotProcess, Fault, WorkerLost
from .worker import Answer, Question

WORKER = (sys.executable, "-m", "okapi.server.bots.worker")
_PATIENCE = 1.0  # seconds of thinking after which others need not wait for this worker
_TIMES_ASKED = 2
_COMPILING = 120.0  # seconds more for the first answer of a bot that may have to compile


class NoAnswer(Exception):
    """A bot gave no answer that can be used. The text may hold what the bot saw: it is not for the log."""


class _Turn(Struct, eq=False):
    """The right of one question to a worker."""

    bot: str
    granted: asyncio.Future[None]
    since: float = 0


class BotWorkers:
    """Processes that are started when they are needed, each asked one question at a time.

    Usually at most `bot_workers` of them think at once. Each that has thought for longer than a second may be
    made up for by one of the `spare_bot_workers`, and no bot may keep more than half of those to itself.
    """

    def __init__(self, settings: ServerSettings, command: Sequence[str], metrics: Metrics) -> None:
        self._usual = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self._spare = settings.spare_bot_workers
        self._seconds = settings.bot_seconds
        self._command = command
        self._metrics = metrics
        self._numbers = count(1)
        self._have_answered: set[str] = set()  # names of bots
        self._idle: list[BotProcess] = []
        self._waiting: list[_Turn] = []
        self._taken: set[_Turn] = set()
        self._watching: set[asyncio.Task[None]] = set()
        self._is_closed = False
        metrics.bot_workers.set_function(self._count)
        metrics.bot_questions_waiting.set_function(lambda: len(self._waiting))
        self.can_start = True  # whether the last worker that was started did start

    async def choose(self, bot: str, seed: str, view: View) -> Action:
        """What the bot does; NoAnswer if it does nothing sensible in time."""
        found = await self._answer(bot, seed, view)
        if found.action is None:
            raise NoAnswer(found.error or "no answer")
        return found.action

    async def advise(self, view: View) -> tuple[msgspec.Raw, ...]:
        """Good moves for the view's seat; NoAnswer if none come in time."""
        found = await self._answer(ADVISER, "", view)
        if found.advice is None:
            raise NoAnswer(found.error or "no answer")
        return found.advice

    async def _answer(self, bot: str, seed: str, view: View) -> Answer:
        """Ask until a worker answers, a few times at most."""
        board, seen = view.table.board, msgspec.Raw(to_json(view))
        lost: list[str] = []
        while len(lost) < _TIMES_ASKED:
            try:
                question = Question(next(self._numbers), bot, seed, board.content_hash, seen)
                return await self._ask(question, board)
            except WorkerLost as loss:
                self._metrics.bot_workers_lost.labels(loss.fault).inc()
                log.warning("bot worker lost", extra={"about": {"bot": bot, "fault": loss.fault}})
                lost.append(loss.fault)
        raise NoAnswer(f"{bot} gave no answer: {', '.join(lost)}")

    async def close(self) -> None:
        """End all workers that nobody waits for."""
        self._is_closed = True
        while self._idle:
            await self._idle.pop().stop()
        for task in self._watching:
            task.cancel()

    async def _ask(self, question: Question, board: Board) -> Answer:
        async with self._turn(question.bot) as turn:
            worker = await self._worker()
            self._begin(turn)
            began = time.perf_counter()
            try:
                found = await worker.ask(question, board, self._limit(question.bot))
                self._have_answered.add(question.bot)
                return found
            finally:
                self._metrics.bot_seconds.labels(question.bot).observe(time.perf_counter() - began)
                await self._let_go(worker)

    def _limit(self, bot: str) -> float:
        may_compile = (bot == ADVISER or compiles(bot)) and bot not in self._have_answered
        return self._seconds + _COMPILING if may_compile else self._seconds

    async def _worker(self) -> BotProcess:
        while self._idle:
            if (worker := self._idle.pop()).is_alive:
                return worker
            self._metrics.bot_workers_lost.labels(Fault.DIED).inc()
        return await self._started()

    async def _started(self) -> BotProcess:
        try:
            worker = await BotProcess.start(self._command)
        except WorkerLost:
            self.can_start = False
            raise
        self.can_start = True
        watching = asyncio.create_task(self._replace_when_it_ends(worker))
        self._watching.add(watching)
        watching.add_done_callback(self._watching.discard)
        return worker

    async def _let_go(self, worker: BotProcess) -> None:
        if worker.is_alive and not self._is_closed and len(self._idle) < self._usual:
            self._idle.append(worker)
        else:
            await worker.stop()

    async def _replace_when_it_ends(self, worker: BotProcess) -> None:
        """Have another worker ready when one dies for which nobody waits."""
        await worker.ended()
        if worker in self._idle:
            self._idle.remove(worker)
            self._metrics.bot_workers_lost.labels(Fault.DIED).inc()
            log.warning("idle bot worker lost")
            await asyncio.sleep(_PATIENCE)  # so that one which dies at once does not keep us busy
            if not self._is_closed and len(self._idle) < self._usual:
                with suppress(WorkerLost):
                    await self._let_go(await self._started())

    def _count(self) -> int:
        return len(self._taken) + sum(worker.is_alive for worker in self._idle)

    # Whose turn it is.

    @asynccontextmanager
    async def _turn(self, bot: str) -> AsyncIterator[_Turn]:
        """Wait until there is a worker for this question, first come, first served."""
        turn = _Turn(bot, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        try:
            self._grant()
            await turn.granted
            yield turn
        finally:
            (self._taken if turn in self._taken else self._waiting).remove(turn)
            self._grant()

    def _grant(self) -> None:
        now = time.monotonic()
        for turn in list(self._waiting):
            slow = [taken.bot for taken in self._taken if now - taken.since >= _PATIENCE]
            if len(self._taken) >= self._usual + min(len(slow), self._spare):
                return
            if slow.count(turn.bot) < max(1, self._spare // 2):
                self._waiting.remove(turn)
                self._taken.add(turn)
                self._begin(turn)
                turn.granted.set_result(None)

    def _begin(self, turn: _Turn) -> None:
        turn.since = time.monotonic()
        asyncio.get_running_loop().call_later(_PATIENCE, self._grant)
