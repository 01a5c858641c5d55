"""A worker process: plays the games it is sent, one at a time, and says whose turn it is to think."""

import os
import signal
from collections.abc import Callable
from functools import lru_cache, partial
from multiprocessing.connection import Connection
from time import monotonic
from typing import Protocol

from msgspec import Struct

from okapi.board import Board
from okapi.bots import Bot, find_bot
from okapi.dealer import SeededDealer
from okapi.game import Rules, Seat
from okapi.locales import Trouble
from okapi.record import Record, header_for, luck_of, to_bytes

from .forfeit import describe
from .match import play_match
from .result import Result, result_of
from .schedule import Fixture
from .supervision import Supervised, hear_alarms

NOBODY = -1.0
BotMaker = Callable[[str, str], Bot]


def make_bot(name: str, seed: str) -> Bot:
    return _factory(name)(seed)


@lru_cache(maxsize=32)
def _factory(name: str) -> Callable[[str], Bot]:
    """Looked up once: installed packages must be searched for bots from elsewhere."""
    return find_bot(name).factory


class Brief(Struct, frozen=True):
    """What a worker gets once, when it starts."""

    board: Board
    limit: float  # seconds a decision may take
    keeps_records: bool = False
    make: BotMaker = make_bot
    rules: Rules = Rules()


class Memory(Protocol):
    """Two numbers that two processes can see."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


class Heartbeat:
    """Memory shared with the tournament: which seat is thinking, and since when."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    @property
    def seat(self) -> Seat | None:
        return None if self._memory[0] == NOBODY else int(self._memory[0])

    @property
    def since(self) -> float:
        """When that began, on the clock that all processes share."""
        return self._memory[1]

    def record(self, seat: float = NOBODY) -> None:
        self._memory[1] = monotonic()  # first: a seat must never be seen with the time of another
        self._memory[0] = seat


class Thinking:
    """Shows that a seat is thinking while its `with` lasts."""

    def __init__(self, heartbeat: Heartbeat, seat: Seat) -> None:
        self._heartbeat = heartbeat
        self._seat = seat

    def __enter__(self) -> None:
        self._heartbeat.record(self._seat)

    def __exit__(self, *error: object) -> None:
        self._heartbeat.record()


class Finished(Struct, frozen=True):
    """A game that is over, and its record if it is to be kept."""

    result: Result
    record: bytes | None = None


class ArenaError(Trouble):
    """The tournament cannot go on, and no bot is to blame."""


def work(connection: Connection, memory: Memory, brief: Brief) -> None:
    """Run a worker, which ends with the tournament."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tournament is interrupted, and stops its workers
    os.dup2(2, 1)  # what bots print must not get into the results
    hear_alarms()
    heartbeat = Heartbeat(memory)
    while True:
        try:
            fixture = connection.recv()
        except EOFError:
            return
        connection.send(_answer(fixture, brief, heartbeat))


def _answer(fixture: Fixture, brief: Brief, heartbeat: Heartbeat) -> Finished | ArenaError:
    try:
        return play_fixture(fixture, brief, heartbeat)
    except Exception as error:
        return ArenaError("arena-broke-off", game=fixture.number, error=describe(error))


def play_fixture(fixture: Fixture, brief: Brief, heartbeat: Heartbeat) -> Finished:
    heartbeat.record()
    bots = [
        Supervised(partial(brief.make, bot, seed), brief.limit, Thinking(heartbeat, seat))
        for seat, (bot, seed) in enumerate(zip(fixture.seating, fixture.bot_seeds, strict=True))
    ]
    dealer = SeededDealer(fixture.seed)
    match = play_match(brief.board, bots, dealer, brief.rules)
    result = result_of(fixture, match, [bot.times for bot in bots])
    if not brief.keeps_records:
        return Finished(result)
    header = header_for(brief.board, fixture.seating, brief.rules, luck_of(dealer))
    return Finished(result, to_bytes(Record(header, match.events)))
