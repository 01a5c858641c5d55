"""Machine code is made before a tournament, once for a machine, and only for bots that use it."""

from pathlib import Path

import pytest

from okapi.arena import preparation
from okapi.arena.preparation import prepare
from okapi.compiled import compilation


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The games that are played to have machine code made, on a machine that has none."""
    games: list[object] = []
    monkeypatch.setattr(compilation, "cache_folder", lambda folder: tmp_path)
    monkeypatch.setattr(preparation, "play_match", lambda *game: games.append(game))
    return games


def test_machine_code_is_made_once(played: list[object]) -> None:
    prepare(["planner", "champion"])
    assert len(played) == 1
    prepare(["searcher"])
    assert len(played) == 1


def test_bots_that_compile_nothing_wait_for_nothing(played: list[object]) -> None:
    prepare(["planner", "random"])
    assert not played


def test_without_the_extra_there_is_nothing_to_prepare(
    played: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation, "find_spec", lambda name: None)
    prepare(["champion"])
    assert not played
