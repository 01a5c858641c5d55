"""A reviewer that takes every decision for a puzzle, and blames the first ones, each more than the one before.

Only the judging of moves is made up. `puzzle_from` does the rest.
"""

import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from okapi.board import Board
from okapi.coach.results import AdviceReason, AdvisedMove, GameReview, JudgedDecision, Verdict
from okapi.game import Decision, DrawTickets, View, options
from okapi.puzzles import PuzzleTheme, making
from okapi.puzzles.making import ClearMove
from okapi.record import parse, replay
from okapi.server.workers.child import serve
from okapi.server.workers.reviewer import FoundPuzzle, Job, ReviewJob, looked_at

PUZZLING = (sys.executable, str(Path(__file__)))
RATING = 640
BLAMED = 5  # of which the last is fine all the same


def carry_out(job: Job, _: Any) -> GameReview | FoundPuzzle:
    if not isinstance(job, ReviewJob):
        return looked_at(job)
    record = parse(job.record.encode())
    steps = enumerate(replay(record, Board.from_json(job.board)))
    decisions = [(step, event) for step, (_, event, _) in steps if isinstance(event, Decision)][6 : 6 + BLAMED]
    judged = tuple(
        JudgedDecision(step, 1, event.seat, DrawTickets(), 0.5, 0.4, (), at / 10, 0.01, verdict_of(at))
        for at, (step, event) in enumerate(decisions)
    )
    return GameReview(("0", "1"), (0, 1), (), (), judged, ())


def verdict_of(at: int) -> Verdict:
    return Verdict.FINE if at == BLAMED - 1 else Verdict.MISTAKE


def weighed(view: View, seed: int) -> tuple[ClearMove, int]:
    first, *_, last = options(view)
    moves = AdvisedMove(first, 0.5, AdviceReason.UNKNOWN_CARD), AdvisedMove(last, 0.4, AdviceReason.UNKNOWN_CARD)
    return ClearMove((first,), moves, 0.1, 0.01), RATING


if __name__ == "__main__":
    with (
        patch.object(making, "weighed", weighed),
        patch.object(making, "theme_of", lambda *_: PuzzleTheme.DRAWING),
    ):
        serve(Job, carry_out)  # type: ignore[arg-type]
