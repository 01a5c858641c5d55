"""What becomes of an answer: found, or another move and what that one is worth."""

from enum import StrEnum

from msgspec import Struct

from okapi.coach.results import AdvisedMove
from okapi.game import Action, KeepTickets, why_not

from .form import Puzzle
from .positions import position


class PuzzleOutcome(StrEnum):
    FOUND = "found"
    OTHER = "other"  # another move, worth less


class PuzzleAnswer(Struct, frozen=True):
    """How a move compares with the best one."""

    outcome: PuzzleOutcome
    share: float | None  # of the win, with this move; None: the coach did not look at it
    best: float  # with the best one
    moves: tuple[AdvisedMove, ...]  # what the coach looked at, the best first

    @property
    def is_found(self) -> bool:
        return self.outcome is PuzzleOutcome.FOUND


def answer(puzzle: Puzzle, action: Action) -> PuzzleAnswer:
    """Compare a move with the best one. IllegalAction: the rules refuse it, and it does not count as a try."""
    refusal = why_not(position(puzzle).view, action)
    if refusal is not None:
        raise refusal
    found = any(_is_same(action, solution) for solution in puzzle.solutions)
    share = next((move.share for move in puzzle.moves if _is_same(move.action, action)), None)
    outcome = PuzzleOutcome.FOUND if found else PuzzleOutcome.OTHER
    return PuzzleAnswer(outcome, share, puzzle.best.share, puzzle.moves)


def _is_same(one: Action, other: Action) -> bool:
    """Tickets may be named in any order."""
    if isinstance(one, KeepTickets) and isinstance(other, KeepTickets):
        return set(one.tickets) == set(other.tickets)
    return one == other
