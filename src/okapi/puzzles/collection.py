"""The puzzles that ship with Okapi: a file with a line for each, made by `python -m tools.puzzles`."""

from functools import cache
from importlib.resources import files

import msgspec

from .form import Puzzle

FILE = "puzzles.jsonl"


class UnknownPuzzle(LookupError):
    """No puzzle has this id."""


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """All shipped puzzles, the easiest first."""
    decoder = msgspec.json.Decoder(Puzzle)
    return tuple(decoder.decode_lines((files(__package__) / FILE).read_bytes()))


def puzzle(id: str) -> Puzzle:
    """The shipped puzzle with this id. UnknownPuzzle: there is none."""
    try:
        return _by_id()[id]
    except KeyError:
        raise UnknownPuzzle(id) from None


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in all_puzzles()}
