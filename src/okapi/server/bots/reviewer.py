"""A process that reviews one game: the job comes on its input, progress and outcome go to its output.

`python -m okapi.server.bots.reviewer` is started by `review_process`. It lets everything else on the machine
go first: no bot is late because a game is reviewed.
"""

import os
import traceback
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec
from msgspec import Struct

from okapi.board import Board
from okapi.game import to_json
from okapi.record import Record, RecordError, parse, verify

from .worker import listen, take_over_input_and_output

_LOWEST_PRIORITY = 19


class Job(Struct, frozen=True):
    """A game to review: the bytes of its record, and its board as JSON."""

    record: str
    board: str


class Report(Struct, frozen=True, omit_defaults=True):
    """How far it is; the last one holds the review, or why there is none."""

    done: int = 0
    total: int = 0
    review: str | None = None  # its JSON
    reason: str | None = None  # a key of `ServerReason`
    details: dict[str, str | int] = {}
    error: str | None = None  # for the log

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.review is not None or self.reason is not None


def reviewed(job: Job, reports: BinaryIO) -> Report:
    """Review the game, reporting how far it is."""
    try:
        return _reviewed(parse(job.record.encode()), Board.from_json(job.board), reports)
    except RecordError as error:
        return Report(reason="review.bad-record", details={"line": error.line})
    except BaseException:
        return Report(reason="review.failed", error=traceback.format_exc()[-4000:])


def _reviewed(record: Record, board: Board, reports: BinaryIO) -> Report:
    try:
        from okapi.coach import NotFinished, UnknownBoard, review  # noqa: PLC0415 (needs the extra `fast`)
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415

        require_numba()
    except ImportError:
        return Report(reason="review.not-installed")

    def progress(done: int, total: int) -> None:
        _say(reports, Report(done, total))

    try:
        verify(record, board)
        return Report(review=to_json(review(record, board, progress=progress)).decode())
    except NotFinished:
        return Report(reason="review.not-finished")
    except (BeyondLimits, UnknownBoard):
        return Report(reason="review.board-unknown")


def _say(reports: BinaryIO, report: Report) -> None:
    reports.write(msgspec.json.encode(report) + b"\n")
    reports.flush()


def main() -> None:
    """Review the one game, and end."""
    with suppress(OSError):
        os.nice(_LOWEST_PRIORITY)
    for library in ("NUMBA", "OPENBLAS"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")  # the other cores are for those who play
    jobs, reports = take_over_input_and_output()
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(jobs, lines), daemon=True).start()
    _say(reports, reviewed(msgspec.json.decode(lines.get(), type=Job), reports))
    os._exit(0)


if __name__ == "__main__":
    main()
