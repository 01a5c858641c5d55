"""Stands in for the worker that judges other tries: any other route is well found, anything else is no better.

Everybody's ledger has the same in every entry.
"""

from okapi.board import Board
from okapi.coach.results import (
    AdviceReason,
    AdvisedMove,
    ComparedMove,
    LedgerEntry,
    LedgerSource,
    SeatAccount,
    TryOutcome,
)
from okapi.game import ClaimRoute, options, view_from_json
from okapi.record import parse
from okapi.server.workers.child import Progress, serve
from okapi.server.workers.comparer import AddedUp, AddUp, CompareMoves, Job


def carry_out(job: Job, _: Progress) -> ComparedMove | AddedUp:
    """Do what is asked."""
    return compared(job) if isinstance(job, CompareMoves) else added_up(job)


def added_up(job: AddUp) -> AddedUp:
    """The first seat has won by a bit of everything."""
    players = len(parse(job.record.encode()).header.players)
    return AddedUp(tuple(_account(1 / players, float(seat == 0)) for seat in range(players)))


def _account(start: float, share: float) -> SeatAccount:
    each = (share - start) / len(LedgerSource)
    entries = tuple(LedgerEntry(source, each, 1.5) for source in LedgerSource)
    return SeatAccount(start, 90.0, entries, share, 99.0)


def compared(job: CompareMoves) -> ComparedMove:
    """What a move is worth."""
    view = view_from_json(bytes(job.view), Board.from_json(job.board))
    claims = [it for it in options(view) if isinstance(it, ClaimRoute) and it.route != _route(job.played)]
    outcome = TryOutcome.FOUND if _route(job.tried) else TryOutcome.WORSE
    if _route(job.tried) == _route(job.played):
        outcome = TryOutcome.SAME
    share = 0.5 if outcome is TryOutcome.FOUND else 0.4
    return ComparedMove(outcome, share, 0.43, (AdvisedMove(claims[0], 0.5, AdviceReason.SCORES, 2),))


def _route(action: object) -> str | None:
    return action.route if isinstance(action, ClaimRoute) else None


if __name__ == "__main__":
    serve(Job, carry_out, priority=0, memory=1 << 30)  # type: ignore[arg-type]
