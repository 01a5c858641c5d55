"""The puzzles that everyone has: one file, a line each, made by `python -m tools.puzzles`."""

from functools import cache
from importlib.resources import files

import msgspec

from .form import Puzzle

FILE = "puzzles.jsonl"


class UnknownPuzzle(LookupError):
    """No puzzle has this name."""


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """All of them, the easiest first."""
    decoder = msgspec.json.Decoder(Puzzle)
    return tuple(decoder.decode_lines((files(__package__) / FILE).read_bytes()))


def puzzle(id: str) -> Puzzle:
    """UnknownPuzzle: there is none."""
    try:
        return _by_id()[id]
    except KeyError:
        raise UnknownPuzzle(id) from None


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in all_puzzles()}
