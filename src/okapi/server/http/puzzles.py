"""Puzzles: /api/puzzles."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from okapi.puzzles import PuzzleTheme
from okapi.server.lengths import MAX_ID
from okapi.server.protocol.messages import (
    ID_CHARACTERS,
    NextPuzzle,
    PuzzlePage,
    PuzzleSolution,
    PuzzleTable,
    TriedPuzzle,
    TryPuzzle,
)
from okapi.server.puzzles.pages import page_of, table_of
from okapi.server.puzzles.trainer import offer_puzzle
from okapi.server.puzzles.tries import show_solution, try_move

from .dependencies import Anyone, IdInPath, Someone, TheClock, TheDatabase, answer, described, read
from .rate_limits import Work

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
Theme = Annotated[PuzzleTheme | None, Query()]
Before = Annotated[str | None, Query(min_length=1, max_length=MAX_ID, pattern=ID_CHARACTERS)]


@router.get("", **described(None, PuzzlePage))
async def page(database: TheDatabase, now: TheClock, me: Anyone) -> Response:
    """Today's three puzzles, and the caller's results."""
    return answer(await page_of(database, now, me))


@router.get("/next", **described(None, NextPuzzle, costs=Work.LOOK))
async def another(
    database: TheDatabase, now: TheClock, me: Anyone, theme: Theme = None, after: Before = None
) -> Response:
    """A puzzle near the caller's rating, on one theme or on any, other than the one just shown."""
    return answer(await offer_puzzle(database, now, me, theme, after))


@router.get("/{puzzle}", **described(None, PuzzleTable, costs=Work.LOOK))
async def table(puzzle: IdInPath, database: TheDatabase, me: Anyone) -> Response:
    """The position, as the seat to move sees it."""
    return answer(await table_of(database, puzzle, me))


@router.post("/{puzzle}/try", **described(TryPuzzle, TriedPuzzle, costs=Work.PUZZLE))
async def make_a_try(puzzle: IdInPath, request: Request, database: TheDatabase, now: TheClock, me: Someone) -> Response:
    """How a move compares; the first try counts."""
    return answer(await try_move(database, now, puzzle, me, (await read(request, TryPuzzle)).action))


@router.post("/{puzzle}/solution", **described(None, PuzzleSolution, costs=Work.PUZZLE))
async def solution(puzzle: IdInPath, database: TheDatabase, now: TheClock, me: Someone) -> Response:
    """What the coach would do. Without an earlier try, the puzzle counts as not found."""
    return answer(await show_solution(database, now, puzzle, me))
