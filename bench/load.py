"""The load: tables of sockets that play at a steady pace, or as fast as the server lets them.

A move's time is from sending it until every socket at the table has the update. The generator must not be
what is measured, so it does little: a C library for the sockets, callbacks instead of tasks, messages read
only as far as they are needed. `Load.own_share` says how busy it was.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Load:
    """What all tables share: the pace, the end, and the times."""

    def __init__(self, games: int, rate: float | None) -> None:
        self.interval = games / rate if rate else 0.0
        self.times: list[float] = []
        self.received = 0  # bytes
        self.errors: list[str] = []
        self.until = 0.0
        self.own_share = 0.0

    async def run(self, tables: "list[LoadedTable]", seconds: float) -> float:
        """Let them play; the seconds it took."""
        began, worked = time.perf_counter(), time.process_time()
        self.until = began + seconds
        for table in tables:
            table.begin()
        await asyncio.sleep(seconds)
        while any(table.moving for table in tables) and not self.errors:
            await asyncio.sleep(0.005)
        took = time.perf_counter() - began
        self.own_share = (time.process_time() - worked) / took
        return took

    def close(self, tables: "list[LoadedTable]") -> None:
        """Everyone leaves at once."""
        for table in tables:
            table.close()


class TableSocket(WSListener):  # type: ignore[misc]
    """One socket at a table."""

    def __init__(self, table: "LoadedTable", place: int) -> None:
        super().__init__()
        self._table = table
        self._place = place

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The server may speak before the connecting task wakes up."""
        self._table.lines.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hand the message to the table."""
        if frame.msg_type == WSMsgType.TEXT:
            self._table.load.received += frame.payload_size
            self._table.hear(self._place, frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """It must not happen while the load runs."""
        self._table.lost()


class LoadedTable(ABC):
    """Sockets at one game: the players' first, then those of spectators."""

    def __init__(self, load: Load, players: int, spectators: int) -> None:
        self.load = load
        self.players = players
        self.seen = [0] * (players + spectators)
        self.moves = 0
        self.moving = False
        self._playing = False
        self._sent = 0.0
        self._sent_at = 0  # the sequence number a move was made at
        self._due = 0.0
        self._waiting: asyncio.TimerHandle | None = None
        self.lines: list[WSTransport] = []
        self._all_there = asyncio.Event()

    @abstractmethod
    def hear(self, place: int, message: bytes) -> None:
        """Take a message in, and call `saw` if the game has gone on."""

    @abstractmethod
    def next_move(self) -> tuple[int, str] | None:
        """The next move and the socket that sends it; None when the game is over."""

    async def connect(self, url: str, headers: Mapping[str, str] | None = None) -> None:
        """One more socket."""
        place = len(self.lines)
        await ws_connect(lambda: TableSocket(self, place), url, extra_headers=headers)

    def send(self, place: int, text: str) -> None:
        """Say something on a socket."""
        self.lines[place].send(WSMsgType.TEXT, text.encode())

    async def ready(self) -> None:
        """Until every socket has the game."""
        await asyncio.wait_for(self._all_there.wait(), 30)

    def saw(self, place: int, seq: int) -> None:
        """A socket has the game as of a sequence number."""
        self.seen[place] = seq
        if self.moving:
            if seq > self._sent_at and self._agree():
                self.load.times.append(time.perf_counter() - self._sent)
                self.moves += 1
                self.moving = False
                self._wait()
        elif not self._playing and seq and self._agree():
            self._all_there.set()

    def begin(self) -> None:
        """Play from now on, at a moment of the interval that is the table's own."""
        self._playing = True
        if self._waiting is not None:
            self._waiting.cancel()
        self._due = time.perf_counter() + random.random() * self.load.interval
        self._wait()

    def lost(self) -> None:
        """A socket was closed."""
        if self._playing:
            self.load.errors.append("a connection was lost")

    def close(self) -> None:
        """Leave at once."""
        self._playing = False
        for line in self.lines:
            line.disconnect()

    def _agree(self) -> bool:
        return min(self.seen) == max(self.seen)

    def _wait(self) -> None:
        now = time.perf_counter()
        if self._due > now:
            self._waiting = asyncio.get_running_loop().call_later(self._due - now, self._move)
        else:
            self._move()

    def _move(self) -> None:
        now = time.perf_counter()
        if now >= self.load.until or not self._playing:
            return
        if (move := self.next_move()) is None:
            self.load.errors.append("a game was over: measure fewer seconds")
            return
        self._due = max(self._due + self.load.interval, now)
        place, text = move
        self._sent_at, self.moving, self._sent = self.seen[place], True, time.perf_counter()
        self.send(place, text)


def percentiles(times: list[float]) -> dict[str, float]:
    """p50, p99 and the longest, in milliseconds."""
    ordered = sorted(times)
    parts = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {name: 1000 * ordered[int(part * (len(ordered) - 1))] for name, part in parts.items()}
