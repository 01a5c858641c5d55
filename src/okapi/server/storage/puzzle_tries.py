"""The first tries of people at puzzles: each counts once."""

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import RowMapping, case, delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import puzzle_tries

_insert_try = text(
    "INSERT INTO puzzle_tries (identity, puzzle, number, theme, found, rating, made)"
    " VALUES (:identity, :puzzle, :number, :theme, :found, :rating, :made) ON CONFLICT DO NOTHING"
)


class StoredPuzzleTry(Struct, frozen=True):
    """What came of it, and the rating of the person since then."""

    puzzle: str
    number: int  # of this person's tries, from 1
    theme: str
    found: bool
    rating: float
    made: int


class TriedTheme(Struct, frozen=True):
    """How many puzzles of a theme somebody has tried, and in how many they found the move."""

    theme: str
    tried: int
    found: int


_COLUMNS = [puzzle_tries.c[name] for name in StoredPuzzleTry.__struct_fields__]


async def insert_puzzle_try(connection: AsyncConnection, identity: str, tried: StoredPuzzleTry) -> bool:
    """False if the person has tried this puzzle already, or if another try of theirs has this number."""
    return (await connection.execute(_insert_try, {"identity": identity, **asdict(tried)})).rowcount == 1


async def find_puzzle_try(connection: AsyncConnection, identity: str, puzzle: str) -> StoredPuzzleTry | None:
    return (await puzzle_tries_at(connection, identity, (puzzle,))).get(puzzle)


async def puzzle_tries_at(
    connection: AsyncConnection, identity: str, puzzles: tuple[str, ...]
) -> dict[str, StoredPuzzleTry]:
    """Those at some puzzles, by puzzle."""
    own = puzzle_tries.c.identity == identity
    rows = await connection.execute(select(*_COLUMNS).where(own, puzzle_tries.c.puzzle.in_(puzzles)))
    return {row["puzzle"]: _stored(row) for row in rows.mappings()}


async def latest_puzzle_tries(
    connection: AsyncConnection, identity: str, limit: int | None = None
) -> list[StoredPuzzleTry]:
    """The last ones, or all; the latest first."""
    chosen = select(*_COLUMNS).where(puzzle_tries.c.identity == identity)
    rows = await connection.execute(chosen.order_by(puzzle_tries.c.number.desc()).limit(limit))
    return [_stored(row) for row in rows.mappings()]


async def tried_themes(connection: AsyncConnection, identity: str) -> dict[str, TriedTheme]:
    found = func.sum(case((puzzle_tries.c.found, 1), else_=0))
    chosen = select(puzzle_tries.c.theme, func.count(), found).where(puzzle_tries.c.identity == identity)
    rows = await connection.execute(chosen.group_by(puzzle_tries.c.theme))
    return {theme: TriedTheme(theme, int(tried), int(solved)) for theme, tried, solved in rows}


async def tried_puzzles(connection: AsyncConnection, identity: str) -> dict[str, int]:
    """All puzzles that a person has tried, with the number of the try."""
    chosen = select(puzzle_tries.c.puzzle, puzzle_tries.c.number).where(puzzle_tries.c.identity == identity)
    return {row.puzzle: row.number for row in await connection.execute(chosen)}


async def forget_puzzle_tries(connection: AsyncConnection, identity: str) -> None:
    await connection.execute(delete(puzzle_tries).where(puzzle_tries.c.identity == identity))


def _stored(row: RowMapping) -> StoredPuzzleTry:
    return StoredPuzzleTry(**{**row, "found": bool(row["found"])})
