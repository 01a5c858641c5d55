"""The newest puzzles from games on this server, stored without a name, an identity or a game."""

from msgspec import Struct
from sqlalchemy import Select, delete, exists, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import people_puzzles, puzzle_tries

KEPT = 5_000

_insert = text(
    "INSERT INTO people_puzzles (id, theme, rating, body, made)"
    " VALUES (:id, :theme, :rating, :body, :made) ON CONFLICT (id) DO NOTHING"
)


class PuzzleName(Struct, frozen=True):
    """What the trainer chooses a puzzle by."""

    id: str
    rating: int


async def insert_people_puzzle(
    connection: AsyncConnection, name: PuzzleName, theme: str, body: str, now: int, *, kept: int = KEPT
) -> None:
    """Store a puzzle, and delete all but the newest."""
    row = {"id": name.id, "theme": theme, "rating": name.rating, "body": body, "made": now}
    await connection.execute(_insert, row)
    newest = select(people_puzzles.c.id).order_by(people_puzzles.c.made.desc(), people_puzzles.c.id)
    await connection.execute(delete(people_puzzles).where(people_puzzles.c.id.in_(newest.offset(kept))))


async def load_people_puzzle(connection: AsyncConnection, id: str) -> str | None:
    """A puzzle, as JSON."""
    return await connection.scalar(select(people_puzzles.c.body).where(people_puzzles.c.id == id))


async def nearest_people_puzzles(
    connection: AsyncConnection, identity: str | None, theme: str | None, rating: float, limit: int
) -> list[PuzzleName]:
    """Puzzles that a person has not tried, the nearest to a rating first."""
    chosen = _named(theme)
    if identity is not None:
        tried = exists().where(puzzle_tries.c.identity == identity, puzzle_tries.c.puzzle == people_puzzles.c.id)
        chosen = chosen.where(~tried)
    order = func.abs(people_puzzles.c.rating - round(rating)), people_puzzles.c.id
    return [PuzzleName(row.id, row.rating) for row in await connection.execute(chosen.order_by(*order).limit(limit))]


async def all_people_puzzles(connection: AsyncConnection, theme: str | None) -> list[str]:
    return [row.id for row in await connection.execute(_named(theme).order_by(people_puzzles.c.id))]


def _named(theme: str | None) -> Select[tuple[str, int]]:
    chosen = select(people_puzzles.c.id, people_puzzles.c.rating)
    return chosen if theme is None else chosen.where(people_puzzles.c.theme == theme)
