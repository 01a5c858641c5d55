"""Games that ended long ago, in a compact form: all steps of a game compressed in one row."""

import base64
import zlib
from typing import Any

import msgspec
from sqlalchemy import and_, delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Status

from .schema import archives, games, steps

Rows = list[dict[str, Any]]


async def games_to_archive(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    """Games that ended before a moment and still have a row for every step."""
    ended = and_(games.c.status.in_((Status.OVER, Status.ENDED)), games.c.moved < before)
    has_steps = exists().where(steps.c.game == games.c.id)
    chosen = select(games.c.id).where(ended, has_steps).order_by(games.c.moved).limit(limit)
    return list(await connection.scalars(chosen))


async def archive(connection: AsyncConnection, game: str) -> None:
    """Move the steps of a game into one row. Call it in a transaction of its own."""
    columns = [column for column in steps.c if column is not steps.c.game]
    chosen = select(*columns).where(steps.c.game == game).order_by(steps.c.seq)
    rows = [dict(row) for row in (await connection.execute(chosen)).mappings()]
    if rows:
        await connection.execute(insert(archives).values(game=game, steps=pack(rows)))
        await connection.execute(delete(steps).where(steps.c.game == game))


async def archived_steps(connection: AsyncConnection, game: str, after: int) -> Rows:
    """The steps of an archived game after a sequence number, as rows; empty if it is not archived."""
    chosen = select(archives.c.steps).where(archives.c.game == game)
    found = await connection.scalar(chosen)
    return [] if found is None else [row for row in unpack(found) if row["last"] > after]


def pack(rows: Rows) -> str:
    """Rows as text that every database and every backup can store."""
    return base64.b85encode(zlib.compress(msgspec.json.encode(rows), 9)).decode()


def unpack(text: str) -> Rows:
    return msgspec.json.decode(zlib.decompress(base64.b85decode(text)), type=Rows)
