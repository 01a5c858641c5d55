"""Puzzles: three a day, a trainer, and people's first tries, which count."""

from msgspec import Struct

from okapi.coach.results import AdvisedMove
from okapi.game import Action
from okapi.puzzles import PuzzleOutcome, PuzzleTheme

from .sockets import Update
from .values import SeatNumber


class PuzzleLine(Struct, frozen=True):
    """A puzzle in a list, and the outcome of the caller's first try at it."""

    id: str
    rating: int  # how hard it is
    found: bool | None  # none: not tried
    theme: PuzzleTheme | None  # none before the first try: it would be a hint


class PuzzleThemeLine(Struct, frozen=True):
    """How many puzzles of a theme the caller has tried, and how many they found at the first try."""

    theme: PuzzleTheme
    tried: int
    found: int


class PuzzlePage(Struct, frozen=True):
    """Today's three puzzles, the easiest first, and the caller's results."""

    day: str  # as in 2026-11-17, in UTC
    today: tuple[PuzzleLine, ...]
    rating: int | None  # the caller's; none before the first try
    tries: int  # that it is based on
    curve: tuple[int, ...]  # the rating after each of the latest tries, the oldest first
    themes: tuple[PuzzleThemeLine, ...]  # all of them


class PuzzleTable(Struct, frozen=True):
    """The position of a puzzle, as the seat to move sees it."""

    puzzle: PuzzleLine
    seat: SeatNumber
    turn: int  # of its game
    update: Update


class NextPuzzle(Struct, frozen=True):
    id: str


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as an answer to a puzzle."""

    action: Action


class PuzzleCounted(Struct, frozen=True):
    """The caller's rating after a first try."""

    rating: int
    change: int


class TriedPuzzle(Struct, frozen=True):
    """How a move compares with the best one. The coach's moves are included once the best one is found."""

    theme: PuzzleTheme
    outcome: PuzzleOutcome
    share: float | None  # of the win, with this move; none: the coach has not looked at it
    best: float  # of the win, with the best move
    moves: tuple[AdvisedMove, ...]
    counted: PuzzleCounted | None  # none: this was not the first try


class PuzzleSolution(Struct, frozen=True):
    """What the coach would do, the best first. Asking before a try uses up the try."""

    theme: PuzzleTheme
    moves: tuple[AdvisedMove, ...]
    counted: PuzzleCounted | None  # none: there was an earlier try
