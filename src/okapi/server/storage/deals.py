"""Deals that many people play, their tries, and the results."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, RowMapping, and_, delete, func, or_, select, text, true
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import new_secret
from okapi.server.status import Status

from .keyring import Unreadable
from .schema import deal_tries, deals, games, identities, results
from .sealing import open_row, seal_row

_keep_deal = text(
    "INSERT INTO deals (id, secret, commitment, opponents, opens, closes, seat, challenge)"
    " VALUES (:id, :secret, :commitment, :opponents, :opens, :closes, :seat, :challenge) ON CONFLICT (id) DO NOTHING"
)
_insert_try = text(
    "INSERT INTO deal_tries (deal, player, identity, game) VALUES (:deal, :player, :identity, :game)"
    " ON CONFLICT (deal, player) DO NOTHING"
)


class StoredDeal(Struct, frozen=True):
    id: str
    secret: str
    commitment: str
    opponents: tuple[str, ...]  # bots
    opens: int
    closes: int
    seat: int = 0  # of everyone who plays it
    challenge: str | None = None  # that it belongs to; none: it is a day's


class StoredTry(Struct, frozen=True):
    """A person's one try at a deal that counts, with its result if it was finished in time."""

    deal: str
    game: str
    status: Status
    total: int | None
    place: int | None

    @property
    def is_finished(self) -> bool:
        return self.status in (Status.OVER, Status.ENDED)


class FieldResult(Struct, frozen=True):
    """A game in the field of a deal, with its player and points."""

    player: str  # the name of the person or bot
    game: str
    total: int


# Deals.


async def load_deals(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, StoredDeal]:
    rows = (await connection.execute(select(deals).where(deals.c.id.in_(list(ids))))).mappings()
    return {row["id"]: _stored(connection, row) for row in rows}


def _stored(connection: AsyncConnection, row: RowMapping) -> StoredDeal:
    try:
        fields = open_row(connection, deals, dict(row))
    except Unreadable:  # its games go on, with luck that cannot be proven
        fields = {**row, "secret": new_secret().hex()}
    return StoredDeal(**fields | {"opponents": tuple(row["opponents"].split(","))})


def opponents_text(opponents: Iterable[str]) -> str:
    return ",".join(opponents)


async def keep_deal(connection: AsyncConnection, deal: StoredDeal) -> None:
    """Store a deal, unless another process was faster, whose deal then stands."""
    row = asdict(deal) | {"opponents": opponents_text(deal.opponents)}
    await connection.execute(_keep_deal, seal_row(connection, deals, row))


async def latest_deals(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    """The deals of days that are over by a moment, the latest first."""
    is_over = and_(deals.c.challenge.is_(None), deals.c.closes <= before)
    chosen = select(deals.c.id).where(is_over).order_by(deals.c.closes.desc()).limit(limit)
    return list(await connection.scalars(chosen))


# Tries.


async def insert_try(connection: AsyncConnection, deal: str, game: str, *, identity: str | None, player: str) -> bool:
    """Store the one try of a player; false if they already have one."""
    row = {"deal": deal, "player": player, "identity": identity, "game": game}
    return (await connection.execute(_insert_try, row)).rowcount == 1


_own_result = and_(results.c.game == deal_tries.c.game, results.c.seat == deals.c.seat)
_closed_it = and_(deals.c.challenge.is_not(None), results.c.ended == deals.c.closes)  # the last game of a challenge
_in_time = and_(_own_result, or_(results.c.ended < deals.c.closes, _closed_it))


async def find_try(connection: AsyncConnection, deal: str, identity: str) -> StoredTry | None:
    found = await _tries(connection, identity, deal_tries.c.deal == deal)
    return found[0] if found else None


async def tries_of(connection: AsyncConnection, identity: str) -> list[StoredTry]:
    return await _tries(connection, identity, true())


async def tries_at_days(connection: AsyncConnection, identity: str) -> list[StoredTry]:
    """A person's tries at the deals of the days, the latest first."""
    return await _tries(connection, identity, deals.c.challenge.is_(None))


async def tries_at_challenge(connection: AsyncConnection, challenge: str) -> dict[str, dict[str, StoredTry]]:
    """Everybody's tries at the deals of a challenge, by person and deal."""
    rows = await connection.execute(_all_tries.where(deals.c.challenge == challenge))
    found: dict[str, dict[str, StoredTry]] = {}
    for row in rows.mappings():
        found.setdefault(row["player"], {})[row["deal"]] = _try(row)
    return found


_all_tries = (
    select(deal_tries.c.player, deal_tries.c.deal, deal_tries.c.game, games.c.status, results.c.total, results.c.place)
    .join(games, games.c.id == deal_tries.c.game)
    .join(deals, deals.c.id == deal_tries.c.deal)
    .outerjoin(results, and_(_in_time, results.c.counts))
)


async def _tries(connection: AsyncConnection, identity: str, which: ColumnElement[bool]) -> list[StoredTry]:
    chosen = _all_tries.where(deal_tries.c.identity == identity, which).order_by(deal_tries.c.deal.desc())
    return [_try(row) for row in (await connection.execute(chosen)).mappings()]


def _try(row: RowMapping) -> StoredTry:
    return StoredTry(row["deal"], row["game"], Status(row["status"]), row["total"], row["place"])


async def forget_tries(connection: AsyncConnection, identity: str) -> None:
    await connection.execute(delete(deal_tries).where(deal_tries.c.identity == identity))


# The field.


async def people_in_field(connection: AsyncConnection, deal: str) -> list[tuple[int, int]]:
    """People's scores that were made in time, each with its number of people, the highest first."""
    chosen = (
        select(results.c.total, func.count())
        .select_from(deal_tries)
        .join(deals, deals.c.id == deal_tries.c.deal)
        .join(results, _in_time)
        .where(deal_tries.c.deal == deal, deal_tries.c.identity.is_not(None), results.c.counts)
        .group_by(results.c.total)
        .order_by(results.c.total.desc())
    )
    return [(int(total), int(people)) for total, people in await connection.execute(chosen)]


async def levels_in_field(connection: AsyncConnection, deal: str) -> list[FieldResult]:
    """Our levels' games of a deal."""
    chosen = (
        select(deal_tries.c.player, deal_tries.c.game, results.c.total)
        .join(deals, deals.c.id == deal_tries.c.deal)
        .join(results, _own_result)
        .where(deal_tries.c.deal == deal, deal_tries.c.identity.is_(None))
        .order_by(results.c.total)
    )
    return [FieldResult(*row) for row in await connection.execute(chosen)]


async def best_in_field(connection: AsyncConnection, deal: str) -> FieldResult | None:
    """The highest score of a person that was made in time, and the earliest of equal ones."""
    chosen = (
        select(identities.c.name, deal_tries.c.game, results.c.total)
        .select_from(deal_tries)
        .join(deals, deals.c.id == deal_tries.c.deal)
        .join(results, _in_time)
        .join(identities, identities.c.id == deal_tries.c.identity)
        .where(deal_tries.c.deal == deal, results.c.counts)
        .order_by(results.c.total.desc(), results.c.ended)
        .limit(1)
    )
    row = (await connection.execute(chosen)).one_or_none()
    return None if row is None else FieldResult(*row)
