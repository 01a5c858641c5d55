"""Judging a decision by what its player could know."""

from okapi.game import Action, View

from .forecast import Estimator
from .results import BetterMove, JudgedDecision, Verdict
from .thresholds import THRESHOLDS
from .worlds import Tried, try_moves

SHOWN = 3  # alternatives


def verdict_on(loss: float, margin: float) -> Verdict:
    """What a loss is called: FINE, if it is no larger than half its interval."""
    if loss <= margin:
        return Verdict.FINE
    return next((verdict for verdict, threshold in THRESHOLDS.items() if loss >= threshold), Verdict.FINE)


def judge(view: View, action: Action, estimator: Estimator, worlds: int, *, step: int, turn: int) -> JudgedDecision:
    """Compare a decision with the others that its player could have made."""
    assert view.seat is not None
    tried = try_moves(view, estimator, worlds, step, action)
    played = tried.actions.index(action)
    better = tuple(_alternative(tried, which, played) for which in _ahead_of(played, tried)[:SHOWN])
    loss, margin = judged(tried, played)
    return JudgedDecision(
        step=step,
        turn=turn,
        seat=view.seat,
        action=action,
        before=float(tried.before.mean()),
        after=tried.share(played),
        better=better,
        loss=loss,
        margin=margin,
        verdict=verdict_on(loss, margin),
    )


def judged(tried: Tried, which: int) -> tuple[float, float]:
    """What a move gives away compared with the best good one, and half the interval of that."""
    ahead = _ahead_of(which, tried)
    return tried.lead(ahead[0], which)[:2] if ahead else (0.0, 0.0)


def _ahead_of(which: int, tried: Tried) -> list[int]:
    """The good moves that are better than a move, the best first; none if it is a good move itself."""
    if tried.actions[which] in tried.good:
        return []
    return [other for other in range(which) if tried.actions[other] in tried.good]


def _alternative(tried: Tried, which: int, played: int) -> BetterMove:
    gain, margin, points = tried.lead(which, played)
    return BetterMove(tried.actions[which], tried.share(which), gain, margin, points)
