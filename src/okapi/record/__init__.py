"""A game as a file: export, import, replay, verify (docs/record.md)."""

from .faults import Fault, RecordError
from .file import lines_of, load, parse, save, save_bytes, to_bytes
from .lines import (
    BoardName,
    DuplicateLuck,
    FairLuck,
    Luck,
    PlayedOnLuck,
    Record,
    RecordedDealer,
    RecordHeader,
    SeededLuck,
    SplitMixLuck,
    UnknownLuck,
    header_for,
    luck_of,
)
from .replay import Replayed, board_in, dealer_of, replay, verify

__all__ = [
    "BoardName", "DuplicateLuck", "FairLuck", "Fault", "Luck", "PlayedOnLuck", "Record", "RecordError", "RecordHeader",
    "RecordedDealer", "Replayed", "SeededLuck", "SplitMixLuck", "UnknownLuck", "board_in", "dealer_of", "header_for",
    "lines_of", "load", "luck_of", "parse", "replay", "save", "save_bytes", "to_bytes", "verify",
]  # fmt: skip
