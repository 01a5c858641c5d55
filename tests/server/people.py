"""What people do in tests: send requests, decide, play to the end, look at pages, leave."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from okapi.client import RefusedByServer, Seat, Session
from okapi.server.protocol.messages import Accepted, Command, GameInfo, GameList, Me, PersonPage
from okapi.server.storage.schema import rating_changes, ratings
from server.running import Running
from server.sockets import answer, at_random, first_tickets, watch


async def refused(session: Session, method: str, path: str, body: object = None) -> str:
    with pytest.raises(RefusedByServer) as refusal:
        await session.ask(method, path, body, gives=GameInfo)  # type: ignore[arg-type]
    return refusal.value.reason


async def listed(session: Session, which: str) -> list[str]:
    found = await session.ask("GET", f"/api/games?list={which}", gives=GameList)
    return [game.id for game in found.games]


async def until(session: Session, game: str, is_so: Callable[[GameInfo], bool]) -> GameInfo:
    """Wait until a table is as wanted."""
    async with asyncio.timeout(60):
        while not is_so(found := await session.ask("GET", f"/api/games/{game}", gives=GameInfo)):
            await asyncio.sleep(0.05)
        return found


async def play_to_the_end(game: str, *seated: Session | None) -> None:
    """Everyone plays their seat; a bot plays the seats without a person."""
    seats = [Seat(person, game, seat, at_random(str(seat))) for seat, person in enumerate(seated) if person]
    async with asyncio.timeout(60):
        await asyncio.gather(*(seat.play() for seat in seats))


async def page_of(session: Session, person: str | None = None) -> PersonPage:
    """A person's page as somebody sees it; without a person, their own."""
    person = person or (await session.ask("GET", "/api/me", gives=Me)).id
    return await session.ask("GET", f"/api/people/{person}", gives=PersonPage)


async def forget(session: Session) -> None:
    async with httpx.AsyncClient(base_url=session.address) as client:
        headers = {"Authorization": f"Bearer {session.token}"}
        assert (await client.delete("/api/me", headers=headers)).status_code == 204


async def decide(person: Session, game: GameInfo, seat: int) -> None:
    """Make the seat's next decision."""
    socket, seen = await watch(person, game.id, seat)
    choose = first_tickets if seen.view.offered else at_random("any")
    command = Command(game.id, seat, seen.seq, f"c{seen.seq}", choose(seen.view))
    assert isinstance(await answer(socket, command), Accepted)
    await socket.close()


async def rating_rows(server: Running) -> list[Any]:
    async with server.context.database.read() as connection:
        return [
            (await connection.execute(select(table).order_by(*table.primary_key.columns))).all()
            for table in (ratings, rating_changes)
        ]
