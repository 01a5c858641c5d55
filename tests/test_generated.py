"""What is made from the code is up to date."""

from pathlib import Path

import pytest
from tools import generate
from tools.ladder.data import load

from okapi.arena.intervals import Estimate


def test_no_generated_file_is_stale() -> None:
    assert not generate.stale(), "run `make generate`, and commit what it writes"


def test_a_file_that_was_edited_or_lost_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "edited").write_text("by hand")
    (tmp_path / "good").write_text("made")
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "GENERATED", dict.fromkeys(("edited", "good", "lost"), lambda: "made"))
    assert generate.stale() == ["edited", "lost"]


def test_every_rating_of_the_published_ladder_lies_in_its_interval() -> None:
    for section in load(generate.ROOT / "docs" / "ladder.json").sections:
        for line in section.standings.bots:
            assert isinstance(line.rating, Estimate)
            assert line.rating.low <= line.rating.value <= line.rating.high
