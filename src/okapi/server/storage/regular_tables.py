"""Regular tables in the database, with their members and last games."""

from collections.abc import Iterable

from msgspec import Struct, structs
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .keyring import Unreadable
from .schema import almanac, games, identities, members, regular_tables
from .sealing import open_row, seal_row
from .statements import count, is_any


class RegularTable(Struct, frozen=True):
    id: str
    name: str
    owner: str
    link: str | None  # none: the key to decrypt it was lost, and the owner has to make a new one
    game: str | None
    created: int


class Member(Struct, frozen=True):
    identity: str
    name: str
    joined: int


_COLUMNS = [regular_tables.c[name] for name in RegularTable.__struct_fields__]


async def insert_regular_table(connection: AsyncConnection, table: RegularTable) -> None:
    row = seal_row(connection, regular_tables, structs.asdict(table))
    await connection.execute(insert(regular_tables).values(row))


async def load_regular_table(connection: AsyncConnection, id: str, *, lock: bool = False) -> RegularTable | None:
    chosen = select(*_COLUMNS).where(regular_tables.c.id == id)
    row = (await connection.execute(chosen.with_for_update() if lock else chosen)).mappings().one_or_none()
    return None if row is None else _opened(connection, dict(row))


async def regular_tables_of(connection: AsyncConnection, identity: str) -> list[RegularTable]:
    """The regular tables of a person, by name."""
    chosen = select(*_COLUMNS).join(members).where(members.c.identity == identity)
    rows = (await connection.execute(chosen.order_by(regular_tables.c.name, regular_tables.c.id))).mappings()
    return [_opened(connection, dict(row)) for row in rows]


def _opened(connection: AsyncConnection, row: dict[str, object]) -> RegularTable:
    try:
        return RegularTable(**open_row(connection, regular_tables, row))
    except Unreadable:
        return RegularTable(**row | {"link": None})  # type: ignore[arg-type]


async def change_regular_table(connection: AsyncConnection, table: RegularTable) -> None:
    """Store a changed table."""
    fields = structs.asdict(table)
    if table.link is None:  # it stays stored, as the key may come back
        del fields["link"]
    else:
        fields = seal_row(connection, regular_tables, fields)
    await connection.execute(update(regular_tables).where(regular_tables.c.id == table.id).values(fields))


async def set_last_game(connection: AsyncConnection, id: str, game: str) -> None:
    await connection.execute(update(regular_tables).where(regular_tables.c.id == id).values(game=game))


async def delete_regular_table(connection: AsyncConnection, id: str) -> None:
    """Delete a table. The games of its series stay."""
    for table in (games, almanac):
        await connection.execute(update(table).where(table.c.regular_table == id).values(regular_table=None))
    await connection.execute(delete(regular_tables).where(regular_tables.c.id == id))


async def members_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[Member, ...]]:
    """The members of these tables, by table, in the order in which they joined."""
    columns = (members.c.identity, identities.c.name, members.c.joined)
    chosen = select(members.c.regular_table, *columns).join(identities, identities.c.id == members.c.identity)
    ordered = chosen.where(members.c.regular_table.in_(ids)).order_by(members.c.joined, members.c.identity)
    found: dict[str, tuple[Member, ...]] = {}
    for table, *member in await connection.execute(ordered):
        found[table] = (*found.get(table, ()), Member(*member))
    return found


async def is_member(connection: AsyncConnection, id: str, identity: str) -> bool:
    return await is_any(connection, members.c.regular_table == id, members.c.identity == identity)


async def count_memberships(connection: AsyncConnection, identity: str) -> int:
    return await count(connection, members, members.c.identity == identity)


async def add_member(connection: AsyncConnection, id: str, identity: str, now: int) -> None:
    await connection.execute(insert(members).values(regular_table=id, identity=identity, joined=now))


async def remove_member(connection: AsyncConnection, table: RegularTable, identity: str) -> None:
    """Remove a member. The longest-standing member replaces an owner; without members the table is deleted."""
    gone = and_(members.c.regular_table == table.id, members.c.identity == identity)
    await connection.execute(delete(members).where(gone))
    left = (await members_of(connection, [table.id])).get(table.id, ())
    if not left:
        await delete_regular_table(connection, table.id)
    elif table.owner == identity:
        owned = update(regular_tables).where(regular_tables.c.id == table.id)
        await connection.execute(owned.values(owner=left[0].identity))


async def forget_memberships(connection: AsyncConnection, identity: str) -> None:
    """Remove a person from all their regular tables."""
    for table in await regular_tables_of(connection, identity):
        await remove_member(connection, table, identity)
