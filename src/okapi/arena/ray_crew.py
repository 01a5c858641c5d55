"""A crew on a Ray cluster.

This side never touches Ray: a process of its own does (`ray_cluster`), because Ray ends a process that has
lost its cluster, and writes what it likes on the terminal. The tournament must keep what it knows.
"""

import os
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from itertools import groupby, islice
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Self

from .processes import start
from .ray_cluster import Joined, Order, PlayedChunk, run_cluster
from .schedule import Fixture
from .worker import ArenaError, Brief, Finished

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LONGEST_WAIT_TO_JOIN = 60.0  # seconds
LONGEST_WAIT_TO_CONNECT = 5.0
LONGEST_WAIT_TO_LEAVE = 10.0
CHUNK = 2.0  # seconds that the deals of one order should take together; Ray itself takes a hundredth of that


class RayCrew:
    """Plays games in whole deals on a cluster; None jobs: with all processors it has."""

    def __init__(self, jobs: int | None, brief: Brief, bots: tuple[str, ...]) -> None:
        self._jobs = jobs
        self._brief = brief
        self._bots = bots
        self._connection: Connection | None = None
        self._process: SpawnProcess | None = None
        self._workers = 0
        self._wait_to_leave = LONGEST_WAIT_TO_LEAVE
        self._deals = 0
        self._seconds = 0.0

    def __enter__(self) -> Self:
        require_ray()
        address = _address()
        _require_reachable(address)
        order = Order(address, self._jobs, self._brief, self._bots, sys.path)
        self._connection, self._process = start(run_cluster, order)
        try:
            if not self._connection.poll(LONGEST_WAIT_TO_JOIN):
                raise ArenaError("arena-cluster-silent", seconds=LONGEST_WAIT_TO_JOIN)
            joined = self._receive()
            assert isinstance(joined, Joined)
            self._workers = joined.workers
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self._end()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Finished]:
        """Yield the games as they are finished, in any order."""
        deals = (tuple(games) for _, games in groupby(fixtures, key=lambda fixture: fixture.deal))
        handed_out = 0
        while True:
            while handed_out < self._workers and (chunk := self._next_chunk(deals)):
                self._send(chunk)
                handed_out += 1
            if not handed_out:
                return
            batch = self._receive()
            assert isinstance(batch, PlayedChunk)
            handed_out -= 1
            self._deals += batch.deals
            self._seconds += batch.seconds
            yield from batch.games

    def _next_chunk(self, deals: Iterator[tuple[Fixture, ...]]) -> tuple[Fixture, ...]:
        """At first one deal; then as many as take about the time that a chunk should."""
        size = ceil(CHUNK * self._deals / self._seconds) if self._seconds else 1
        return tuple(fixture for deal in islice(deals, size) for fixture in deal)

    def _send(self, chunk: tuple[Fixture, ...]) -> None:
        assert self._connection is not None
        with suppress(OSError):  # the other end has just gone; that is noticed when its answer is awaited
            self._connection.send(chunk)

    def _receive(self) -> Joined | PlayedChunk:
        assert self._connection is not None
        try:
            answer: Joined | PlayedChunk | ArenaError = self._connection.recv()
        except (EOFError, OSError):
            self._wait_to_leave = 0.0
            raise ArenaError("arena-cluster-lost") from None
        if isinstance(answer, ArenaError):
            raise answer
        return answer

    def _end(self) -> None:
        """It leaves the cluster when it finds nobody at the other end."""
        if self._connection is None or self._process is None:
            return
        self._connection.close()
        self._process.join(self._wait_to_leave)
        self._process.kill()
        self._process.join()
        self._process.close()
        self._connection = self._process = None


def require_ray() -> None:
    """ArenaError if the package is missing, and how to get it."""
    if find_spec("ray") is None:
        raise ArenaError("arena-needs-ray")


def _address() -> str:
    """The cluster that is named, or else the one that was last started here.

    Ray could look through all processes of the machine, and find a cluster that is somebody else's.
    """
    if (named := os.environ.get("RAY_ADDRESS", "auto")) not in ("", "auto"):
        return named
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"
    try:
        return Path(folder, "ray", "ray_current_cluster").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise ArenaError("arena-no-cluster") from None


def _require_reachable(address: str) -> None:
    """Somebody listens there. Ray itself would try for two minutes."""
    host, _, port = address.rpartition(":")
    if not host or "://" in address or not port.isdecimal() or int(port) > 0xFFFF:
        raise ArenaError("arena-bad-cluster-address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), LONGEST_WAIT_TO_CONNECT).close()
    except OSError as error:
        raise ArenaError("arena-cluster-unreachable", address=address, error=str(error)) from None
