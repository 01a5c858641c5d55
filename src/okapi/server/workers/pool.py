"""A few workers that do short jobs for everyone; addresses take turns.

A job that kills its worker, or takes too long, has no answer and affects nobody else: the next job gets a new worker.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import UNSET, Struct

from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.turns import Turns

from .child import Outcome
from .process import WorkerFault, WorkerLost, WorkerProcess

AT_ONCE = 2  # one address uses one at a time, and leaves the other to the rest
MAX_WAITING, MAX_WAITING_EACH = 200, 20  # jobs in all, and of one address
SECONDS = 20.0  # for a job that takes a fraction of a second, on a machine that is busy with other things

T = TypeVar("T")


class Pool:
    """Workers that are started when they are needed, each doing one job at a time."""

    def __init__(self, command: Sequence[str], metrics: Metrics, seconds: float = SECONDS) -> None:
        self._command = command
        self._metrics = metrics
        self._seconds = seconds
        self._turns = Turns(AT_ONCE, 1, MAX_WAITING_EACH)
        self._wanted = 0
        self._idle: list[WorkerProcess] = []
        self._is_closed = False

    async def ask(self, job: Struct, gives: type[T]) -> T:
        """The result of a job. Refusal: there is none; TooManyWaiting: this address has too many jobs waiting."""
        if self._wanted >= MAX_WAITING:
            raise Refusal(ServerReason.BUSY)
        self._wanted += 1
        try:
            async with self._turns.take():
                outcome = await self._carry_out(job)
        except WorkerLost as lost:
            self._note_loss(lost.fault, job)
            raise Refusal(ServerReason.NOT_READY) from None
        finally:
            self._wanted -= 1
        if outcome.refused is not None:
            raise Refusal(ServerReason(outcome.refused.reason), **outcome.refused.details)  # type: ignore[call-arg]
        if outcome.result is UNSET:
            about = {"job": type(job).__name__, "error": outcome.error}
            log.error("a job failed", extra={"about": about})
            raise Refusal(ServerReason.FAILED)
        return msgspec.json.decode(outcome.result, type=gives)

    async def close(self) -> None:
        """End all idle workers, and the others as soon as they are idle."""
        self._is_closed = True
        while self._idle:
            await self._idle.pop().stop()

    async def _carry_out(self, job: Struct) -> Outcome:
        if self._is_closed:
            raise Refusal(ServerReason.RESTARTING)
        worker = await self._worker()
        try:
            return await worker.ask(job, self._seconds)
        finally:
            if worker.is_alive and not self._is_closed:
                self._idle.append(worker)
            else:
                await worker.stop()

    async def _worker(self) -> WorkerProcess:
        while self._idle:
            if (worker := self._idle.pop()).is_alive:
                return worker
            self._note_loss(WorkerFault.DIED)
        return await WorkerProcess.start(self._command)

    def _note_loss(self, fault: WorkerFault, job: Struct | None = None) -> None:
        self._metrics.workers_lost.labels(fault).inc()
        about = {"fault": fault, "job": type(job).__name__ if job else None}
        log.warning("worker lost", extra={"about": about})
