"""Compiled players choose as the bots of their names do."""

from random import Random

import numpy as np
import pytest

from okapi.bots import find_bot
from okapi.compiled import Engine
from okapi.compiled.actions import number_of_move
from okapi.compiled.compilation import entry_point
from okapi.compiled.moves import random_option
from okapi.compiled.policies import greedy_move
from okapi.compiled.words import Words
from okapi.game import Rules, options, view_for


@entry_point
def greedy_choice(row: Words, tables: Words) -> int:
    return number_of_move(tables, greedy_move(row, tables))


@entry_point
def write_random_choices(row: Words, tables: Words, numbers: Words) -> None:
    for n in range(len(numbers)):
        numbers[n] = number_of_move(tables, random_option(row, tables))


@pytest.mark.parametrize(
    ("players", "rules"), [(2, Rules()), (4, Rules(trains=20)), (3, Rules(locomotives=25, trains=25))]
)
def test_greedy_makes_the_move_of_the_bot_wherever_it_stands(players: int, rules: Rules) -> None:
    engine, bot, random = Engine(players, rules=rules), find_bot("greedy").factory("any"), Random(players)
    row, decisions = engine.new_games([players])[0], 0
    while count := engine.count_options(row):
        state = engine.state_of(row)
        view = view_for(state, state.table.acting()[0])
        number = engine.numbering.number(bot.choose(view, options(view)), view)
        assert greedy_choice(row, engine.tables) == number
        among = engine.options(row).tolist()
        engine.play_option(row, among.index(number) if random.random() < 0.5 else random.randrange(count))
        decisions += 1
    assert decisions > 50


def test_every_option_is_as_likely_as_the_others_to_a_random_player() -> None:
    engine, trials = Engine(2), 6000
    row = engine.new_games([4])[0]
    for _ in range(40):
        engine.play_option(row, engine.count_options(row) - 1)
    numbers = engine.options(row).tolist()
    picked = np.zeros(trials, np.int64)
    write_random_choices(row, engine.tables, picked)
    found = np.array([(picked == number).sum() for number in numbers])
    assert found.sum() == trials
    assert len(found) > 5
    assert (abs(found - trials / len(found)) < 5 * np.sqrt(trials / len(found))).all()


def test_a_line_up_of_policies_is_played_by_seat() -> None:
    engine = Engine(2)
    rows = engine.new_games(range(300))
    engine.play_out(rows, ["greedy", "random"])
    totals, _, winners = engine.scores(rows)
    assert totals[:, 0].mean() > totals[:, 1].mean() + 50
    assert (winners == 1).mean() > 0.9


def test_an_unknown_policy_is_refused_by_name() -> None:
    engine = Engine(2)
    rows = engine.new_games([1])
    before = rows.copy()
    for wrong in ("planner", ["random"], ["random", "random", "random"], ""):
        with pytest.raises(ValueError, match="random, greedy"):
            engine.play_out(rows, wrong)
    assert (rows == before).all()
