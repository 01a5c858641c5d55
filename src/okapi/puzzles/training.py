"""The endless trainer: which puzzle comes next."""

from collections.abc import Collection, Iterable
from random import Random
from typing import Protocol, TypeVar

from .collection import all_puzzles
from .form import Puzzle, PuzzleTheme

CHOICE = 12  # of the puzzles that suit best, one is drawn
EASIER = 80  # points below the rating of the person: more are found than missed


class Rated(Protocol):
    @property
    def rating(self) -> int: ...


R = TypeVar("R", bound=Rated)


def next_puzzle(
    rating: float, tried: Collection[str], random: Random, theme: PuzzleTheme | None = None
) -> Puzzle | None:
    """A puzzle that has not been tried yet and suits the rating; None if there is none."""
    left = [it for it in all_puzzles() if it.id not in tried and theme in (None, it.theme)]
    suitable = suiting(left, rating)
    return random.choice(suitable) if suitable else None


def suiting(puzzles: Iterable[R], rating: float) -> list[R]:
    """Those among which chance decides, for a person of this rating."""
    return sorted(puzzles, key=lambda it: abs(it.rating - (rating - EASIER)))[:CHOICE]
