"""How long a game takes, as an invitation says it."""

import pytest

from okapi.client import Session
from okapi.game import Rules
from okapi.server.protocol.messages import CreatedGame, NewGame, SeatPlan
from okapi.server.status import Agreement
from server.running import BOT, ME, OPEN, Running

pytestmark = pytest.mark.anyio
A_DAY = 24 * 3600


async def minutes(session: Session, *others: SeatPlan, trains: int = 45, clock: int | None = None) -> int | None:
    plan = NewGame((ME, *others), Agreement(Rules(trains=trains), clock=clock))
    return (await session.ask("POST", "/api/games", plan, gives=CreatedGame)).game.minutes


async def test_a_game_takes_longer_with_more_people_and_more_trains_and_no_time_at_all_over_days(
    server: Running,
) -> None:
    ada = await server.person("Ada")
    assert await minutes(ada, *[OPEN] * 4) == 60
    assert await minutes(ada, OPEN) == 25
    assert await minutes(ada, OPEN, trains=15) == 10
    assert (await minutes(ada, BOT) or 0) < (await minutes(ada, OPEN) or 0), "bots do not think long"
    assert await minutes(ada, OPEN, clock=60) == 25
    assert await minutes(ada, OPEN, clock=A_DAY) is None
