"""Writing a record to a file and reading it back, whole, in order and unedited, or not at all."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from okapi.game import Event, GameEnded, to_json

from .faults import Fault, RecordError
from .lines import FORMATS, Record, RecordEnding, RecordEntry, RecordHeader

LARGEST_FILE = 16 * 1024 * 1024  # a long game is a few hundred kilobytes

# Writing.


def lines_of(record: Record) -> Iterator[bytes]:
    """The lines of the file. Each carries a check over itself and all before it."""
    finished = bool(record.events) and isinstance(record.events[-1], GameEnded)
    ending = RecordEnding(end="finished" if finished else "unfinished", events=len(record.events), secret=record.secret)
    entries = (RecordEntry(seq, event) for seq, event in enumerate(record.events, start=1))
    check = ""
    lines: tuple[RecordHeader | RecordEntry | RecordEnding, ...] = (record.header, *entries, ending)
    for line in lines:
        unchecked = to_json(replace(line, check="") if line.check else line)
        check = _check(check, unchecked)
        yield b'%b%b"}' % (unchecked[:-2], check.encode())  # the check comes last


def to_bytes(record: Record) -> bytes:
    """What the file holds; `parse` reads it."""
    return b"".join(line + b"\n" for line in lines_of(record))


def save(record: Record, path: Path) -> None:
    """Write the file whole or not at all."""
    save_bytes(to_bytes(record), path)


def save_bytes(data: bytes, path: Path) -> None:
    """Write a record that is already bytes, whole or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    draft.replace(path)


def _check(before: str, unchecked: bytes) -> str:
    return hashlib.sha256(before.encode() + unchecked).hexdigest()[:16]


# Reading.


def load(path: Path) -> Record:
    """Read a file whose lines are whole, in place and unedited. `replay` says whether the game is legal."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise RecordError(0, Fault.NO_SUCH_FILE) from None
    except OSError as error:
        raise RecordError(0, Fault.UNREADABLE_FILE, error=error.strerror or str(error)) from error
    if len(data) > LARGEST_FILE:
        raise RecordError(0, Fault.TOO_LARGE, megabytes=LARGEST_FILE // 2**20)
    return parse(data)


def parse(data: bytes) -> Record:
    """Read the bytes of a file; see `load`."""
    lines = data.split(b"\n")
    if not data.strip():
        raise RecordError(1, Fault.EMPTY)
    header = _parse_header(lines[0])
    check = _require_check(1, "", header)
    events: list[Event] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() and not b"".join(lines[number - 1 :]).strip():
            break  # the newline after the last line
        thing = _parse_line(number, line)
        if isinstance(thing, RecordEnding):
            _require_check(number, check, thing)
            return _ended(header, events, thing, number, lines[number:])
        if thing.seq != len(events) + 1:
            raise RecordError(number, Fault.OUT_OF_ORDER, seq=thing.seq, expected=len(events) + 1)
        check = _require_check(number, check, thing)
        events.append(thing.event)
    raise RecordError(len(events) + 1, Fault.TRUNCATED)


def _ended(header: RecordHeader, events: list[Event], ending: RecordEnding, number: int, behind: list[bytes]) -> Record:
    if ending.events != len(events):
        raise RecordError(number, Fault.WRONG_COUNT, said=ending.events, found=len(events))
    if b"".join(behind).strip():
        raise RecordError(number + 1, Fault.AFTER_THE_END)
    return Record(header, tuple(events), ending.secret)


def _parse_header(line: bytes) -> RecordHeader:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordError(1, Fault.NOT_A_RECORD) from None
    if not isinstance(found, dict) or found.get("okapi") != "game":
        raise RecordError(1, Fault.NOT_A_RECORD)
    if found.get("format") not in FORMATS:
        raise RecordError(1, Fault.UNKNOWN_FORMAT, format=str(found.get("format")), known=FORMATS[-1])
    return _decode(1, line, RecordHeader)


def _parse_line(number: int, line: bytes) -> RecordEntry | RecordEnding:
    return _decode(number, line, RecordEnding) if line.startswith(b'{"end"') else _decode(number, line, RecordEntry)


T = TypeVar("T", RecordHeader, RecordEntry, RecordEnding)


def _decode(number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(number, Fault.UNREADABLE_LINE) from error


def _require_check(number: int, before: str, line: RecordHeader | RecordEntry | RecordEnding) -> str:
    check = _check(before, to_json(replace(line, check="")))
    if line.check != check:
        raise RecordError(number, Fault.EDITED)
    return check
