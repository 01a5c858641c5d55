"""Training end to end, of a tiny network on a processor: it plays, learns, saves, goes on and is measured."""

import subprocess
import sys
from functools import partial
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tools import training_pack

from okapi.board import africa
from okapi.bots import BotEntry, find_bot
from okapi.bots.champion import Effort
from okapi.bots.network.inference import Network
from okapi.bots.network.numbers import network_tables
from okapi.bots.network.weights import about, knows
from okapi.game import Rules
from okapi.learning.checkpoint import NoCheckpoint, load, read_weights
from okapi.learning.credit import NO_OWNER, UNKNOWN, Onward, Returns, Steps, own_forecasts, returns
from okapi.learning.evaluate import Contest, main, note, strength
from okapi.learning.imitation_data import NoExamples, PlayedGames, examples_of, have_played, joined, load_games
from okapi.learning.network import apply
from okapi.learning.ppo import LossWeights, advantages, masked, policy_facts
from okapi.learning.recipe import TINY, schedule
from okapi.learning.settings import settings_for, tables_of, which_settings
from okapi.learning.train import Slice, keep, run
from okapi.learning.trainer import Trainer


@pytest.fixture(scope="module")
def games() -> PlayedGames:
    """A game of two and one of three players."""
    return have_played(["greedy"], [0, 2], processes=1)


def test_of_several_bots_any_may_sit_in_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = list[str]()

    def sit_down(name: str) -> BotEntry:
        seated.append(name)
        return find_bot("random")

    monkeypatch.setattr("okapi.learning.imitation_data.find_bot", sit_down)
    have_played(["greedy", "planner"], [3, 8], processes=1)
    assert len(seated) == 8
    assert set(seated) == {"greedy", "planner"}


@pytest.fixture(scope="module")
def trained(games: PlayedGames, tmp_path_factory: pytest.TempPathFactory) -> tuple[Trainer, Path]:
    """Two iterations, after games of a bot."""
    folder = tmp_path_factory.mktemp("training")
    trainer = Trainer(TINY)
    figures = trainer.imitate(games, epochs=1)
    assert figures["examples"] > 50
    for _ in range(2):
        trainer.iterate(*schedule(0, 1000))
    keep(trainer, folder)
    return trainer, folder


@pytest.mark.slow
def test_training_goes_on_where_it_stopped(trained: tuple[Trainer, Path], tmp_path: Path) -> None:
    trainer, folder = trained
    copytree(folder / "checkpoint", tmp_path / "checkpoint")
    again = Trainer(TINY)
    run(again, Slice(tmp_path, seconds=0, horizon=1000))
    assert again.progress.iteration == trainer.progress.iteration + 1
    assert again.progress.decisions > trainer.progress.decisions
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 1


@pytest.mark.slow
def test_a_checkpoint_holds_all_there_is_and_does_without_the_optimiser(
    trained: tuple[Trainer, Path], tmp_path: Path
) -> None:
    trainer, folder = trained
    like = Trainer(TINY, seed=9).progress
    found = load(folder / "checkpoint", like)
    kept = zip(jax.tree.leaves(found.optimiser_state), jax.tree.leaves(trainer.progress.optimiser_state), strict=True)
    assert all(np.array_equal(one, other) for one, other in kept)
    lighter_folder = tmp_path / "checkpoint"
    copytree(folder / "checkpoint", lighter_folder, ignore=ignore_patterns("optimiser-*"))
    lighter = load(lighter_folder, like)
    assert np.array_equal(lighter.parameters["policy.bias"], trainer.progress.parameters["policy.bias"])


@pytest.mark.slow
def test_a_checkpoint_of_another_size_is_refused(trained: tuple[Trainer, Path]) -> None:
    other = Trainer(TINY._replace(width=16))
    with pytest.raises(NoCheckpoint, match="another size"):
        other.resume(trained[1] / "checkpoint")


@pytest.mark.slow
def test_at_the_table_the_network_says_what_it_said_in_training(trained: tuple[Trainer, Path]) -> None:
    trainer, _ = trained
    parameters = trainer.progress.parameters
    features = np.random.default_rng(1).integers(0, 3, (5, trainer.table.layout.size)).astype(np.uint8)
    answer = apply(parameters, jnp.asarray(features) * trainer.table.scale)
    arrays = {name: np.asarray(it) for name, it in parameters.items()}
    network = Network(arrays, trainer.table.layout.scale)
    every = np.arange(trainer.table.actions)
    assert np.allclose(network.policy(network.hidden(features), every), jax.nn.softmax(answer.logits), atol=1e-4)
    assert np.allclose(network.hidden(features[:1]), network.hidden(features)[:1], atol=1e-4)
    assert np.allclose(network.outlook(network.hidden(features))[..., 0], answer.outlook[..., 0], atol=1e-3)


@pytest.mark.slow
def test_weights_are_measured_in_whole_games_and_the_figures_noted_beside_them(
    trained: tuple[Trainer, Path], tmp_path: Path
) -> None:
    for name in ("weights.npz", "weights.json"):
        copyfile(trained[1] / name, tmp_path / name)
    weights = tmp_path / "weights.npz"
    figures = strength(Contest(weights, "random", players=3), deals=1)
    assert figures["games"] == 3
    note(weights, figures)
    note(
        weights,
        strength(Contest(weights, str(weights), players=2, effort=Effort(trials=8, round=8, decisions=2)), deals=1),
    )
    assert [it["players"] for it in about(weights)["figures"]] == [3, 2]


@pytest.mark.parametrize("effort", ["worlds=3", "trials", "trials=many"])
def test_an_effort_that_does_not_exist_is_not_taken_for_the_usual_one(
    effort: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["evaluate", "weights.npz", "--search", "--effort", f"decisions=8,{effort}"])
    with pytest.raises(SystemExit):
        main()
    assert f"not an effort: {effort!r}; write some of candidates=" in capsys.readouterr().err


@pytest.mark.parametrize("rules", ["train=30", "trains", "trains=30,draws=4"])
def test_a_network_is_not_evaluated_by_rules_that_no_group_may_agree_on(
    rules: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["evaluate", "weights.npz", "--rules", rules])
    with pytest.raises(SystemExit):
        main()
    assert repr(rules.rsplit(",", maxsplit=1)[-1]) in capsys.readouterr().err


@pytest.mark.slow
def test_the_weights_that_ship_are_small_and_described(trained: tuple[Trainer, Path]) -> None:
    trainer, folder = trained
    with np.load(folder / "weights.npz") as file:
        assert {str(file[name].dtype) for name in file.files} == {"float16"}
        assert not any(name.startswith("owners") for name in file.files)
    _, text = read_weights(folder / "weights.npz")
    assert knows(text, trainer.table.board, Rules(trains=20))
    assert not knows(text, trainer.table.board, Rules(trains=9))
    assert (text["iterations"], text["decisions"]) == (2, trainer.progress.decisions)


@pytest.mark.slow
def test_training_goes_on_from_weights_that_shipped(trained: tuple[Trainer, Path], tmp_path: Path) -> None:
    before, folder = trained
    trainer = Trainer(TINY, seed=5)
    run(trainer, Slice(tmp_path, seconds=0, horizon=1000, start=folder / "weights.npz"))
    assert trainer.progress.iteration == before.progress.iteration + 1  # so its deals are new ones
    assert trainer.progress.decisions > before.progress.decisions
    old, new = (it.progress.parameters["input.weight"] for it in (before, trainer))
    assert np.abs(old - new).max() < 0.01  # it went on from there, by one iteration
    with pytest.raises(NoCheckpoint, match="another size"):
        Trainer(TINY._replace(width=16)).start_from(before.progress.parameters)
    with pytest.raises(NoCheckpoint, match="cannot be read"):
        read_weights(tmp_path / "nothing.npz")


def two_at_a_table(seats: list[int], own: list[float], others: list[float]) -> Steps:
    """Steps of one game: who decides, and what that seat foresees for itself and for the other."""
    count = len(seats)
    nothing = jnp.zeros((count, 1))
    outlook = jnp.zeros((count, 1, 5, 2)).at[:, 0, 0, 0].set(jnp.array(own)).at[:, 0, 1, 0].set(jnp.array(others))
    return Steps(
        legal=nothing,
        action=nothing,
        log_chance=nothing,
        seat=jnp.array(seats)[:, None],
        players=jnp.full((count, 1), 2),
        base=outlook * 0,
        outlook=outlook,
        reward=outlook * 0,
        over=jnp.zeros((count, 1), bool),
        owners=jnp.full((count, 1, 4), UNKNOWN),
        learns=jnp.ones((count, 1), bool),
    )


def test_a_seat_is_credited_with_what_it_gets_after_others_have_moved() -> None:
    """Seat 0 moves, seat 1, seat 0 again; at the end seat 0 has 2 points and the win, seat 1 has 1 point."""
    steps = two_at_a_table([0, 1, 0], own=[0.0] * 3, others=[0.0] * 3)
    reward = steps.reward.at[2, 0, :2].set(jnp.array([[2.0, 1.0], [1.0, 0.0]]))
    owners = steps.owners.at[2].set(jnp.array([0, 1, NO_OWNER, 0]))
    steps = steps._replace(reward=reward, owners=owners, over=jnp.array([[False], [False], [True]]))
    found = returns(steps, Onward(jnp.zeros((1, 5, 2)), jnp.array([0])), 1.0)
    own_points, own_share = found.gain[:, 0, 0, 0], found.gain[:, 0, 0, 1]
    assert own_points.tolist() == [2.0, 1.0, 2.0]
    assert own_share.tolist() == [1.0, 0.0, 1.0]
    assert found.target[1, 0, :2, 0].tolist() == [1.0, 2.0]  # seat 1 counts itself first
    assert found.owners[0, 0].tolist() == [0, 1, NO_OWNER, 0]


def test_a_seat_is_measured_against_what_it_foresaw_itself() -> None:
    """Seat 1 foresaw 5 for itself; seat 0, who cannot know why, foresees 1 of it, and moves twice."""
    steps = two_at_a_table([1, 0, 0], own=[5.0, 3.0, 4.0], others=[3.0, 1.0, 1.0])
    found, latest = own_forecasts(steps)
    assert found.value[1:, 0, :2, 0].tolist() == [[3.0, 5.0], [4.0, 5.0]]  # the deciding seat first
    assert found.is_known[0, 0, :2].tolist() == [True, False]  # nobody knows yet what seat 0 foresees
    assert latest.value[0, :2, 0].tolist() == [4.0, 5.0]


def test_where_the_steps_end_only_the_next_seat_knows_better() -> None:
    """Seat 0 moves, then seat 1; now seat 0 foresees 7 for itself and, wrongly, 100 for seat 1."""
    steps = two_at_a_table([0, 1], own=[3.0, 5.0], others=[0.0, 0.0])
    onward = Onward(jnp.zeros((1, 5, 2)).at[0, :2, 0].set(jnp.array([7.0, 100.0])), jnp.array([0]))
    gain = returns(steps, onward, 1.0).gain[:, 0, :, 0]
    assert gain[:, 0].tolist() == [4.0, 0.0]  # the last decision of seat 1 is neither good nor bad
    assert gain[1, 1] == 4.0  # but seat 0 has done well since
    assert gain[0, 1] == 0.0  # of seat 1 nothing was known at that time


def test_every_number_of_players_teaches_as_much() -> None:
    """Games of five, in which all gains are a tenth of those of two, have advantages as large."""
    gain = jnp.zeros((2, 2, 5, 2)).at[..., 0, 0].set(jnp.array([[1.0, 0.1], [-1.0, -0.1]]))
    zeros = jnp.zeros((2, 2))
    learns = jnp.ones((2, 2), bool)
    steps = two_at_a_table([0, 0], own=[0.0] * 2, others=[0.0] * 2)._replace(
        players=jnp.array([[2, 5], [2, 5]]), learns=learns, seat=zeros
    )
    found = advantages(steps, Returns(gain, gain, zeros), LossWeights(win=0.0))
    assert np.allclose(found, [[1, 1], [-1, -1]], atol=1e-4)


@pytest.mark.slow
def test_examples_are_the_games_that_were_played(games: PlayedGames, tmp_path: Path) -> None:
    games.save(tmp_path / "games.npz")
    again = load_games(tmp_path / "games.npz")
    examples = examples_of(again)
    legal = np.unpackbits(examples.legal, axis=1, bitorder="little")
    assert all(legal[np.arange(len(legal)), examples.action])
    assert set(examples.players) == {2, 3}
    last = examples_of(list(again.one_by_one())[-1])
    assert 0 < last.outlook[-1, :, 1].max() <= 1  # somebody won it
    assert len(examples.action) == len(last.action) + len(examples_of(next(again.one_by_one())).action)
    assert len(joined([again, again]).played) == 2 * len(again.played)
    (tmp_path / "nothing.npz").write_text("nothing")
    with pytest.raises(NoExamples, match="holds no games"):
        load_games(tmp_path / "nothing.npz")


@pytest.mark.slow
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


def test_half_of_the_games_are_the_published_one_and_the_others_have_tables_of_their_own() -> None:
    settings = settings_for(africa(), Rules(), seed=1, variety=8)
    which = which_settings(640, len(settings))
    assert (which == 0).mean() == 0.5
    assert set(which) == set(range(9))
    for words, setting in zip(tables_of(settings), settings, strict=True):
        assert np.array_equal(words, network_tables(*setting))
    assert len({it.board for it in settings}) == 7  # two of eight have the published deck
    assert len({it.rules for it in settings}) > 3
    assert not (which_settings(640, 1) != 0).any()


def test_what_is_learned_of_a_policy_is_its_gradient_however_it_is_written() -> None:
    keys = jax.random.split(jax.random.key(1), 4)
    logits, slow = (3 * jax.random.normal(key, (7, 50)) for key in keys[:2])
    legal = jax.random.bernoulli(keys[2], 0.3, (7, 50))
    action, worth = legal.argmax(1), jax.random.normal(keys[3], (3, 7))

    def plainly(logits: jax.Array) -> tuple[jax.Array, ...]:
        log_policy, log_slow = masked(logits, legal), masked(slow, legal)
        policy = jnp.exp(log_policy)
        chosen = jnp.take_along_axis(log_policy, action[:, None], axis=1)[:, 0]
        entropy = -(policy * jnp.where(legal, log_policy, 0)).sum(-1)
        return chosen, entropy, (policy * jnp.where(legal, log_policy - log_slow, 0)).sum(-1)

    def shortly(logits: jax.Array) -> tuple[jax.Array, ...]:
        return policy_facts(logits, slow, legal, action)

    def summed(facts: tuple[jax.Array, ...]) -> jax.Array:
        return sum(((one * other).sum() for one, other in zip(facts, worth, strict=True)), jnp.zeros(()))

    assert all(map(partial(np.allclose, atol=1e-5), plainly(logits), shortly(logits)))
    one, other = (jax.grad(lambda it, written=written: summed(written(it)))(logits) for written in (plainly, shortly))
    assert np.allclose(one, other, atol=1e-4)


@pytest.mark.slow
def test_the_policy_rests_while_the_forecasts_warm_up(trained: tuple[Trainer, Path]) -> None:
    weights, _ = schedule(0, 1000, is_warming_up=True)
    assert (weights.policy, weights.entropy) == (0, 0)
    assert weights.pull > schedule(0, 1000)[0].pull


@pytest.mark.slow
def test_the_examples_that_come_with_the_repository_are_games_by_todays_rules() -> None:
    games = load_games(Path(__file__).parents[2] / "imitation" / "planner-2100.npz")
    assert (len(games.players), set(games.players)) == (2100, {2, 3, 4, 5})
    few = joined([game for _, game in zip(range(5), games.one_by_one(), strict=False)])
    examples = examples_of(few)
    legal = np.unpackbits(examples.legal, axis=1, bitorder="little")
    assert all(legal[np.arange(len(legal)), examples.action])
    won = [examples_of(game).outlook[-1, :, 1].sum() for game in few.one_by_one()]
    assert np.allclose(won, 1)  # each came to its end, and somebody won it


def test_a_pack_holds_the_game_without_the_server_and_says_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def install(command: list[str], *, check: bool) -> None:
        folder = Path(command[command.index("--target") + 1]) / "babel" / "locale-data"
        folder.mkdir(parents=True)
        for name in ("root.dat", "en.dat", "en_GB.dat", "ewo.dat", "sw.dat"):
            (folder / name).touch()

    monkeypatch.setattr("tools.training_pack.subprocess.run", install)
    training_pack.pack(tmp_path / "pack", "3.12")
    source, site = tmp_path / "pack" / "src", tmp_path / "pack" / "site"
    assert (source / "okapi" / "learning" / "train.py").exists()
    assert not (source / "okapi" / "server").exists()
    assert len(list(source.glob("okapi_railways-*.dist-info/METADATA"))) == 1
    assert {file.name for file in (site / "babel" / "locale-data").iterdir()} == {
        "root.dat",
        "en.dat",
        "en_GB.dat",
    }


@pytest.mark.parametrize("program", ["train", "distil", "search_match"])
def test_without_jax_a_sentence_says_how_to_install_it(program: str) -> None:
    start = (
        f"import runpy, sys; sys.modules['jax'] = None; runpy.run_module('okapi.learning.{program}', None, '__main__')"
    )
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == 'this needs jax, which is not installed; run: pip install "okapi-railways[train]"\n'
