"""Two servers on one PostgreSQL: whichever people reach, they sit at the same table and miss nothing."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from okapi.client import Session, Socket
from okapi.game import options
from okapi.server.protocol.messages import (
    Accepted,
    Command,
    CreatedGame,
    FromServer,
    GameInfo,
    NewGame,
    RefusedMessage,
    Start,
    Unwatch,
    Update,
    Watch,
)
from okapi.server.status import Agreement
from proof.company import ME, Company
from proof.killing import BOT_DELAY
from proof.report import PartReport
from server.postgres import running_postgres
from server.running import ServerProcess, settings_for
from server.sockets import SHORT

TABLES = 12
GAMES_WATCHED = 12
WATCHES_A_GAME = 3  # timed watches for every game asked for
ARRIVES_WITHIN = 10.0  # seconds


@asynccontextmanager
async def two_servers(**given: Any) -> AsyncIterator[tuple[list[str], str]]:
    """The addresses of two servers, and their database."""
    with tempfile.TemporaryDirectory() as folder, running_postgres(Path(folder) / "postgres") as postgres:
        database = await asyncio.to_thread(postgres.new_database)
        settings = settings_for(database, bot_delay=BOT_DELAY, log_level="warning", **given)
        servers = [ServerProcess(settings, Path(folder) / f"log{number}") for number in (1, 2)]
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            yield [server.address for server in servers], database
        finally:
            for server in servers:
                server.stop()


async def play_across_processes(report: PartReport, count: int) -> None:
    """Games whose people come to either server, then moves at one while the other loads the game."""
    async with two_servers() as (addresses, database):
        company = Company(report, addresses, database)
        await company.sit_down(TABLES)
        await company.finish(after=count)
    if report.figures["gaps"]:
        report.foul(f"{report.figures['gaps']} updates left events out")
    async with two_servers(games_in_memory=1) as (addresses, _):
        await watch_while_moving(report, WATCHES_A_GAME * count, addresses)


async def watch_while_moving(report: PartReport, count: int, addresses: list[str]) -> None:
    """A move at one server, and at about the same moment somebody begins to watch at the other."""
    random = Random(report.seed)
    here = await Session.become(addresses[0], "Here")
    there = Session(addresses[1], here.token)
    games = [await MovedGame.begin(here, random) for _ in range(GAMES_WATCHED)]
    async with await there.play() as socket:
        for number in report.tries(count):
            game = random.choice(games)
            if game.over:
                games[games.index(game)] = game = await MovedGame.begin(here, random)
            moving = asyncio.create_task(game.move())
            await asyncio.sleep(random.uniform(0, 0.03))
            await socket.send(Watch(game.id, None, 0))
            seq = await moving
            try:
                async with asyncio.timeout(ARRIVES_WITHIN):
                    while (await an_update(socket, game.id)).seq < seq:
                        pass
            except TimeoutError:
                report.foul(f"timed watch {number}: nobody there heard of {game.id}'s event {seq}")
            await socket.send(Unwatch(game.id, None))
            report.count("timed watches")
            if number % 100 == 0:
                report.say(str(report))


async def an_update(socket: Socket, game: str) -> Update:
    """The next update of a game."""
    while True:
        message: FromServer = await socket.receive()
        if isinstance(message, Update) and message.game == game:
            return message


class MovedGame:
    """A game of one person against themselves, moved on through one server."""

    def __init__(self, game: str, socket: Socket, random: Random) -> None:
        self.id = game
        self._socket = socket
        self._random = random
        self._update: Update | None = None

    @classmethod
    async def begin(cls, host: Session, random: Random) -> "MovedGame":
        """Set it up, start it, and watch both seats."""
        made = await host.ask("POST", "/api/games", NewGame((ME, ME), Agreement(SHORT)), gives=CreatedGame)
        await host.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
        game = cls(made.game.id, await host.play(), random)
        for seat in (0, 1):
            await game._socket.send(Watch(game.id, seat, None))
        while game._update is None:
            game._hear(await game._socket.receive())
        return game

    @property
    def over(self) -> bool:
        """Whether its last move was made."""
        return self._update is not None and self._update.score is not None

    async def move(self) -> int:
        """A random move; the sequence number after it."""
        update = self._update
        assert update is not None
        assert update.seat is not None
        action = self._random.choice(options(update.view))
        await self._socket.send(Command(self.id, update.seat, update.seq, f"{update.seq}", action))
        accepted = 0
        while not accepted or self._update is None or self._update.seq < accepted:
            message = await self._socket.receive()
            self._hear(message)
            if isinstance(message, Accepted):
                accepted = message.seq
            elif isinstance(message, RefusedMessage):
                raise AssertionError(f"an honest move was refused: {message.reason}")
        return accepted

    def _hear(self, message: FromServer) -> None:
        """Keep the newest update of a seat that can move, or that knows the score."""
        if isinstance(message, Update) and (message.offer is not None or message.score is not None):
            self._update = message
