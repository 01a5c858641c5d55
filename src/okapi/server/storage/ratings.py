"""People's ratings in the database, and the changes by each rated game."""

from collections.abc import Iterable

from msgspec import Struct, structs
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Status, Visibility

from .schema import games, identities, rating_changes, ratings
from .statements import count, take_lock

_LOCK = 0x726174696E67  # its name in PostgreSQL


class StoredRating(Struct, frozen=True):
    """A person's estimated strength and its uncertainty, in the units of the library."""

    mu: float
    sigma: float
    games: int


class RatingChange(Struct, frozen=True):
    game: str
    identity: str
    place: int  # as it counted; 1 for everyone who won
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    games: int  # of the person, including this one
    made: int

    @property
    def rating(self) -> StoredRating:
        return StoredRating(self.mu, self.sigma, self.games)

    @property
    def rating_before(self) -> StoredRating:
        return StoredRating(self.mu_before, self.sigma_before, self.games - 1)


_CHANGE = [rating_changes.c[name] for name in RatingChange.__struct_fields__]
_HAS_ENDED = games.c.status.in_((Status.OVER, Status.ENDED))  # a game that ended early may have been decided by leaving
_WAITS = and_(games.c.rated, games.c.rated_at.is_(None), _HAS_ENDED)
_RATING = [ratings.c[name] for name in StoredRating.__struct_fields__]


async def games_to_rate(connection: AsyncConnection, limit: int) -> list[str]:
    """Rated games that are over and have not been counted, in the order in which they ended."""
    chosen = select(games.c.id).where(_WAITS).order_by(games.c.moved, games.c.id).limit(limit)
    return list(await connection.scalars(chosen))


async def claim_rating(connection: AsyncConnection, game: str, now: int) -> bool:
    """Claim a game for counting; false if it has been counted, or is not to be counted.

    Until the transaction ends nobody else changes a rating, so that two games of a person both count.
    """
    await take_lock(connection, _LOCK)
    claimed = update(games).where(games.c.id == game, _WAITS).values(rated_at=now)
    return (await connection.execute(claimed)).rowcount == 1


async def load_ratings(connection: AsyncConnection, people: Iterable[str]) -> dict[str, StoredRating]:
    chosen = select(ratings.c.identity, *_RATING).where(ratings.c.identity.in_(people))
    return {row.identity: StoredRating(row.mu, row.sigma, row.games) for row in await connection.execute(chosen)}


async def count_rated_together(connection: AsyncConnection, people: Iterable[str], since: int) -> int:
    """How many games rated since a moment at least two of these people played in."""
    theirs = and_(rating_changes.c.identity.in_(people), rating_changes.c.made > since)
    games_of_two = select(rating_changes.c.game).where(theirs).group_by(rating_changes.c.game)
    shared = games_of_two.having(func.count() > 1).subquery()
    return await count(connection, shared)


async def store_changes(connection: AsyncConnection, changes: Iterable[RatingChange]) -> None:
    for change in changes:
        await connection.execute(insert(rating_changes).values(structs.asdict(change)))
        await connection.execute(delete(ratings).where(ratings.c.identity == change.identity))
        row = {"identity": change.identity, **structs.asdict(change.rating)}
        await connection.execute(insert(ratings).values(row))


async def load_changes(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[RatingChange, ...]]:
    chosen = select(*_CHANGE).where(rating_changes.c.game.in_(ids)).order_by(rating_changes.c.identity)
    found: dict[str, tuple[RatingChange, ...]] = {}
    for row in await connection.execute(chosen):
        found[row.game] = (*found.get(row.game, ()), RatingChange(*row))
    return found


async def changes_of(connection: AsyncConnection, identity: str, limit: int | None = None) -> list[RatingChange]:
    """The changes of a person's rating, or the latest of them, the latest first."""
    chosen = select(*_CHANGE).where(rating_changes.c.identity == identity)
    ordered = chosen.order_by(rating_changes.c.games.desc()).limit(limit)
    return [RatingChange(*row) for row in await connection.execute(ordered)]


async def forget_ratings(connection: AsyncConnection, identity: str) -> None:
    """Delete a person's ratings. Changes to others' ratings stay."""
    for table in (ratings, rating_changes):
        await connection.execute(delete(table).where(table.c.identity == identity))


class ListedPerson(Struct, frozen=True):
    id: str
    name: str
    rating: StoredRating | None


async def listed_people(connection: AsyncConnection, settled: int, limit: int) -> list[ListedPerson]:
    """The people who chose to be listed: the strongest with enough games first, then people with fewer games, then
    people without a rating.
    """
    has_settled = func.coalesce(ratings.c.games >= settled, False)
    chosen = (
        select(identities.c.id, identities.c.name, *_RATING)
        .outerjoin(ratings, ratings.c.identity == identities.c.id)
        .where(identities.c.visibility == Visibility.LISTED)
        .order_by(has_settled.desc(), func.coalesce(ratings.c.mu, -1e9).desc(), identities.c.name, identities.c.id)
        .limit(limit)
    )
    return [
        ListedPerson(row.id, row.name, None if row.mu is None else StoredRating(row.mu, row.sigma, row.games))
        for row in await connection.execute(chosen)
    ]
