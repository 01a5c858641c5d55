"""A crew of processes on this machine, which are given games, watched, and replaced when they are lost."""

import signal
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ctypes import c_double
from multiprocessing.connection import wait
from time import monotonic
from typing import Self

from .forfeit import Failing, Forfeit
from .processes import SPAWN, start
from .result import forfeited
from .schedule import Fixture
from .supervision import no_answer
from .worker import ArenaError, Brief, Finished, Heartbeat, work

GRACE = 1.0  # seconds beyond the limit before a worker that did not hear the alarm is killed
LONGEST_SILENCE = 120.0  # seconds without a decision; starting up and dealing take far less
MAX_LOST_IN_A_ROW = 3
TICK = 0.1


class Worker:
    def __init__(self, brief: Brief) -> None:
        memory = SPAWN.RawArray(c_double, 2)
        self.heartbeat = Heartbeat(memory)
        self.limit = brief.limit
        self.fixture: Fixture | None = None
        self.connection, self._process = start(work, memory, brief)

    def hand(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.heartbeat.record()
        with suppress(OSError):  # it has just died, which is noticed when waiting for its answer
            self.connection.send(fixture)

    def is_stuck(self) -> bool:
        """It has neither answered nor changed whose turn it is for too long."""
        longest = LONGEST_SILENCE if self.heartbeat.seat is None else self.limit + GRACE
        return monotonic() - self.heartbeat.since > longest

    def end(self) -> str:
        """Stop the process for good, and say how it ended."""
        self._process.kill()
        self._process.join()
        self.connection.close()
        code = self._process.exitcode or 0
        self._process.close()
        return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"

    def died(self) -> str:
        """How a process that is ending by itself ended."""
        self._process.join(timeout=GRACE)
        return self.end()


class LocalCrew:
    """Plays games in worker processes, which end with its `with`."""

    def __init__(self, jobs: int, brief: Brief) -> None:
        self._jobs = jobs
        self._brief = brief
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._lost_in_a_row = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle, self._busy = [], []

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Finished]:
        again: deque[Fixture] = deque()
        queue = iter(fixtures)
        while True:
            self._hand_out(again, queue)
            if not self._busy:
                return
            yield from self._collect(again)

    def _hand_out(self, again: deque[Fixture], queue: Iterator[Fixture]) -> None:
        while len(self._busy) < self._jobs:
            fixture = again.popleft() if again else next(queue, None)
            if fixture is None:
                return
            worker = self._idle.pop() if self._idle else Worker(self._brief)
            self._busy.append(worker)
            worker.hand(fixture)

    def _collect(self, again: deque[Fixture]) -> Iterator[Finished]:
        ready = wait([worker.connection for worker in self._busy], timeout=TICK)
        for worker in list(self._busy):
            if worker.connection in ready:
                finished = self._game_from(worker)
            elif worker.is_stuck():
                finished = self._lost(worker, Failing.STALL, no_answer(self._brief.limit))
            else:
                continue
            if finished is not None:
                self._lost_in_a_row = 0
                yield finished
            elif worker.fixture is not None:
                again.append(worker.fixture)

    def _game_from(self, worker: Worker) -> Finished | None:
        try:
            answer = worker.connection.recv()
        except (EOFError, OSError):
            return self._lost(worker, Failing.CRASH, "")
        if isinstance(answer, ArenaError):
            raise answer
        assert isinstance(answer, Finished)
        self._busy.remove(worker)
        self._idle.append(worker)
        return answer

    def _lost(self, worker: Worker, kind: Failing, error: str) -> Finished | None:
        """The seat that was thinking forfeits; if there was none, the game has no result."""
        self._busy.remove(worker)
        ended = worker.end() if kind is Failing.STALL else worker.died()
        seat, fixture = worker.heartbeat.seat, worker.fixture
        if seat is not None and fixture is not None:
            return Finished(forfeited(fixture, Forfeit(seat, kind, error or f"its process ended ({ended})")))
        self._lost_in_a_row += 1
        if self._lost_in_a_row >= MAX_LOST_IN_A_ROW:
            raise ArenaError("arena-workers-keep-ending", ended=ended, game=fixture.number if fixture else 0)
        return None
