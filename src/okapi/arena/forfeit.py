"""How a bot loses a game without playing it to the end."""

from enum import StrEnum
from pathlib import PurePath
from traceback import extract_tb

from msgspec import Struct

from okapi.game import Seat

LONGEST_ERROR = 300


class Failing(StrEnum):
    CRASH = "crash"
    STALL = "stall"
    ILLEGAL = "illegal action"


class Forfeit(Struct, frozen=True):
    seat: Seat
    kind: Failing
    error: str


class BotFailed(Exception):
    """A supervised bot cannot go on: it forfeits the game."""

    def __init__(self, kind: Failing, error: str) -> None:
        self.kind = kind
        self.error = one_line(error)
        super().__init__(f"{kind}: {self.error}")


def describe(error: BaseException) -> str:
    """An exception in one line: its type, its words and where it was raised."""
    try:
        words = str(error)
    except Exception:
        words = "(it cannot say why)"
    frames = extract_tb(error.__traceback__)
    place = f" ({PurePath(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = f"{type(error).__name__}: {words}" if words else type(error).__name__
    return one_line(said, LONGEST_ERROR - len(place)) + place


def one_line(text: str, longest: int = LONGEST_ERROR) -> str:
    """The text without line breaks or anything else that a terminal would obey, and not too long."""
    line = " ".join(text.split())
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)
    return line if len(line) <= longest else line[: longest - 1] + "…"
