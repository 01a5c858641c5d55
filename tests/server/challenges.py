"""Making, joining, playing and leaving duels and evenings in tests."""

import asyncio
from typing import Any

from okapi.client import Session
from okapi.server.protocol.messages import (
    ChallengeList,
    ChallengePage,
    DealComparison,
    GameInfo,
    JoinChallenge,
    NewChallenge,
)
from okapi.server.status import Status
from server.people import play_to_the_end, until

BOTS = ("random", "greedy")


async def challenge(host: Session, *others: Session, **given: Any) -> ChallengePage:
    """A challenge that the others have joined by its link."""
    wanted = NewChallenge(BOTS, **{"size": max(2, 1 + len(others)), **given})
    made = await host.ask("POST", "/api/challenges", wanted, gives=ChallengePage)
    for other in others:
        await join(other, made)
    return await look(host, made)


def link_of(it: ChallengePage) -> JoinChallenge:
    return JoinChallenge(str(it.link).partition("#")[2])


async def join(person: Session, it: ChallengePage) -> ChallengePage:
    return await person.ask("POST", f"/api/challenges/{it.id}/join", link_of(it), gives=ChallengePage)


async def look(person: Session, it: ChallengePage) -> ChallengePage:
    return await person.ask("GET", f"/api/challenges/{it.id}", gives=ChallengePage)


async def begin(person: Session, it: ChallengePage, number: int = 1) -> GameInfo:
    return await person.ask("POST", f"/api/challenges/{it.id}/deals/{number}", gives=GameInfo)


async def finish(person: Session, it: ChallengePage, number: int = 1) -> str:
    game, seat = await begin(person, it, number), it.deals[number - 1].seat
    await play_to_the_end(game.id, *(person if one == seat else None for one in range(3)))
    await until(person, game.id, lambda info: info.status is Status.OVER)
    return game.id


async def leave(person: Session, it: ChallengePage) -> ChallengeList:
    return await person.ask("POST", f"/api/challenges/{it.id}/leave", gives=ChallengeList)


async def over(person: Session, it: ChallengePage) -> ChallengePage:
    async with asyncio.timeout(60):
        while not (found := await look(person, it)).is_over:
            await asyncio.sleep(0.05)
        return found


async def compared(person: Session, it: ChallengePage, number: int = 1) -> DealComparison:
    return await person.ask("GET", f"/api/challenges/{it.id}/deals/{number}", gives=DealComparison)
