"""People who have played together, and their presence."""

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, func, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import almanac, games, identities, members, muted, seats
from .statements import count, is_any


class Known(Struct, frozen=True):
    """A person whom another has played with, or shares a regular table with."""

    id: str
    name: str
    seen: bool  # whether they show their presence
    games: int
    last: int | None  # when they played together


_own, _other = almanac.alias("own"), almanac.alias("other")
_together = and_(_other.c.entry == _own.c.entry, _other.c.seat != _own.c.seat)
_mine, _theirs = members.alias("mine"), members.alias("theirs")


def _played_with(identity: str) -> ColumnElement[bool]:
    is_own = and_(_own.c.identity == identity, _own.c.confirmed.is_(true()))
    return and_(is_own, _other.c.identity.is_not(None), _other.c.identity != identity, _other.c.confirmed.is_(true()))


async def known_to(connection: AsyncConnection, identity: str, limit: int) -> list[Known]:
    """The people a person has played with, the latest first, then other members of their regular tables."""
    last = func.max(_own.c.ended)
    met = (
        select(_other.c.identity.label("id"), func.count().label("games"), last.label("last"))
        .select_from(_own.join(_other, _together))
        .where(_played_with(identity))
        .group_by(_other.c.identity)
        .order_by(last.desc())
        .limit(limit)
        .subquery()
    )
    columns = (identities.c.id, identities.c.name, identities.c.seen)
    rows = await connection.execute(
        select(*columns, met.c.games, met.c.last)
        .join(met, met.c.id == identities.c.id)
        .order_by(met.c.last.desc(), identities.c.name)
    )
    found = [Known(*row) for row in rows]
    fellows = (
        select(*columns)
        .join(_theirs, _theirs.c.identity == identities.c.id)
        .join(_mine, _mine.c.regular_table == _theirs.c.regular_table)
        .where(_mine.c.identity == identity, identities.c.id != identity)
        .distinct()
        .order_by(identities.c.name)
    )
    ids = {one.id for one in found}
    return found + [Known(*row, 0, None) for row in await connection.execute(fellows) if row.id not in ids]


async def do_know_each_other(connection: AsyncConnection, one: str, other: str) -> bool:
    """Whether two people have played with each other, or share a regular table."""
    played = select(_own.join(_other, _together)).where(_played_with(one), _other.c.identity == other)
    shared = _mine.c.regular_table == _theirs.c.regular_table
    are_fellows = and_(shared, _mine.c.identity == one, _theirs.c.identity == other)
    return await is_any(connection, are_fellows) or bool(await connection.scalar(select(played.exists())))


async def set_seen(connection: AsyncConnection, identity: str, *, seen: bool) -> None:
    await connection.execute(update(identities).where(identities.c.id == identity).values(seen=seen))


async def is_seen(connection: AsyncConnection, identity: str) -> bool:
    return bool(await connection.scalar(select(identities.c.seen).where(identities.c.id == identity)))


# Blocking.


async def blockers_of(connection: AsyncConnection, identity: str) -> set[str]:
    """The people who have blocked a person."""
    chosen = select(muted.c.identity).where(muted.c.person == identity, muted.c.blocks.is_(true()))
    return set(await connection.scalars(chosen))


async def has_blocked(connection: AsyncConnection, identity: str, person: str) -> bool:
    return await is_any(connection, muted.c.identity == identity, muted.c.person == person, muted.c.blocks.is_(true()))


# Invitations.


async def count_kept_seats(connection: AsyncConnection, host: str, identity: str, name: str) -> int:
    """How many seats at tables of a host are kept for a person, or seem to be."""
    is_kept = and_(seats.c.kind == "kept", or_(seats.c.identity == identity, seats.c.name == name))
    kept = seats.join(games, games.c.id == seats.c.game)
    return await count(connection, kept, is_kept, games.c.host == host, games.c.status == "lobby")
