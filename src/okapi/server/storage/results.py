"""Results of games, a row for each seat, and what they add up to for a person."""

from collections.abc import Iterable

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, Integer, and_, case, cast, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Ending

from .schema import deal_tries, deals, identities, results
from .statements import Statement

_insert_results = insert(results)


class SeatResult(Ending, frozen=True, kw_only=True):
    """How a game ended for a seat, with its person or bot."""

    identity: str | None
    bot: str | None


def writing_results(ended: Iterable[tuple[str, SeatResult]]) -> list[Statement]:
    """Statements that store the results of games; none if no game has ended."""
    rows = [{"game": game, **structs.asdict(result)} for game, result in ended]
    return [(_insert_results, rows)] if rows else []


async def load_results(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[SeatResult, ...]]:
    """The results of these games, in the order of the seats, for those that have any."""
    chosen = select(results).where(results.c.game.in_(ids)).order_by(results.c.game, results.c.seat)
    found: dict[str, tuple[SeatResult, ...]] = {}
    for row in (await connection.execute(chosen)).mappings():
        fields = {name: row[name] for name in SeatResult.__struct_fields__}
        found[row["game"]] = (*found.get(row["game"], ()), SeatResult(**fields))
    return found


# What a person's games add up to.


class Sum(Struct, frozen=True):
    players: int
    games: int
    wins: int
    routes: int  # points, as are the next three
    doubling: int
    tickets: int
    globetrotter: int
    claimed: int
    doubled: int
    completed: int
    failed: int


ADDED_UP = Sum.__struct_fields__[3:]


class OpponentRecord(Struct, frozen=True):
    """A person's record against another person or a bot."""

    identity: str | None
    name: str | None
    bot: str | None
    games: int
    ahead: int  # games in which the person came before them


def _theirs(identity: str, public_at: int | None) -> ColumnElement[bool]:
    """A person's games; for others, only those that are public at a moment. H17 hides deals in progress."""
    theirs = and_(results.c.identity == identity, results.c.counts)
    if public_at is None:
        return theirs
    tries = select(deal_tries.c.game).join(deals, deals.c.id == deal_tries.c.deal)
    on = tries.where(deal_tries.c.identity == identity, deals.c.closes > public_at)
    return and_(theirs, results.c.game.not_in(on))


async def sums_of(connection: AsyncConnection, identity: str, public_at: int | None) -> list[Sum]:
    won = func.sum(case((results.c.place == 1, 1), else_=0))
    added = [func.sum(results.c[name]) for name in ADDED_UP]
    chosen = (
        select(results.c.players, func.count(), won, *added)
        .where(_theirs(identity, public_at))
        .group_by(results.c.players)
        .order_by(results.c.players)
    )
    return [Sum(*map(int, row)) for row in await connection.execute(chosen)]


class Best(Struct, frozen=True):
    game: str
    total: int
    ended: int


async def best_of(connection: AsyncConnection, identity: str, public_at: int | None) -> Best | None:
    chosen = select(results.c.game, results.c.total, results.c.ended).where(_theirs(identity, public_at))
    best = chosen.order_by(results.c.total.desc(), results.c.ended, results.c.game).limit(1)
    row = (await connection.execute(best)).one_or_none()
    return None if row is None else Best(*row)


async def opponents_of(connection: AsyncConnection, identity: str, limit: int) -> list[OpponentRecord]:
    own, theirs = results.alias("own"), results.alias("theirs")
    together = and_(theirs.c.game == own.c.game, theirs.c.seat != own.c.seat)
    is_known = theirs.c.identity.is_not(None) | theirs.c.bot.is_not(None)
    ahead = func.sum(case((own.c.place < theirs.c.place, 1), else_=0))
    played = func.count()
    chosen = (
        select(theirs.c.identity, identities.c.name, theirs.c.bot, played, cast(ahead, Integer))
        .select_from(own.join(theirs, together))
        .outerjoin(identities, identities.c.id == theirs.c.identity)
        .where(own.c.identity == identity, own.c.counts, is_known)
        .group_by(theirs.c.identity, identities.c.name, theirs.c.bot)
        .order_by(played.desc(), theirs.c.bot, identities.c.name, theirs.c.identity)
        .limit(limit)
    )
    return [OpponentRecord(*row) for row in await connection.execute(chosen)]
