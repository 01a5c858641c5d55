"""Bots think in processes of their own: the server answers while they do, and survives what they do."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from okapi.game import Action, View, to_json
from okapi.server.logs import log
from okapi.server.metrics import Metrics

from .worker import Answer, Question

WORKER = (sys.executable, "-m", "okapi.server.bots.worker")
_LONGEST_ANSWER = 1 << 20


class BotFailed(Exception):
    """A bot gave no answer that can be used. The text may hold what the bot saw: it is not for the log."""


class BotWorkers:
    """So many processes, started when they are first needed, each asked one question at a time."""

    def __init__(self, count: int, seconds: float, command: Sequence[str], metrics: Metrics) -> None:
        self._command = command
        self._seconds = seconds
        self._metrics = metrics
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count or max(1, (os.cpu_count() or 2) - 1)):
            self._free.put_nowait(None)
        self._running: set[Process] = set()

    async def choose(self, bot: str, seed: str, view: View) -> Action:
        """What the bot does; BotFailed if it does nothing sensible in time."""
        question = Question(bot, seed, view.table.board.content_hash, msgspec.Raw(to_json(view)))
        worker = await self._free.get()
        began = time.perf_counter()
        try:
            worker = worker or await self._start()
            found = await asyncio.wait_for(self._ask(worker, question), self._seconds)
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self._stop(worker)
            worker = None
            raise BotFailed(f"{bot} gave no answer: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self._stop(worker)
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)
            self._metrics.bot_seconds.labels(bot).observe(time.perf_counter() - began)
        if found.action is None:
            raise BotFailed(found.error or "no answer")
        return found.action

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._running):
            await self._stop(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_LONGEST_ANSWER
        )
        self._running.add(worker)
        return worker

    async def _ask(self, worker: Process, question: Question) -> Answer:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        return msgspec.json.decode(await worker.stdout.readuntil(b"\n"), type=Answer)

    async def _stop(self, worker: Process | None) -> None:
        """End a worker that hangs; the next question starts another."""
        if worker is None:
            return
        self._running.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        log.debug("bot worker ended", extra={"about": {"code": worker.returncode}})
