"""People who play many games at once on servers that may go down, and check every game to the last event."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from okapi.board import africa
from okapi.client import RefusedByServer, Seat, Session, Socket
from okapi.game import Event, redact
from okapi.record import RecordError, parse, verify
from okapi.server.protocol.messages import (
    CreatedGame,
    FromServer,
    GameInfo,
    Join,
    NewGame,
    RefusedMessage,
    SeatPlan,
    Start,
    Update,
    Watch,
)
from okapi.server.status import SeatKind
from proof.report import Report
from server.log import check_log
from server.sockets import SHORT, at_random

Answer = TypeVar("Answer")
STANDSTILL = 45.0  # seconds without a move after which somebody is left waiting
ANSWERS_WITHIN = 90.0  # seconds
UNAVAILABLE = 503
ME, OPEN, BOT = SeatPlan(SeatKind.PERSON), SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.BOT, bot="random")


class Uptime:
    """A clock that stands still while something is down: nobody can be expected to move then."""

    def __init__(self) -> None:
        self._faults = 0
        self._gone = 0.0
        self._since = time.monotonic()

    def now(self) -> float:
        """Seconds in which everything was up."""
        return self._gone if self._faults else self._gone + time.monotonic() - self._since

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """While a fault lasts."""
        self._gone, self._faults = self.now(), self._faults + 1
        try:
            yield
        finally:
            self._faults, self._since = self._faults - 1, time.monotonic()


class Person(Session):
    """Somebody who remembers all they hear of one game, and goes to any of the servers."""

    def __init__(self, addresses: Sequence[str], random: Random, uptime: "Uptime") -> None:
        super().__init__(random.choice(addresses))
        self._addresses = addresses
        self._random = random
        self._uptime = uptime
        self.forget()

    def forget(self) -> None:
        """Begin another game."""
        self.events: list[Event] = []
        self.seq = 0
        self.gaps = 0
        self.moved = self._uptime.now()

    def hear(self, update: Update) -> None:
        """Add what an update brings."""
        if update.seq > self.seq:
            self.seq, self.moved = update.seq, self._uptime.now()
        known = len(self.events)
        if update.after > known:
            self.gaps += 1
        elif update.seq > known:
            self.events += update.events[known - update.after :]

    async def play(self) -> Socket:
        """A socket to any of the servers."""
        self.address = self._random.choice(self._addresses)
        return HeardSocket(self, (await super().play()).connection)

    async def look_on(self, game: str) -> None:
        """Watch a game as a spectator until its end."""
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with await self.play() as socket:
                    await socket.send(Watch(game, None, self.seq))
                    while not isinstance(message := await socket.receive(), RefusedMessage):
                        if isinstance(message, Update) and message.score is not None:
                            return
                    if message.reason != "server.not-ready":
                        raise RefusedByServer(400, message.reason, message.details)
            await asyncio.sleep(0.05)

    async def surely(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        """Ask until a server answers. While all are down, nobody can be expected to."""
        until = self._uptime.now() + ANSWERS_WITHIN
        while True:
            try:
                return await ask()
            except RefusedByServer as refused:
                if refused.status != UNAVAILABLE or self._uptime.now() > until:
                    raise
            except (OSError, TimeoutError):
                if self._uptime.now() > until:
                    raise
            self.address = self._random.choice(self._addresses)
            await asyncio.sleep(0.05)


class HeardSocket(Socket):
    """A socket whose person remembers what it said."""

    def __init__(self, person: Person, connection: ClientConnection) -> None:
        super().__init__(person, connection)
        self._person = person

    async def receive(self) -> FromServer:
        """The next message."""
        message = await super().receive()
        match message:
            case Update() as update:
                self._person.hear(update)
            case RefusedMessage(update=Update() as update):
                self._person.hear(update)
        return message


class Company:
    """Keeps tables busy with game after game until it is told to finish."""

    def __init__(self, report: Report, addresses: Sequence[str], database: str) -> None:
        self._report = report
        self._addresses = addresses
        self._database = database
        self._random = Random(report.seed)
        self.uptime = Uptime()
        self._finishing = False
        self._tables: list[asyncio.Task[None]] = []

    async def sit_down(self, tables: int) -> None:
        """Occupy tables of two to five seats, up to two of them bots', every other one with a spectator."""
        for number in range(tables):
            people = [await self._person(f"P{number}-{each}") for each in range(2 + number % 2)]
            spectators = [await self._person(f"S{number}")] if number % 2 else []
            playing = self._play_on(people, spectators, bots=(number // 2) % 3)
            self._tables.append(asyncio.create_task(playing))

    async def finish(self, after: int = 0) -> None:
        """Every game that has begun goes on to its end, and others begin until there were enough."""
        while self._report.figures["games"] < after and not self._report.fouls:
            await asyncio.sleep(0.5)
        self._finishing = True
        await asyncio.gather(*self._tables)

    async def _person(self, name: str) -> Person:
        person = Person(self._addresses, Random(f"{self._report.seed} {name}"), self.uptime)
        known = await person.surely(lambda: Session.become(person.address, name))
        person.token = known.token
        await person.surely(lambda: person.board(africa().content_hash))
        return person

    async def _play_on(self, people: list[Person], spectators: list[Person], bots: int) -> None:
        while not self._finishing:
            try:
                game = await self._set_up(people, bots)
                await self._play(game, people, spectators)
            except RefusedByServer as refused:
                self._report.foul(f"refused with {refused.status} {refused}")
                await asyncio.sleep(1)
            except (OSError, TimeoutError) as error:
                self._report.foul(f"no server answered for {ANSWERS_WITHIN:.0f} s: {error!r}")

    async def _set_up(self, people: list[Person], bots: int) -> str:
        host, *guests = people
        wanted = NewGame((ME, *[OPEN] * len(guests), *[BOT] * bots), rules=SHORT)
        made = await host.surely(lambda: host.ask("POST", "/api/games", wanted, gives=CreatedGame))
        path, join = f"/api/games/{made.game.id}", Join(made.invite.invite)
        for guest in guests:
            await guest.surely(partial(guest.ask, "POST", f"{path}/join", join, gives=GameInfo))
        try:
            await host.surely(lambda: host.ask("POST", f"{path}/start", Start(1), gives=GameInfo))
        except RefusedByServer as refused:
            if refused.reason != "game.already-started":  # the answer to the first try was lost
                raise
        return made.game.id

    async def _play(self, game: str, people: list[Person], spectators: list[Person]) -> None:
        seats = []
        for person in (*people, *spectators):
            person.forget()
        for number, person in enumerate(people):
            choose = at_random(f"{self._report.seed} {self._random.random()}")
            seats.append(Seat(person, game, number, choose, patience=2 * STANDSTILL))
        going_on = [seat.play(again_after=0.05) for seat in seats]
        looking_on = [person.look_on(game) for person in spectators]
        tasks = [asyncio.create_task(one) for one in (*going_on, *looking_on)]
        try:
            if not await self._all_end(tasks, (*people, *spectators)):
                self._report.foul(f"{game} stands still at {[one.seq for one in (*people, *spectators)]}")
                return
        finally:
            for task in tasks:
                task.cancel()
        self._report.count("games")
        self._report.count("acknowledged moves", sum(len(seat.acknowledged) for seat in seats))
        record = parse(await people[0].surely(lambda: people[0].record(game)))
        try:
            verify(record, africa())
            await self._check_log(game, seats)
            for number, person in enumerate(people):
                self._compare(person, number, record.events)
            for person in spectators:
                self._compare(person, None, record.events)
        except (RecordError, AssertionError) as error:
            self._report.foul(f"{game}: {error}")

    async def _all_end(self, tasks: list[asyncio.Task[Any]], everyone: Sequence[Person]) -> bool:
        """Whether all come to the end of the game: none of them may hear nothing for long."""
        while not all(task.done() for task in tasks):
            await asyncio.wait(tasks, timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
            for task in tasks:
                if task.done():
                    task.result()
            waiting = (one for one, task in zip(everyone, tasks, strict=True) if not task.done())
            standing = self.uptime.now() - min((one.moved for one in waiting), default=self.uptime.now())
            self._report.at_least("s longest wait", round(standing))
            if standing > STANDSTILL:
                return False
        return True

    def _compare(self, person: Person, seat: int | None, events: Sequence[Event]) -> None:
        """What somebody was sent is what the record says, as far as they may know it."""
        assert person.seq == len(events), "the game and its record differ in length"
        self._report.count("gaps", person.gaps)
        if not person.gaps:
            assert person.events == [redact(event, seat) for event in events], f"seat {seat} heard otherwise"
            self._report.count("events compared", len(events))

    async def _check_log(self, game: str, seats: list[Seat]) -> None:
        until = time.monotonic() + ANSWERS_WITHIN
        while True:
            try:
                return await check_log(self._database, game, seats)
            except AssertionError:
                raise
            except Exception:  # PostgreSQL restarts just now
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.2)
