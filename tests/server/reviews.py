"""Finished games and their reviews, by a reviewer that does what a test needs."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from okapi.client import Session
from okapi.server.protocol.messages import ReviewState
from server import fake_reviewer
from server.people import play_to_the_end
from server.running import table_of
from server.sockets import SHORT

FAKE = (sys.executable, str(Path(fake_reviewer.__file__)))


async def until(found: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(120):
        while not await found():
            await asyncio.sleep(0.05)


async def begun(notes: Path, times: int) -> list[int]:
    """The processes that have begun a review, once that number have."""

    async def there_are() -> bool:
        return (notes / "begun").exists() and len((notes / "begun").read_text().split()) >= times

    await until(there_are)
    return [int(pid) for pid in (notes / "begun").read_text().split()]


async def state_of(session: Session, game: str) -> ReviewState:
    return await session.ask("GET", f"/api/games/{game}/review", gives=ReviewState)


async def done(session: Session, game: str) -> ReviewState:
    async def is_done() -> bool:
        return (await state_of(session, game)).status in ("done", "failed")

    await until(is_done)
    return await state_of(session, game)


async def finished(ada: Session, ben: Session) -> str:
    game = (await table_of(ada, ben, rules=SHORT)).id
    await play_to_the_end(game, ada, ben)
    return game


async def upload(session: Session, record: bytes) -> httpx.Response:
    headers = {"authorization": f"Bearer {session.token}"}
    async with httpx.AsyncClient(base_url=session.address, headers=headers, timeout=60) as client:
        return await client.post("/api/reviews", content=record)
