"""The servers that are measured, each on the same one core, and one run of the load against them."""

import gc
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import msgspec
import uvloop

from bench.boardgame_io_tables import BoardgameIoServer, BoardgameIoTable
from bench.load import Load, LoadedTable, percentiles
from bench.measured import busy_seconds, cpu_seconds, pin
from bench.okapi_tables import OkapiServer, OkapiTable, people_of
from server.postgres import running_postgres
from server.running import family

SERVER_CORE, OWN_CORE = 0, 1


class Run(msgspec.Struct, frozen=True):
    """What one run of the load found."""

    moves: float  # a second
    p50: float  # milliseconds
    p99: float
    max: float
    cpu: float  # microseconds of the server's processor time a move
    database_cpu: float  # PostgreSQL's, likewise
    sent: float  # kilobytes a move, to all sockets together
    own_share: float  # of its core that the generator was busy
    disturbed: float  # share of the server's core that other processes took


class Contender(ABC):
    """A server that can be put under load."""

    name: str
    pid: int
    postgres: int | None = None

    @abstractmethod
    def started(self) -> AbstractContextManager[None]:
        """A new server on a new database."""

    @abstractmethod
    async def seat(self, load: Load, games: int, spectators: int = 0) -> list[LoadedTable]:
        """Games that are ready to be played."""

    def cpu(self) -> tuple[float, float]:
        """Processor seconds so far: the server's, and PostgreSQL's."""
        database = cpu_seconds(family(self.postgres)) if self.postgres else 0.0
        return cpu_seconds(family(self.pid)), database


class Okapi(Contender):
    """Ours, with durable commits."""

    def __init__(
        self,
        database: str,
        workers: int = 1,
        folder: Path | None = None,
        *,
        meet: bool = False,
        profile: Path | None = None,
    ) -> None:
        self._database = database
        self._workers = workers
        self._folder = folder
        self._meet = meet
        self._profile = profile
        of_many = f", {workers} worker{'s' * (workers > 1)}" if database == "postgres" else ""
        self.name = f"Okapi, {database}{of_many}{', sockets of a game at one' * meet}"

    @contextmanager
    def started(self) -> Iterator[None]:
        """A new server on a new database."""
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=self._folder)))
            database = str(folder / "load.db")
            if self._database == "postgres":
                postgres = stack.enter_context(running_postgres(folder / "postgres", durable=True))
                self.postgres = postgres.pid
                pin(family(self.postgres), SERVER_CORE)
                database = postgres.database("postgres")
            self.server = OkapiServer(folder, database, self._workers, meet=self._meet, profile=self._profile)
            self.server.start(core=SERVER_CORE)
            self.pid = self.server.pid
            stack.callback(self.server.stop)
            yield

    async def seat(self, load: Load, games: int, spectators: int = 0) -> list[LoadedTable]:
        """Games between the same two people."""
        people = await people_of(self.server)
        tables = [OkapiTable(load, spectators) for _ in range(games)]
        for number, table in enumerate(tables):
            await table.sit_down(people[number % len(people)])
        return list(tables)


class BoardgameIo(Contender):
    """boardgame.io, with everything in memory."""

    name = "boardgame.io, in memory"

    @contextmanager
    def started(self) -> Iterator[None]:
        """A new server."""
        with tempfile.TemporaryDirectory() as folder:
            self.server = BoardgameIoServer(Path(folder) / "log")
            self.pid = self.server.pid
            pin(family(self.pid), SERVER_CORE)
            try:
                yield
            finally:
                self.server.stop()

    async def seat(self, load: Load, games: int, spectators: int = 0) -> list[LoadedTable]:
        """Matches between two players."""
        tables = [BoardgameIoTable(load, f"match{number}") for number in range(games)]
        for table in tables:
            await table.sit_down(self.server)
        return list(tables)


def measure(contender: Contender, rate: float | None, games: int, seconds: float, spectators: int = 0) -> Run:
    """One run on a new server; without a rate as fast as it can."""

    with contender.started():
        return uvloop.run(seat_and_play(contender, rate, games, seconds, spectators))


async def seat_and_play(
    contender: Contender, rate: float | None, games: int, seconds: float, spectators: int = 0
) -> Run:
    """One run on a server that has started."""
    load = Load(games, rate)
    tables = await contender.seat(load, games, spectators)
    run = await play(contender, tables, load, seconds)
    load.close(tables)
    return run


async def play(contender: Contender, tables: list[LoadedTable], load: Load, seconds: float) -> Run:
    """Let the tables play, and measure."""
    load.times.clear()
    load.received = 0
    gc.collect()
    gc.freeze()
    gc.disable()  # the generator's own pauses must not count
    before, busy = contender.cpu(), busy_seconds(SERVER_CORE)
    took = await load.run(tables, seconds)
    after, busy = contender.cpu(), busy_seconds(SERVER_CORE) - busy
    gc.enable()
    if load.errors:
        raise SystemExit(f"the run does not count: {', '.join(sorted(set(load.errors)))}")
    moves = len(load.times)
    used, used_by_database = (1e6 * (late - early) / moves for early, late in zip(before, after, strict=True))
    return Run(
        moves=moves / took,
        **percentiles(load.times),
        cpu=used,
        database_cpu=used_by_database,
        sent=load.received / moves / 1000,
        own_share=load.own_share,
        disturbed=max(0.0, busy - sum(after) + sum(before)) / took,
    )
