"""When games must be looked at, and until when a server was up."""

from collections.abc import Iterable

from sqlalchemy import BigInteger, ColumnElement, and_, case, cast, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Status

from .schema import games, service
from .statements import is_any

TIME_TO_COME_BACK = 15_000  # milliseconds, the least that people have after downtime
_IS_WAITING = and_(games.c.status == Status.PLAYING, games.c.wake_at.is_not(None))


# Looking at games.


async def is_any_waiting(connection: AsyncConnection) -> bool:
    """Whether any game must be looked at, sooner or later."""
    return await is_any(connection, _IS_WAITING)


async def is_any_waking(connection: AsyncConnection, now: int) -> bool:
    """Whether any game must be looked at now."""
    return await is_any(connection, _wakes_by(now))


async def claim_waking(connection: AsyncConnection, now: int, until: int, limit: int) -> list[str]:
    """Claim some of the games that must be looked at now for this process."""
    waking = select(games.c.id).where(_wakes_by(now))
    chosen = waking.order_by(games.c.wake_at).limit(limit).with_for_update(skip_locked=True)
    ids = list(await connection.scalars(chosen))
    await connection.execute(update(games).where(games.c.id.in_(ids)).values(wake_at=until))
    return ids


def _wakes_by(now: int) -> ColumnElement[bool]:
    return and_(games.c.wake_at <= now, games.c.status == Status.PLAYING)


async def set_wake(connection: AsyncConnection, game: str, seq: int, wake_at: int | None) -> None:
    """Store when a game must be looked at, if nobody moves before."""
    unmoved = update(games).where(games.c.id == game, games.c.seq == seq)
    await connection.execute(unmoved.values(wake_at=wake_at))


async def put_off(connection: AsyncConnection, game: str, claimed_until: int, until: int) -> None:
    """Postpone a claimed game, unless something has happened in it since."""
    is_claimed = and_(games.c.id == game, games.c.wake_at == claimed_until)
    await connection.execute(update(games).where(is_claimed).values(wake_at=until))


async def extend_leases(connection: AsyncConnection, ids: Iterable[str], now: int, until: int) -> None:
    """Keep other processes from these games for longer, unless somebody's time runs out before."""
    runs_out = and_(games.c.deadline > now, games.c.deadline < until)
    later = case((runs_out, games.c.deadline), else_=literal(until, BigInteger))
    waiting = and_(games.c.id.in_(ids), games.c.wake_at < until)
    await connection.execute(update(games).where(waiting).values(wake_at=later))


# Downtime.


async def database_time(connection: AsyncConnection) -> int:
    """The time of PostgreSQL, which all processes share."""
    asked = select(cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger))
    return int((await connection.execute(asked)).scalar_one())


async def served_until(connection: AsyncConnection) -> int:
    """When a server last stored that it was up. Other processes wait until the transaction ends."""
    found = await connection.execute(select(service.c.served_until).with_for_update())
    return int(found.scalar_one())


async def set_served_until(connection: AsyncConnection, now: int) -> None:
    await connection.execute(update(service).values(served_until=now))


async def give_back(connection: AsyncConnection, lost: int, now: int) -> list[str]:
    """Move all deadlines by the lost milliseconds, and have waiting bots looked at; the games with a deadline.

    Nobody gets more than the time of a whole move, or too little to come back and use it.
    """
    whole = 1000 * cast(games.c.clock, BigInteger)
    earliest = now + case((whole < TIME_TO_COME_BACK, whole), else_=literal(TIME_TO_COME_BACK, BigInteger))
    moved = games.c.deadline + literal(lost, BigInteger)
    deadline = case((moved > now + whole, now + whole), (moved < earliest, earliest), else_=moved)
    woken = case((games.c.wake_at == games.c.deadline, deadline), else_=literal(now, BigInteger))
    changed = {"deadline": deadline, "wake_at": woken, "version": games.c.version + 1}
    has_deadline = games.c.deadline.is_not(None)
    moving = update(games).where(_IS_WAITING, has_deadline).values(changed).returning(games.c.id)
    found = list(await connection.scalars(moving))
    await connection.execute(update(games).where(_IS_WAITING, ~has_deadline).values(wake_at=now))
    return found
