"""The deal of the day: nothing of it leaks before its end, and no kill and no midnight takes a try away.

On either database by turns: everything that can be asked is asked of two servers whose deals differ; then people play a
deal on a server that is killed again and again, and in every other day midnight passes while they play.
"""

import asyncio
import logging
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

from okapi.board import africa
from okapi.client import RefusedByServer, Seat, Session
from okapi.dealer import commitment_to
from okapi.record import parse, verify
from okapi.server.clock import wall_clock
from okapi.server.protocol.messages import DealPage, GameInfo
from proof.killing import BOT_DELAY, kill
from proof.report import PartReport
from server.clocks import HOUR, NOON
from server.log import check_log
from server.postgres import Postgres, running_postgres
from server.running import ServerProcess, settings_for
from server.sockets import at_random
from server.two_deals import compare_two_deals

Answer = TypeVar("Answer")
PEOPLE = 3
KILLS = 4  # a day
PATIENCE = 5.0  # seconds
GAME_WITHIN = 180.0  # seconds, or it is stuck
EVENING, NIGHT, MORNING = NOON + 11 * HOUR, NOON + 12 * HOUR + HOUR // 3, NOON + 14 * HOUR
UNAVAILABLE = 503

# A server that shows the time which a file says, and whose deals are short games against quick bots.
AT_ANOTHER_TIME = """
import pathlib
from functools import partial
from okapi.game import Rules
from okapi.server import serving
from okapi.server.clock import SteadyClock, wall_clock
from okapi.server.deals import days, field, tables
from okapi.server.settings import settings_from

class SetClock(SteadyClock):
    def __call__(self):
        return wall_clock() + int(pathlib.Path(FILE).read_text())
    def set_to(self, moment):
        pass

tables.RULES = Rules(trains=10)
days.opponents_on = lambda day: ("random", "greedy")
field.LEVELS = ()
serving.create_app = partial(serving.create_app, clock=SetClock())
serving.serve(settings_from())
"""


class DealServer(ServerProcess):
    """A server in a process of its own, whose time is set from outside."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__(settings_for(database, bot_delay=BOT_DELAY, log_level="warning"), folder / "log")
        self._clock = folder / "clock"
        self.program = AT_ANOTHER_TIME.replace("FILE", repr(str(self._clock)))

    def set_clock(self, moment: int) -> None:
        later = self._clock.with_suffix(".new")
        later.write_text(str(moment - wall_clock()))
        later.replace(self._clock)


async def play_deals(report: PartReport, count: int) -> None:
    """This many days, by turns on SQLite and PostgreSQL."""
    logging.getLogger("okapi.server").setLevel(logging.ERROR)  # it says each second that the clock was set
    with tempfile.TemporaryDirectory() as made, running_postgres(Path(made) / "postgres") as postgres:
        for number in report.tries(count):
            kind = "PostgreSQL" if number % 2 else "SQLite"
            folder = Path(made) / f"day-{number}"
            folder.mkdir()
            one, other, third = [await _new_database(kind, postgres, folder, which) for which in range(3)]
            try:
                same = await compare_two_deals(f"{report.seed} {number}", (one, other), folder)
                report.count("answers compared", same)
                await _day(report, DealServer(third, folder), third, number)
            except AssertionError as error:
                report.foul(f"day {number} on {kind}: {error!r}")
            report.count(f"days on {kind}")
            report.say(str(report))


async def _new_database(kind: str, postgres: Postgres, folder: Path, number: int) -> str:
    if kind == "SQLite":
        return str(folder / f"{number}.db")
    return await asyncio.to_thread(postgres.new_database)


async def _day(report: PartReport, server: DealServer, database: str, number: int) -> None:
    """People play a deal while the server is killed; then the day is over, and all is checked."""
    random, passes_midnight = Random(f"{report.seed} {number}"), number // 2 % 2 == 0
    server.set_clock(EVENING)
    await asyncio.to_thread(server.start)
    try:
        people = [await Session.become(server.address, f"Person {one}") for one in range(PEOPLE)]
        stranger = await Session.become(server.address, "Stranger")
        today = await _page(stranger, "today")
        path = f"/api/deals/{today.name}"
        games = [await _begin(person, path) for person in people]
        seats = [
            Seat(person, game, 0, at_random(f"{report.seed} {game}"), PATIENCE)
            for person, game in zip(people, games, strict=True)
        ]
        playing = asyncio.gather(*(asyncio.wait_for(seat.play(), GAME_WITHIN) for seat in seats))
        for _ in range(KILLS):
            await asyncio.wait([playing], timeout=random.uniform(0.1, 3))
            if playing.done():
                break
            await kill(server, report)
            if passes_midnight:
                server.set_clock(NIGHT)
            await asyncio.to_thread(server.start)
        await playing
        report.count("tries past midnight" if passes_midnight else "tries on the day", PEOPLE)
        for person, game, seat in zip(people, games, seats, strict=True):
            await check_log(database, game, [seat])
            found = await _page(person, today.name)
            assert found.mine is not None
            assert (found.mine.game, found.people) == (game, PEOPLE)
            assert found.mine.total is not None, "a try that ended in time counts"
            assert await _begin(person, path) == game, "there is no second try"
        page = await _page(stranger, today.name)
        assert (page.secret, page.field, page.mine) == (None, None, None)
        server.set_clock(MORNING)
        opened = await _page(stranger, today.name)
        assert opened.secret is not None
        assert commitment_to(bytes.fromhex(opened.secret)) == today.commitment, "what was promised was dealt"
        for game in games:
            verify(parse(await stranger.record(game)), africa())
            report.count("records verified")
    finally:
        await asyncio.to_thread(server.stop)


async def _begin(person: Session, path: str) -> str:
    """Sit down, three times at once: there is one try."""
    begun = await asyncio.gather(*(_surely(lambda: person.ask("POST", path, gives=GameInfo)) for _ in range(3)))
    [game] = {one.id for one in begun}
    return game


async def _page(person: Session, deal: str) -> DealPage:
    return await _surely(lambda: person.ask("GET", f"/api/deals/{deal}", gives=DealPage))


async def _surely(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask until the server is there."""
    async with asyncio.timeout(PATIENCE * 6):
        while True:
            try:
                return await ask()
            except RefusedByServer as refused:
                if refused.status != UNAVAILABLE:
                    raise
            except OSError:
                pass
            await asyncio.sleep(0.1)
