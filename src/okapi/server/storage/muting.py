"""People whom others have muted or blocked."""

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import identities, muted


async def muted_by(connection: AsyncConnection, identity: str) -> list[tuple[str, str, bool]]:
    """The ids and names of the people whom a person has muted, and whether they are blocked."""
    chosen = (
        select(identities.c.id, identities.c.name, muted.c.blocks)
        .join(muted, muted.c.person == identities.c.id)
        .where(muted.c.identity == identity)
        .order_by(identities.c.name, identities.c.id)
    )
    return [(row.id, row.name, row.blocks) for row in await connection.execute(chosen)]


async def mute(connection: AsyncConnection, identity: str, person: str, *, blocks: bool = False) -> bool:
    """Store that a person mutes another; false if the other does not exist."""
    await unmute(connection, identity, person)
    try:
        async with connection.begin_nested():
            await connection.execute(insert(muted).values(identity=identity, person=person, blocks=blocks))
    except IntegrityError:
        return False
    return True


async def unmute(connection: AsyncConnection, identity: str, person: str) -> None:
    await connection.execute(delete(muted).where(muted.c.identity == identity, muted.c.person == person))


async def forget_muting(connection: AsyncConnection, identity: str) -> None:
    """Forget whom a person has muted, and that others have muted them."""
    theirs = or_(muted.c.identity == identity, muted.c.person == identity)
    await connection.execute(delete(muted).where(theirs))
