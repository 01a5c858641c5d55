"""Games stepped together: each as if it were played alone, and a new one when one ends."""

import numpy as np
import pytest

from lockstep import SETTINGS
from okapi.compiled import Batch, Engine, IllegalNumber
from okapi.compiled.compilation import plain_python
from okapi.compiled.loops import unpack_masks
from okapi.compiled.pages import Pages
from okapi.game import Rules

SHORT = Rules(trains=6)
SMALL = SETTINGS["a small board"]


@pytest.mark.parametrize("engine", [Engine(3, rules=SHORT), Engine(2, SMALL.board, SMALL.rules)])
def test_a_batch_plays_each_game_as_if_it_were_alone(engine: Engine) -> None:
    batch = Batch(engine, games=8, first_seed=100)
    alone = engine.new_games(range(100, 108))
    ended: set[int] = set()
    for _ in range(200):
        actions = batch.random_actions()
        for game in set(range(8)) - ended:
            engine.play_option(alone[game], engine.options(alone[game]).tolist().index(actions[game]))
        batch.step(actions)
        for game in np.flatnonzero(batch.over).tolist():
            if game not in ended:
                assert batch.totals[game].tolist() == engine.scores(alone[game][None])[0][0].tolist()
                ended.add(game)
        for game in set(range(8)) - ended:
            seats, masks, observations = engine.look(alone[game][None])
            assert batch.seats[game] == seats[0]
            assert (batch.masks[game] == masks[0]).all()
            assert (batch.observations[game] == observations[0]).all()
            assert batch.observations[game].tobytes() == engine.observe(alone[game], int(seats[0]))
        if len(ended) == 8:
            return
    raise AssertionError("the games did not end")


@pytest.mark.parametrize("fresh", [False, True])
def test_a_game_that_is_not_renewed_stays_as_it_ended_until_the_next_step_or_a_restart(fresh: bool) -> None:
    engine, ended = Engine(2, rules=SHORT), 0
    batch = Batch(engine, 6, 100, "greedy", unpack=True, fresh=fresh, renew=False)
    while ended < 20:
        was_over = batch.over.copy()
        batch.step(batch.random_actions())
        assert not batch.over[was_over].any()
        assert (engine.acting(batch.rows)[~batch.over] == np.flatnonzero(~batch.over) % 2).all()
        for game in np.flatnonzero(batch.over).tolist():
            ended += 1
            assert engine.acting(batch.rows[[game]]) == [-1]
            assert batch.seats[game] == game % 2
            assert batch.observations[game].tobytes() == engine.observe(batch.rows[game], game % 2)
            assert not batch.masks[game].any()
            assert not batch.unpacked[game].any()
            assert batch.totals[game].tolist() == engine.scores(batch.rows[[game]])[0][0].tolist()
        if len(again := np.flatnonzero(batch.over)[:1]):
            shown, before = batch.observations, batch.observations.copy()
            batch.restart(games=again)
            assert engine.acting(batch.rows[again]) == again % 2
            assert batch.masks[again].any()
            assert np.flatnonzero((batch.observations != before).any(axis=1)).tolist() == again.tolist()
            assert (shown == before).all() == fresh


def test_games_that_follow_have_seeds_of_their_own() -> None:
    engine = Engine(2, rules=SHORT)
    batch = Batch(engine, games=4, first_seed=1)
    results: set[tuple[int, ...]] = set()
    for _ in range(400):
        batch.step(batch.random_actions())
        results |= {tuple(totals) for totals in batch.totals[batch.over].tolist()}
    assert len(results) > 15


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    engine = Engine(2, rules=SHORT)
    one, other = Batch(engine, 5, first_seed=7), Batch(engine, 5, first_seed=7)
    for _ in range(120):
        actions = one.random_actions()
        assert (actions == other.random_actions()).all()
        one.step(actions)
        other.step(actions)
    assert (one.rows == other.rows).all()


@pytest.mark.parametrize("wrong", [-1, 10**9, 2**62, 15])
def test_an_action_outside_the_mask_is_refused_and_nothing_changes(wrong: int) -> None:
    batch = Batch(Engine(2), games=4, first_seed=3)
    actions = batch.random_actions()
    actions[2] = wrong
    before = batch.rows.copy()
    with pytest.raises(IllegalNumber, match=f"action {wrong} is not legal in game 2"):
        batch.step(actions)
    assert (batch.rows == before).all()


def test_a_batch_wants_an_action_for_every_game() -> None:
    batch = Batch(Engine(2), games=4, first_seed=3)
    with pytest.raises(ValueError, match="each of the 4 games"):
        batch.step(np.zeros(3, np.int64))


def test_masks_cannot_be_written_to() -> None:
    batch = Batch(Engine(2), games=1)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 0
    legal = batch.legal()
    assert legal.shape == (1, len(batch.engine.numbering))
    assert legal.sum() == batch.engine.count_options(batch.rows[0])


def test_what_a_step_has_written_afresh_is_yours_to_keep_in_part_and_to_change() -> None:
    batch = Batch(Engine(2), games=8, first_seed=3, unpack=True, fresh=True)
    kept = []
    for step in range(60):
        if step % 7 == 0:  # only a part of it is held on to
            parts = batch.observations[3], batch.unpacked[5:].view(np.bool_)
            kept.append((parts, [part.copy() for part in parts]))
        else:
            batch.unpacked[:] = 7
        batch.step(batch.random_actions())
        assert (batch.unpacked == batch.legal()).all()
        assert (batch.observations == batch.engine.look(batch.rows)[2]).all()
    for parts, copies in kept:
        for part, copy in zip(parts, copies, strict=True):
            assert (part == copy).all()


def test_the_memory_of_what_nobody_holds_is_used_again() -> None:
    pages = Pages((2, 3 << 20))  # in large pages, where there are such
    places = set()
    for _ in range(9):
        array = pages.take()
        array[:] = 1
        places.add(array.ctypes.data)
    assert len(places) == 2
    part = array[1:, :5]
    del array
    for _ in range(3):
        pages.take()[:] = 2
    assert (part == 1).all()


@pytest.mark.parametrize("actions", [5, 63, 64, 65, 128, 2406])
def test_masks_of_any_width_become_bytes_and_nothing_beside_them_is_touched(actions: int) -> None:
    legal = np.random.default_rng(actions).random((7, actions)) < 0.3
    bits = np.zeros((7, (actions + 63) // 64 * 64), np.uint8)
    bits[:, :actions] = legal
    masks = np.packbits(bits, axis=1, bitorder="little").view(np.uint64)
    room = np.full((9, actions), 7, np.uint8)
    unpack_masks(masks, room[1:8])
    assert (room[1:8] == legal).all()
    assert (room[[0, 8]] == 7).all()
    room[:] = 9
    with plain_python():
        unpack_masks(masks, room[1:8])
    assert (room[1:8] == legal).all()
    assert (room[[0, 8]] == 9).all()
