"""When a game that ended is dealt again, as Gymnasium's autoreset modes say; and the wrappers that need one of them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import vector as wrappers

from okapi.environments import vector_env
from okapi.game import Rules

SHORT = Rules(trains=6)
LATER = [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED]
BOT = "environments.test_gymnasium:Lucky"


def choose(observation: Any) -> Any:
    """Something legal that depends on the position; anything where nothing is."""
    masks = observation["action_mask"].astype(np.int64)
    weights = masks * (1 + (np.arange(masks.shape[1]) * 7919 + observation["observation"].sum(axis=1)[:, None]) % 97)
    return weights.argmax(axis=1)


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("copy", [False, True])
@pytest.mark.parametrize("opponents", [None, "greedy", BOT])
def test_all_modes_play_the_same_games_and_differ_in_when_the_next_one_is_dealt(
    opponents: str | None, copy: bool, packed: bool
) -> None:
    same, later, disabled = (
        vector_env(1, opponents=opponents, reward="score", rules=SHORT, autoreset_mode=mode, copy=copy)
        for mode in (AutoresetMode.SAME_STEP, *LATER)
    )
    packed_later = vector_env(
        1, opponents=opponents, rules=SHORT, autoreset_mode="NextStep", copy=copy, packed_masks=packed
    )
    shown = same.reset(seed=1)[0]
    for env in (later, disabled, packed_later):
        assert np.array_equal(env.reset(seed=1)[0]["observation"], shown["observation"])
    ended = 0
    while ended < 3:
        actions = choose(shown)
        shown, reward, over, _, infos = same.step(actions)
        packed_later.step(actions)
        for env in (later, disabled):
            its, its_reward, its_over, its_truncated, its_infos = env.step(actions)
            assert (its_reward[0], its_over[0], its_truncated[0]) == (reward[0], over[0], False)
            assert (its_infos["scores"] == infos["scores"]).all()
            assert (its_infos["rewards"] == infos["rewards"]).all()
            if not over:
                assert np.array_equal(its["observation"], shown["observation"])
                assert np.array_equal(its["action_mask"], shown["action_mask"])
                continue
            assert np.array_equal(its["observation"][0], infos["final_obs"][0]["observation"])
            assert not its["action_mask"].any()
            assert not env.action_masks().any()
            assert its_infos["seat"] == infos["final_info"]["seat"]
            assert "final_obs" not in its_infos
        if over:
            ended += 1
            assert not packed_later._observation()["action_mask"].any()
            dealt, reward, over, truncated, dealt_infos = later.step([10**6])  # any action will do, and none is played
            packed_later.step([0])
            assert (reward[0], over[0], truncated[0]) == (0, False, False)
            assert not dealt_infos["rewards"].any()
            again, again_infos = disabled.reset(options={"reset_mask": np.array([True])})
            for its, its_infos in ((dealt, dealt_infos), (again, again_infos)):
                assert np.array_equal(its["observation"], shown["observation"])
                assert np.array_equal(its["action_mask"], shown["action_mask"])
                assert its_infos["seat"] == infos["seat"]
                assert not its_infos["scores"].any()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_a_reset_with_a_mask_deals_those_games_and_leaves_the_others_and_what_was_shown_of_them(
    mode: AutoresetMode,
) -> None:
    env = vector_env(4, opponents=BOT, rules=SHORT, autoreset_mode=mode)
    observation, _ = env.reset(seed=2)
    for _ in range(5):
        observation, *_ = env.step(choose(observation))
    before, mask = {name: its.copy() for name, its in observation.items()}, np.array([True, False, False, True])
    again, infos = env.reset(seed=2, options={"reset_mask": mask})
    for name, its in again.items():
        assert (its[~mask] == before[name][~mask]).all()
        assert (observation[name] == before[name]).all()
    assert (again["observation"][mask] != before["observation"][mask]).any(axis=1).all()
    assert (infos["seat"] == [0, 1, 0, 1]).all()
    assert np.array_equal(env.reset(seed=2, options={"reset_mask": mask})[0]["observation"], again["observation"])
    env.step(choose(again))


def test_without_autoreset_a_game_that_is_over_must_be_dealt_before_the_next_step() -> None:
    env = vector_env(2, opponents="random", rules=SHORT, autoreset_mode="Disabled")
    observation, _ = env.reset(seed=3)
    over = np.zeros(2, np.bool_)
    while not over.any():
        observation, _, over, _, _ = env.step(choose(observation))
    rows = env.batch.rows.copy()
    with pytest.raises(ValueError, match=rf"game {over.argmax()} is over: deal all games again with reset\("):
        env.step(choose(observation))
    assert (env.batch.rows == rows).all()
    observation, _ = env.reset(options={"reset_mask": over})
    env.step(choose(observation))


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"reset_mask": [True, False]}, TypeError, "an array of bools"),
        ({"reset_mask": np.array([1, 0])}, TypeError, "an array of bools"),
        ({"reset_mask": np.array([True])}, ValueError, "a bool for each of the 2 games"),
        ({"reset_mask": np.zeros(2, np.bool_)}, ValueError, "one of them True"),
        ({"reset_mask": np.ones(2, np.bool_), "seat": 1}, ValueError, "leave reset_mask out"),
    ],
)
def test_masks_that_gymnasium_would_refuse_are_refused(
    options: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    env = vector_env(2, opponents="random")
    env.reset(seed=1)
    with pytest.raises(error, match=sentence):
        env.reset(options=options)


def test_the_first_reset_deals_all_games() -> None:
    with pytest.raises(ValueError, match="the first reset deals all of them"):
        vector_env(2).reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match="'Sometimes' is not a valid AutoresetMode"):
        vector_env(2, autoreset_mode="Sometimes")


FLAT = {
    "TransformObservation": lambda env: wrappers.TransformObservation(env, lambda rows: rows),
    "DtypeObservation": lambda env: wrappers.DtypeObservation(env, np.float32),
    "RescaleObservation": lambda env: wrappers.RescaleObservation(
        wrappers.DtypeObservation(env, np.float32), np.float32(0), np.float32(1)
    ),
    "ReshapeObservation": lambda env: wrappers.ReshapeObservation(env, (*env.single_observation_space.shape, 1)),
}
OF_DICTIONARIES = {
    "FlattenObservation": wrappers.FlattenObservation,
    "FilterObservation": lambda env: wrappers.FilterObservation(env, ["observation"]),
}


@pytest.mark.parametrize("mode", LATER)
@pytest.mark.parametrize("name", [*FLAT, *OF_DICTIONARIES])
def test_gymnasiums_wrappers_of_observations_take_the_games(name: str, mode: AutoresetMode) -> None:
    games = vector_env(3, opponents="random", flat=name in FLAT, rules=SHORT, autoreset_mode=mode)
    env, ended = (FLAT | OF_DICTIONARIES)[name](games), 0
    observation, _ = env.reset(seed=4)
    while ended < 4:
        assert env.observation_space.contains(observation)
        observation, _, over, _, _ = env.step(games.action_masks().argmax(axis=1))
        ended += over.sum()
        if over.any() and mode is AutoresetMode.DISABLED:
            observation, _ = env.reset(options={"reset_mask": over})


def test_gymnasiums_normalisation_takes_games_that_are_dealt_in_the_next_step() -> None:
    games = vector_env(3, opponents="random", flat=True, rules=SHORT, autoreset_mode=AutoresetMode.NEXT_STEP)
    env = wrappers.NormalizeReward(wrappers.NormalizeObservation(games))
    observation, _ = env.reset(seed=5)
    for _ in range(60):
        assert np.isfinite(observation).all()
        observation, *_ = env.step(games.action_masks().argmax(axis=1))


@pytest.mark.parametrize("mode", AutoresetMode)
def test_gymnasiums_statistics_count_the_same_episodes_in_every_mode(mode: AutoresetMode) -> None:
    games = vector_env(3, opponents="random", reward="score", rules=SHORT, autoreset_mode=mode)
    env, found = wrappers.RecordEpisodeStatistics(games), list[tuple[float, int]]()
    observation, _ = env.reset(seed=6)
    while len(found) < 3:
        observation, _, over, _, infos = env.step(choose(observation))
        for game in np.flatnonzero(over):
            found.append((float(infos["episode"]["r"][game]), int(infos["scores"][game, game % 2])))
        if over.any() and mode is AutoresetMode.DISABLED:
            observation, _ = env.reset(options={"reset_mask": over})
    assert all(paid == score for paid, score in found)


def test_gymnasiums_own_vector_of_single_games_shows_an_end_as_ours_does() -> None:
    """Whatever it shows of an ended game, ours shows too, by the same names."""
    make = lambda: gymnasium.make("okapi/Okapi-v0", opponents="random", rules=SHORT)  # noqa: E731
    for mode in AutoresetMode:
        theirs = SyncVectorEnv([make] * 2, autoreset_mode=mode)
        ours = vector_env(2, opponents="random", rules=SHORT, autoreset_mode=mode)
        found = []
        for env in (theirs, ours):
            observation, _ = env.reset(seed=7)
            over = np.zeros(2, np.bool_)
            while not over.any():
                observation, rewards, over, _, infos = env.step(choose(observation))
            game = int(over.argmax())
            assert rewards.dtype == np.float64
            assert observation["action_mask"][game].any() == (mode is AutoresetMode.SAME_STEP)
            found.append({name for name in infos if not name.startswith("_")})
        assert found[0] | {"rewards"} == found[1] | {"rewards"}


@pytest.mark.parametrize("mode", AutoresetMode)
def test_gymnasiums_own_benchmark_steps_and_resets_the_games(mode: AutoresetMode) -> None:
    """It knows no masks: an action that is not legal becomes the first that is."""
    games = vector_env(2, opponents="random", rules=SHORT, autoreset_mode=mode)

    def legal(actions: Any) -> Any:
        masks = games.action_masks()
        return np.where(masks[np.arange(2), actions], actions, masks.argmax(axis=1))

    assert benchmark_vector_step(wrappers.TransformAction(games, legal), target_duration=0, seed=1) > 0
