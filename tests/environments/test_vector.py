"""Many games at once: the rows, masks and rewards of the referee, in Gymnasium's conventions."""

from __future__ import annotations

import functools
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from okapi.board import official
from okapi.environments import Reward, jax_batch, vector_env
from okapi.environments.opponents import OpponentFailed
from okapi.environments.rewards import worth
from okapi.game import Action, Pass, Rules, View, options, rules_for, view_for

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORT = Rules(trains=8)


def random_actions(observation: dict[str, Any], random: np.random.Generator) -> Any:
    mask = observation["action_mask"]
    return (random.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_shown_what_the_referee_would_show_it(players: int) -> None:
    env = vector_env(games=6, players=players, rules=SHORT)
    random = np.random.default_rng(1)
    observation, infos = env.reset(seed=1)
    for _ in range(60):
        for game in range(6):
            state = env.engine.state_of(env.batch.rows[game])
            seat = state.table.acting()[0]
            view = view_for(state, seat)
            assert infos["seat"][game] == seat
            assert observation["observation"][game].tobytes() == env.layout.observe(view)
            legal = np.flatnonzero(observation["action_mask"][game]).tolist()
            assert legal == sorted(env.numbering.numbers(view, options(view)))
        observation, *_, infos = env.step(random_actions(observation, random))


@pytest.mark.parametrize("reward", ["score", "margin", "win"])
def test_rewards_are_those_of_the_referee(reward: Reward) -> None:
    """A step is a decision of the referee's too; only the cards that come are the engine's own."""
    env = vector_env(games=8, players=3, reward=reward, rules=SHORT)
    random = np.random.default_rng(2)
    observation, infos = env.reset(seed=2)
    total, ended = np.zeros((8, 3)), 0
    while ended < 12:
        seats = infos["seat"]
        observation, rewards, terminations, truncations, infos = env.step(random_actions(observation, random))
        total += infos["rewards"]
        assert (rewards == infos["rewards"][np.arange(8), seats]).all()
        assert not truncations.any()
        for game in range(8):
            if terminations[game]:
                ended += 1
                scores = infos["scores"][game]
                if reward == "score":
                    assert (total[game] == scores).all()
                elif reward == "margin":
                    assert (total[game] == [s - np.delete(scores, i).max() for i, s in enumerate(scores)]).all()
                else:
                    assert total[game].sum() == pytest.approx(1)
                    assert (scores[total[game] > 0] == scores.max()).all()
                total[game] = 0
            else:
                table = env.engine.state_of(env.batch.rows[game]).table
                assert total[game] == pytest.approx(worth(table, reward))


def test_what_the_seats_are_owed_between_their_decisions_adds_up_to_the_lead_and_what_those_who_act_get_does_not() -> (
    None
):
    """The recipe of docs/research.md."""
    env, games = vector_env(games=8, players=3, reward="margin", rules=SHORT), np.arange(8)
    random, (observation, infos) = np.random.default_rng(9), env.reset(seed=9)
    owed, paid, to_those_who_act, ended = np.zeros((8, 3)), np.zeros((8, 3)), np.zeros((8, 3)), 0
    while ended < 8:
        seats = infos["seat"]
        observation, own, over, _, infos = env.step(random_actions(observation, random))
        to_those_who_act[games, seats] += own
        owed += infos["rewards"]
        last, owed[over] = owed[over], 0
        since, owed[games, infos["seat"]] = owed[games, infos["seat"]], 0
        paid[over] += last
        for game in np.flatnonzero(over):
            ended += 1
            scores = infos["scores"][game]
            leads = [score - np.delete(scores, seat).max() for seat, score in enumerate(scores)]
            assert paid[game].tolist() == leads
            assert to_those_who_act[game].tolist() != leads
            paid[game], to_those_who_act[game] = 0, 0
        paid[games, infos["seat"]] += since


def test_the_same_seed_and_actions_give_the_same_games_and_other_seeds_others() -> None:
    def games(seed: int) -> list[bytes]:
        env, random = vector_env(games=4, players=2), np.random.default_rng(3)
        observation, _ = env.reset(seed=seed)
        seen = []
        for _ in range(30):
            observation, *_ = env.step(random_actions(observation, random))
            seen.append(observation["observation"].tobytes())
        return seen

    assert games(1) == games(1)
    first, second = vector_env(games=4, players=2), vector_env(games=4, players=2)
    rows = {row.tobytes() for row in first.reset(seed=1)[0]["observation"]}
    assert len(rows) == 4
    assert rows.isdisjoint(row.tobytes() for row in second.reset(seed=2)[0]["observation"])
    assert rows.isdisjoint(row.tobytes() for row in first.reset()[0]["observation"])


def test_spaces_hold_what_is_returned_and_the_reset_mode_is_declared() -> None:
    env = vector_env(games=3, players=4)
    observation, _ = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space.contains(observation)
    assert env.action_space.shape == (3,)
    assert env.single_action_space == Discrete(len(env.numbering))


def test_gymnasiums_own_statistics_count_the_episodes() -> None:
    env = RecordEpisodeStatistics(vector_env(games=4, opponents="random", reward="score", rules=SHORT))
    random = np.random.default_rng(7)
    observation, _ = env.reset(seed=7)
    for _ in range(60):
        observation, _, terminations, _, infos = env.step(random_actions(observation, random))
        if terminations.any():
            game = int(terminations.argmax())
            assert infos["episode"]["r"][game] == infos["scores"][game, game % 2]
            return
    pytest.fail("no game ended")


def test_packed_masks_say_the_same_in_an_eighth_of_the_room() -> None:
    plain, packed = vector_env(games=5, players=2), vector_env(games=5, players=2, packed_masks=True)
    whole, bits = plain.reset(seed=4)[0]["action_mask"], packed.reset(seed=4)[0]["action_mask"]
    actions = len(plain.numbering)
    assert bits.shape[1] == (actions + 7) // 8
    assert (np.unpackbits(bits, axis=1, count=actions, bitorder="little") == whole).all()


def test_with_opponents_you_are_asked_for_one_seat_of_each_game() -> None:
    env = vector_env(games=6, players=3, opponents="greedy", rules=SHORT)
    random = np.random.default_rng(5)
    observation, infos = env.reset(seed=5)
    for _ in range(60):
        assert (infos["seat"] == np.arange(6) % 3).all()
        observation, *_, infos = env.step(random_actions(observation, random))


def test_dealing_the_unseen_again_changes_nothing_that_a_seat_is_shown() -> None:
    env = vector_env(games=16, players=3)
    random = np.random.default_rng(6)
    observation, infos = env.reset(seed=6)
    for turn in range(120):
        if turn % 10 == 0:
            changed = env.batch.rows.copy()
            env.engine.deal_unseen(changed, infos["seat"].tolist(), list(range(16)))
            assert (changed != env.batch.rows).any(axis=1).all()
            seats, masks, observations = env.engine.look(changed)
            assert (seats == infos["seat"]).all()
            assert (observations == observation["observation"]).all()
            assert (masks == env.batch.masks).all()
        observation, *_, infos = env.step(random_actions(observation, random))


def test_an_action_outside_the_mask_is_refused_with_the_game_and_the_rule_and_changes_nothing() -> None:
    env = vector_env(games=3, players=2)
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        env.step([0, 0, 0])
    observation, _ = env.reset(seed=1)
    legal = random_actions(observation, np.random.default_rng(1))
    before = env.batch.rows.copy()
    for wrong, sentence in [
        ([legal[0], 15, legal[2]], r"game 1: action 15 \(pass\) is refused"),
        ([legal[0], legal[1], -1], "game 2: -1 is no action; take a whole number from 0"),
        ([legal[0], legal[1], 10**6], "game 2: 1000000 is no action"),
        ([legal[0], legal[1]], "one whole number for each of the 3 games"),
        ([0.5, 0.5, 0.5], "one whole number for each of the 3 games"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            env.step(wrong)
    assert (env.batch.rows == before).all()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "the number of games is from 1 to"),
        ({"games": True}, "the number of games is a whole number, not True"),
        ({"games": 2.0}, "the number of games is a whole number, not 2.0"),
        ({"players": None}, "the number of players is a whole number, not None"),
        ({"players": 6}, "the game is for 2 to 5 players, not 6"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"opponents": "chess"}, "there are no opponents 'chess': there is no bot 'chess'; there are: meerkat"),
        ({"opponents": "greedy+random", "players": 4}, "names 2 opponents; name one, or 3, joined by +"),
        ({"opponents": []}, "name at least one opponent"),
        ({"opponents": "greedy", "seat": 2}, "seats are numbered from 0 to 1; there is no seat 2"),
        ({"opponents": "greedy", "seat": True}, "a seat is a whole number, not True"),
        ({"opponents": 3}, "opponents are a bot's name, names joined by .*, not 3"),
        ({"opponents": ["greedy", 3]}, r"or a list of those, not \['greedy', 3\]"),
        ({"seat": 1}, "without opponents every seat is yours"),
        ({"rules": {"trainz": 3}}, "these are no rules: Object contains unknown field `trainz`"),
        ({"rules": {"trains": "3"}}, r"these are no rules: Expected `int`, got `str` - at `\$.trains`"),
        ({"rules": "trains=3"}, r"rules are Rules\(trains=30\) or a mapping"),
        ({"board": "atlantis"}, "the board 'atlantis' cannot be played on: .*; ours are africa, ceylon"),
        ({"board": 3}, "a board is a Board, the id of one of ours or the path of a board file, not 3"),
        ({"rules": Rules(trains=999)}, "the compiled engine has room for trains up to 127"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        vector_env(**{"games": 2, **wrong})


def test_without_numba_one_sentence_says_how_to_get_it() -> None:
    program = "import sys; sys.modules['numba'] = None; import okapi.environments as e; e.vector_env(games=1)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert 'the compiled engine needs Numba: pip install "okapi-railways[fast]"' in done.stderr


@pytest.mark.parametrize("make", [vector_env, functools.partial(jax_batch, 256)])
def test_numbers_are_of_any_kind_boards_go_by_their_ids_and_rules_by_what_differs(make: Any) -> None:
    env = make(**({"games": np.int64(4)} if make is vector_env else {}), players=np.int8(3), board="ceylon")
    assert (env.engine.board, env.engine.rules) == (official("ceylon"), rules_for(official("ceylon")))
    env = make(**({"games": 4} if make is vector_env else {}), board="ceylon", rules={"tickets_drawn": 3})
    assert env.engine.rules == msgspec.structs.replace(rules_for(official("ceylon")), tickets_drawn=3)


def test_a_seat_may_be_a_number_of_numpys() -> None:
    env = vector_env(games=np.int64(4), opponents="random", seat=np.int64(1), rules={"trains": 8})
    assert (env.reset(seed=1)[1]["seat"] == 1).all()
    assert env.np_random_seed == 1


def test_other_opponents_that_are_none_change_nothing() -> None:
    env = vector_env(2, opponents="random")
    env.reset(seed=1)
    for wrong in ({"opponents": "nobody"}, {"seat": 9}):
        with pytest.raises(ValueError, match=r"there (are no opponents|is no seat)"):
            env.reset(options=wrong)
    assert (env.reset(options={"seat": 1})[1]["seat"] == 1).all()


class Nonsense:
    """A bot from elsewhere that does not know the rules."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, options: Sequence[Action]) -> Any:
        return Pass()


class Crashing(Nonsense):
    def choose(self, view: View, options: Sequence[Action]) -> Any:
        raise KeyError("a wheel")


@pytest.mark.parametrize(("bot", "why"), [(Nonsense, "IllegalAction: "), (Crashing, "KeyError: 'a wheel'")])
def test_an_opponent_that_fails_is_named_with_its_game(bot: type[Nonsense], why: str) -> None:
    env = vector_env(3, opponents=f"{__name__}:{bot.__name__}", seat=1)
    with pytest.raises(OpponentFailed, match=rf"the opponent '{__name__}:{bot.__name__}' failed in game \d: {why}"):
        env.reset(seed=1)


@pytest.mark.parametrize("packed", [False, True])
def test_without_copies_the_same_arrays_show_the_same_games_step_by_step(packed: bool) -> None:
    """Gymnasium's own vector environments take `copy` in this sense."""
    careful, quick = (vector_env(8, 2, rules=Rules(trains=5), packed_masks=packed, copy=copy) for copy in (True, False))
    kept, held = careful.reset(seed=4)[0], quick.reset(seed=4)[0]
    first = {name: array.copy() for name, array in kept.items()}
    for _ in range(60):
        actions = careful.batch.random_actions()
        shown, now = careful.step(actions)[0], quick.step(actions)[0]
        for name in ("observation", "action_mask"):
            assert (shown[name] == now[name]).all()
            assert np.shares_memory(held[name], now[name])
            assert (kept[name] == first[name]).all()
