"""Invitations to a table."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import invites
from .statements import count


async def insert_invite(
    connection: AsyncConnection, game: str, hashed: str, seat: int | None, now: int
) -> None:
    row = {"hash": hashed, "game": game, "seat": seat, "created": now}
    await connection.execute(insert(invites).values(row))


async def count_invites(connection: AsyncConnection, game: str) -> int:
    return await count(connection, invites, invites.c.game == game)


async def find_invite(connection: AsyncConnection, game: str, hashed: str) -> tuple[bool, int | None]:
    """Whether there is such an invitation, and the seat it is for if it is for one."""
    chosen = select(invites.c.seat).where(invites.c.game == game, invites.c.hash == hashed)
    row = (await connection.execute(chosen)).one_or_none()
    return (False, None) if row is None else (True, row.seat)
