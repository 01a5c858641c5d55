"""The worker for short jobs: `python -m okapi.server.workers.helper`, started by `pool`."""

import sys

from msgspec import Raw, Struct

from okapi.game import view_from_json
from okapi.picture import ResultLine, card_of

from .boards import CheckBoardJob, ReadBoardJob, check_board, read_board
from .child import Progress, serve
from .records import (
    FindPosition,
    ReadRecord,
    ReplayRecord,
    SeenBySeat,
    board_of,
    find_position,
    read,
    replay_all,
    seen_by_seat,
)

HELPER = (sys.executable, "-m", "okapi.server.workers.helper")
_PRIORITY = 10
_MEMORY = 1 << 30


class Draw(Struct, frozen=True, tag="draw"):
    """Draw a table as a spectator sees it. The result is a `Drawing`."""

    view: Raw
    board: str  # as JSON
    liveries: tuple[int, ...]  # of its seats
    result: tuple[ResultLine, ...] = ()  # of a finished game, the best first


class Drawing(Struct, frozen=True):
    png: bytes


Job = Draw | ReadRecord | ReplayRecord | FindPosition | SeenBySeat | CheckBoardJob | ReadBoardJob


def carry_out(job: Job, _: Progress) -> Struct:
    match job:
        case Draw():
            return _draw(job)
        case ReadRecord():
            return read(job)
        case ReplayRecord():
            return replay_all(job)
        case FindPosition():
            return find_position(job)
        case CheckBoardJob():
            return check_board(job)
        case ReadBoardJob():
            return read_board(job)
        case SeenBySeat():
            return seen_by_seat(job)


def _draw(job: Draw) -> Drawing:
    """Draw a table. It needs a worker because the library holds Python's lock."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 (the server itself never needs it)

    table = view_from_json(bytes(job.view), board_of(job.board)).table
    svg = card_of(table, job.liveries, job.result)
    return Drawing(bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True)))


if __name__ == "__main__":
    serve(Job, carry_out, priority=_PRIORITY, memory=_MEMORY)  # type: ignore[arg-type]
