"""Judgement of decisions: by what the player could know, and never harsher than its interval allows."""

from random import Random

import numpy as np
import pytest

from coach.played import RULES, played
from okapi.board import africa
from okapi.bots.determinise import determinise
from okapi.bots.playing_on import NoSuchMoment
from okapi.coach import NotFinished, advice, play_on, review
from okapi.coach.forecast import Estimator, Forecast, Outlook
from okapi.coach.judging import judge, verdict_on
from okapi.coach.results import Verdict
from okapi.coach.thresholds import THRESHOLDS
from okapi.game import Decision, Stage, action_behind, options, view_for
from okapi.record import Record, replay


@pytest.mark.parametrize(("verdict", "threshold"), THRESHOLDS.items())
def test_a_loss_is_called_by_its_threshold(verdict: Verdict, threshold: float) -> None:
    assert verdict_on(threshold, margin=0.0) is verdict
    assert verdict_on(threshold - 1e-6, margin=0.0) is not verdict


@pytest.mark.parametrize("loss", [0.03, 0.07, 0.5])
def test_a_difference_smaller_than_its_interval_is_never_a_mistake(loss: float) -> None:
    assert verdict_on(loss, margin=loss) is Verdict.FINE


def test_a_judgement_depends_on_nothing_that_the_player_could_not_see() -> None:
    forecast = Forecast(africa(), RULES)
    steps = [
        (step, before, event)
        for step, (before, event, _) in enumerate(replay(played(3), africa()))
        if isinstance(event, Decision)
    ]
    for step, before, event in (steps[1], steps[len(steps) // 2], steps[-4]):
        seen = view_for(before, event.seat)
        again = view_for(determinise(seen, Random(7)), event.seat)
        action = action_behind(event)
        one = judge(seen, action, forecast, 32, step=step, turn=0)
        assert one == judge(again, action, forecast, 32, step=step, turn=0)


class Indifferent:
    """Thinks that nothing matters."""

    def outlook(self, rows: np.ndarray) -> Outlook:
        players = (rows.shape[1] - 20) // 14
        return Outlook(np.full((len(rows), players), 1 / players), np.zeros((len(rows), players)))


def test_where_nothing_matters_every_decision_is_fine() -> None:
    indifferent: Estimator = Indifferent()
    found = review(played(2), africa(), seats=[0], worlds=2, estimator=indifferent)
    assert found.judgements
    assert {it.verdict for it in found.judgements} == {Verdict.FINE}
    assert {it.seat for it in found.judgements} == {0}


def test_a_review_has_at_most_seven_moments_in_the_order_of_the_game() -> None:
    reported: list[tuple[int, int]] = []
    found = review(played(2), africa(), worlds=8, progress=lambda done, total: reported.append((done, total)))
    assert 0 < len(found.moments) <= 7
    assert [it.step for it in found.moments] == sorted(it.step for it in found.moments)
    assert reported[-1][0] == reported[-1][1] > 0
    assert found == review(played(2), africa(), worlds=8)


def test_only_a_finished_game_can_be_reviewed() -> None:
    record = played(2)
    with pytest.raises(NotFinished):
        review(Record(record.header, record.events[:100]), africa())


def test_advice_is_up_to_three_legal_moves_and_none_out_of_turn() -> None:
    for before, event, _ in list(replay(played(2), africa()))[60:400:40]:
        for seat in range(2):
            view = view_for(before, seat)
            given = advice(view, worlds=8)
            assert len(given) <= 3
            assert bool(given) == bool(len(options(view)))
            assert all(it.action in options(view) for it in given), event


def test_playing_on_keeps_what_the_seat_knew_and_deals_the_rest_again() -> None:
    record = played(3)
    replayed = list(replay(record, africa()))
    step = next(at + 1 for at, (_, _, after) in enumerate(replayed) if at > 150 and after.table.stage is Stage.TURN)
    state = replayed[step - 1][2]
    again = play_on(record, africa(), step, seat=1, seed="again")
    assert view_for(again, 1) == view_for(state, 1)
    assert again.secrets.hands != state.secrets.hands


@pytest.mark.parametrize("step", [0, 1, 10**6])
def test_nobody_plays_on_where_no_decision_is_due(step: int) -> None:
    with pytest.raises(NoSuchMoment):
        play_on(played(2), africa(), step, seat=0, seed="again")
