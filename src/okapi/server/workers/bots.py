"""Bots think in separate processes, so the server can answer while they think, and survives their failures.

A few workers share the questions of all games. A worker that dies, hangs or sends garbage is replaced, and its question
is asked once more, unless the bot has used up its time. A bot that thinks for long or loses its worker is put on
probation: it gets separate workers until it has been quick and sound for a while.
"""

import asyncio
import os
import sys
import time
from asyncio.subprocess import Process
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from okapi.board import Board
from okapi.coach.results import AdvisedMove
from okapi.game import Action, Recent, UnreadableJson, View, action_from_json, to_json
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings

from .bot_worker import BOARDS_KEPT, AdvisedMoves, Question
from .child import Outcome
from .coach import ADVISER
from .process import WorkerFault, WorkerLost, WorkerProcess

WORKER = (sys.executable, "-m", "okapi.server.workers.bot_worker")
_PATIENCE = 1.0  # seconds of thinking after which a bot is slow
_PROBATION = 20  # quick answers before a bot shares workers with the others again
_TIMES_ASKED = 2
_MAX_ANSWER = 1 << 20  # bytes

T = TypeVar("T")


class NoAnswer(Exception):
    """A bot gave no usable answer. The text may contain what the bot saw, so it must not be logged."""


class _BotProcess(WorkerProcess):
    """A worker. It is sent each board once, and again when it has forgotten the board."""

    def __init__(self, process: Process) -> None:
        super().__init__(process)
        self._boards: Recent[str, str] = Recent(BOARDS_KEPT)  # that it has received and remembers

    async def think(self, question: Question, board: Board, seconds: float) -> Outcome:
        if not self._boards.get(question.board):
            self._boards.add(question.board, question.board)
            question = replace(question, new_board=board.to_json())
        return await self.ask(question, seconds)


class _Turn(Struct, eq=False):
    """A question's right to a worker."""

    bot: str
    granted: asyncio.Future[None]
    is_slow: bool = False
    is_apart: bool = False  # whether it counts as one of the spare workers


class BotWorkers:
    """Processes that are started when they are needed, each answering one question at a time.

    At most `bot_workers` of them are for all bots. At most `spare_bot_workers` are for bots on probation, each of
    which may have half of them. A worker that takes long to answer becomes a spare one as soon as there is room.
    """

    def __init__(self, settings: ServerSettings, command: Sequence[str], metrics: Metrics) -> None:
        self._usual = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self._spare = settings.spare_bot_workers
        self._share = max(1, self._spare // 2)  # of the spare ones, for one bot
        self._seconds = settings.bot_seconds
        self._command = command
        self._metrics = metrics
        self._turns = count(1)
        self._owes: Counter[str] = Counter()  # quick answers, by the name of the bot on probation
        self._idle: list[_BotProcess] = []
        self._idle_apart: list[_BotProcess] = []
        self._last_turn: Counter[str] = Counter()  # its number, by the name of the bot
        self._waiting: defaultdict[str, deque[_Turn]] = defaultdict(deque)  # by the name of the bot
        self._taken: set[_Turn] = set()
        self._watching: set[asyncio.Task[None]] = set()
        self._is_closed = False
        metrics.bot_workers.set_function(self._count)
        metrics.bot_questions_waiting.set_function(lambda: sum(map(len, self._waiting.values())))
        self.can_start = True  # whether the last attempt to start a worker succeeded

    async def choose(self, bot: str, seed: str, view: View) -> Action:
        """The bot's move. NoAnswer: it gave no usable answer in time."""
        return await self._answer(bot, seed, view, action_from_json)

    async def advise(self, view: View) -> tuple[AdvisedMove, ...]:
        """Good moves for the view's seat. NoAnswer: none came in time."""
        return (await self._answer(ADVISER, "", view, msgspec.json.Decoder(AdvisedMoves).decode)).moves

    async def _answer(self, bot: str, seed: str, view: View, read: Callable[[Raw], T]) -> T:
        board = view.table.board
        question = Question(bot, seed, board.content_hash, Raw(to_json(view)))
        outcome = await self._outcome(question, board)
        if outcome.result is UNSET:
            raise NoAnswer(outcome.error or "no answer")
        try:
            return read(outcome.result)
        except (UnreadableJson, msgspec.DecodeError) as error:
            raise NoAnswer(f"{bot} gave an answer that cannot be read: {error}") from None

    async def _outcome(self, question: Question, board: Board) -> Outcome:
        """Ask until a worker answers or the bot's time is up, at most a few times."""
        lost: list[str] = []
        while len(lost) < _TIMES_ASKED:
            try:
                return await self._ask(question, board)
            except WorkerLost as loss:
                self._metrics.bot_workers_lost.labels(loss.fault).inc()
                log.warning("bot worker lost", extra={"about": {"bot": question.bot, "fault": loss.fault}})
                lost.append(loss.fault)
                if loss.fault is WorkerFault.HUNG:
                    break
        raise NoAnswer(f"{question.bot} gave no answer: {', '.join(lost)}")

    async def close(self) -> None:
        """End all idle workers."""
        self._is_closed = True
        while idle := self._idle or self._idle_apart:
            await idle.pop().stop()
        for task in (watching := [*self._watching]):
            task.cancel()  # it may be starting another worker, which it ends
        await asyncio.gather(*watching, return_exceptions=True)

    async def _ask(self, question: Question, board: Board) -> Outcome:
        async with self._turn(question.bot) as turn:
            worker = await self._worker(turn)
            slow = asyncio.get_running_loop().call_later(_PATIENCE, self._note_slow, turn)
            began = time.perf_counter()
            try:
                outcome = await worker.think(question, board, self._seconds)
            except WorkerLost:
                self._owes[turn.bot] = _PROBATION
                raise
            finally:
                slow.cancel()
                self._metrics.bot_seconds.labels(question.bot).observe(time.perf_counter() - began)
                await self._release(worker, turn.bot)
            self._note_answer(turn)
            return outcome

    async def _worker(self, turn: _Turn) -> _BotProcess:
        idle = self._idle_apart if turn.is_apart else self._idle
        while idle:
            if (worker := idle.pop()).is_alive:
                return worker
            self._metrics.bot_workers_lost.labels(WorkerFault.DIED).inc()
        return await self._started()

    async def _started(self) -> _BotProcess:
        try:
            worker = await _BotProcess.start(self._command, _MAX_ANSWER)
        except WorkerLost:
            self.can_start = False
            raise
        self.can_start = True
        watching = asyncio.create_task(self._replace_when_it_ends(worker))
        self._watching.add(watching)
        watching.add_done_callback(self._watching.discard)
        return worker

    async def _release(self, worker: _BotProcess, bot: str = "") -> None:
        """Keep a worker if there is room: for all bots, or separately while this bot is on probation."""
        if not worker.is_alive or self._is_closed:
            await worker.stop()
        elif len(self._idle) < self._usual:
            self._idle.append(worker)
        elif self._owes[bot] and len(self._idle_apart) < self._share:
            self._idle_apart.append(worker)
        else:
            await worker.stop()

    async def _replace_when_it_ends(self, worker: _BotProcess) -> None:
        """Start another worker when an idle one dies."""
        await worker.ended()
        for idle in (self._idle, self._idle_apart):
            if worker in idle:
                idle.remove(worker)
                self._metrics.bot_workers_lost.labels(WorkerFault.DIED).inc()
                log.warning("idle bot worker lost")
                await asyncio.sleep(_PATIENCE)  # so that a worker that dies at once does not keep us busy
                if not self._is_closed and len(self._idle) < self._usual:
                    with suppress(WorkerLost):
                        await self._release(await self._started())

    def _count(self) -> int:
        idle = sum(worker.is_alive for worker in (*self._idle, *self._idle_apart))
        return len(self._taken) + idle

    # Probation.

    def _note_slow(self, turn: _Turn) -> None:
        turn.is_slow = True
        self._owes[turn.bot] = _PROBATION
        self._grant()

    def _note_answer(self, turn: _Turn) -> None:
        if self._owes[turn.bot] and not turn.is_slow:
            self._owes[turn.bot] -= 1

    # Turns.

    @asynccontextmanager
    async def _turn(self, bot: str) -> AsyncIterator[_Turn]:
        turn = _Turn(bot, asyncio.get_running_loop().create_future())
        self._waiting[bot].append(turn)
        try:
            self._grant()
            await turn.granted
            yield turn
        finally:
            (self._taken if turn in self._taken else self._waiting[bot]).remove(turn)
            self._grant()

    def _grant(self) -> None:
        """Give free places to questions that wait, first to the bot that has waited longest for one."""
        for turn in self._taken:
            turn.is_apart = turn.is_apart or (turn.is_slow and len(self._taken_apart()) < self._spare)
        while able := [bot for bot, waiting in self._waiting.items() if waiting and self._has_place(bot)]:
            bot = min(able, key=self._last_turn.__getitem__)
            turn = self._waiting[bot].popleft()
            turn.is_apart = self._owes[bot] > 0
            self._last_turn[bot] = next(self._turns)
            self._taken.add(turn)
            turn.granted.set_result(None)

    def _has_place(self, bot: str) -> bool:
        apart = self._taken_apart()
        if self._owes[bot]:
            return len(apart) < self._spare and apart.count(bot) < self._share
        return len(self._taken) - len(apart) < self._usual

    def _taken_apart(self) -> list[str]:
        return [turn.bot for turn in self._taken if turn.is_apart]
