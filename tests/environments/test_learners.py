"""The examples that learn with other people's libraries run: `make test-learners`. How well they learn is measured in
docs/learners.md."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="comes with the extra `learners`; run `make test-learners`")

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = [
    pytest.mark.slow,  # they train networks
    pytest.mark.filterwarnings("ignore"),  # of other people's libraries
]


@pytest.mark.parametrize(
    "name", ["learn_in_one_file", "learn_with_stable_baselines", "learn_with_tianshou", "learn_with_rllib"]
)
def test_an_example_plays_learns_and_measures(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.chdir(tmp_path)  # one of them saves what it has learned
    curves, example = importlib.import_module("curves"), importlib.import_module(name)
    monkeypatch.setattr(curves, "EVERY", 4096)
    for constant in ("GAMES", "STEPS"):
        if hasattr(example, constant):
            monkeypatch.setattr(example, constant, 64)
    curve = tmp_path / "curve.csv"
    monkeypatch.setattr("sys.argv", ["learn", "--decisions", "16384", "--games", "4", "--curve", str(curve)])
    curves.run(example.__doc__, example.train)
    heading, first, *_ = curve.read_text().splitlines()
    assert heading == "minutes,decisions,lead,won"
    assert np.isfinite([float(value) for value in first.split(",")]).all()
    assert "4 new games:" in capsys.readouterr().out


def test_an_example_beats_greedy_within_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fastest of them; a minute and a half of processor time."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    curves, example = importlib.import_module("curves"), importlib.import_module("learn_in_one_file")
    leads = curves.evaluate(example.train(294_912, 1, curves.Curve()), 200)
    assert curves.share_won(leads) > 0.8
    assert leads.mean() - 1.96 * leads.std() / np.sqrt(len(leads)) > 0


def test_what_stable_baselines_learned_plays_as_a_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from okapi.arena import play_match
    from okapi.board import africa
    from okapi.bots import find_bot
    from okapi.dealer import SplitMixDealer

    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.chdir(tmp_path)  # where it is saved
    curves = importlib.import_module("curves")
    importlib.import_module("learn_with_stable_baselines").train(64 * 256, 1, curves.Curve())
    bots = [find_bot(name).factory("1") for name in ("maskable_ppo:MaskablePpoBot", "random")]
    match = play_match(africa(), bots, SplitMixDealer(1))
    assert match.forfeit is None


def test_stable_baselines_gets_masks_final_observations_and_the_same_games_for_a_seed() -> None:
    from okapi.environments.stable_baselines import OkapiVecEnv
    from okapi.game import Rules

    def rows(seed: int) -> list[Any]:
        env, seen = OkapiVecEnv(4, opponents="random", rules=Rules(trains=8)), []
        env.seed(seed)
        seen.append(env.reset())
        assert env.has_attr("action_masks")
        while True:
            masks = np.stack(env.env_method("action_masks"))
            row, _, over, infos = env.step(masks.argmax(axis=1))
            seen.append(row)
            assert env.observation_space.contains(row[0])
            if over.any():
                game = int(over.argmax())
                assert env.observation_space.contains(infos[game]["terminal_observation"])
                assert (infos[game]["terminal_observation"] != row[game]).any()
                return seen

    assert np.array_equal(rows(1), rows(1))
    assert not np.array_equal(rows(1)[0], rows(2)[0])
