"""Another try at a decision is judged in the same worlds as the one that was played."""

import pytest

from coach.played import played
from okapi.board import africa
from okapi.coach import compare
from okapi.coach.forecast import Forecast
from okapi.coach.judging import judge
from okapi.coach.results import TryOutcome, Verdict
from okapi.game import Decision, Rules, action_behind, options, view_for
from okapi.record import replay

LEVEL, WORLDS = 0.5, 16


def test_a_try_is_compared_with_what_was_played_as_the_review_judged_it() -> None:
    forecast = Forecast(africa(), Rules(), level=LEVEL)
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
