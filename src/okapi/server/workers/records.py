"""Records from elsewhere. They may contain anything, so they are read and replayed in a worker."""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from msgspec import UNSET, Raw, Struct

from okapi.board import Board, BoardContent
from okapi.game import GameEnded, GameState, Rules, own_ticket_progress, state_from_json, to_json, view_for
from okapi.record import BoardName, PlayedOnLuck, Record, RecordError, board_in, parse, replay, verify
from okapi.server.protocol.messages import Looked
from okapi.server.protocol.offers import closed_to
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.updates import Snapshot, update_for

from .boards import require_bounded

_FRAMES = 32  # that are compressed together: they differ little, and take a few dozen bytes each
_SEPARATOR = b"\n"


class ReadRecord(Struct, frozen=True, tag="read-record"):
    """Summarise a record. The result is a `RecordSummary`."""

    record: str


class ReplayRecord(Struct, frozen=True, tag="replay-record"):
    """Verify a record and show each position to a spectator. The result is a `Past`."""

    record: str
    board: str  # as JSON
    id: str  # of the game


class FindPosition(Struct, frozen=True, tag="find-position"):
    """Find the state after some events of a verified record. The result is a `Position`."""

    record: str
    board: str
    step: int


class SeenBySeat(Struct, frozen=True, tag="seen-by-seat"):
    """Find what a seat knew and could do after some events of a verified record. The result is a `SeatUpdate`."""

    record: str
    board: str
    step: int
    seat: int
    id: str  # of the game


class SeatUpdate(Struct, frozen=True):
    update: Raw


class RecordSummary(Struct, frozen=True):
    board: BoardName
    players: int
    rules: Rules
    is_played_on: bool
    is_finished: bool
    brought: BoardContent | None  # the board, if the record includes it: checked, and of a limited size


class Past(Struct, frozen=True):
    """How a game looked after each of its events: `Looked` messages as JSON, compressed in blocks."""

    blocks: tuple[bytes, ...]
    last: int  # the number of its events

    def __len__(self) -> int:
        return sum(map(len, self.blocks))

    def looked(self, at: int) -> bytes:
        """The message for the moment after this many events, or after the last one."""
        block, frame = divmod(min(at, self.last), _FRAMES)
        return zlib.decompress(self.blocks[block]).split(_SEPARATOR)[frame]


class Position(Struct, frozen=True):
    """A state with all its secrets."""

    state: Raw


def read(job: ReadRecord) -> RecordSummary:
    with _refusing_bad_records():
        record = parse(job.record.encode())
        header = record.header
        if header.board_content is not UNSET:
            require_bounded(header.board_content)
        brought = board_in(record)
    return RecordSummary(
        brought=brought.content if brought else None,
        board=header.board,
        players=len(header.players),
        rules=header.rules,
        is_played_on=isinstance(header.luck, PlayedOnLuck),
        is_finished=bool(record.events) and isinstance(record.events[-1], GameEnded),
    )


def replay_all(job: ReplayRecord) -> Past:
    board = board_of(job.board)
    with _refusing_bad_records():
        record = parse(job.record.encode())
        verify(record, board)
        frames = [to_json(_looked(job.id, at, state)) for at, state in enumerate(_states(record, board))]
    blocks = (frames[first : first + _FRAMES] for first in range(0, len(frames), _FRAMES))
    return Past(tuple(zlib.compress(_SEPARATOR.join(block)) for block in blocks), len(record.events))


def find_position(job: FindPosition) -> Position:
    for at, state in enumerate(_states(parse(job.record.encode()), board_of(job.board))):
        if at == job.step:
            return Position(Raw(to_json(state)))
    raise Refusal(ServerReason.NO_SUCH_MOMENT)


def seen_by_seat(job: SeenBySeat) -> SeatUpdate:
    record, board = parse(job.record.encode()), board_of(job.board)
    state = state_from_json(bytes(find_position(FindPosition(job.record, job.board, job.step)).state), board)
    snapshot = Snapshot(job.id, job.step, state, None)
    return SeatUpdate(Raw(to_json(update_for(snapshot, job.seat, 0, record.events[: job.step]))))


@contextmanager
def _refusing_bad_records() -> Iterator[None]:
    try:
        yield
    except RecordError as error:
        raise Refusal(ServerReason.BAD_RECORD, line=error.line) from None


def _states(record: Record, board: Board) -> Iterator[GameState]:
    for at, (before, _, after) in enumerate(replay(record, board)):
        if not at:
            yield before
        yield after


def _looked(id: str, at: int, state: GameState) -> Looked:
    view = view_for(state, None)
    return Looked(id, None, at, view, own_ticket_progress(view), closed_to(view))


@lru_cache(8)
def board_of(content: str) -> Board:
    return Board.from_json(content)
