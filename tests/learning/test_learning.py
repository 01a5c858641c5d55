"""Training end to end, of a tiny network on a processor: it plays, learns, saves, goes on and is measured."""

from pathlib import Path
from shutil import copytree, ignore_patterns

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from okapi.learning.checkpoint import NoCheckpoint, export, load, save
from okapi.learning.evaluate import at_play, strength
from okapi.learning.lessons import NoLessons, PlayedGames, have_played, joined, lessons_of, load_games
from okapi.learning.network import apply
from okapi.learning.ppo import NO_OWNER, UNKNOWN, Steps, Weights, flattened, foreseen_by_each, returns
from okapi.learning.selfplay import learning_seats
from okapi.learning.train import TINY, Slice, Trainer, run, schedule


@pytest.fixture(scope="module")
def games() -> PlayedGames:
    """A game of two and one of three players."""
    return have_played("greedy", [0, 2], processes=1)


@pytest.fixture(scope="module")
def trained(games: PlayedGames, tmp_path_factory: pytest.TempPathFactory) -> tuple[Trainer, Path]:
    """Two iterations, after games of a bot."""
    folder = tmp_path_factory.mktemp("training")
    trainer = Trainer(TINY)
    figures = trainer.imitate(games, epochs=1)
    assert figures["lessons"] > 50
    for _ in range(2):
        trainer.iterate(*schedule(0, 1000))
    save(folder / "checkpoint", trainer.progress)
    return trainer, folder


def test_training_goes_on_where_it_stopped(trained: tuple[Trainer, Path], tmp_path: Path) -> None:
    trainer, folder = trained
    copytree(folder / "checkpoint", tmp_path / "checkpoint")
    again = Trainer(TINY)
    run(again, Slice(tmp_path, seconds=0, horizon=1000))
    assert again.progress.iteration == trainer.progress.iteration + 1
    assert again.progress.decisions > trainer.progress.decisions
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 1


def test_a_checkpoint_holds_all_there_is_and_does_without_the_optimiser(
    trained: tuple[Trainer, Path], tmp_path: Path
) -> None:
    trainer, folder = trained
    like = Trainer(TINY, seed=9).progress
    found = load(folder / "checkpoint", like)
    kept = zip(
        jax.tree.leaves(found.optimiser_state), jax.tree.leaves(trainer.progress.optimiser_state), strict=True
    )
    assert all(np.array_equal(one, other) for one, other in kept)
    lighter_folder = tmp_path / "checkpoint"
    copytree(folder / "checkpoint", lighter_folder, ignore=ignore_patterns("optimiser-*"))
    lighter = load(lighter_folder, like)
    assert np.array_equal(lighter.parameters["policy.bias"], trainer.progress.parameters["policy.bias"])


def test_a_checkpoint_of_another_size_is_refused(trained: tuple[Trainer, Path]) -> None:
    other = Trainer(TINY._replace(width=16))
    with pytest.raises(NoCheckpoint, match="another size"):
        other.resume(trained[1] / "checkpoint")


def test_at_the_table_the_network_says_what_it_said_in_training(trained: tuple[Trainer, Path]) -> None:
    trainer, _ = trained
    parameters = trainer.progress.parameters
    features = np.random.default_rng(1).integers(0, 3, (5, trainer.table.layout.size)).astype(np.uint8)
    answer = apply(parameters, jnp.asarray(features) * trainer.table.scale)
    network = at_play(trainer, parameters)
    every = np.arange(len(trainer.table.numbering))
    assert np.allclose(
        network.policy(network.hidden(features), every), jax.nn.softmax(answer.logits), atol=1e-4
    )
    assert np.allclose(network.hidden(features[:1]), network.hidden(features)[:1], atol=1e-4)
    assert np.allclose(network.outlook(network.hidden(features))[..., 0], answer.outlook[..., 0], atol=1e-3)


def test_a_checkpoint_plays_whole_games(trained: tuple[Trainer, Path]) -> None:
    trainer, _ = trained
    figures = strength(at_play(trainer, trainer.progress.parameters), "random", players=2, deals=1)
    assert figures["games"] == 2


def test_the_weights_that_ship_are_small_and_described(trained: tuple[Trainer, Path], tmp_path: Path) -> None:
    export(tmp_path / "weights.npz", trained[0].progress.parameters, {"recipe": "tiny", "board": "africa"})
    with np.load(tmp_path / "weights.npz") as file:
        assert {str(file[name].dtype) for name in file.files} == {"float16"}
        assert not any(name.startswith("owners") for name in file.files)
    assert '"tiny"' in (tmp_path / "weights.json").read_text()


def test_a_seat_is_credited_with_what_it_gets_after_others_have_moved() -> None:
    """Seat 0 moves, seat 1, seat 0 again; at the end seat 0 has 2 points and the win, seat 1 has 1 point."""
    game = {"features": (1,), "legal": (1,), "action": (), "log_chance": (), "players": ()}
    nothing = {name: jnp.zeros((3, 1, *shape)) for name, shape in game.items()}
    reward = (
        jnp.zeros((3, 1, 5, 2)).at[2, 0, 0].set(jnp.array([2.0, 1.0])).at[2, 0, 1].set(jnp.array([1.0, 0.0]))
    )
    steps = Steps(
        **{**nothing, "players": jnp.full((3, 1), 2)},
        seat=jnp.array([[0], [1], [0]]),
        base=jnp.zeros((3, 1, 5, 2)),
        outlook=jnp.zeros((3, 1, 5, 2)),
        reward=reward,
        over=jnp.array([[False], [False], [True]]),
        owners=jnp.full((3, 1, 4), UNKNOWN).at[2].set(jnp.array([0, 1, NO_OWNER, 0])),
        learns=jnp.ones((3, 1), bool),
    )
    found = returns(steps, jnp.zeros((1, 5, 2)), 1.0)
    own_points, own_share = found.gain[:, 0, 0, 0], found.gain[:, 0, 0, 1]
    assert own_points.tolist() == [2.0, 1.0, 2.0]
    assert own_share.tolist() == [1.0, 0.0, 1.0]
    assert found.outlook[1, 0, :2, 0].tolist() == [1.0, 2.0]  # seat 1 counts itself first
    assert found.owners[0, 0].tolist() == [0, 1, NO_OWNER, 0]
    advantage = flattened(steps, found, Weights(win=0.0)).advantage
    assert advantage[0] == advantage[2] > advantage[1]  # a lead of one point against one behind


def test_a_seat_is_measured_against_what_it_foresaw_itself() -> None:
    """Seat 1 foresaw 5 for itself; seat 0, who cannot know why, foresees 1 of it, and moves twice."""
    nothing = jnp.zeros((3, 1))
    outlook = jnp.zeros((3, 1, 5, 2)).at[:, 0, :2, 0].set(jnp.array([[5.0, 3.0], [3.0, 1.0], [4.0, 1.0]]))
    steps = Steps(
        *(nothing,) * 4, seat=jnp.array([[1], [0], [0]]), players=jnp.full((3, 1), 2), base=outlook * 0,
        outlook=outlook, reward=outlook * 0, over=jnp.zeros((3, 1), bool), owners=nothing, learns=nothing,
    )  # fmt: skip
    found = foreseen_by_each(steps)[:, 0, :2, 0]
    assert found.tolist() == [[5.0, 3.0], [3.0, 5.0], [4.0, 5.0]]  # the deciding seat first, as it sees now


def test_lessons_are_the_games_that_were_played(games: PlayedGames, tmp_path: Path) -> None:
    games.save(tmp_path / "games.npz")
    again = load_games(tmp_path / "games.npz")
    lessons = lessons_of(again)
    legal = np.unpackbits(lessons.legal, axis=1, bitorder="little")
    assert all(legal[np.arange(len(legal)), lessons.action])
    assert set(lessons.players) == {2, 3}
    last = lessons_of(list(again.one_by_one())[-1])
    assert 0 < last.outlook[-1, :, 1].max() <= 1  # somebody won it
    assert len(lessons.action) == len(last.action) + len(lessons_of(next(again.one_by_one())).action)
    assert len(joined([again, again]).played) == 2 * len(again.played)
    (tmp_path / "nothing.npz").write_text("nothing")
    with pytest.raises(NoLessons, match="holds no games"):
        load_games(tmp_path / "nothing.npz")


def test_against_a_frozen_opponent_one_seat_learns_and_the_opponent_stays(
    trained: tuple[Trainer, Path],
) -> None:
    frozen = {name: jnp.array(it) for name, it in trained[0].progress.parameters.items()}
    del frozen["owners.weight"], frozen["owners.bias"]  # as in a file of weights that ship
    trainer = Trainer(TINY, opponent=frozen)
    figures = [trainer.iterate(*schedule(0, 1000)) for _ in range(2)]
    assert np.isfinite([*figures[-1].values()]).all()
    moved = trainer.progress.parameters["policy.bias"]
    assert not np.array_equal(moved, frozen["policy.bias"])
    assert trainer.opponent is not None
    assert np.array_equal(trainer.opponent["policy.bias"], frozen["policy.bias"])
    assert learning_seats(jnp.array([2, 2, 2, 5, 5])).tolist() == [0, 1, 0, 3, 4]


def test_the_policy_rests_while_the_forecasts_warm_up(trained: tuple[Trainer, Path]) -> None:
    weights, _ = schedule(0, 1000, is_warming_up=True)
    assert (weights.policy, weights.entropy) == (0, 0)
    assert weights.pull > schedule(0, 1000)[0].pull
