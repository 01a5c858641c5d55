"""Puzzles: positions of played games with one clearly best move, by the coach's own measure (docs/puzzles.md).

for puzzle in todays(date.today()):
    view, events = position(puzzle)
    answer(puzzle, options(view)[0])

None of this needs NumPy or Numba. `puzzle_from` makes a puzzle from a decision in a finished game; it needs the extra
`fast`, and is loaded on first use.
"""

from typing import TYPE_CHECKING, Any

from .answering import PuzzleAnswer, PuzzleOutcome, answer
from .calendar import todays
from .collection import UnknownPuzzle, all_puzzles, puzzle
from .form import ArenaGame, Puzzle, PuzzleTheme, SeenGame
from .positions import PuzzlePosition, position
from .ratings import START, PuzzleRating, rated
from .training import next_puzzle

if TYPE_CHECKING:
    from .making import puzzle_from
else:

    def __getattr__(name: str) -> Any:
        if name == "puzzle_from":
            from .making import puzzle_from  # noqa: PLC0415

            return puzzle_from
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "START", "ArenaGame", "Puzzle", "PuzzleAnswer", "PuzzleOutcome", "PuzzlePosition", "PuzzleRating", "PuzzleTheme",
    "SeenGame", "UnknownPuzzle", "all_puzzles", "answer", "next_puzzle", "position", "puzzle", "puzzle_from", "rated",
    "todays",
]  # fmt: skip
