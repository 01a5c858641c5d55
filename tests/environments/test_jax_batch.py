"""Games for JAX: what they show is what the engine shows, and the GPU's steps are the processor's."""

import os
import subprocess
import sys

import jax
import jax.numpy as jnp
import numba.cuda
import numpy as np
import pytest
from numpy.typing import NDArray

from okapi.compiled import Engine
from okapi.compiled.gpu import NoGpu
from okapi.environments import jax_batch
from okapi.environments.jax.batch import JaxBatch
from okapi.game import Rules

SHORT = Rules(trains=5)
GAMES = 256


@pytest.fixture(scope="module")
def batch() -> JaxBatch:
    return jax_batch(GAMES, 3, reward="margin", rules=SHORT)


def leads(totals: NDArray[np.int32]) -> NDArray[np.int32]:
    """By how much each seat leads in each game."""
    best = [np.delete(totals, seat, axis=1).max(axis=1) for seat in range(totals.shape[1])]
    result: NDArray[np.int32] = totals - np.stack(best, axis=1)
    return result


def test_a_position_is_what_the_engine_shows_of_the_same_deals(batch: JaxBatch) -> None:
    now = batch.reset(seed=7)
    first = int(np.random.SeedSequence(7).generate_state(1, np.uint64)[0])
    engine = Engine(3, rules=SHORT)
    rows = engine.new_games(range(first, first + GAMES))
    for _ in range(5):
        seats, legal = engine.legal(rows)
        _, _, observations = engine.look(rows)
        assert (np.asarray(now.seats) == seats).all()
        assert (np.asarray(batch.unpack(now.masks)) == legal).all()
        assert (np.asarray(now.observations) == observations).all()
        actions = legal.argmax(axis=1)
        engine.step(rows, actions)
        now = batch.step(jnp.asarray(actions, jnp.int32))


def test_rewards_add_up_to_the_lead_at_the_end_and_the_next_game_begins(batch: JaxBatch) -> None:
    now = batch.reset(seed=1)
    paid, ended = np.zeros((GAMES, 3)), np.zeros(GAMES, int)
    while ended.min() < 1:
        acted = np.asarray(now.seats)
        now = batch.step(batch.random_actions())
        rewards, over = np.asarray(now.rewards), np.asarray(now.over) == 1
        assert (np.asarray(now.own) == rewards[np.arange(GAMES), acted]).all()
        assert not np.asarray(now.refused).any()
        paid += rewards
        assert (paid[over] == leads(np.asarray(now.totals)[over])).all()
        paid[over] = 0
        ended += over


def test_an_illegal_action_is_refused_and_changes_nothing_in_its_game(batch: JaxBatch) -> None:
    before = batch.reset(seed=2)
    shown = [np.asarray(it) for it in (before.observations, before.masks, before.seats)]
    wrong = jnp.where(jnp.arange(GAMES) % 2 == 0, -1, 1 << 20).at[0].set(15).astype(jnp.int32)  # nobody may pass yet
    after = batch.step(wrong)
    assert np.asarray(after.refused).all()
    assert not np.asarray(after.rewards).any()
    for earlier, it in zip(shown, (after.observations, after.masks, after.seats), strict=True):
        assert (np.asarray(it) == earlier).all()


def test_the_same_seed_deals_the_same_games_and_another_others(batch: JaxBatch) -> None:
    first, again, other = (np.asarray(batch.reset(seed=seed).observations) for seed in (3, 3, 4))
    assert (first == again).all()
    assert (first != other).any()


def test_without_a_seed_new_games_are_dealt_which_follow_from_the_last_seed() -> None:
    one, other = (jax_batch(GAMES, rules=SHORT) for _ in range(2))
    assert (np.asarray(one.reset().observations) != np.asarray(other.reset().observations)).any()
    first = np.asarray(one.reset(seed=5).observations)
    second, third = (np.asarray(one.reset().observations) for _ in range(2))
    assert (first != second).any()
    assert (second != third).any()
    other.reset(seed=5)
    assert (np.asarray(other.reset().observations) == second).all()


def test_a_step_is_no_part_of_a_compiled_function(batch: JaxBatch) -> None:
    batch.reset(seed=1)
    for transform in (jax.jit, jax.vmap):
        with pytest.raises(ValueError, match="call it between such functions, not inside jit, scan or vmap"):
            transform(lambda actions: batch.step(actions).own)(jnp.zeros((GAMES, GAMES), jnp.int32))


def test_bad_input_is_refused_in_a_sentence(batch: JaxBatch, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="a multiple of 256 up to 16777216, not 100"):
        jax_batch(100)
    with pytest.raises(ValueError, match="there is no reward 'fun'"):
        jax_batch(GAMES, reward="fun")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="keep two positions or more, not 1"):
        jax_batch(GAMES, keep=1)
    with pytest.raises(ValueError, match="call reset"):
        jax_batch(GAMES, rules=SHORT).random_actions()
    with pytest.raises(ValueError, match="an int32 for each of the 256 games, not an array of float32 of shape"):
        batch.step(jnp.zeros(GAMES))
    with pytest.raises(ValueError, match="the number of positions to keep is a whole number, not '2'"):
        jax_batch(GAMES, keep="2")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="an int32 for each of the 256 games, not an array of int32 of shape"):
        batch.step([1, 2])
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on, not -1"):
        batch.reset(seed=-1)
    monkeypatch.setattr(numba.cuda, "is_available", lambda: False)
    with pytest.raises(NoGpu):
        jax_batch(GAMES, on_gpu=True)


SIMULATED = """
import numpy as np
from okapi.compiled import Engine
from okapi.environments.jax import kernels, stepping
from okapi.environments.jax.batch import _BatchArrays
from okapi.game import Rules

kernels.THREADS = 1  # threads of one block race in the simulator, where an overflow writes into a module's warnings

ours, theirs = (_BatchArrays(Engine(2, rules=Rules(trains=3)), 3, 2) for _ in range(2))
ours.begin(7)
theirs.seeds[:] = np.arange(7, 10)
kernels.begin_games(3, *theirs._to_begin())
over = 0
for step in range(60):
    now, after = step % 2, (step + 1) % 2
    actions = ours.pick(now)
    kernels.pick_actions(3, now, theirs.rows, theirs.masks, theirs.legal, theirs.actions[0])
    ours.step(now, after, actions, 1)
    kernels.step_all(3, now, after, theirs.actions[0], 1, *theirs._to_step())
    over += ours.over[after].sum()
    for name in ("rows", "seats", "masks", "observations", "refused", "over", "totals", "rewards", "own", "actions"):
        assert (getattr(ours, name) == getattr(theirs, name)).all(), (step, name)
print(over > 0)
"""


def test_the_kernels_do_the_same_steps_as_the_processor() -> None:
    """A simulator stands in for the GPU; `bench/jax_games.py` asks a real one."""
    simulated = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert simulated.stdout.strip() == "True", simulated.stderr
