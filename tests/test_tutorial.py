"""The guided game: its file, played by the referee, and what its words promise."""

import re
import tomllib
from importlib.resources import files

import pytest

from okapi.board import africa
from okapi.dealer import ScriptMismatch
from okapi.game import (
    ClaimRoute,
    DrawBlind,
    IllegalAction,
    KeepTickets,
    Stage,
    TakeTerrainCard,
    TakeTrainCard,
    evolve,
    new_game,
    options,
    score_sheet,
    standing,
    view_for,
)
from okapi.locales import texts
from okapi.tutorial import FIRST_GAME, LEARNER, OPPONENT, Tutorial, find_tutorial, load


def the_tutorial() -> Tutorial:
    tutorial = find_tutorial(FIRST_GAME)
    assert tutorial is not None
    return tutorial


def test_the_tutorial_is_a_whole_game_that_the_learner_wins_with_both_tickets() -> None:
    tutorial = the_tutorial()
    state = new_game(tutorial.board, 2, tutorial.rules)
    for events in (tutorial.deal, *(decision.events for decision in tutorial.decisions.values())):
        for event in events:
            state = evolve(state, event)
    assert state.table.stage is Stage.GAME_OVER
    learner, opponent = score_sheet(state).scores
    assert (learner.total, opponent.total) == (33, 16)
    assert len(learner.completed) == 2
    assert len(opponent.failed) == 1  # which the words about the score sheet speak of


def test_it_teaches_every_kind_of_move_and_waits_for_each() -> None:
    waited = [step.waits for step in the_tutorial().steps if step.waits is not None]
    assert {type(action) for action in waited} == {
        KeepTickets,
        TakeTrainCard,
        DrawBlind,
        TakeTerrainCard,
        ClaimRoute,
    }
    claims = [action for action in waited if isinstance(action, ClaimRoute)]
    assert [claim.doubling is not None for claim in claims] == [False, True, False]


def test_the_arithmetic_of_doubling_is_as_its_words_say() -> None:
    tutorial = the_tutorial()
    state = new_game(tutorial.board, 2, tutorial.rules)
    for event in tutorial.deal:
        state = evolve(state, event)
    for decision in tutorial.decisions.values():
        if decision.step == "double":
            terrain = standing(state.table, LEARNER)
            assert (2, 2) in terrain.values()  # “you have 2 jungle cards and the opponent has 2”
            break
        for event in decision.events:
            state = evolve(state, event)
    else:
        pytest.fail("no step doubles")


def test_a_claim_offers_to_double_only_once_that_is_explained() -> None:
    tutorial = the_tutorial()
    state = new_game(tutorial.board, 2, tutorial.rules)
    for event in tutorial.deal:
        state = evolve(state, event)
    offered = {}
    for decision in tutorial.decisions.values():
        if isinstance(decision.action, ClaimRoute) and decision.seat == LEARNER:
            claims = [one for one in options(view_for(state, LEARNER)) if isinstance(one, ClaimRoute)]
            meant = [one.doubling is not None for one in claims if one.route == decision.action.route]
            offered[decision.step] = any(meant)
        for event in decision.events:
            state = evolve(state, event)
    assert offered == {"claim": False, "double": True, "last-claim": False}


def test_every_step_has_words_in_english_and_every_wait_has_kind_ones_for_another_move() -> None:
    english = texts("en")
    for step in the_tutorial().steps:
        assert english.has(f"tutorial-say-{step.id}"), step.id
        assert step.waits is None or english.has(f"tutorial-else-{step.id}"), step.id


def test_every_route_that_a_step_names_is_ringed_on_the_map() -> None:
    catalog = (files("okapi.locales") / "en" / "tutorial.ftl").read_text("utf-8")
    words = dict(re.findall(r"^tutorial-say-(\S+) = (.+)$", catalog, re.MULTILINE))
    steps = the_tutorial().steps
    found = 0
    for number, step in enumerate(steps):
        to_claim = [later.waits.route for later in steps[number:] if isinstance(later.waits, ClaimRoute)]
        ringed = {f"route-{route}" for route in to_claim[:1] if "$route" in words.get(step.id, "")}
        assert ringed <= set(step.at), step.id
        found += len(ringed)
    assert found > 2


def test_the_opponent_decides_at_every_other_moment() -> None:
    tutorial = the_tutorial()
    waiting = {step.seq for step in tutorial.steps if step.waits is not None}
    assert {seq for seq, decision in tutorial.decisions.items() if decision.seat == LEARNER} == waiting
    assert any(decision.seat == OPPONENT for decision in tutorial.decisions.values())


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('you = "draw black"', 'you = "draw red"', IllegalAction),  # no red card lies face up
        ('"open 1 is loco"', '"open 1 is teal"', ValueError),
        ('luck = ["open 1 is loco"]', "luck = []", ScriptMismatch),
        ('luck = ["0 is dealt desert"]', 'luck = ["0 is dealt desert", "0 is dealt red"]', ValueError),
        ('you = "draw loco"', "", ValueError),
    ],
)
def test_a_file_that_breaks_the_rules_is_refused(old: str, new: str, error: type[Exception]) -> None:
    text = (files("okapi.tutorial") / "first_game.toml").read_text("utf-8")
    assert old in text
    with pytest.raises(error):
        load("broken", tomllib.loads(text.replace(old, new, 1)), africa())
