"""The coach's worker for short jobs: `python -m okapi.server.workers.comparer`, started by `pool`.

It judges another try at a decision, or adds up luck and choices of a finished game, while somebody waits. It has a
lower priority than bots and moves, and takes a second or two, where a review takes ten.
"""

import sys

from msgspec import Raw, Struct

from okapi.coach.results import ComparedMove, SeatAccount
from okapi.coach.warm_up import at_once, is_cold
from okapi.game import Action, view_from_json
from okapi.record import parse
from okapi.server.protocol.reasons import Refusal, ServerReason

from .child import Progress
from .coach import coach_refusals, serve_as_coach
from .records import board_of

COMPARER = (sys.executable, "-m", "okapi.server.workers.comparer")
_PRIORITY = 10


class CompareMoves(Struct, frozen=True, tag="compare"):
    """Compare a move with the one that was played. The result is a `ComparedMove`."""

    view: Raw  # of the seat that decided
    board: str  # as JSON
    tried: Action
    played: Action
    step: int
    level: float  # of the table


class AddUp(Struct, frozen=True, tag="add-up"):
    """Add up luck and choices of a finished game. The result is an `AddedUp`."""

    record: str
    board: str  # as JSON


class AddedUp(Struct, frozen=True):
    accounts: tuple[SeatAccount, ...]


Job = CompareMoves | AddUp


def carry_out(job: Job, _: Progress) -> ComparedMove | AddedUp:
    return compared(job) if isinstance(job, CompareMoves) else added_up(job)


def added_up(job: AddUp) -> AddedUp:
    """Refusal: the machine code has not been compiled yet, without which this takes minutes."""
    with coach_refusals():
        from okapi.coach.reviewing import ledger  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415

        require_numba()
        if is_cold():
            raise Refusal(ServerReason.NOT_READY)
        return AddedUp(ledger(parse(job.record.encode()), board_of(job.board)))


def compared(job: CompareMoves) -> ComparedMove:
    with coach_refusals(), at_once():
        from okapi.coach import compare  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)

        view = view_from_json(bytes(job.view), board_of(job.board))
        return compare(view, job.tried, job.played, step=job.step, level=job.level)


if __name__ == "__main__":
    serve_as_coach(Job, carry_out, priority=_PRIORITY)  # type: ignore[arg-type]
