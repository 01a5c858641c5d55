"""Another try at a decision is judged in the same worlds as the one that was played."""

import numpy as np
import pytest

from coach.played import RULES, played
from okapi.board import africa
from okapi.coach import compare, learning
from okapi.coach.forecast import Forecast
from okapi.coach.judging import judge
from okapi.coach.results import TryOutcome, Verdict
from okapi.coach.worlds import Tried
from okapi.game import Decision, action_behind, options, view_for
from okapi.record import replay

LEVEL, WORLDS = 0.5, 16


def test_a_try_is_compared_with_what_was_played_as_the_review_judged_it() -> None:
    forecast = Forecast(africa(), RULES, level=LEVEL)
    for step, (before, event, _) in enumerate(replay(played(2), africa())):
        if not isinstance(event, Decision) or len(options(view := view_for(before, event.seat))) < 2:
            continue
        judged = judge(view, action_behind(event), forecast, WORLDS, step=step, turn=1)
        if judged.verdict is Verdict.BLUNDER:
            break
    best = judged.better[0]
    same = compare(view, judged.action, judged.action, step=step, level=LEVEL, worlds=WORLDS)
    assert same.outcome is TryOutcome.SAME
    assert same.share == pytest.approx(judged.after)
    found = compare(view, best.action, judged.action, step=step, level=LEVEL, worlds=WORLDS)
    assert found.outcome is TryOutcome.FOUND
    assert found.played == pytest.approx(judged.after)
    assert found.share == pytest.approx(best.share)
    assert [move.share for move in found.moves] == sorted((move.share for move in found.moves), reverse=True)
    worse = compare(view, judged.action, best.action, step=step, level=LEVEL, worlds=WORLDS)
    assert worse.outcome is TryOutcome.WORSE


@pytest.mark.parametrize(("share", "outcome"), [(0.314, TryOutcome.WORSE), (0.316, TryOutcome.BETTER)])
def test_a_try_that_reads_the_same_in_per_cent_is_no_better(
    monkeypatch: pytest.MonkeyPatch, share: float, outcome: TryOutcome
) -> None:
    replayed = replay(played(2), africa())
    state, event = next((before, event) for before, event, _ in replayed if isinstance(event, Decision))
    best, tried, done, *_ = options(view := view_for(state, event.seat))
    shares = np.array([[0.5] * WORLDS, [share] * WORLDS, [0.31] * WORLDS])
    found = Tried((best, tried, done), shares, shares, shares[0], frozenset({best}))
    monkeypatch.setattr(learning, "try_moves", lambda *_: found)
    assert compare(view, tried, done, step=0, level=LEVEL, worlds=WORLDS).outcome is outcome
