"""Lists of games: a person's own, and those that everyone sees."""

from sqlalchemy import String, and_, case, cast, exists, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import DAY
from okapi.server.status import SeatKind, Status

from .games import load_where
from .schema import games, seats
from .statements import count
from .stored_game import StoredGame

OPEN_FOR = 7 * DAY  # after which an open table is no longer listed


async def games_of(connection: AsyncConnection, identity: str, now: int, limit: int) -> list[StoredGame]:
    """The games in which a person has a seat, or that they set up: first those that wait for them, then others in
    progress, then the latest.
    """
    own_seat = and_(seats.c.game == games.c.id, seats.c.identity == identity, ~seats.c.left)
    sits = exists().where(own_seat)
    is_real = and_(games.c.status != Status.CLOSED, games.c.tutorial.is_(None))
    mine = and_(is_real, or_(sits, games.c.host == identity))
    must_decide = games.c.acting.contains(cast(seats.c.seat, String))  # a seat is one digit
    waits_for_them = exists().where(own_seat, must_decide)
    urgency = (
        case((waits_for_them, 0), (games.c.acting != "", 1), else_=2),
        func.coalesce(games.c.moved, games.c.created).desc(),
    )
    return await load_where(connection, mine, now, limit=limit, order=urgency)


async def finished_games(
    connection: AsyncConnection, identity: str, now: int, limit: int, before: int | None
) -> list[StoredGame]:
    """A person's finished games that ended before a moment, the latest first."""
    sits = exists().where(seats.c.game == games.c.id, seats.c.identity == identity, ~seats.c.left)
    ended = true() if before is None else games.c.moved < before
    finished = and_(games.c.status == Status.OVER, games.c.tutorial.is_(None), sits, ended)
    return await load_where(connection, finished, now, limit=limit, order=(games.c.moved.desc(),))


async def open_games(connection: AsyncConnection, now: int, limit: int) -> list[StoredGame]:
    """Listed tables with an open seat, without old ones."""
    has_room = exists().where(and_(seats.c.game == games.c.id, seats.c.kind == SeatKind.OPEN))
    is_listed = and_(games.c.status == Status.LOBBY, games.c.listed, games.c.created > now - OPEN_FOR)
    return await load_where(connection, and_(is_listed, has_room), now, limit=limit)


async def games_to_watch(connection: AsyncConnection, now: int, limit: int) -> list[StoredGame]:
    return await load_where(connection, and_(games.c.status == Status.PLAYING, games.c.listed), now, limit=limit)


async def count_open_games(connection: AsyncConnection, identity: str) -> int:
    """How many unfinished tables a person set up, or has a seat at."""
    unfinished = and_(games.c.status.in_((Status.LOBBY, Status.PLAYING)), games.c.tutorial.is_(None))
    held = and_(seats.c.identity == identity, seats.c.kind == SeatKind.PERSON, ~seats.c.left)
    theirs = or_(games.c.host == identity, games.c.id.in_(select(seats.c.game).where(held)))
    return await count(connection, games, unfinished, theirs)
