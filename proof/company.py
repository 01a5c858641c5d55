"""Company at many tables of servers that may go down: every game is played, and checked to the last event."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from okapi.board import africa
from okapi.client import RefusedByServer, Seat, Session
from okapi.game import Event, redact
from okapi.record import RecordError, parse, verify
from okapi.server.protocol.messages import Accepted, CreatedGame, GameInfo, Join, NewGame, SeatPlan, Start
from okapi.server.status import Agreement, SeatKind
from proof.people import ANSWERS_WITHIN, AnswerTimes, Person, Uptime
from proof.report import PartReport
from server.log import Doubled, Lost, check_log
from server.sockets import SHORT, at_random

STANDSTILL = 45.0  # seconds without a move after which somebody is left waiting
ME, OPEN, BOT = SeatPlan(SeatKind.PERSON), SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.BOT, bot="random")


class ShownOtherwise(AssertionError):
    """Somebody was sent something other than what the record says."""


WRONG: dict[type[Exception], str] = {Lost: "lost", Doubled: "doubled", ShownOtherwise: "shown otherwise"}


class Company:
    """Keeps tables busy with game after game until it is asked to finish."""

    def __init__(
        self, report: PartReport, addresses: Sequence[str], database: str, *, name: str = "", thinks: float = 0
    ) -> None:
        self._report = report
        self._addresses = addresses
        self._database = database
        self._thinks = thinks  # seconds before a move, at most
        self._seed = f"{report.seed} {name}".strip()
        self._random = Random(self._seed)
        self._seats: dict[str, list[Seat]] = {}
        self.finished: dict[str, Person] = {}  # games that are over, and who was there
        self.uptime = Uptime()
        self.answers = AnswerTimes()
        report.expect("games", "acknowledged moves", *WRONG.values(), "events compared")
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

    def acknowledged(self) -> dict[str, list[Accepted]]:
        """Every move that was acknowledged so far, by game."""
        return {game: [it for seat in seats for it in seat.acknowledged] for game, seats in self._seats.items()}

    async def _person(self, name: str) -> Person:
        random = Random(f"{self._seed} {name}")
        person = Person(self._addresses, random, self.uptime, self.answers, self._thinks)
        known = await person.surely(lambda: Session.become(person.address, name))
        person.token = known.token
        await person.surely(lambda: person.board(africa().content_hash))
        return person

    async def _play_on(self, people: list[Person], spectators: list[Person], bots: int) -> None:
        while not self._finishing:
            game = ""
            try:
                game = await self._set_up(people, bots)
                await self._play(game, people, spectators)
            except RefusedByServer as refused:
                self._report.foul(f"{game} refused with {refused.status} {refused}")
                await self._look_for_losses(game)
                await asyncio.sleep(1)
            except (OSError, TimeoutError) as error:
                self._report.foul(f"no server answered for {ANSWERS_WITHIN:.0f} s: {error!r}")

    async def _set_up(self, people: list[Person], bots: int) -> str:
        host, *guests = people
        wanted = NewGame((ME, *[OPEN] * len(guests), *[BOT] * bots), Agreement(SHORT))
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
            choose = at_random(f"{self._seed} {self._random.random()}")
            seats.append(Seat(person, game, number, choose, patience=2 * STANDSTILL))
        self._seats[game] = seats
        going_on = [seat.play(again_after=0.05) for seat in seats]
        looking_on = [person.look_on(game) for person in spectators]
        tasks = [asyncio.create_task(one) for one in (*going_on, *looking_on)]
        try:
            if not await self._all_end(tasks, (*people, *spectators)):
                self._report.foul(f"{game} stands still at {[one.seq for one in (*people, *spectators)]}")
                await self._look_for_losses(game)
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
            self.finished[game] = people[0]
        except (RecordError, AssertionError) as error:
            self._wrong(game, error)

    def _wrong(self, game: str, error: Exception) -> None:
        self._report.foul(f"{game}: {error}")
        self._report.count(WRONG.get(type(error), "otherwise wrong"))

    async def _look_for_losses(self, game: str) -> None:
        """A game that cannot be played to its end may have lost moves that its people know."""
        try:
            await self._check_log(game, self._seats.get(game, []))
        except AssertionError as error:
            self._wrong(game, error)

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
        if person.seq != len(events):
            raise ShownOtherwise("the game and its record differ in length")
        self._report.count("gaps", person.gaps)
        if not person.gaps:
            if person.events != [redact(event, seat) for event in events]:
                raise ShownOtherwise(f"seat {seat} heard otherwise")
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
