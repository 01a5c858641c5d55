"""What can be said about a board file that does not add up."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_SHOWN = 60


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong, and the entry of the board file that it is wrong in."""

    entry: str
    message: str

    def __str__(self) -> str:
        return f"{self.entry}: {self.message}"


class BoardError(Exception):
    """A board file that cannot be played on, with everything that is wrong in it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[type[BoardError], tuple[tuple[Problem, ...]]]:
        # Exceptions pickle by their message, which is not what this one is made from.
        return BoardError, (self.problems,)


def shown(value: object) -> str:
    """A value as the board file writes it, but short and printable: the file may be a stranger's."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{printable(_shortened(value))}"'
        case int() if abs(value) >= 10**15:
            return "a huge number"  # Python refuses to print the hugest ones.
        case tuple():
            return f"[{', '.join(map(shown, value))}]"
        case list():
            return "a list"
        case dict():
            return "a table"
        case _:
            return str(value)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message that names the nearest known word, or nothing if none is near."""
    # Comparing takes long for long words, and nobody mistypes into one of those.
    nearest = get_close_matches(word, known, n=1) if len(word) <= LONGEST_SHOWN else []
    return f"; did you mean {shown(nearest[0])}?" if nearest else ""


def printable(text: str) -> str:
    """The text without anything that a terminal would obey or choke on."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
