"""What can be wrong with the file of a game."""

from enum import StrEnum


class Fault(StrEnum):
    """What is wrong with a file: a key of the message catalogs."""

    NO_SUCH_FILE = "record.no-such-file"
    UNREADABLE_FILE = "record.unreadable-file"
    EMPTY = "record.empty"
    TOO_LARGE = "record.too-large"
    NOT_A_RECORD = "record.not-a-record"
    UNKNOWN_FORMAT = "record.unknown-format"
    UNREADABLE_LINE = "record.unreadable-line"
    EDITED = "record.edited"
    OUT_OF_ORDER = "record.out-of-order"
    TRUNCATED = "record.truncated"
    WRONG_COUNT = "record.wrong-count"
    AFTER_THE_END = "record.after-the-end"
    BAD_BOARD = "record.bad-board"
    OTHER_BOARD = "record.other-board"
    BAD_SETUP = "record.bad-setup"
    AGAINST_THE_RULES = "record.against-the-rules"
    NOT_WHAT_FOLLOWS = "record.not-what-follows"
    IMPOSSIBLE_LUCK = "record.impossible-luck"
    NOT_THE_PROMISED_LUCK = "record.not-the-promised-luck"
    NO_SECRET = "record.no-secret"
    WRONG_SECRET = "record.wrong-secret"
    NOT_FINISHED = "record.not-finished"


class RecordError(ValueError):
    """A file that is not the honest record of a game: the line, and what is wrong with it.

    Its cause is the `IllegalAction` if a decision is against the rules, the `BadSetup` if no game can begin, or the
    parser's error if a line is damaged.
    """

    def __init__(self, line: int, fault: Fault, **details: str | int) -> None:
        self.line = line
        self.fault = fault
        self.details = details
        filled = ", ".join(f"{name}: {value}" for name, value in details.items())
        super().__init__(f"line {line}: {fault}" + (f" ({filled})" if filled else ""))
