"""Fair time: downtime is given back, and setting a clock ends no game."""

import asyncio
import time
from collections.abc import Callable

import pytest
from sqlalchemy import update

from okapi.client import Session
from okapi.server.protocol.messages import GameChanged, GameInfo
from okapi.server.storage.database import Database
from okapi.server.storage.schema import games, service
from server.running import running, settings_for, table_of
from server.sockets import the_next, watch

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]
MINUTE, DAY = 60_000, 24 * 3600 * 1000
CLOCK = 600  # seconds


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the machine's clock wrong by this many milliseconds."""
    true = time.time_ns

    def set_it(ahead: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: true() + 1_000_000 * ahead)

    return set_it


def now() -> int:
    return time.time_ns() // 1_000_000


async def room_at(address: str, person: Session, game: str) -> GameInfo:
    return await Session(address, person.token).ask("GET", f"/api/games/{game}", gives=GameInfo)


async def test_downtime_longer_than_the_clock_costs_nobody_their_seat(
    sqlite_database: str, set_clock: Callable[[int], None]
) -> None:
    settings = settings_for(sqlite_database)
    async with running(settings) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, clock=CLOCK)
        assert game.deadline is not None
        left = game.deadline - now()
    set_clock(DAY)
    async with running(settings) as server:
        again = await room_at(server.address, ada, game.id)
        assert again.deadline is not None
        assert now() < again.deadline <= now() + left
        assert [seat.stand_in for seat in again.seats] == [None, None]


@pytest.mark.parametrize(
    ("left", "given"),
    [(5 * MINUTE, 5 * MINUTE), (5_000, 15_000), (-5_000, 15_000), (20 * MINUTE, 10 * MINUTE)],
)
async def test_after_an_interruption_people_have_the_time_they_had_but_enough_to_come_back(
    database: str, left: int, given: int
) -> None:
    settings = settings_for(database)
    async with running(settings) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, clock=CLOCK)
        short = await table_of(ada, ben, clock=5)
    began = now()
    await shift(database, served_until=began - DAY, deadline=began - DAY + left)
    async with running(settings) as server:
        again = await room_at(server.address, ada, game.id)
        assert again.deadline is not None
        assert given <= again.deadline - began < given + MINUTE
        soon = await room_at(server.address, ada, short.id)
        assert soon.deadline is not None
        assert 5_000 <= soon.deadline - began < 5_000 + MINUTE


async def shift(database: str, *, served_until: int, deadline: int) -> None:
    """Store when a server was last up, and one deadline for all games."""
    opened = Database(database)
    async with opened.write() as connection:
        await connection.execute(update(service).values(served_until=served_until))
        await connection.execute(update(games).values(deadline=deadline, wake_at=deadline))
    await opened.close()


async def test_a_clock_that_is_eight_days_ahead_for_a_while_ends_no_game(
    database: str, set_clock: Callable[[int], None]
) -> None:
    async with running(settings_for(database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, clock=CLOCK)
        one, _ = await watch(ada, game.id, 0)
        for ahead in (8 * DAY, 0, -8 * DAY, 0):
            set_clock(ahead)
            if not server.context.database.is_shared:  # PostgreSQL's clock is the one that counts there
                moved = await the_next(one, GameChanged, lambda changed: is_within_the_clock(changed.game))
                assert [seat.stand_in for seat in moved.game.seats] == [None, None]
        await asyncio.sleep(1.5)
        again = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
        assert is_within_the_clock(again)
        assert [seat.stand_in for seat in again.seats] == [None, None]
        await one.close()


def is_within_the_clock(game: GameInfo) -> bool:
    return game.deadline is not None and now() < game.deadline <= now() + 1000 * CLOCK


async def test_while_one_process_serves_nothing_is_given_back(postgres_database: str) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as first:
        ada, ben = await first.person("Ada"), await first.person("Ben")
        game = await table_of(ada, ben, clock=CLOCK)
        async with running(settings) as second:
            assert (await room_at(second.address, ada, game.id)).deadline == game.deadline
        async with running(settings) as third:
            await asyncio.sleep(2)
            assert (await room_at(third.address, ada, game.id)).deadline == game.deadline
        assert (await room_at(first.address, ada, game.id)).deadline == game.deadline
