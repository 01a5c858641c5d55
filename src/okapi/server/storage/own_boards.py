"""People's own boards in the database."""

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, RowMapping, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import BoardContent

from .schema import identities, own_boards
from .statements import count


class OwnBoard(Struct, frozen=True):
    """A board as its maker left it."""

    id: str
    content: BoardContent
    hash: str | None  # none: it has problems and cannot be played on
    problems: int
    version: int  # grows with every change
    link: str | None
    changed: int


_COLUMNS = [own_boards.c[name] for name in OwnBoard.__struct_fields__]
_read = msgspec.json.Decoder(BoardContent).decode


def _own_board(row: RowMapping) -> OwnBoard:
    return OwnBoard(**{**row, "content": _read(row["content"])})


def _this(identity: str, id: str) -> ColumnElement[bool]:
    return and_(own_boards.c.identity == identity, own_boards.c.id == id)


async def own_boards_of(connection: AsyncConnection, identity: str) -> list[OwnBoard]:
    """All boards of a person, the one changed last first."""
    chosen = select(*_COLUMNS).where(own_boards.c.identity == identity)
    rows = await connection.execute(chosen.order_by(own_boards.c.changed.desc(), own_boards.c.id))
    return [_own_board(row) for row in rows.mappings()]


async def find_own_board(connection: AsyncConnection, identity: str, id: str) -> OwnBoard | None:
    row = (await connection.execute(select(*_COLUMNS).where(_this(identity, id)))).mappings().one_or_none()
    return None if row is None else _own_board(row)


async def find_playable(connection: AsyncConnection, identity: str, hash: str) -> BoardContent | None:
    """The board with this hash, if it is one of the person's own."""
    chosen = select(own_boards.c.content).where(own_boards.c.identity == identity, own_boards.c.hash == hash)
    content = await connection.scalar(chosen.limit(1))
    return None if content is None else _read(content)


async def find_by_link(connection: AsyncConnection, link: str) -> tuple[BoardContent, str] | None:
    """The board of a link, and the name of its maker."""
    chosen = select(own_boards.c.content, identities.c.name).join(identities).where(own_boards.c.link == link)
    row = (await connection.execute(chosen)).one_or_none()
    return None if row is None else (_read(row.content), row.name)


async def count_own_boards(connection: AsyncConnection, identity: str) -> int:
    return await count(connection, own_boards, own_boards.c.identity == identity)


async def insert_own_board(connection: AsyncConnection, identity: str, board: OwnBoard) -> bool:
    """Store a new board; false if its id is taken."""
    try:
        async with connection.begin_nested():
            await connection.execute(insert(own_boards).values(identity=identity, **_row(board)))
    except IntegrityError:
        return False
    return True


async def replace_own_board(connection: AsyncConnection, identity: str, board: OwnBoard) -> bool:
    """Store a board over its previous version, and keep its link; false if that version is gone."""
    before = and_(_this(identity, board.id), own_boards.c.version == board.version - 1)
    row = {name: value for name, value in _row(board).items() if name != "link"}
    changed = await connection.execute(update(own_boards).where(before).values(row))
    return changed.rowcount == 1


def _row(board: OwnBoard) -> dict[str, object]:
    return msgspec.structs.asdict(board) | {"content": msgspec.json.encode(board.content).decode()}


async def set_link(connection: AsyncConnection, identity: str, id: str, link: str | None) -> None:
    await connection.execute(update(own_boards).where(_this(identity, id)).values(link=link))


async def delete_own_board(connection: AsyncConnection, identity: str, id: str) -> None:
    await connection.execute(delete(own_boards).where(_this(identity, id)))
