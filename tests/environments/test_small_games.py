"""The small games: their size, and answers that are exact."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

import okapi.environments.openspiel  # noqa: F401 (registers the games)
from okapi.board import BoardError, load_board
from okapi.bots import find_bot
from okapi.environments import small_games, vector_env
from okapi.environments.openspiel.tree import TooLarge, WholeTree, whole_tree
from okapi.environments.small_games import SMALL_GAMES, small_game


@pytest.fixture(scope="module")
def tiny() -> WholeTree:
    return whole_tree(pyspiel.load_game("okapi_tiny"))


def test_the_tiny_game_has_the_size_that_is_published(tiny: WholeTree) -> None:
    assert (tiny.nodes, len(tiny.states)) == (19_865, 4_314)
    assert tiny.game().get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_the_written_game_is_worth_what_is_published(tiny: WholeTree) -> None:
    assert pyspiel.exploitability(tiny.game(), tiny.uniform()) == pytest.approx(3.8215, abs=1e-4)


def test_the_written_game_is_played_as_the_game_itself_is(tiny: WholeTree) -> None:
    """The same choices, chances and results, wherever random play leads."""
    luck, written_game, game = Random(1), tiny.game(), pyspiel.load_game("okapi_tiny")
    for _ in range(200):
        written, real = written_game.new_initial_state(), game.new_initial_state()
        while not real.is_terminal():
            assert written.current_player() == real.current_player()
            actions = {int(written.action_to_string(action)): action for action in written.legal_actions()}
            assert actions.keys() == set(real.legal_actions())
            if real.is_chance_node():
                chances = dict(written.chance_outcomes())
                assert {number: chances[it] for number, it in actions.items()} == pytest.approx(
                    dict(real.chance_outcomes())
                )
            number = luck.choice(sorted(actions))
            written.apply_action(actions[number])
            real.apply_action(number)
        assert written.is_terminal()
        assert written.returns() == real.returns()


@pytest.mark.slow
def test_the_written_game_is_worth_what_the_game_itself_is(tiny: WholeTree) -> None:
    """The referee's own tree, walked by OpenSpiel in Python, gives the figure of the written one."""
    game = pyspiel.load_game("okapi_tiny")
    written = pyspiel.exploitability(tiny.game(), tiny.uniform())
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(written)


def beaten_by(game: Any, tree: WholeTree, bot: str, seed: int) -> float:
    """What a perfect opponent wins from a bot with this seed."""
    found: float = pyspiel.exploitability(game, tree.policy_of(find_bot(bot).factory(str(seed))))
    return found


def test_bots_can_be_beaten_by_as_much_as_is_published_and_an_equilibrium_by_nothing(tiny: WholeTree) -> None:
    game = tiny.game()
    for bot, points in {"greedy": 2.5, "planner": 4 / 3}.items():
        for seed in (1, 2):
            assert beaten_by(game, tiny, bot, seed) == pytest.approx(points)
    for seed, points in {2: 1 / 6, 7: 7 / 6}.items():  # the lowest and the highest of ten
        assert beaten_by(game, tiny, "searcher", seed) == pytest.approx(points)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.002


def test_a_game_that_is_too_large_is_refused_before_long() -> None:
    with pytest.raises(TooLarge, match="more than 5,000 nodes"):
        whole_tree(pyspiel.load_game("okapi_medium"), most=5_000)


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_small_games_are_played_by_the_compiled_engine_too(name: str) -> None:
    env = vector_env(16, opponents="random", reward="margin", **small_game(name))
    random, ended = np.random.default_rng(1), 0
    observation, _ = env.reset(seed=1)
    for _ in range(60):
        masks = observation["action_mask"]
        observation, _, over, _, _ = env.step((random.random(masks.shape) * masks).argmax(axis=1))
        ended += over.sum()
    assert ended > 16


def test_a_board_with_few_tickets_is_for_games_that_deal_few() -> None:
    board = small_game("tiny")["board"]
    assert len(board.tickets) == 3
    path = Path(small_games.__file__).with_name("boards") / "tiny.toml"
    with pytest.raises(BoardError, match="too-few-tickets"):
        load_board(path)
    with pytest.raises(BoardError, match="too-few-tickets"):
        load_board(path, smallest_deck=4)
    with pytest.raises(ValueError, match="there is no small game 'huge'; take one of tiny, medium"):
        small_game("huge")
