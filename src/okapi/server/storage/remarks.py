"""Remarks at tables: phrases, and free texts, which are sealed."""

from msgspec import Struct
from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .keyring import Unreadable
from .schema import identities, remarks
from .sealing import open_row, seal_row
from .statements import count


class StoredRemark(Struct, frozen=True):
    id: int
    seat: int | None  # none: a spectator
    identity: str | None
    person: str | None  # the identity's own name
    phrase: str | None  # none: it has a text
    text: str | None
    seq: int
    made: int


class NewRemark(Struct, frozen=True):
    game: str
    seat: int | None
    identity: str
    phrase: str | None
    text: str | None
    text_key: str | None  # the row key that a text is sealed with
    seq: int
    made: int


async def insert_remark(connection: AsyncConnection, said: NewRemark) -> int:
    """Store a remark; its number."""
    row = {name: getattr(said, name) for name in said.__struct_fields__} | {"phrase": said.phrase or ""}
    stored = insert(remarks).values(seal_row(connection, remarks, row)).returning(remarks.c.id)
    return int((await connection.execute(stored)).scalar_one())


async def count_remarks(connection: AsyncConnection, game: str, identity: str, since: int) -> int:
    own = (remarks.c.game == game, remarks.c.identity == identity, remarks.c.made > since)
    return await count(connection, remarks, *own)


async def delete_old_texts(connection: AsyncConnection, game: str, kept: int) -> None:
    """Delete all but the latest texts of a game."""
    texts = (remarks.c.game == game, remarks.c.text.is_not(None))
    newest_to_go = select(remarks.c.id).where(*texts).order_by(remarks.c.id.desc()).offset(kept).limit(1)
    await connection.execute(delete(remarks).where(*texts, remarks.c.id <= newest_to_go.scalar_subquery()))


async def load_remarks(
    connection: AsyncConnection, game: str, of_each: int, limit: int, *, is_seated: bool
) -> list[StoredRemark]:
    """The latest remarks, at most some of each person, so that one person cannot crowd out the others.

    Players do not see spectators' remarks, and spectators do not see free texts.
    """
    rank = func.row_number().over(partition_by=remarks.c.identity, order_by=remarks.c.id.desc())
    heard = remarks.c.seat.is_not(None) if is_seated else remarks.c.text.is_(None)
    ranked = select(remarks, rank.label("rank")).where(remarks.c.game == game, heard).subquery()
    chosen = (
        select(ranked, identities.c.name.label("person"))
        .outerjoin(identities, identities.c.id == ranked.c.identity)
        .where(ranked.c.rank <= of_each)
        .order_by(ranked.c.id.desc())
        .limit(limit)
    )
    rows = (await connection.execute(chosen)).mappings().all()
    found = [_opened(connection, row) for row in reversed(rows)]
    return [remark for remark in found if remark is not None]


async def remarks_of(connection: AsyncConnection, identity: str) -> list[tuple[str, StoredRemark]]:
    """All remarks of a person, each with its game."""
    chosen = (
        select(remarks, identities.c.name.label("person"))
        .join(identities, identities.c.id == remarks.c.identity)
        .where(remarks.c.identity == identity)
        .order_by(remarks.c.id)
    )
    rows = (await connection.execute(chosen)).mappings().all()
    found = [(row["game"], _opened(connection, row)) for row in rows]
    return [(game, remark) for game, remark in found if remark is not None]


def _opened(connection: AsyncConnection, row: RowMapping) -> StoredRemark | None:
    """The remark; none if it was sealed with a key that was lost."""
    fields = {name: row[name] for name in (*StoredRemark.__struct_fields__, "text_key")}
    try:
        opened = open_row(connection, remarks, fields)
    except Unreadable:
        return None
    del opened["text_key"]
    return StoredRemark(**opened | {"phrase": opened["phrase"] or None})
