"""The example that trains a policy runs; how well it learns is measured in docs/research.md."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np
import pytest

pytestmark = pytest.mark.slow  # it trains a network

EXAMPLE = Path(__file__).parent.parent.parent / "examples/train_a_policy.py"


def test_the_example_plays_learns_and_measures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = spec_from_file_location("train_a_policy", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    for name, small in {"GAMES": 8, "STEPS": 160, "HIDDEN": 8, "MINIBATCH": 640, "EPOCHS": 1}.items():
        monkeypatch.setattr(example, name, small)
    curve = tmp_path / "curve.csv"
    arguments = ["train", "--minutes", "0.0001", "--games", "4", "--curve", str(curve)]
    monkeypatch.setattr("sys.argv", arguments)
    example.main()
    heading, first, *_ = curve.read_text().splitlines()
    assert heading == "minutes,decisions,lead,won"
    assert np.isfinite([float(value) for value in first.split(",")]).all()
    assert "4 new games:" in capsys.readouterr().out
