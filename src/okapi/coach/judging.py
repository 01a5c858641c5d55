"""Judging a decision by what its player could know."""

from enum import StrEnum

from msgspec import Struct

from okapi.game import Action, Seat, View

from .forecast import Estimator
from .worlds import Tried, try_moves


class Verdict(StrEnum):
    """What a decision is called."""

    FINE = "fine"
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# From which loss of winning chance on a decision is called so. The one place where this stands.
THRESHOLDS = ((Verdict.BLUNDER, 0.10), (Verdict.MISTAKE, 0.05), (Verdict.INEXACT, 0.025))
SHOWN = 3  # alternatives


class Alternative(Struct, frozen=True):
    """Another move, and by how much it would have been better: a share of the win, give or take `margin`."""

    action: Action
    share: float
    gain: float
    margin: float
    points: float  # gained


class Judgement(Struct, frozen=True):
    """What a decision was worth to the player who made it."""

    step: int  # the event's place in the record, from 0
    turn: int  # as the record counts them, from 1; 0: before the first
    seat: Seat
    action: Action
    before: float  # share of the win that the player could expect, knowing what they knew
    after: float
    better: tuple[Alternative, ...]  # the best first
    loss: float
    margin: float  # half the interval of the loss
    verdict: Verdict


def verdict_on(loss: float, margin: float) -> Verdict:
    """What a loss is called: nothing bad, if it is smaller than its interval."""
    if loss <= margin:
        return Verdict.FINE
    return next((verdict for verdict, threshold in THRESHOLDS if loss >= threshold), Verdict.FINE)


def judge(
    view: View, action: Action, estimator: Estimator, worlds: int, *, step: int, turn: int
) -> Judgement:
    """Compare a decision with the others that its player could have made."""
    assert view.seat is not None
    tried = try_moves(view, estimator, worlds, seed=step, played=action)
    played = tried.actions.index(action)
    is_good = action in tried.good  # then a forecast that likes another move better is not to be believed
    ahead = [which for which in range(played) if tried.actions[which] in tried.good and not is_good]
    better = tuple(_alternative(tried, which, played) for which in ahead[:SHOWN])
    loss, margin = (better[0].gain, better[0].margin) if better else (0.0, 0.0)
    return Judgement(
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


def _alternative(tried: Tried, which: int, played: int) -> Alternative:
    gain, margin, points = tried.lead(which, played)
    return Alternative(tried.actions[which], tried.share(which), gain, margin, points)
