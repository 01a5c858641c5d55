"""Trying a puzzle. The first try counts, and is stored before any of the answer is sent."""

from okapi.game import Action
from okapi.puzzles import Puzzle, PuzzleRating, answer, rated
from okapi.server.clock import Clock
from okapi.server.protocol.messages import Me, PuzzleCounted, PuzzleSolution, TriedPuzzle
from okapi.server.storage.database import Database
from okapi.server.storage.puzzle_tries import (
    StoredPuzzleTry,
    find_puzzle_try,
    insert_puzzle_try,
    latest_puzzle_tries,
)

from .collection import find_puzzle


async def try_move(database: Database, now: Clock, id: str, me: Me, action: Action) -> TriedPuzzle:
    """How a move compares. IllegalAction: the rules refuse it, and it does not count as a try."""
    async with database.read() as connection:
        puzzle = await find_puzzle(connection, id)
    result = answer(puzzle, action)
    counted = await _count(database, now, puzzle, me, found=result.is_found)
    moves = result.moves if result.is_found else ()
    return TriedPuzzle(puzzle.theme, result.outcome, result.share, result.best, moves, counted)


async def show_solution(database: Database, now: Clock, id: str, me: Me) -> PuzzleSolution:
    """What the coach would do. Without an earlier try this counts as one, with the move not found."""
    async with database.read() as connection:
        puzzle = await find_puzzle(connection, id)
    counted = await _count(database, now, puzzle, me, found=False)
    return PuzzleSolution(puzzle.theme, puzzle.moves, counted)


async def _count(database: Database, now: Clock, puzzle: Puzzle, me: Me, *, found: bool) -> PuzzleCounted | None:
    """Store a first try; none if there was one before. Of two tries at once, the database decides which is first."""
    while True:
        async with database.write() as connection:
            if await find_puzzle_try(connection, me.id, puzzle.id) is not None:
                return None
            latest = await latest_puzzle_tries(connection, me.id, 1)
            before = PuzzleRating(latest[0].rating, latest[0].number) if latest else PuzzleRating()
            after = rated(before, puzzle.rating, found=found)
            tried = StoredPuzzleTry(puzzle.id, after.tries, puzzle.theme, found, after.rating, now())
            if await insert_puzzle_try(connection, me.id, tried):
                return PuzzleCounted(round(after.rating), round(after.rating) - round(before.rating))
