"""The worker that reviews a game: `python -m okapi.server.workers.reviewer`, started by `review_queue`.

`puzzle_search` has it look for puzzles, too. It has the lowest priority, so that no bot is late because a game is being
reviewed.
"""

import sys
from collections.abc import Callable

from msgspec import Struct

from okapi.board import Board
from okapi.coach.results import GameReview, NotFinished
from okapi.puzzles import Puzzle
from okapi.record import Record, RecordError, parse, verify
from okapi.server.protocol.reasons import Refusal, ServerReason

from .child import Progress
from .coach import coach_refusals, serve_as_coach

REVIEWER = (sys.executable, "-m", "okapi.server.workers.reviewer")
_LOWEST_PRIORITY = 19


class ReviewJob(Struct, frozen=True, tag="review"):
    """A game to review: the bytes of its record, and its board as JSON."""

    record: str
    board: str


class PuzzleJob(Struct, frozen=True, tag="puzzle"):
    """A decision of a reviewed game, after this many events. The result is a `FoundPuzzle`."""

    record: str
    board: str
    step: int


Job = ReviewJob | PuzzleJob


class FoundPuzzle(Struct, frozen=True):
    puzzle: Puzzle | None


class HowFar(Struct, frozen=True):
    done: int
    total: int


def carry_out(job: Job, progress: Progress) -> GameReview | FoundPuzzle:
    return looked_at(job) if isinstance(job, PuzzleJob) else reviewed(job, progress)


def looked_at(job: PuzzleJob) -> FoundPuzzle:
    """The decision as a puzzle, if it makes one."""
    from okapi.puzzles import puzzle_from  # noqa: PLC0415 (needs the extra `fast`)

    return FoundPuzzle(puzzle_from(parse(job.record.encode()), Board.from_json(job.board), job.step))


def reviewed(job: ReviewJob, progress: Progress) -> GameReview:
    """The review, as `okapi review --json` prints it, with progress on the way."""
    try:
        record, board = parse(job.record.encode()), Board.from_json(job.board)
        return _reviewed(record, board, lambda done, total: progress(HowFar(done, total)))
    except RecordError as error:
        raise Refusal(ServerReason.BAD_RECORD, line=error.line) from None


def _reviewed(record: Record, board: Board, progress: Callable[[int, int], None]) -> GameReview:
    with coach_refusals():
        from okapi.coach import review  # noqa: PLC0415 (needs the extra `fast`)
        from okapi.coach.warm_up import warm_up  # noqa: PLC0415
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415

        require_numba()
        verify(record, board)
        warm_up()
        try:
            return review(record, board, progress=progress)
        except NotFinished:
            raise Refusal(ServerReason.UNFINISHED_RECORD) from None


if __name__ == "__main__":
    serve_as_coach(Job, carry_out, priority=_LOWEST_PRIORITY)  # type: ignore[arg-type]
