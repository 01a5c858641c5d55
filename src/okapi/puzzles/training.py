"""Choosing the next puzzle of the trainer."""

from collections.abc import Collection, Iterable
from random import Random
from typing import Protocol, TypeVar

from .collection import all_puzzles
from .form import Puzzle, PuzzleTheme

SUITABLE = 12  # puzzles that suit a person best, of which one is drawn
EASIER = 80  # points below the person's rating, so that more puzzles are found than missed


class Rated(Protocol):
    @property
    def rating(self) -> int: ...


R = TypeVar("R", bound=Rated)


def next_puzzle(
    rating: float, tried: Collection[str], random: Random, theme: PuzzleTheme | None = None
) -> Puzzle | None:
    """A shipped puzzle that has not been tried and suits the rating; None if there is none left."""
    left = [it for it in all_puzzles() if it.id not in tried and theme in (None, it.theme)]
    return one_that_suits(rating, left, random)


def one_that_suits(rating: float, puzzles: Iterable[R], random: Random) -> R | None:
    """One of these puzzles that suits a person of this rating; None if there are none."""
    suitable = sorted(puzzles, key=lambda it: abs(it.rating - (rating - EASIER)))[:SUITABLE]
    return random.choice(suitable) if suitable else None
