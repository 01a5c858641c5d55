"""People's puzzle ratings, on the scale of the levels for people. Each first try changes them."""

from msgspec import Struct

START = 600
# How much a try changes a rating: a lot at first, then less and less.
MAX_STEP, MIN_STEP = 120.0, 24.0
SETTLING = 8.0  # tries after which the change is half of the first


class PuzzleRating(Struct, frozen=True):
    """A person's rating, and the number of tries that it is based on."""

    rating: float = float(START)
    tries: int = 0


def expected(rating: float, puzzle: float) -> float:
    """The probability that a person of this rating finds the move. 400 points more mean ten times the odds."""
    return 1 / (1 + 10 ** ((puzzle - rating) / 400))


def rated(own: PuzzleRating, puzzle: int, *, found: bool) -> PuzzleRating:
    """The rating after the first try at a puzzle of this rating; later tries at the same puzzle do not count."""
    step = max(MIN_STEP, MAX_STEP / (1 + own.tries / SETTLING))
    change = step * (found - expected(own.rating, puzzle))
    return PuzzleRating(own.rating + change, own.tries + 1)
