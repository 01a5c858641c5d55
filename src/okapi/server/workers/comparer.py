"""The worker of the coach while somebody waits: `python -m okapi.server.workers.comparer`, started by `pool`.

It judges another try at a decision, or adds up luck and choices of a finished game. It lets bots and moves go first,
and takes a second or two, where a review takes ten.
"""

import os
import sys

from msgspec import Raw, Struct

from okapi.coach.results import ComparedMove, SeatAccount, UnknownBoard
from okapi.coach.warm_up import at_once, is_cold
from okapi.game import Action, view_from_json
from okapi.record import parse
from okapi.server.protocol.reasons import Refusal, ServerReason

from .child import Progress, serve
from .records import board_of

COMPARER = (sys.executable, "-m", "okapi.server.workers.comparer")
_PRIORITY = 10
_MEMORY = 4 << 30  # of addresses: a compiler reserves more than it uses


class CompareMoves(Struct, frozen=True, tag="compare"):
    """Compare a move with the one that was played. It gives a `ComparedMove`."""

    view: Raw  # of the seat that decided
    board: str  # as JSON
    tried: Action
    played: Action
    step: int
    level: float  # of the table


class AddUp(Struct, frozen=True, tag="add-up"):
    """Add up luck and choices of a finished game. It gives an `AddedUp`."""

    record: str
    board: str  # as JSON


class AddedUp(Struct, frozen=True):
    accounts: tuple[SeatAccount, ...]


Job = CompareMoves | AddUp


def carry_out(job: Job, _: Progress) -> ComparedMove | AddedUp:
    return compared(job) if isinstance(job, CompareMoves) else added_up(job)


def added_up(job: AddUp) -> AddedUp:
    """Refusal: there is no machine code yet, without which it takes minutes."""
    try:
        from okapi.coach.reviewing import ledger  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415

        require_numba()
    except ImportError:
        raise Refusal(ServerReason.NO_COACH) from None
    if is_cold():
        raise Refusal(ServerReason.NOT_READY)
    try:
        return AddedUp(ledger(parse(job.record.encode()), board_of(job.board)))
    except (BeyondLimits, UnknownBoard):
        raise Refusal(ServerReason.BOARD_NOT_KNOWN) from None


def compared(job: CompareMoves) -> ComparedMove:
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
    serve(Job, carry_out, priority=_PRIORITY, memory=_MEMORY)  # type: ignore[arg-type]
