"""Judging an answer: the best move, or another one and what it is worth."""

from enum import StrEnum

from msgspec import Struct

from okapi.coach.results import AdvisedMove
from okapi.game import Action, is_same_action, why_not

from .form import Puzzle
from .positions import position


class PuzzleOutcome(StrEnum):
    FOUND = "found"
    OTHER = "other"  # another move, worth less


class PuzzleAnswer(Struct, frozen=True):
    """How a move compares with the best one."""

    outcome: PuzzleOutcome
    share: float | None  # of the win, with this move; None: the coach did not look at it
    best: float  # with the best move
    moves: tuple[AdvisedMove, ...]  # that the coach looked at, the best first

    @property
    def is_found(self) -> bool:
        return self.outcome is PuzzleOutcome.FOUND


def answer(puzzle: Puzzle, action: Action) -> PuzzleAnswer:
    """Compare a move with the best one. IllegalAction: the rules refuse it, and it does not count as a try."""
    refusal = why_not(position(puzzle).view, action)
    if refusal is not None:
        raise refusal
    found = any(is_same_action(action, solution) for solution in puzzle.solutions)
    share = next((move.share for move in puzzle.moves if is_same_action(move.action, action)), None)
    outcome = PuzzleOutcome.FOUND if found else PuzzleOutcome.OTHER
    return PuzzleAnswer(outcome, share, puzzle.best.share, puzzle.moves)
