"""What can be said about a board file that does not add up: keys and details, which catalogs put in words."""

from collections.abc import Iterable
from difflib import get_close_matches
from enum import StrEnum
from typing import Self

import msgspec

LONGEST_SHOWN = 60


NOTHING = "none"  # in place of a detail that does not exist; what a file says is in quotation marks


class Flaw(StrEnum):
    """Everything that can be wrong. Texts are found by these keys: `flaw-<key>`."""

    NO_SUCH_FILE = "no-such-file"
    A_FOLDER = "a-folder"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    NOT_UTF_8 = "not-utf-8"
    NOT_TOML = "not-toml"
    NESTED_TOO_DEEPLY = "nested-too-deeply"
    SECTION_MISSING = "section-missing"
    SECTION_EMPTY = "section-empty"
    SECTION_NOT_A_LIST = "section-not-a-list"
    NOT_A_TABLE = "not-a-table"
    UNKNOWN_KEY = "unknown-key"
    NO_KEY = "no-key"
    WRONG_TYPE = "wrong-type"
    WRONG_WORD = "wrong-word"
    OUT_OF_RANGE = "out-of-range"
    BOTH_OUT_OF_RANGE = "both-out-of-range"
    MISSPELT_ID = "misspelt-id"
    MISSPELT_NAME = "misspelt-name"
    RESERVED_ID = "reserved-id"
    SAME_ID = "same-id"
    SAME_NAME = "same-name"
    SAME_SPOT = "same-spot"
    HALF_A_POSITION = "half-a-position"
    COUNTRY_MISSING = "country-missing"
    COUNTRY_NOT_WANTED = "country-not-wanted"
    COUNTRY_IS_A_PLACE = "country-is-a-place"
    COUNTRY_OF_TWO_KINDS = "country-of-two-kinds"
    COUNTRY_OF_TWO_NAMES = "country-of-two-names"
    UNTOUCHED = "untouched"
    LEADS_TO_ITSELF = "leads-to-itself"
    UNKNOWN_PLACE = "unknown-place"
    TOO_MANY_LOCOMOTIVES = "too-many-locomotives"
    FERRY_NOT_GREY = "ferry-not-grey"
    OWN_TWIN = "own-twin"
    UNKNOWN_TWIN = "unknown-twin"
    TWIN_NAMES_ANOTHER = "twin-names-another"
    TWINS_APART = "twins-apart"
    TWINS_DIFFER = "twins-differ"
    ONE_TRACK_TOO_MANY = "one-track-too-many"
    NOT_TWINS = "not-twins"
    BOTH_ENDS_THE_SAME = "both-ends-the-same"
    UNKNOWN_END = "unknown-end"
    END_IS_A_WAY_STATION = "end-is-a-way-station"
    END_IS_IN_A_COUNTRY = "end-is-in-a-country"
    SAME_TICKET = "same-ticket"
    TOO_FEW_TICKETS = "too-few-tickets"
    NO_PATH = "no-path"


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong, and the entry of the board file that it is wrong in."""

    entry: str
    flaw: Flaw
    details: dict[str, str | int]

    def __str__(self) -> str:
        details = "".join(f", {name} {value}" for name, value in self.details.items())
        return f"{self.entry}: {self.flaw}{details}"


def problem(entry: str, flaw: Flaw, /, **details: str | int) -> Problem:
    return Problem(entry, flaw, details)


class BoardError(Exception):
    """A board file that cannot be played on, with everything that is wrong in it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[type[Self], tuple[tuple[Problem, ...]]]:
        # Exceptions pickle by their message, which is not what this one is made from.
        return type(self), (self.problems,)


def shown(value: object) -> str:
    """A value as the board file writes it, but short and printable: the file may be a stranger's."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{printable(_shortened(value))}"'
        case int() if abs(value) >= 10**15:
            return ">1e15" if value > 0 else "<-1e15"  # Python refuses to print the largest ones.
        case tuple():
            return f"[{', '.join(map(shown, value))}]"
        case list():
            return "[…]"
        case dict():
            return "{…}"
        case _:
            return str(value)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was perhaps meant, or NOTHING."""
    # Comparing takes long for long words, and none of them is a slip of the finger.
    near = get_close_matches(word, known, n=1) if len(word) <= LONGEST_SHOWN else []
    return shown(near[0]) if near else NOTHING


def printable(text: str) -> str:
    """The text without anything that a terminal would obey or choke on."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
