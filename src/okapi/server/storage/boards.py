"""Boards in the database, so that a game can be played and looked at as long as its database is there."""

from collections.abc import Iterable

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import Board

from .schema import boards

_keep = text("INSERT INTO boards (hash, content) VALUES (:hash, :content) ON CONFLICT (hash) DO NOTHING")


async def store_boards(connection: AsyncConnection, offered: Iterable[Board]) -> None:
    """Keep boards, unless they are kept already."""
    rows = [{"hash": board.content_hash, "content": board.to_json()} for board in offered]
    await connection.execute(_keep, rows)


async def load_board(connection: AsyncConnection, content_hash: str) -> Board | None:
    chosen = select(boards.c.content).where(boards.c.hash == content_hash)
    content = await connection.scalar(chosen)
    return None if content is None else Board.from_json(content)
