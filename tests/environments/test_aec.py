"""The PettingZoo environment: the library's own tests, honest rewards, clear refusals, and secrets kept."""

from __future__ import annotations

import copy
import gc
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from okapi.board import Board, africa, load_board, official_boards
from okapi.environments import Reward, aec_env
from okapi.game import GameState, Rules, Secrets, rules_for, score_sheet, view_for
from okapi.numbering import numbering_of
from okapi.picture import card_of
from okapi.picture.tracks import point_of, spaces_of_routes
from playing import random_decisions, reshuffle_unseen
from tiers import some

if TYPE_CHECKING:
    from okapi.environments.aec import OkapiAECEnv

ARCHIPELAGO = Path(__file__).parent.parent / "playthroughs/archipelago.toml"
SHORT = Rules(trains=12)

# What the library's tests remark on and its own card and board games do as well: an observation is a
# dictionary, and nothing is legal once the game is over.
remarks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def with_remarks(test: Any) -> Any:
    for mark in remarks:
        test = mark(test)
    return test


def play_randomly(env: OkapiAECEnv, seed: int) -> dict[str, float]:
    """A whole game of random actions; what each agent was rewarded with in all."""
    random, total = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination else random.choice(legal))
    return total


@pytest.mark.parametrize("players", some([2, 3, 4, 5], 2))
@with_remarks
def test_pettingzoos_own_api_test_passes(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(players=players), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoos_own_seed_test_passes(players: int) -> None:
    seed_test(lambda: aec_env(players=players), num_cycles=50)


def test_pettingzoos_own_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: aec_env(players=5, render_mode=render_mode),
        custom_tests={"svg": lambda drawn: ElementTree.fromstring(drawn).tag.endswith("svg")},
    )
    assert "player_4" in capsys.readouterr().out


@pytest.mark.slow
def test_pettingzoos_own_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec_env(players=4))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["score", "margin", "win"])
def test_the_rewards_of_a_game_add_up_to_what_it_was_worth(reward: Reward) -> None:
    for seed in range(6):
        env = aec_env(players=3, reward=reward, rules=SHORT)
        total = list(play_randomly(env, seed).values())
        sheet = score_sheet(env._state)
        scores = [score.total for score in sheet.scores]
        if reward == "score":
            assert total == scores
        elif reward == "margin":
            assert total == [own - max(scores[:i] + scores[i + 1 :]) for i, own in enumerate(scores)]
        else:
            assert sum(total) == pytest.approx(1)
            assert {seat for seat, won in enumerate(total) if won} == {*sheet.winners}


def test_a_seed_deals_the_same_game_again_and_no_seed_the_next_one() -> None:
    env = aec_env(players=2)
    env.reset(seed=5)
    first = env.last()[0]["observation"]
    env.reset()
    second = env.last()[0]["observation"]
    env.reset(seed=5)
    assert (env.last()[0]["observation"] == first).all()
    assert (second != first).any()


def test_a_seed_that_is_none_is_refused_and_changes_nothing() -> None:
    env = aec_env(players=2)
    env.reset(seed=np.int64(5))
    before = env._state
    for wrong in (-1, 1.5, "lions", True):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env.reset(seed=wrong)  # type: ignore[arg-type]
    assert env._state is before


def test_a_copy_of_an_environment_goes_its_own_way_with_the_same_luck() -> None:
    env = aec_env(players=2)
    env.reset(seed=9)
    copied = copy.deepcopy(env)
    seen: list[list[bytes]] = []
    for one in (env, copied):
        random = Random(9)
        seen.append([])
        for _ in range(40):
            observation = one.last()[0]
            seen[-1].append(observation["observation"].tobytes())
            one.step(random.choice(np.flatnonzero(observation["action_mask"])))
    assert seen[0] == seen[1]


def test_an_action_outside_the_mask_is_refused_with_the_rule_and_changes_nothing() -> None:
    env = aec_env(players=2)
    env.reset(seed=1)
    before = env._state
    with pytest.raises(ValueError, match=r"action 15 \(pass\) is refused: .* that the action mask allows"):
        env.step(15)
    for nonsense in (-1, 10**6, 2.5, None, "draw red"):
        with pytest.raises(ValueError, match="take a whole number from 0"):
            env.step(nonsense)  # type: ignore[arg-type]
    assert env._state is before
    assert env.agent_selection == "player_0"


def test_before_the_first_deal_a_sentence_says_what_to_call() -> None:
    env = aec_env(players=2)
    for early in (env.last, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AttributeError, match=r"if no game is dealt yet, call reset\(\) first"):
            early()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 7}, "the game is for 2 to 5 players, not 7"),
        ({"players": "two"}, "the number of players is a whole number, not 'two'"),
        ({"rules": {"trainz": 1}}, "unknown field `trainz`"),
        ({"board": "atlantis"}, "the board 'atlantis' cannot be played on"),
        ({"rules": Rules(trains=1)}, "with only 1 train each"),
        ({"reward": "fame"}, "there is no reward 'fame'; take one of score, margin, win"),
        (
            {"render_mode": "opera"},
            "no render mode 'opera'; take one of human, ansi, svg, rgb_array",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        aec_env(**wrong)


def test_a_missing_library_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "okapi.environments.aec", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r'needs pettingzoo.* pip install "okapi-railways\[research\]"'):
        aec_env()


def shown(env: OkapiAECEnv) -> tuple[bytes, bytes, Any]:
    """All that the selected agent is ever shown."""
    observation = env.last()[0]
    return observation["observation"].tobytes(), observation["action_mask"].tobytes(), env.render()


@pytest.mark.parametrize("players", [2, 4])
def test_dealing_the_unseen_again_changes_nothing_that_an_agent_is_shown(players: int) -> None:
    env = aec_env(players=players, render_mode="svg")
    env.reset(seed=3)
    random = Random(3)
    for turn, (state, seat, _, _) in enumerate(random_decisions(3, players)):
        if turn % 7 == 0 or turn < 2 * players:
            env.agent_selection = f"player_{seat}"
            env._state = state
            shown = [
                env.last()[0]["observation"].tobytes(),
                env.last()[0]["action_mask"].tobytes(),
                env.render(),
            ]
            env._state = reshuffle_unseen(state, seat, random)
            again = [
                env.last()[0]["observation"].tobytes(),
                env.last()[0]["action_mask"].tobytes(),
                env.render(),
            ]
            assert again == shown


def test_nothing_that_an_agent_is_handed_leads_to_the_state() -> None:
    env = aec_env(players=2)
    env.reset(seed=1)
    handed: list[object] = [env.last()]
    seen: set[int] = set()
    while handed:
        thing = handed.pop()
        if id(thing) not in seen and not isinstance(thing, type):
            seen.add(id(thing))
            assert not isinstance(thing, GameState | Secrets)
            handed += gc.get_referents(thing)


def test_a_board_of_someones_own_is_played_and_pictured() -> None:
    board = load_board(ARCHIPELAGO)
    env = aec_env(players=2, board=board, rules=Rules(trains=20), render_mode="svg")
    play_randomly(env, 1)
    assert env.action_space("player_0").n == len(numbering_of(board, Rules(trains=20)))
    drawn = env.render()
    assert isinstance(drawn, str)
    names = "".join(ElementTree.fromstring(drawn).itertext())
    assert all(place.name.upper() in names.upper() for place in board.places.values())


@pytest.mark.parametrize("board", official_boards()[1:], ids=lambda board: board.id)
def test_the_boards_that_everyone_has_are_played_with_the_trains_they_are_meant_for(board: Board) -> None:
    env = aec_env(players=np.int64(2), board=board.id)
    play_randomly(env, 1)
    assert env.action_space("player_0").n == len(numbering_of(board, rules_for(board)))


def test_the_picture_shows_every_claim_in_its_players_colour() -> None:
    env = aec_env(players=3, render_mode="svg")
    play_randomly(env, 2)
    drawn = env.render()
    assert isinstance(drawn, str)
    table = env._state.table
    for seat in range(3):
        trains = sum(africa().routes[route].length for route in table.routes_of(seat))
        assert drawn.count(f'class="train seat{seat}"') == trains
    assert drawn.count("×2") == sum(claim.doubled for claim in table.claims.values())
    assert view_for(env._state, None).table is table


def test_the_spaces_of_a_route_lie_in_a_row_between_its_places() -> None:
    board = africa()
    for route, spaces in spaces_of_routes(board, {}).items():
        start, end = (point_of(board, board.places[place]) for place in board.routes[route].between)
        assert len(spaces) == board.routes[route].length
        for one, next_one in pairwise(spaces):
            assert abs(next_one.middle - one.middle) == pytest.approx(one.length + 10, abs=0.1)
        assert abs(spaces[0].middle - start) < abs(spaces[-1].middle - start) or len(spaces) == 1
        assert all(abs(space.middle - start) < abs(end - start) + 40 for space in spaces)


def test_the_picture_for_links_shows_every_claim_and_names_nothing() -> None:
    env = aec_env(players=3, render_mode="svg")
    play_randomly(env, 2)
    table = env._state.table
    drawn = card_of(table)
    trains = sum(africa().routes[route].length for route in table.claims)
    assert trains == drawn.count('class="train seat') == drawn.count('href="#sign')
    chosen = card_of(table, (4, 2, 0))  # as people have chosen their colours
    assert {livery: f'class="sign{livery}" href="#sign{livery}"' in chosen for livery in range(5)} == {
        livery: livery in {(4, 2, 0)[claim.seat] for claim in table.claims.values()} for livery in range(5)
    }
    assert "Cape Town" not in drawn
    assert ElementTree.fromstring(drawn).get("width") == "1200"
