"""Searching on rows: worlds that hold nothing of what a seat cannot see, steps by number, and a bot that does it."""

import sys
from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np
import pytest

from compiled.test_unseen import CASES, moments
from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.compiled import Engine, IllegalNumber
from okapi.dealer import SeededDealer
from okapi.game import Rules, options, score_sheet, view_for
from playing import reshuffle_unseen

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(("players", "rules"), CASES)
def test_the_worlds_of_a_seat_are_the_same_whatever_it_cannot_see(players: int, rules: Rules) -> None:
    """Dealt again, all that is hidden is different; the worlds from the same seeds are the same, bit for bit."""
    engine, random = Engine(players, rules=rules), Random("anew")
    for row, state in list(moments(engine, 4))[::11]:
        for seat in range(players):
            twin = engine.row_of(reshuffle_unseen(state, seat, random), luck=random.getrandbits(64))
            worlds = engine.worlds(row, seat, range(3))
            assert (worlds == engine.worlds(twin, seat, range(3))).all()
            if state.table.acting():
                assert (worlds == engine.worlds(view_for(state, seat), seat, range(3))).all()


def test_worlds_differ_in_what_is_hidden_and_leave_their_game_alone() -> None:
    engine = Engine(3)
    row, _ = list(moments(engine, 5))[60]
    before = row.copy()
    worlds = engine.worlds(row, 0, range(50))
    assert len({engine.observe(world, 1) for world in worlds}) == 50
    assert len({engine.observe(world, 0) for world in worlds}) == 1
    assert (row == before).all()


def test_steps_by_number_are_those_of_the_options() -> None:
    engine, random = Engine(2, rules=Rules(trains=10)), Random(3)
    row = engine.new_games([9])[0]
    rows = row[None].copy()
    while count := engine.count_options(row):
        seats, legal = engine.legal(rows)
        state = engine.state_of(row)
        assert seats.tolist() == engine.acting(rows).tolist() == [state.table.acting()[0]]
        assert np.flatnonzero(legal[0]).tolist() == sorted(engine.options(row).tolist())
        n = random.randrange(count)
        engine.step(rows, [engine.options(row)[n]])
        engine.play_option(row, n)
        assert (rows[0] == row).all()
    assert engine.acting(rows).tolist() == [-1]
    with pytest.raises(IllegalNumber):
        engine.step(rows, [0])


def test_an_illegal_step_changes_nothing() -> None:
    engine = Engine(2)
    rows = engine.new_games(range(3))
    before, actions = rows.copy(), engine.policy_actions(rows, "greedy")
    for wrong in (0, -1, 10**6):
        actions[1] = wrong
        with pytest.raises(IllegalNumber, match=f"action {wrong} is not legal in game 1"):
            engine.step(rows, actions)
        assert (rows == before).all()
    with pytest.raises(ValueError, match="each of the 3 games"):
        engine.step(rows, [0])


def test_a_policy_says_what_its_bot_would_do() -> None:
    engine, bot = Engine(2), find_bot("greedy").factory("any")
    for row, state in list(moments(engine, 6))[:-1:7]:
        view = view_for(state, state.table.acting()[0])
        number = engine.numbering.number(bot.choose(view, options(view)), view)
        assert engine.policy_actions(row[None], "greedy").tolist() == [number]


def test_the_example_searches_by_what_its_seat_sees_and_beats_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """With half of its worlds; docs/compiled.md has the figures of the real thing."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.delitem(sys.modules, "ismcts", raising=False)
    ismcts = import_module("ismcts")
    monkeypatch.setattr(ismcts, "WORLDS", 128)
    lead = 0
    for deal in range(2):
        for seat in range(2):
            bots = [find_bot("greedy").factory("any")]
            bots.insert(seat, ismcts.IsmctsBot("same"))
            match = play_match(africa(), bots, SeededDealer(deal))
            totals = [score.total for score in score_sheet(match.state).scores]
            lead += totals[seat] - totals[1 - seat]
    assert lead > 0
