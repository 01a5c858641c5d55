"""How strong people are, in the database: their ratings, and what each rated game has changed."""

from collections.abc import Iterable

from msgspec import Struct, structs
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Status, Visibility

from .schema import games, identities, rating_changes, ratings
from .statements import count, take_lock

_LOCK = 0x726174696E67  # its name in PostgreSQL


class StoredRating(Struct, frozen=True):
    """How strong a person is thought to be, and how sure that is, in the units of the library."""

    mu: float
    sigma: float
    games: int


class RatingChange(Struct, frozen=True):
    game: str
    identity: str
    place: int  # that counted; 1 for everyone who won
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    games: int  # of the person, this one among them
    made: int

    @property
    def rating(self) -> StoredRating:
        return StoredRating(self.mu, self.sigma, self.games)

    @property
    def rating_before(self) -> StoredRating:
        return StoredRating(self.mu_before, self.sigma_before, self.games - 1)


_CHANGE = [rating_changes.c[name] for name in RatingChange.__struct_fields__]
_HAS_ENDED = games.c.status.in_((Status.OVER, Status.ENDED))  # early, those who left may have decided it
_WAITS = and_(games.c.rated, games.c.rated_at.is_(None), _HAS_ENDED)
_RATING = [ratings.c[name] for name in StoredRating.__struct_fields__]


async def games_to_rate(connection: AsyncConnection, limit: int) -> list[str]:
    """Rated games that are over and have not gone into the ratings yet, in the order in which they ended."""
    chosen = select(games.c.id).where(_WAITS).order_by(games.c.moved, games.c.id).limit(limit)
    return list(await connection.scalars(chosen))


async def claim_rating(connection: AsyncConnection, game: str, now: int) -> bool:
    """Make a game count, once and for all: false if it has counted, or is not to count.

    Until the transaction ends nobody else changes a rating, so that two games of a person both count.
    """
    await take_lock(connection, _LOCK)
    claimed = update(games).where(games.c.id == game, _WAITS).values(rated_at=now)
    return (await connection.execute(claimed)).rowcount == 1


async def load_ratings(connection: AsyncConnection, people: Iterable[str]) -> dict[str, StoredRating]:
    chosen = select(ratings.c.identity, *_RATING).where(ratings.c.identity.in_(people))
    return {row.identity: StoredRating(row.mu, row.sigma, row.games) for row in await connection.execute(chosen)}


async def count_rated_together(connection: AsyncConnection, people: Iterable[str], since: int) -> int:
    """How many games since a moment were rated in which at least two of these people played."""
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
    """How a person's rating has changed, the latest first; all of it, or the last changes."""
    chosen = select(*_CHANGE).where(rating_changes.c.identity == identity)
    ordered = chosen.order_by(rating_changes.c.games.desc()).limit(limit)
    return [RatingChange(*row) for row in await connection.execute(ordered)]


async def forget_ratings(connection: AsyncConnection, identity: str) -> None:
    """Forget how strong a person was. What they changed for others stays."""
    for table in (ratings, rating_changes):
        await connection.execute(delete(table).where(table.c.identity == identity))


class ListedPerson(Struct, frozen=True):
    id: str
    name: str
    rating: StoredRating | None


async def listed_people(connection: AsyncConnection, settled: int, limit: int) -> list[ListedPerson]:
    """The people who want to be listed: the strongest first, after enough games; then those with fewer
    games, then those without a rating.
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
