"""Stands in for the worker that judges other tries: any other route is well found, anything else is no better."""

from okapi.board import Board
from okapi.coach.results import AdviceReason, AdvisedMove, ComparedMove, TryOutcome
from okapi.game import ClaimRoute, options, view_from_json
from okapi.server.workers.child import Progress, serve
from okapi.server.workers.comparer import CompareMoves


def compared(job: CompareMoves, _: Progress) -> ComparedMove:
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
    serve(CompareMoves, compared, priority=0, memory=1 << 30)
