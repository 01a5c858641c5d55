"""Removing what nobody needs any more. Backups are up to the operator: what is removed is gone."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, and_, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Status

from .database import Database
from .schema import games, identities, ratings, remarks, results, reviews, seats

_DAY = 24 * 3600 * 1000  # milliseconds


class Pruned(Struct, frozen=True):
    """How much was removed, or would be."""

    tables: int  # that were closed, and games that were ended early
    games: int  # that were finished, with their records and reviews
    reviews: int  # of uploaded records
    people: int  # who have nothing here that is left


async def prune(database: Database, now: int, days: int, *, finished: bool, dry_run: bool) -> Pruned:
    """Remove what is older than some days: closed and ended tables, finished games if that is wanted, reviews
    of uploaded records, and people who have nothing here. A dry run only counts.
    """
    before = now - days * _DAY
    last = func.coalesce(games.c.moved, games.c.created)
    stopped = and_(games.c.status.in_((Status.CLOSED, Status.ENDED)), last < before)
    over = and_(games.c.status == Status.OVER, last < before)
    gone = or_(stopped, over) if finished else stopped
    uploaded = and_(reviews.c.game.is_(None), reviews.c.asked < before)
    async with database.write() as connection:
        found = Pruned(
            await _count(connection, games, stopped),
            await _count(connection, games, over) if finished else 0,
            await _count(connection, reviews, uploaded),
            await _count(connection, identities, _has_nothing(before, gone)),
        )
        if not dry_run:
            await connection.execute(delete(games).where(gone))
            await connection.execute(delete(reviews).where(uploaded))
            await connection.execute(delete(identities).where(_has_nothing(before, gone)))
    return found


def _has_nothing(before: int, gone: ColumnElement[bool]) -> ColumnElement[bool]:
    """People without a rating or a recent upload, and without a table, a result or a word at what stays."""
    stays = select(games.c.id).where(~gone)
    held = [exists().where(games.c.host == identities.c.id, ~gone)]
    held += [exists().where(ratings.c.identity == identities.c.id)]
    held += [exists().where(reviews.c.identity == identities.c.id, reviews.c.asked >= before)]
    held += [
        exists().where(table.c.identity == identities.c.id, table.c.game.in_(stays))
        for table in (seats, results, remarks)
    ]
    return and_(identities.c.created < before, ~or_(*held))


async def _count(connection: AsyncConnection, table: Table, which: ColumnElement[bool]) -> int:
    found = await connection.execute(select(func.count()).select_from(table).where(which))
    return int(found.scalar_one())
