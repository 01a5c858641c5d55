"""Machine code is made before a tournament, once for an installation, and only for bots that use it."""

import shutil
from pathlib import Path

import pytest

from okapi.bots import warm_up
from okapi.bots.warm_up import bots_are_warm, warm_up_bots
from okapi.compiled import compilation
from okapi.game import Stage, View


@pytest.fixture
def decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Stage]]:
    """The decisions that are made to compile machine code on a machine that has none, by bot and stage."""
    decided: list[tuple[str, Stage]] = []

    def folder(of: Path) -> Path:
        (tmp_path / of.name).mkdir(exist_ok=True)
        return tmp_path / of.name

    monkeypatch.setattr(compilation, "cache_folder", folder)
    for bot in ("champion", "searcher"):

        def decide(view: View, bot: str = bot) -> None:
            decided.append((bot, view.table.stage))

        monkeypatch.setattr(warm_up, f"_decide_as_{bot}", decide)
    return decided


def test_machine_code_is_made_once_for_the_bots_that_play(decided: list[tuple[str, Stage]]) -> None:
    warm_up_bots(["planner", "champion", "prodigy"])
    assert decided == [("champion", Stage.CHOOSING_TICKETS), ("champion", Stage.TURN)]
    assert bots_are_warm(["planner", "champion"])
    assert not bots_are_warm(["champion", "searcher"])
    warm_up_bots(["champion", "searcher"])
    assert decided[2:] == [("searcher", Stage.CHOOSING_TICKETS), ("searcher", Stage.TURN)]
    warm_up_bots(["champion", "searcher"])
    assert len(decided) == 4


def test_bots_that_compile_nothing_wait_for_nothing(decided: list[tuple[str, Stage]]) -> None:
    warm_up_bots(["planner", "random"])
    assert not decided


def test_without_the_extra_there_is_nothing_to_prepare(
    decided: list[tuple[str, Stage]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm_up, "find_spec", lambda name: None)
    warm_up_bots(["champion"])
    assert not decided


def test_the_same_code_installed_elsewhere_is_not_taken_for_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba compiles it again there, and anyone who thought that all was done would wait for it."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    here = tmp_path / "here"
    here.mkdir()
    (here / "loops.py").write_text("")
    warm_up.decide_once(here, lambda view: None)
    assert warm_up.is_warm(here)
    assert not warm_up.is_warm(Path(shutil.copytree(here, tmp_path / "elsewhere")))
    shutil.copy(here / "loops.py", here / "again.py")
    (here / "again.py").replace(here / "loops.py")
    compilation.cache_folder.cache_clear()
    assert not warm_up.is_warm(here)
