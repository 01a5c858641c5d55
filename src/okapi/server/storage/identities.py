"""Identities and their tokens in the database. Of a token, only its hash is stored."""

from enum import StrEnum

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Visibility

from .schema import identities, tokens
from .statements import count

# On which processes that share a PostgreSQL are notified of changed names, tokens and muted people.
CHANNEL = "okapi_identities"
_keep_identity = text(
    "INSERT INTO identities (id, name, created) VALUES (:id, :name, :created) ON CONFLICT (id) DO NOTHING"
)


class TokenKind(StrEnum):
    SESSION = "session"  # a browser's cookie
    BEARER = "bearer"  # a program's
    TRANSFER = "transfer"  # used once, to start a session


async def insert_identity(connection: AsyncConnection, identity: str, name: str, now: int) -> None:
    await connection.execute(insert(identities).values(id=identity, name=name, created=now))


async def keep_house_identity(connection: AsyncConnection, identity: str, name: str, now: int) -> None:
    """Store an identity without a person, for games that no person sets up. It has no token."""
    await connection.execute(_keep_identity, {"id": identity, "name": name, "created": now})


async def rename_identity(connection: AsyncConnection, identity: str, name: str) -> None:
    await connection.execute(update(identities).where(identities.c.id == identity).values(name=name))


async def insert_token(
    connection: AsyncConnection,
    hashed: str,
    identity: str,
    kind: TokenKind,
    now: int,
    expires: int | None = None,
    *,
    browser: str | None = None,
    system: str | None = None,
) -> None:
    token = {"hash": hashed, "identity": identity, "kind": kind, "created": now, "expires": expires}
    await connection.execute(insert(tokens).values(**token, browser=browser, system=system))


async def find_identity(connection: AsyncConnection, hashed: str, kind: TokenKind, now: int) -> tuple[str, str] | None:
    """The id and name of the identity of a token."""
    fresh = or_(tokens.c.expires.is_(None), tokens.c.expires > now)
    chosen = (
        select(identities.c.id, identities.c.name)
        .join(tokens, tokens.c.identity == identities.c.id)
        .where(tokens.c.hash == hashed, tokens.c.kind == kind, fresh)
    )
    row = (await connection.execute(chosen)).one_or_none()
    return None if row is None else (row.id, row.name)


async def count_tokens(connection: AsyncConnection, identity: str) -> int:
    return await count(connection, tokens, tokens.c.identity == identity)


async def delete_token(connection: AsyncConnection, hashed: str) -> bool:
    """Delete a token; false if it did not exist."""
    gone = await connection.execute(delete(tokens).where(tokens.c.hash == hashed))
    return gone.rowcount == 1


async def delete_other_tokens(connection: AsyncConnection, identity: str, but: str) -> None:
    await connection.execute(delete(tokens).where(tokens.c.identity == identity, tokens.c.hash != but))


async def delete_expired_tokens(connection: AsyncConnection, now: int) -> None:
    await connection.execute(delete(tokens).where(tokens.c.expires <= now))


async def name_of(connection: AsyncConnection, identity: str) -> str | None:
    return await connection.scalar(select(identities.c.name).where(identities.c.id == identity))


class StoredPerson(Struct, frozen=True):
    id: str
    name: str
    created: int
    visibility: Visibility


async def load_person(connection: AsyncConnection, identity: str) -> StoredPerson | None:
    row = (await connection.execute(select(identities).where(identities.c.id == identity))).one_or_none()
    if row is None:
        return None
    return StoredPerson(row.id, row.name, row.created, Visibility(row.visibility))


async def set_visibility(connection: AsyncConnection, identity: str, visibility: Visibility) -> None:
    changed = update(identities).where(identities.c.id == identity).values(visibility=visibility)
    await connection.execute(changed)


async def tokens_of(connection: AsyncConnection, identity: str) -> set[str]:
    return set(await connection.scalars(select(tokens.c.hash).where(tokens.c.identity == identity)))


async def announce(connection: AsyncConnection, identity: str) -> None:
    """Notify other processes that an identity has changed, when this transaction commits."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, identity)))


class StoredDevice(Struct, frozen=True):
    hash: str
    kind: TokenKind
    created: int
    browser: str | None
    system: str | None


async def devices_of(connection: AsyncConnection, identity: str) -> list[StoredDevice]:
    """Where an identity is signed in, the latest first."""
    columns = [tokens.c[name] for name in StoredDevice.__struct_fields__]
    is_device = tokens.c.kind.in_((TokenKind.SESSION, TokenKind.BEARER))
    chosen = select(*columns).where(tokens.c.identity == identity, is_device)
    rows = await connection.execute(chosen.order_by(tokens.c.created.desc(), tokens.c.hash))
    return [StoredDevice(row.hash, TokenKind(row.kind), row.created, row.browser, row.system) for row in rows]
