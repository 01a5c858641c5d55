"""Duels and evenings in the database."""

from collections.abc import Iterable

from msgspec import Struct, structs
from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .deals import StoredDeal, load_deals
from .keyring import Unreadable
from .schema import challengers, challenges, deal_tries, deals, games, identities, results
from .sealing import open_row, seal_row
from .statements import count

DUEL_SIZE = 2


class Challenger(Struct, frozen=True):
    """A person who has joined a challenge, or was invited."""

    identity: str
    name: str
    joined: int | None  # none: only invited
    resigned: bool
    hidden: bool  # the invitation is hidden, as the person has blocked the host


class StoredChallenge(Struct, frozen=True):
    id: str
    host: str
    link: str | None  # none: the key to decrypt it was lost
    size: int
    deals: int
    created: int
    closes: int
    settled: bool = False
    people: tuple[Challenger, ...] = ()

    @property
    def players(self) -> tuple[Challenger, ...]:
        """The people who have joined, in that order."""
        return tuple(one for one in self.people if one.joined is not None)

    @property
    def deal_ids(self) -> tuple[str, ...]:
        return tuple(f"{self.id}-{number}" for number in range(1, self.deals + 1))

    def person(self, identity: str) -> Challenger | None:
        return next((one for one in self.people if one.identity == identity), None)


_OWN = [name for name in StoredChallenge.__struct_fields__ if name != "people"]
_COLUMNS = [challenges.c[name] for name in _OWN]


async def insert_challenge(connection: AsyncConnection, challenge: StoredChallenge) -> None:
    fields = {name: value for name, value in structs.asdict(challenge).items() if name in _OWN}
    await connection.execute(insert(challenges).values(seal_row(connection, challenges, fields)))


async def load_challenges(
    connection: AsyncConnection, ids: Iterable[str], *, lock: bool = False
) -> list[StoredChallenge]:
    """The challenges that exist, newest first."""
    chosen = select(*_COLUMNS).where(challenges.c.id.in_(list(ids))).order_by(challenges.c.created.desc())
    rows = (await connection.execute(chosen.with_for_update() if lock else chosen)).mappings().all()
    people = await _people(connection, [row["id"] for row in rows])
    return [_opened(connection, dict(row), people.get(row["id"], ())) for row in rows]


async def load_challenge(connection: AsyncConnection, id: str, *, lock: bool = False) -> StoredChallenge | None:
    return next(iter(await load_challenges(connection, [id], lock=lock)), None)


def _opened(connection: AsyncConnection, row: dict[str, object], people: tuple[Challenger, ...]) -> StoredChallenge:
    try:
        row = open_row(connection, challenges, row)
    except Unreadable:
        row = row | {"link": None}
    return StoredChallenge(**row, people=people)  # type: ignore[arg-type]


async def _people(connection: AsyncConnection, ids: list[str]) -> dict[str, tuple[Challenger, ...]]:
    columns = (
        challengers.c.identity, identities.c.name, challengers.c.joined, challengers.c.resigned, challengers.c.hidden,
    )  # fmt: skip
    chosen = (
        select(challengers.c.challenge, *columns)
        .join(identities, identities.c.id == challengers.c.identity)
        .where(challengers.c.challenge.in_(ids))
        .order_by(func.coalesce(challengers.c.joined, challengers.c.asked), challengers.c.identity)
    )
    found: dict[str, tuple[Challenger, ...]] = {}
    for id, *person in await connection.execute(chosen):
        found[id] = (*found.get(id, ()), Challenger(*person))
    return found


async def challenges_of(connection: AsyncConnection, identity: str, since: int, limit: int) -> list[StoredChallenge]:
    """Challenges that a person has joined or is invited to, in progress or ended since a moment."""
    is_theirs = and_(challengers.c.identity == identity, ~challengers.c.hidden)
    chosen = (
        select(challengers.c.challenge)
        .join(challenges, challenges.c.id == challengers.c.challenge)
        .where(is_theirs, challenges.c.closes > since)
        .order_by(challenges.c.closes.desc())
        .limit(limit)
    )
    return await load_challenges(connection, await connection.scalars(chosen))


async def count_open_challenges(connection: AsyncConnection, identity: str, now: int) -> int:
    """How many challenges in progress a person has joined."""
    own = challengers.join(challenges, challenges.c.id == challengers.c.challenge)
    is_own = and_(challengers.c.identity == identity, challengers.c.joined.is_not(None))
    return await count(connection, own, is_own, challenges.c.closes > now)


async def count_invitations(connection: AsyncConnection, host: str, person: str, now: int) -> int:
    """How many invitations of one person another has not answered yet."""
    asked = challengers.join(challenges, challenges.c.id == challengers.c.challenge)
    is_open = and_(challengers.c.joined.is_(None), challenges.c.closes > now)
    return await count(connection, asked, challenges.c.host == host, challengers.c.identity == person, is_open)


async def add_challenger(
    connection: AsyncConnection, id: str, identity: str, now: int, *, joins: bool, hidden: bool = False
) -> None:
    """Add a person to a challenge, invited or joined."""
    gone = and_(challengers.c.challenge == id, challengers.c.identity == identity)
    await connection.execute(delete(challengers).where(gone))
    row = {"challenge": id, "identity": identity, "asked": now, "joined": now if joins else None, "hidden": hidden}
    await connection.execute(insert(challengers).values(row))


async def resign(connection: AsyncConnection, id: str, identity: str) -> None:
    is_own = and_(challengers.c.challenge == id, challengers.c.identity == identity)
    await connection.execute(update(challengers).where(is_own).values(resigned=True))


async def remove_challenger(connection: AsyncConnection, challenge: StoredChallenge, identity: str) -> None:
    """Remove a person. The first of the others replaces a host; without players the challenge is deleted."""
    gone = and_(challengers.c.challenge == challenge.id, challengers.c.identity == identity)
    await connection.execute(delete(challengers).where(gone))
    left = [one.identity for one in challenge.players if one.identity != identity]
    if not left:
        await delete_challenges(connection, [challenge.id])
    elif challenge.host == identity:
        await change_challenge(connection, challenge.id, host=left[0])


async def change_challenge(connection: AsyncConnection, id: str, **fields: object) -> None:
    await connection.execute(update(challenges).where(challenges.c.id == id).values(fields))


async def settle(connection: AsyncConnection, id: str, closes: int) -> None:
    """End a challenge and its deals at a moment. From then on everyone may look at their games."""
    await change_challenge(connection, id, settled=True, closes=closes)
    await connection.execute(update(deals).where(deals.c.challenge == id).values(closes=closes))


async def last_end(connection: AsyncConnection, id: str) -> int:
    """When the last of its games ended."""
    chosen = (
        select(func.max(results.c.ended))
        .join(deal_tries, deal_tries.c.game == results.c.game)
        .join(deals, deals.c.id == deal_tries.c.deal)
        .where(deals.c.challenge == id)
    )
    return await connection.scalar(chosen) or 0


async def games_of_challenge(connection: AsyncConnection, id: str) -> list[str]:
    chosen = select(deal_tries.c.game).join(deals, deals.c.id == deal_tries.c.deal).where(deals.c.challenge == id)
    return list(await connection.scalars(chosen))


async def deals_of_challenge(connection: AsyncConnection, challenge: StoredChallenge) -> list[StoredDeal]:
    """Its deals in their order."""
    found = await load_deals(connection, challenge.deal_ids)
    return [found[id] for id in challenge.deal_ids]


async def unsettled(connection: AsyncConnection, now: int) -> list[str]:
    """Challenges whose time is up and that have not been settled."""
    chosen = select(challenges.c.id).where(challenges.c.closes <= now, ~challenges.c.settled)
    return list(await connection.scalars(chosen))


async def delete_old_challenges(connection: AsyncConnection, before: int) -> None:
    old = select(challenges.c.id).where(challenges.c.closes < before, challenges.c.settled)
    await delete_challenges(connection, list(await connection.scalars(old)))


async def delete_challenges(connection: AsyncConnection, ids: list[str]) -> None:
    """Delete challenges. Deals that were played stay, as their records are verified with them."""
    await connection.execute(delete(challenges).where(challenges.c.id.in_(ids)))
    is_played = or_(exists().where(games.c.deal == deals.c.id), exists().where(deal_tries.c.deal == deals.c.id))
    await connection.execute(delete(deals).where(deals.c.challenge.in_(ids), ~is_played))


async def all_challenges_of(connection: AsyncConnection, identity: str) -> list[StoredChallenge]:
    mine = select(challengers.c.challenge).where(challengers.c.identity == identity)
    return await load_challenges(connection, await connection.scalars(mine))


async def forget_challenges(connection: AsyncConnection, identity: str) -> None:
    """Remove a person from all challenges."""
    for challenge in await all_challenges_of(connection, identity):
        await remove_challenger(connection, challenge, identity)
