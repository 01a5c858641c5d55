"""How good a person is at puzzles: a rating on the scale of the levels for people, moved by each first try."""

from msgspec import Struct

START = 600
# How far one try moves a rating: far at first, to find out, and less and less.
MAX_STEP, MIN_STEP = 120.0, 24.0
SETTLING = 8.0  # tries after which it moves half as far as at first


class PuzzleRating(Struct, frozen=True):
    """A person's rating, and on how many tries it rests."""

    rating: float = float(START)
    tries: int = 0


def expected(rating: float, puzzle: float) -> float:
    """How likely someone of this rating is to find the move: 400 points more are ten times better odds."""
    return 1 / (1 + 10 ** ((puzzle - rating) / 400))


def rated(own: PuzzleRating, puzzle: int, *, found: bool) -> PuzzleRating:
    """The rating after the first try at a puzzle of this rating; later tries at the same puzzle do not count."""
    step = max(MIN_STEP, MAX_STEP / (1 + own.tries / SETTLING))
    change = step * (found - expected(own.rating, puzzle))
    return PuzzleRating(own.rating + change, own.tries + 1)
