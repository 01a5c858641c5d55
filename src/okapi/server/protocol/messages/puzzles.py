"""Puzzles: three a day, a trainer, and the first try of each person, which counts."""

from msgspec import Struct

from okapi.coach.results import AdvisedMove
from okapi.game import Action
from okapi.puzzles import PuzzleOutcome, PuzzleTheme

from .sockets import Update
from .values import SeatNumber


class PuzzleLine(Struct, frozen=True):
    """A puzzle in a list, and what came of one's first try at it."""

    id: str
    rating: int  # how hard it is
    found: bool | None  # none: not tried
    theme: PuzzleTheme | None  # none before the first try: it would say where to look


class PuzzleThemeLine(Struct, frozen=True):
    """How many puzzles of a theme one has tried, and in how many the first try was the move."""

    theme: PuzzleTheme
    tried: int
    found: int


class PuzzlePage(Struct, frozen=True):
    """The three puzzles of today, the easiest first, and how one does."""

    day: str  # as in 2026-11-17, in UTC
    today: tuple[PuzzleLine, ...]
    rating: int | None  # one's own; none before the first try
    tries: int  # on which it rests
    curve: tuple[int, ...]  # the rating after each of the last tries, the oldest first
    themes: tuple[PuzzleThemeLine, ...]  # all there are


class PuzzleTable(Struct, frozen=True):
    """The position of a puzzle, as the seat that is to move sees it."""

    puzzle: PuzzleLine
    seat: SeatNumber
    turn: int  # of its game
    update: Update


class NextPuzzle(Struct, frozen=True):
    """The puzzle that comes next."""

    id: str


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The move one would make."""

    action: Action


class PuzzleCounted(Struct, frozen=True):
    """What a first try has made of one's rating."""

    rating: int
    change: int


class TriedPuzzle(Struct, frozen=True):
    """How a move compares with the best one. What the coach would do is there once the move is found."""

    theme: PuzzleTheme
    outcome: PuzzleOutcome
    share: float | None  # of the win, with this move; none: the coach has not looked at it
    best: float  # of the win, with the best one
    moves: tuple[AdvisedMove, ...]
    counted: PuzzleCounted | None  # none: this was not the first try


class PuzzleSolution(Struct, frozen=True):
    """What the coach would do, the best first. Who asks before a try has had their try."""

    theme: PuzzleTheme
    moves: tuple[AdvisedMove, ...]
    counted: PuzzleCounted | None  # none: there was a try before
