"""The processes that people are connected to, and since when people are away."""

from collections.abc import Iterable

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import processes, seats

PROCESS_IS_DEAD_AFTER = 30_000  # milliseconds without a heartbeat


async def heartbeat(connection: AsyncConnection, process: str, now: int, people: Iterable[str] = ()) -> None:
    """Store that a process is alive, and the people connected to it."""
    said = {"heartbeat": now, "people": " ".join(people)}
    alive = await connection.execute(update(processes).where(processes.c.id == process).values(said))
    if not alive.rowcount:
        await connection.execute(insert(processes).values(id=process, **said))
    long_dead = processes.c.heartbeat < now - 10 * PROCESS_IS_DEAD_AFTER
    await connection.execute(delete(processes).where(long_dead))


async def connected_elsewhere(connection: AsyncConnection, process: str, now: int) -> set[str]:
    """The people connected to other living processes, as of their last heartbeat."""
    alive = and_(processes.c.id != process, processes.c.heartbeat > now - PROCESS_IS_DEAD_AFTER)
    said = await connection.scalars(select(processes.c.people).where(alive))
    return {one for people in said for one in people.split()}


async def set_online(connection: AsyncConnection, game: str, seat: int, process: str) -> None:
    there = and_(seats.c.game == game, seats.c.seat == seat)
    await connection.execute(update(seats).where(there).values(online=process, away_since=None))


async def set_offline(connection: AsyncConnection, game: str, seat: int, process: str, now: int) -> None:
    """Store that a person is no longer connected to this process, unless they are connected to another."""
    here = and_(seats.c.game == game, seats.c.seat == seat, seats.c.online == process)
    await connection.execute(update(seats).where(here).values(online=None, away_since=now))


async def seats_online(connection: AsyncConnection, process: str) -> set[tuple[str, int]]:
    """The seats, each with its game, whose people are stored as connected to a process."""
    chosen = select(seats.c.game, seats.c.seat).where(seats.c.online == process)
    return {(row.game, row.seat) for row in await connection.execute(chosen)}
