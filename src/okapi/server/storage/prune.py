"""Removing what is no longer needed. Backups are up to the operator: what is removed is gone."""

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import DAY
from okapi.server.status import Status

from .database import Database
from .notifications import delete_about
from .schema import (
    almanac,
    boards,
    challengers,
    games,
    identities,
    members,
    own_boards,
    puzzle_tries,
    ratings,
    remarks,
    results,
    reviews,
    seats,
)
from .statements import count


class Pruned(Struct, frozen=True):
    """How much was removed, or would be."""

    tables: int  # closed tables, and games that ended early
    games: int  # finished ones, with their records and reviews
    reviews: int  # of uploaded records
    people: int  # who have nothing left here


async def prune(database: Database, now: int, days: int, *, finished: bool, dry_run: bool) -> Pruned:
    """Remove what is older than some days: closed and ended tables, finished games if that is wanted, reviews
    of uploaded records, and people who have nothing here. A dry run only counts.
    """
    before = now - days * DAY
    last = func.coalesce(games.c.moved, games.c.created)
    stopped = and_(games.c.status.in_((Status.CLOSED, Status.ENDED)), last < before)
    over = and_(games.c.status == Status.OVER, last < before)
    gone = or_(stopped, over) if finished else stopped
    uploaded = and_(reviews.c.game.is_(None), reviews.c.asked < before)
    async with database.write() as connection:
        found = Pruned(
            await count(connection, games, stopped),
            await count(connection, games, over) if finished else 0,
            await count(connection, reviews, uploaded),
            await count(connection, identities, _has_nothing(before, gone)),
        )
        if not dry_run:
            await delete_about(connection, select(games.c.id).where(gone))
            await connection.execute(delete(games).where(gone))
            await connection.execute(delete(reviews).where(uploaded))
            await _forget_boards(connection)
            await connection.execute(delete(identities).where(_has_nothing(before, gone)))
    return found


async def _forget_boards(connection: AsyncConnection) -> None:
    """Remove boards without a game or a review. Boards on offer are stored again at the next start."""
    if connection.dialect.name == "postgresql":  # wait for tables that are being set up, which have stored their boards
        await connection.execute(text("LOCK TABLE boards IN SHARE ROW EXCLUSIVE MODE"))
    is_used = or_(exists().where(games.c.board_hash == boards.c.hash), exists().where(reviews.c.board == boards.c.hash))
    await connection.execute(delete(boards).where(~is_used))


def _has_nothing(before: int, gone: ColumnElement[bool]) -> ColumnElement[bool]:
    """People without a rating, a recent upload or puzzle, a board of their own, a regular table or a challenge, and
    without a table, a result, a line in the almanac or a word at what stays.
    """
    stays = select(games.c.id).where(~gone)
    person = identities.c.id
    held = or_(
        exists().where(games.c.host == person, ~gone),
        exists().where(ratings.c.identity == person),
        exists().where(own_boards.c.identity == person),
        exists().where(members.c.identity == person),
        exists().where(challengers.c.identity == person),
        exists().where(reviews.c.identity == person, reviews.c.asked >= before),
        exists().where(puzzle_tries.c.identity == person, puzzle_tries.c.made >= before),
        exists().where(or_(almanac.c.identity == person, almanac.c.filed_by == person), _stays_in_almanac(gone)),
        *(exists().where(it.c.identity == person, it.c.game.in_(stays)) for it in (seats, results, remarks)),
    )
    return and_(identities.c.created < before, ~held)


def _stays_in_almanac(gone: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether an almanac line stays: lines of removed games do not."""
    return or_(almanac.c.game.is_(None), almanac.c.game.in_(select(games.c.id).where(~gone)))
