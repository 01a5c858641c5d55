"""The worker that judges another try at a decision: `python -m okapi.server.workers.comparer`, started by `pool`.

It lets bots and moves go first, and is quick: one decision, in as many worlds as a review looks at.
"""

import os
import sys

from msgspec import Raw, Struct

from okapi.coach.results import ComparedMove, UnknownBoard
from okapi.coach.warm_up import at_once
from okapi.game import Action, view_from_json
from okapi.server.protocol.reasons import Refusal, ServerReason

from .child import Progress, serve
from .records import board_of

COMPARER = (sys.executable, "-m", "okapi.server.workers.comparer")
_PRIORITY = 10
_MEMORY = 4 << 30  # of addresses: a compiler reserves more than it uses


class CompareMoves(Struct, frozen=True):
    """Compare a move with the one that was played. It gives a `ComparedMove`."""

    view: Raw  # of the seat that decided
    board: str  # as JSON
    tried: Action
    played: Action
    step: int
    level: float  # of the table


def compared(job: CompareMoves, _: Progress) -> ComparedMove:
    try:
        from okapi.coach import compare  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
    except ImportError:
        raise Refusal(ServerReason.NO_COACH) from None
    view = view_from_json(bytes(job.view), board_of(job.board))
    try:
        with at_once():
            return compare(view, job.tried, job.played, step=job.step, level=job.level)
    except (BeyondLimits, UnknownBoard):
        raise Refusal(ServerReason.BOARD_NOT_KNOWN) from None


if __name__ == "__main__":
    for library in ("NUMBA", "OPENBLAS"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")  # the other cores are for those who play
    serve(CompareMoves, compared, priority=_PRIORITY, memory=_MEMORY)
