"""A worker process: plays the games it is sent, one at a time, and says whose turn it is to think."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Protocol

from msgspec import Struct

from okapi.board import Board
from okapi.bots import Bot, find_bot
from okapi.dealer import SeededDealer
from okapi.game import Seat
from okapi.record import Record, header_for, luck_of, save

from .forfeit import describe
from .match import Match, play_match
from .result import Result, result_of
from .schedule import Fixture
from .supervision import Supervised

NOBODY = -1.0
BotMaker = Callable[[str, str], Bot]


def make_bot(name: str, seed: str) -> Bot:
    """The bot of that name in the registry."""
    return find_bot(name).factory(seed)


class Brief(Struct, frozen=True):
    """What a worker is told once."""

    board: Board
    limit: float  # seconds a decision may take
    records: Path | None = None  # the folder to keep the games in
    make: BotMaker = make_bot


class Memory(Protocol):
    """Two numbers that two processes can see."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


class Pulse:
    """Memory shared with the tournament: which seat is thinking, and since when."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    @property
    def seat(self) -> Seat | None:
        """The seat that is thinking, or None."""
        return None if self._memory[0] == NOBODY else int(self._memory[0])

    @property
    def since(self) -> float:
        """When that began, on the clock that all processes share."""
        return self._memory[1]

    def beat(self, seat: float = NOBODY) -> None:
        """From now on this seat is thinking."""
        self._memory[1] = monotonic()  # first: a seat must never be seen with the time of another
        self._memory[0] = seat

    @contextmanager
    def thinking(self, seat: Seat) -> Iterator[None]:
        """Show that this seat is thinking."""
        self.beat(seat)
        try:
            yield
        finally:
            self._memory[0] = NOBODY
            self._memory[1] = monotonic()


class Breakdown(Struct, frozen=True):
    """Something other than a bot failed; the tournament cannot go on."""

    error: str


def work(connection: Connection, memory: Memory, brief: Brief) -> None:
    """The life of a worker; it ends with the tournament's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tournament is interrupted, and stops its workers
    os.dup2(2, 1)  # what bots print must not get into the results
    pulse = Pulse(memory)
    while True:
        try:
            fixture = connection.recv()
        except EOFError:
            return
        connection.send(_answer(fixture, brief, pulse))


def _answer(fixture: Fixture, brief: Brief, pulse: Pulse) -> Result | Breakdown:
    try:
        return play_fixture(fixture, brief, pulse)
    except Exception as error:
        return Breakdown(describe(error))


def play_fixture(fixture: Fixture, brief: Brief, pulse: Pulse) -> Result:
    """Play one game, and keep its record if that is wanted."""
    pulse.beat()
    bots = [
        Supervised(partial(brief.make, bot, seed), brief.limit, partial(pulse.thinking, seat))
        for seat, (bot, seed) in enumerate(zip(fixture.seating, fixture.bot_seeds, strict=True))
    ]
    dealer = SeededDealer(fixture.seed)
    match = play_match(brief.board, bots, dealer)
    if brief.records is not None:
        _save(fixture, match, dealer, brief.board, brief.records)
    return result_of(fixture, match, [bot.times for bot in bots])


def _save(fixture: Fixture, match: Match, dealer: SeededDealer, board: Board, folder: Path) -> None:
    header = header_for(board, fixture.seating, luck=luck_of(dealer))
    save(Record(header, match.events), folder / f"game-{fixture.number:06}.jsonl")
