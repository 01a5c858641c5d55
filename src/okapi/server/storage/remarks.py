"""What people say at tables."""

from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import identities, remarks
from .statements import count


class StoredRemark(Struct, frozen=True):
    id: int
    seat: int | None  # none: a spectator
    identity: str | None
    person: str | None  # the identity's own name
    phrase: str
    seq: int
    made: int


async def insert_remark(
    connection: AsyncConnection, game: str, seat: int | None, identity: str, phrase: str, seq: int, now: int
) -> int:
    """Store what a person says; its number."""
    row = {"game": game, "seat": seat, "identity": identity, "phrase": phrase, "seq": seq, "made": now}
    found = await connection.execute(insert(remarks).values(row).returning(remarks.c.id))
    return int(found.scalar_one())


async def count_remarks(connection: AsyncConnection, game: str, identity: str, since: int) -> int:
    own = (remarks.c.game == game, remarks.c.identity == identity, remarks.c.made > since)
    return await count(connection, remarks, *own)


async def load_remarks(
    connection: AsyncConnection, game: str, limit: int, *, of_players_only: bool
) -> list[StoredRemark]:
    said = remarks.c
    columns = said.id, said.seat, said.identity, identities.c.name, said.phrase, said.seq, said.made
    chosen = (
        select(*columns)
        .outerjoin(identities, identities.c.id == remarks.c.identity)
        .where(remarks.c.game == game)
        .order_by(remarks.c.id.desc())
        .limit(limit)
    )
    if of_players_only:
        chosen = chosen.where(remarks.c.seat.is_not(None))
    return [StoredRemark(*row) for row in await connection.execute(chosen)][::-1]
