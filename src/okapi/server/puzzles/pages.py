"""The page of puzzles, and the position of a puzzle."""

from okapi.puzzles import Puzzle, PuzzleTheme, position, todays
from okapi.server.clock import Clock, day_at
from okapi.server.protocol.messages import Me, PuzzleLine, PuzzlePage, PuzzleTable, PuzzleThemeLine
from okapi.server.protocol.updates import still_update
from okapi.server.storage.database import Database
from okapi.server.storage.puzzle_tries import (
    StoredPuzzleTry,
    TriedTheme,
    find_puzzle_try,
    latest_puzzle_tries,
    puzzle_tries_at,
    tried_themes,
)

from .collection import find_puzzle

_CURVE = 100  # tries


async def page_of(database: Database, now: Clock, me: Me | None) -> PuzzlePage:
    """Today's puzzles, and the person's results."""
    day = day_at(now())
    three = todays(day)
    tried: dict[str, StoredPuzzleTry] = {}
    latest: list[StoredPuzzleTry] = []
    themes: dict[str, TriedTheme] = {}
    if me is not None:
        async with database.read() as connection:
            tried = await puzzle_tries_at(connection, me.id, tuple(puzzle.id for puzzle in three))
            latest = await latest_puzzle_tries(connection, me.id, _CURVE)
            themes = await tried_themes(connection, me.id)
    return PuzzlePage(
        day=day.isoformat(),
        today=tuple(_line(puzzle, tried.get(puzzle.id)) for puzzle in three),
        rating=round(latest[0].rating) if latest else None,
        tries=latest[0].number if latest else 0,
        curve=tuple(round(one.rating) for one in reversed(latest)),
        themes=tuple(_theme(theme, themes.get(theme)) for theme in PuzzleTheme),
    )


async def table_of(database: Database, id: str, me: Me | None) -> PuzzleTable:
    """A puzzle as the seat to move sees it, made from that seat's view and nothing else."""
    async with database.read() as connection:
        puzzle = await find_puzzle(connection, id)
        tried = None if me is None else await find_puzzle_try(connection, me.id, puzzle.id)
    view, events = position(puzzle)
    return PuzzleTable(_line(puzzle, tried), puzzle.seat, puzzle.turn, still_update(puzzle.id, view, events))


def _line(puzzle: Puzzle, tried: StoredPuzzleTry | None) -> PuzzleLine:
    if tried is None:
        return PuzzleLine(puzzle.id, puzzle.rating, None, None)
    return PuzzleLine(puzzle.id, puzzle.rating, tried.found, puzzle.theme)


def _theme(theme: PuzzleTheme, tried: TriedTheme | None) -> PuzzleThemeLine:
    return PuzzleThemeLine(theme, tried.tried, tried.found) if tried else PuzzleThemeLine(theme, 0, 0)
