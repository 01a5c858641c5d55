"""The process between a tournament and a Ray cluster, and the workers it hires there.

A worker on the cluster is a Ray actor that leads a local crew of one process, so a bot that stalls or crashes
is dealt with there as it is here. A worker that is lost is replaced, and its deals are played again.
"""

import os
import pickle
import platform
import signal
import sys
from collections import deque
from importlib import import_module
from multiprocessing.connection import Connection
from time import monotonic, perf_counter
from typing import Any

from msgspec import Struct

from okapi import __version__
from okapi.bots import BrokenBot, UnknownBot, find_bot

from .forfeit import describe, one_line
from .local_crew import LocalCrew
from .schedule import Fixture
from .worker import ArenaError, Brief, Finished, make_bot

TICK = 0.05  # seconds
LONGEST_WITHOUT_WORKERS = 60.0
MAX_LOST_FOR_EACH_WORKER = 3  # without a single chunk that was played

Chunk = tuple[Fixture, ...]


class Order(Struct, frozen=True):
    address: str
    jobs: int | None  # None: as many as it has processors
    brief: Brief
    bots: tuple[str, ...]
    path: list[str]  # where modules are looked for; what a machine does not have, it passes over


class Joined(Struct, frozen=True):
    """The cluster is there, and how many workers are hired."""

    workers: int


class PlayedChunk(Struct, frozen=True):
    games: tuple[Finished, ...]
    seconds: float

    @property
    def deals(self) -> int:
        return len({game.result.fixture.deal for game in self.games})


def run_cluster(connection: Connection, order: Order) -> None:
    """The life of the process; it ends when nobody is left at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "5")  # seconds; somebody is known to listen
    ray: Any = import_module("ray")  # an extra, and slow to import
    try:
        ray.init(address=order.address, log_to_driver=False, configure_logging=False)
    except (Exception, SystemExit) as error:
        connection.send(_refused(error))
        return
    try:
        _Dispatcher(ray, connection, order).serve()
    except (EOFError, OSError):
        pass  # the tournament is over
    except ArenaError as error:
        connection.send(error)
    except Exception as error:
        connection.send(ArenaError("arena-cluster-trouble", error=describe(error)))
    finally:
        ray.shutdown()


def _refused(error: BaseException) -> ArenaError:
    words = " ".join(str(it) for it in (error, error.__cause__) if it)
    if "AuthToken" in words or "AuthenticationError" in words:
        return ArenaError("arena-cluster-refuses-token")
    return ArenaError("arena-cluster-trouble", error=one_line(words))


class ChunkPlayer:
    def prepare(self, okapi: str, path: list[str], brief: bytes, bots: tuple[str, ...]) -> ArenaError | None:
        """Get ready to play, or say what keeps this machine from playing the same games as any other."""
        machine = platform.node()
        if __version__ != okapi:
            return ArenaError("arena-cluster-other-version", machine=machine, there=__version__, here=okapi)
        sys.path += [place for place in path if place not in sys.path and os.path.exists(place)]
        ours: Brief = pickle.loads(brief)
        for bot in bots if ours.make is make_bot else ():
            try:
                find_bot(bot)
            except (UnknownBot, BrokenBot) as error:
                return ArenaError("arena-cluster-lacks-bot", machine=machine, error=one_line(str(error)))
        self._crew = LocalCrew(1, ours)
        return None

    def play(self, chunk: Chunk) -> PlayedChunk | ArenaError:
        began = perf_counter()
        try:
            games = tuple(self._crew.play(chunk))
        except ArenaError as error:
            return error
        return PlayedChunk(games, perf_counter() - began)


class _Dispatcher:
    """Hires workers, hands them chunks, and passes on what they have played."""

    def __init__(self, ray: Any, connection: Connection, order: Order) -> None:
        self._ray = ray
        self._connection = connection
        self._order = order
        self._workers = order.jobs or int(ray.cluster_resources().get("CPU", 0)) or 1
        self._brief = ray.put(pickle.dumps(order.brief))
        self._chunks: deque[Chunk] = deque()
        self._free: list[Any] = []
        self._starting: dict[Any, Any] = {}  # the worker by the answer that is awaited
        self._playing: dict[Any, tuple[Any, Chunk]] = {}
        self._lost_in_a_row = 0
        self._had_workers = monotonic()

    def serve(self) -> None:
        """Until the tournament closes the connection."""
        for _ in range(self._workers):
            self._hire()
        self._connection.send(Joined(self._workers))
        while True:
            while self._connection.poll(0 if self._starting or self._playing else TICK):
                self._chunks.append(self._connection.recv())
            while self._free and self._chunks:
                worker, chunk = self._free.pop(), self._chunks.popleft()
                self._playing[worker.play.remote(chunk)] = worker, chunk
            self._await_answers()

    def _hire(self) -> None:
        hired = self._ray.remote(ChunkPlayer).options(num_cpus=1, max_restarts=0)
        worker = hired.remote()
        ready = worker.prepare.remote(__version__, self._order.path, self._brief, self._order.bots)
        self._starting[ready] = worker

    def _await_answers(self) -> None:
        awaited = [*self._starting, *self._playing]
        answered, _ = self._ray.wait(awaited, timeout=TICK) if awaited else ([], [])
        for answer in answered:
            self._take(answer)
        if self._free or self._playing:
            self._had_workers = monotonic()
        elif monotonic() - self._had_workers > LONGEST_WITHOUT_WORKERS:
            raise ArenaError("arena-cluster-has-no-room", seconds=LONGEST_WITHOUT_WORKERS)

    def _take(self, answer: Any) -> None:
        worker, chunk = self._playing.pop(answer) if answer in self._playing else (None, None)
        worker = worker or self._starting.pop(answer)
        try:
            found: PlayedChunk | ArenaError | None = self._ray.get(answer)
        except self._ray.exceptions.RayTaskError as error:  # it lives, but cannot work
            raise ArenaError("arena-cluster-trouble", error=describe(error)) from None
        except self._ray.exceptions.RayError as error:
            self._replace(chunk, error)
            return
        if isinstance(found, ArenaError):
            raise found
        self._free.append(worker)
        if found is not None:
            self._lost_in_a_row = 0
            self._connection.send(found)

    def _replace(self, chunk: Chunk | None, error: Exception) -> None:
        if chunk is not None:
            self._chunks.appendleft(chunk)
        self._lost_in_a_row += 1
        if self._lost_in_a_row > MAX_LOST_FOR_EACH_WORKER * self._workers:
            raise ArenaError("arena-cluster-keeps-losing-workers", error=one_line(str(error)))
        self._hire()
