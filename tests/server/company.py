"""Regular tables and games on a real board, in tests."""

import asyncio
from typing import Any

from okapi.client import Session
from okapi.server.protocol.messages import (
    JoinRegularTable,
    KnownPeople,
    Me,
    NewKeptGame,
    NewKeptLine,
    NewRegularTable,
    RegularTableInfo,
)


async def id_of(person: Session) -> str:
    return (await person.ask("GET", "/api/me", gives=Me)).id


async def regular_table(owner: Session, *others: Session, **given: Any) -> RegularTableInfo:
    """A regular table that the others have joined by its link."""
    made = await owner.ask("POST", "/api/tables", NewRegularTable("Sundays", **given), gives=RegularTableInfo)
    for other in others:
        await join(other, made)
    return await owner.ask("GET", f"/api/tables/{made.id}", gives=RegularTableInfo)


async def join(person: Session, table: RegularTableInfo) -> RegularTableInfo:
    wanted = JoinRegularTable(str(table.link).partition("#")[2])
    return await person.ask("POST", f"/api/tables/{table.id}/join", wanted, gives=RegularTableInfo)


async def people_of(person: Session) -> dict[str, Any]:
    """The people whom a person knows, by name."""
    found = await person.ask("GET", "/api/me/people", gives=KnownPeople)
    return {one.name: one for one in found.people}


async def knows(person: Session, name: str) -> None:
    """Wait until a game that has just ended is in the almanac."""
    async with asyncio.timeout(60):
        while name not in await people_of(person):
            await asyncio.sleep(0.02)


def kept_line(name: str, person: str | None, routes: int, tickets: int = 0, **given: Any) -> NewKeptLine:
    """A player of a game on a real board, without doublings."""
    numbers = {"claimed": 5, "doubled": 0, "completed": 1, "failed": 0, "doubling": 0, "globetrotter": 0, **given}
    return NewKeptLine(name=name, person=person, routes=routes, tickets=tickets, **numbers)


def kept_game(*lines: NewKeptLine, id: str = "kept", **given: Any) -> NewKeptGame:
    return NewKeptGame(id=id, ended=1_700_000_000_000, lines=lines, **given)
