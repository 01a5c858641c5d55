"""A game as a file: a header, its events, an end; one JSON object a line (see docs/record.md)."""

import hashlib
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from okapi.board import Board
from okapi.dealer import FairDealer, SeededDealer, commitment_to
from okapi.game import (
    BadSetup,
    Chance,
    Decision,
    Event,
    GameEnded,
    GameState,
    IllegalAction,
    Rules,
    Stage,
    action_behind,
    decide,
    due,
    evolve,
    format_event,
    new_game,
    to_json,
    view_for,
)

FORMAT = 1
LARGEST_FILE = 16 * 1024 * 1024  # a long game is a few hundred kilobytes


class BoardName(Struct, frozen=True, forbid_unknown_fields=True):
    """Which board, and exactly which version of it."""

    id: str
    hash: str


class FairLuck(Struct, frozen=True, tag_field="kind", tag="fair", forbid_unknown_fields=True):
    """The provably fair dealer's promise, and the players' words."""

    commitment: str
    words: tuple[str, ...] = ()


class SeededLuck(Struct, frozen=True, tag_field="kind", tag="seeded", forbid_unknown_fields=True):
    """Luck from a seed that was known before."""

    seed: str


class ToldLuck(Struct, frozen=True, tag_field="kind", tag="told", forbid_unknown_fields=True):
    """Luck that happened elsewhere, at a real table for one: it can be checked for what is possible only."""


Luck = FairLuck | SeededLuck | ToldLuck


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    okapi: Literal["game"] = "game"
    format: int = FORMAT
    board: BoardName
    players: tuple[str, ...]
    rules: Rules = Rules()
    luck: Luck = ToldLuck()
    check: str = ""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A line in the middle: the event, numbered from 1."""

    seq: int
    event: Event
    check: str = ""


class Ending(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line. It seals the file: without it, the file was cut off."""

    end: Literal["finished", "unfinished"]
    events: int
    secret: str | None = None  # of the provably fair dealer, in hexadecimal
    check: str = ""


class Record(Struct, frozen=True):
    """A game that was played, or begun."""

    header: Header
    events: tuple[Event, ...]
    secret: str | None = None


class Fault(StrEnum):
    """What is wrong with a file: a key of the message catalogs."""

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
    """A file that is not the honest record of a game: the line, and what is wrong with it."""

    def __init__(self, line: int, fault: Fault, **details: str | int) -> None:
        self.line = line
        self.fault = fault
        self.details = details
        filled = ", ".join(f"{name}: {value}" for name, value in details.items())
        super().__init__(f"line {line}: {fault}" + (f" ({filled})" if filled else ""))


# Writing.


def lines_of(record: Record) -> Iterator[bytes]:
    """The lines of the file. Each carries a check over itself and all before it."""
    finished = bool(record.events) and isinstance(record.events[-1], GameEnded)
    ending = Ending(
        end="finished" if finished else "unfinished", events=len(record.events), secret=record.secret
    )
    entries = (Entry(seq, event) for seq, event in enumerate(record.events, start=1))
    check = ""
    lines: tuple[Header | Entry | Ending, ...] = (record.header, *entries, ending)
    for line in lines:
        check = _check(check, line)
        yield to_json(replace(line, check=check))


def save(record: Record, path: Path) -> None:
    """Write the file whole or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(b"".join(line + b"\n" for line in lines_of(record)))
    draft.replace(path)


def _check(before: str, line: Header | Entry | Ending) -> str:
    content = before.encode() + to_json(replace(line, check=""))
    return hashlib.sha256(content).hexdigest()[:16]


# Reading.


def load(path: Path) -> Record:
    """Read a file whose lines are whole, in place and unedited. Whether the game is legal, `replay` says."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise RecordError(0, Fault.TOO_LARGE, megabytes=LARGEST_FILE // 2**20)
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(0, Fault.UNREADABLE_FILE, error=error.strerror or str(error)) from None
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
            break  # the newline behind the last line
        thing = _parse_line(number, line)
        if isinstance(thing, Ending):
            _require_check(number, check, thing)
            return _ended(header, events, thing, number, lines[number:])
        if thing.seq != len(events) + 1:
            raise RecordError(number, Fault.OUT_OF_ORDER, seq=thing.seq, expected=len(events) + 1)
        check = _require_check(number, check, thing)
        events.append(thing.event)
    raise RecordError(len(events) + 1, Fault.TRUNCATED)


def _ended(header: Header, events: list[Event], ending: Ending, number: int, behind: list[bytes]) -> Record:
    if ending.events != len(events):
        raise RecordError(number, Fault.WRONG_COUNT, said=ending.events, found=len(events))
    if b"".join(behind).strip():
        raise RecordError(number + 1, Fault.AFTER_THE_END)
    return Record(header, tuple(events), ending.secret)


def _parse_header(line: bytes) -> Header:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordError(1, Fault.NOT_A_RECORD) from None
    if not isinstance(found, dict) or found.get("okapi") != "game":
        raise RecordError(1, Fault.NOT_A_RECORD)
    if found.get("format") != FORMAT:
        raise RecordError(1, Fault.UNKNOWN_FORMAT, format=str(found.get("format")), known=FORMAT)
    return _decode(1, line, Header)


def _parse_line(number: int, line: bytes) -> Entry | Ending:
    return _decode(number, line, Ending) if line.startswith(b'{"end"') else _decode(number, line, Entry)


T = TypeVar("T", Header, Entry, Ending)


def _decode(number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(number, Fault.UNREADABLE_LINE, error=str(error)) from None


def _require_check(number: int, before: str, line: Header | Entry | Ending) -> str:
    check = _check(before, line)
    if line.check != check:
        raise RecordError(number, Fault.EDITED)
    return check


# Replaying.


def replay(record: Record, board: Board) -> Iterator[tuple[GameState, Event, GameState]]:
    """Play the game again, checking every event: the state before, the event, the state after."""
    state = _start(record, board)
    dealer = dealer_of(record)
    for line, event in enumerate(record.events, start=2):
        expected = _expected(state, event, line, dealer)
        if event != expected:
            raise RecordError(
                line, Fault.NOT_WHAT_FOLLOWS, event=format_event(event), expected=format_event(expected)
            )
        before, state = state, evolve(state, event)
        yield before, event, state


def verify(record: Record, board: Board) -> GameState:
    """Check the whole game; the state it ends in. RecordError says what is wrong, and in which line."""
    state = _start(record, board)
    for _, _, after in replay(record, board):
        state = after
    over = state.table.stage is Stage.GAME_OVER
    if not over and due(state) is not None:
        raise RecordError(len(record.events) + 2, Fault.NOT_FINISHED)
    if over and isinstance(record.header.luck, FairLuck) and record.secret is None:
        raise RecordError(len(record.events) + 2, Fault.NO_SECRET)
    return state


def dealer_of(record: Record) -> FairDealer | SeededDealer | None:
    """The dealer who dealt this game, if that can be known. Deal the game again to bring it up to date."""
    luck = record.header.luck
    if isinstance(luck, SeededLuck):
        return SeededDealer(luck.seed)
    if isinstance(luck, FairLuck) and record.secret is not None:
        return FairDealer(_secret(record, luck), luck.words)
    return None


def _secret(record: Record, luck: FairLuck) -> bytes:
    try:
        secret = bytes.fromhex(record.secret or "")
    except ValueError:
        secret = b""
    if commitment_to(secret) != luck.commitment:
        raise RecordError(len(record.events) + 2, Fault.WRONG_SECRET)
    return secret


def _start(record: Record, board: Board) -> GameState:
    header = record.header
    if header.board.hash != board.content_hash:
        raise RecordError(1, Fault.OTHER_BOARD, board=header.board.id, given=board.id)
    try:
        return new_game(board, len(header.players), header.rules)
    except BadSetup as error:
        raise RecordError(1, Fault.BAD_SETUP, error=str(error)) from None


def _expected(state: GameState, event: Event, line: int, dealer: FairDealer | SeededDealer | None) -> Event:
    """What should stand in this line."""
    follows = due(state)
    if follows is None:
        return _decided(state, event, line)
    if not isinstance(follows, Chance):
        return follows
    if all(event != possible for possible, _ in follows.outcomes()):
        raise RecordError(line, Fault.IMPOSSIBLE_LUCK, event=format_event(event))
    if dealer is None:
        return event
    dealt = follows.event(dealer.deal(follows))
    if dealt != event:
        raise RecordError(
            line, Fault.NOT_THE_PROMISED_LUCK, event=format_event(event), expected=format_event(dealt)
        )
    return dealt


def _decided(state: GameState, event: Event, line: int) -> Event:
    if state.table.stage is Stage.GAME_OVER:
        raise RecordError(line, Fault.AFTER_THE_END)
    if not isinstance(event, Decision) or event.seat >= len(state.table.players):
        raise RecordError(line, Fault.AGAINST_THE_RULES, event=format_event(event), reason="turn.not-yours")
    try:
        return decide(view_for(state, event.seat), action_behind(event))
    except IllegalAction as refusal:
        raise RecordError(
            line, Fault.AGAINST_THE_RULES, event=format_event(event), reason=refusal.reason
        ) from None


def header_for(
    board: Board, players: Iterable[str], rules: Rules | None = None, luck: Luck | None = None
) -> Header:
    """The header of a game on this board."""
    return Header(
        board=BoardName(board.id, board.content_hash),
        players=tuple(players),
        rules=rules or Rules(),
        luck=luck or ToldLuck(),
    )


def luck_of(dealer: FairDealer | SeededDealer) -> Luck:
    """What a header says of a dealer."""
    if isinstance(dealer, FairDealer):
        return FairLuck(dealer.commitment, dealer.words)
    return SeededLuck(dealer.seed)
