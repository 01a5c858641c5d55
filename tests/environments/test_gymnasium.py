"""What Gymnasium asks of an environment: registered names, final observations, opponents and seats as agreed."""

from __future__ import annotations

import inspect
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils import RecordConstructorArgs
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList

import okapi.environments  # noqa: F401 (registers the game)
from okapi.board import Board, official, official_boards
from okapi.bots.prodigy import ProdigyBot
from okapi.environments import vector_env
from okapi.environments.single import OkapiEnv
from okapi.environments.small_games import small_game
from okapi.environments.vector import OkapiVectorEnv
from okapi.game import Action, Options, Rules, View, options, rules_for, view_for

SHORT = Rules(trains=8)


def random_actions(masks: Any, random: np.random.Generator) -> Any:
    return (random.random(masks.shape) * masks).argmax(axis=1)


class Forgiving(gymnasium.ActionWrapper[Any, Any, Any], RecordConstructorArgs):
    """Gymnasium's check takes any action of the space: where that is not legal, the first that is."""

    def __init__(self, env: Any) -> None:
        RecordConstructorArgs.__init__(self)
        super().__init__(env)

    def action(self, action: Any) -> Any:
        masks = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
        return action if masks[action] else masks.argmax()


def test_the_registered_game_passes_gymnasiums_own_check() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says what may be better: bytes are not between 0 and 1
        check_env(Forgiving(gymnasium.make("okapi/Okapi-v0", rules=SHORT, flat=True)))


def drawn(env: Any) -> Any:
    return env.render()


def test_the_table_is_drawn_and_the_last_one_has_the_final_score() -> None:
    env = gymnasium.make("okapi/Okapi-v0", rules=SHORT, render_mode="ansi", packed_masks=True)
    (observation, _), over = env.reset(seed=1), False
    assert "choosing tickets" in drawn(env)
    while not over:
        mask = np.unpackbits(observation["action_mask"], bitorder="little")
        observation, _, over, _, _ = env.step(mask.argmax())
    assert "final score: player_0 " in drawn(env)
    with pytest.raises(ValueError, match=r"game 0 is over"):
        env.step(0)
    pixels = gymnasium.make("okapi/Okapi-v0", render_mode="rgb_array")
    pixels.reset(seed=1)
    assert drawn(pixels).shape[2] == 3
    assert vector_env(1).render() is None
    many = gymnasium.make_vec("okapi/Okapi-v0", num_envs=2, render_mode="svg")
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        many.render()
    many.reset(seed=1)
    assert [picture[:4] for picture in drawn(many)] == ["<svg", "<svg"]
    with pytest.raises(ValueError, match="there is no render mode 'opera'; take one of ansi, svg, rgb_array"):
        vector_env(1, render_mode="opera")


def test_one_game_takes_what_many_take_but_the_settings_of_many() -> None:
    many, one = (set(inspect.signature(it).parameters) for it in (vector_env, OkapiEnv))
    assert many - one == {"games", "copy", "autoreset_mode"}
    assert one <= many
    assert set(inspect.signature(OkapiVectorEnv).parameters) == many


@pytest.mark.parametrize(
    "settings", [{"rules": SHORT}, {"rules": {"trains": 8}}, {"board": official("ceylon")}, small_game("tiny")]
)
def test_a_specification_as_json_makes_the_same_environment(settings: dict[str, Any]) -> None:
    one = gymnasium.make("okapi/Okapi-v0", **settings)
    many = gymnasium.make_vec("okapi/Okapi-v0", num_envs=2, autoreset_mode=AutoresetMode.NEXT_STEP, **settings)
    assert one.spec is not None
    assert many.spec is not None
    again = gymnasium.make(EnvSpec.from_json(one.spec.to_json()))
    many_again = gymnasium.make_vec(EnvSpec.from_json(many.spec.to_json()))
    pairs: list[tuple[Any, Any]] = [(one, again), (many, many_again)]
    for before, after in pairs:
        before_engine, engine = before.unwrapped.engine, after.unwrapped.engine
        assert (engine.rules, engine.board, engine.players) == (
            before_engine.rules, before_engine.board, before_engine.players,
        )  # fmt: skip
    assert many_again.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_a_reset_that_is_refused_leaves_the_game_of_one_as_it_was() -> None:
    env = gymnasium.make("okapi/Okapi-v0", opponents="random").unwrapped
    seats = [env.reset(seed=1)[1]["seat"]]
    for wrong in ({"seat": 7}, {"opponents": "nobody"}):
        with pytest.raises(ValueError, match=r"there (are no opponents|is no seat)"):
            env.reset(options=wrong)
    seats += [env.reset()[1]["seat"], env.reset(options={"seat": 1})[1]["seat"], env.reset()[1]["seat"]]
    assert seats == [0, 1, 1, 1]


def test_one_game_without_opponents_is_refused() -> None:
    env = gymnasium.make("okapi/Okapi-v0")
    with pytest.raises(ValueError, match="name opponents for the others"):
        env.reset(options={"opponents": None})
    with pytest.raises(ValueError, match="name opponents for the others"):
        gymnasium.make("okapi/Okapi-v0", opponents=None)


def test_one_game_is_played_from_every_seat_in_turn_and_ends_with_what_was_seen_last() -> None:
    env = gymnasium.make("okapi/Okapi-v0", rules=SHORT, opponents="random", reward="score").unwrapped
    random, seats = np.random.default_rng(1), []
    for game in range(4):
        observation, info = env.reset(seed=5 if game == 0 else None)
        seats.append(int(info["seat"]))
        total, over = 0.0, False
        while not over:
            action = random.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, over, truncated, info = env.step(action)
            total += float(reward)
            assert not truncated
        assert total == info["scores"][seats[-1]]
        assert env.observation_space.contains(observation)
        assert not observation["action_mask"].any()
    assert seats == [0, 1, 0, 1]


def test_a_vector_is_made_by_its_name_and_is_ours_and_not_copies_of_one_game() -> None:
    envs = gymnasium.make_vec("okapi/Okapi-v0", num_envs=3, players=3, rules=SHORT, opponents="random")
    assert not isinstance(envs, SyncVectorEnv)
    assert envs.reset(seed=1)[0]["observation"].shape[0] == envs.num_envs == 3
    one = gymnasium.make_vec("okapi/Okapi-v0", num_envs=2, vectorization_mode="sync", rules=SHORT)
    assert one.reset(seed=1)[0]["observation"].shape[0] == 2


@pytest.mark.parametrize("opponents", ["greedy", None])
def test_the_final_observation_is_what_the_referee_shows_the_seat_at_the_end(opponents: str | None) -> None:
    env = vector_env(games=4, players=2, opponents=opponents, reward="score", rules=SHORT)
    random, ended = np.random.default_rng(3), 0
    observation, infos = env.reset(seed=3)
    while ended < 6:
        seats, rows, actions = infos["seat"], env.batch.rows.copy(), random_actions(observation["action_mask"], random)
        observation, _, over, _, infos = env.step(actions)
        assert ("final_obs" in infos) == bool(over.any())
        for game in np.flatnonzero(over):
            ended += 1
            final, final_info, row = infos["final_obs"][game], infos["final_info"], rows[game]
            env.engine.play_option(row, env.engine.options(row).tolist().index(actions[game]))
            env.engine.play_out(row[None], opponents or "random")
            view = view_for(env.engine.state_of(row), int(seats[game]))
            assert final["observation"].tobytes() == env.layout.observe(view)
            assert not final["action_mask"].any()
            assert env.single_observation_space.contains(final)
            assert final_info["seat"][game] == seats[game]
            assert (final_info["scores"][game] == env.engine.scores(row[None])[0][0]).all()
            assert infos["_final_obs"][game]
            assert final_info["_scores"][game]


def test_gymnasiums_list_of_infos_has_the_final_ones_of_games_that_ended() -> None:
    env = DictInfoToList(vector_env(games=3, opponents="greedy", rules=SHORT, flat=True))
    random = np.random.default_rng(4)
    _, infos = env.reset(seed=4)
    for _ in range(80):
        masks = np.stack([info["action_mask"] for info in infos])
        _, _, over, _, infos = env.step(random_actions(masks, random))
        for game in range(3):
            assert ("final_obs" in infos[game]) == bool(over[game])
        if over.any():
            final = infos[int(over.argmax())]["final_info"]
            assert {*final} == {"seat", "scores", "rewards"}
            return
    pytest.fail("no game ended")


class Watchful:
    """A bot from elsewhere that notes what it is asked about, and plays its first option."""

    asked: list[View] = []  # noqa: RUF012 (it is what the test reads)

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, options: Options) -> Action:
        self.asked.append(view)
        return options[0]


def test_any_bot_may_be_the_opponent_and_is_shown_no_more_than_its_seat_sees() -> None:
    Watchful.asked.clear()
    env = vector_env(games=2, players=3, opponents=f"{__name__}:Watchful+random", seat=1, rules=SHORT)
    random = np.random.default_rng(5)
    observation, infos = env.reset(seed=5)
    for _ in range(40):
        assert (infos["seat"] == 1).all()
        observation, *_, infos = env.step(random_actions(observation["action_mask"], random))
    assert {view.seat for view in Watchful.asked} == {2}
    assert len(Watchful.asked) > 40


class Lucky:
    """A bot from elsewhere that plays by the luck of its seed, and notes what seeds there were."""

    seeds: list[str] = []  # noqa: RUF012 (it is what the test reads)

    def __init__(self, seed: str) -> None:
        self.seeds.append(seed)
        self.random = Random(seed)

    def choose(self, view: View, options: Options) -> Action:
        return options[self.random.randrange(len(options))]


@pytest.mark.parametrize("opponents", [f"{__name__}:Lucky", f"{__name__}:Lucky+searcher"])
def test_a_seeded_reset_repeats_the_games_against_bots_that_use_luck(opponents: str) -> None:
    players = 2 + opponents.count("+")
    env = vector_env(games=3, players=players, opponents=opponents, rules=Rules(trains=5))

    def series(seed: int | None) -> list[bytes]:
        (observation, _), seen = env.reset(seed=seed), []
        for _ in range(25):
            seen.append(observation["observation"].tobytes())
            observation, *_ = env.step(observation["action_mask"].argmax(axis=1))
        return seen

    Lucky.seeds.clear()
    first, other, unseeded = series(1), series(2), series(None)
    assert len(set(Lucky.seeds)) == len(Lucky.seeds)
    assert series(1) == first
    assert first != other
    assert unseeded not in (first, other)


def test_the_bot_of_one_game_has_another_seed_in_every_game_and_the_same_ones_after_a_seeded_reset() -> None:
    env = gymnasium.make("okapi/Okapi-v0", opponents=f"{__name__}:Lucky", rules=Rules(trains=5)).unwrapped

    def seeds(games: int) -> list[str]:
        Lucky.seeds.clear()
        for game in range(games):
            observation, _ = env.reset(seed=3 if game == 0 else None)
            over = False
            while not over:
                observation, _, over, *_ = env.step(observation["action_mask"].argmax())
        return Lucky.seeds.copy()

    found = seeds(3)
    assert len(set(found)) == len(found) == 3
    assert seeds(3) == found


def test_a_network_answers_for_many_games_as_the_bot_does_for_one() -> None:
    env = vector_env(games=8, players=2, opponents="prodigy", seat=0)
    random, compared = np.random.default_rng(6), 0
    bot, choose = ProdigyBot("1"), env._opposition.choose  # type: ignore[union-attr]

    def compare(batch: Any, games: Any) -> Any:
        nonlocal compared
        chosen = choose(batch, games)
        for game, number in zip(games[:2], chosen[:2], strict=False):
            view = view_for(env.engine.state_of(batch.rows[game]), 1)
            assert number == env.numbering.number(bot.choose(view, options(view)), view)
            compared += 1
        return chosen

    env._opposition.choose = compare  # type: ignore[union-attr, method-assign]
    observation, _ = env.reset(seed=6)
    for _ in range(25):
        observation, *_ = env.step(random_actions(observation["action_mask"], random))
    assert compared > 40


def test_a_list_of_opponents_is_met_from_every_seat_and_a_reset_brings_others() -> None:
    env = vector_env(games=8, players=2, opponents=["random", "greedy"], rules=SHORT)
    env.reset(seed=1)
    met = {(int(env.batch.viewers[game]), int(env.batch.policies[game].max())) for game in range(8)}
    assert met == {(0, 0), (1, 0), (0, 1), (1, 1)}
    _, infos = env.reset(options={"opponents": "greedy", "seat": 1})
    assert (infos["seat"] == 1).all()
    assert (env.batch.policies[:, 0] == 1).all()
    _, infos = env.reset()
    assert (infos["seat"] == 1).all()
    with pytest.raises(ValueError, match="a reset takes the options opponents, seat and reset_mask, not weather"):
        env.reset(options={"weather": "fine"})


def test_flat_observations_are_the_rows_and_masks_are_beside_them() -> None:
    flat, whole = vector_env(games=3, flat=True), vector_env(games=3)
    rows, infos = flat.reset(seed=2)
    observation, _ = whole.reset(seed=2)
    assert flat.observation_space.contains(rows)
    assert (rows == observation["observation"]).all()
    assert (infos["action_mask"] == observation["action_mask"]).all()
    assert (flat.action_masks() == observation["action_mask"]).all()


@pytest.mark.parametrize("board", official_boards()[1:], ids=lambda board: board.id)
def test_the_boards_that_everyone_has_are_played_to_the_end(board: Board) -> None:
    envs = vector_env(2, players=3, board=board)
    random, is_over = np.random.default_rng(1), np.zeros(2, bool)
    observation, _ = envs.reset(seed=1)
    assert envs.engine.rules == rules_for(board)
    while not is_over.any():
        observation, _, is_over, _, _ = envs.step(random_actions(observation["action_mask"], random))
