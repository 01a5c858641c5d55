"""Users of the wheel get types: mypy checks a program of theirs against it, strictly."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = '''
from collections.abc import Sequence
from pathlib import Path

import okapi
from okapi.arena import Settings, hold, standings
from okapi.board import Board, africa, load_board
from okapi.bots import Bot, find_bot
from okapi.dealer import SeededDealer
from okapi.game import Action, ClaimRoute, Rules, ScoreSheet, View, view_for
from okapi.game import new_game, options, play, score_sheet, settle
from okapi.numbering import numbering_of
from okapi.record import Record, load, verify


class Claimer:
    """Claims whatever it can."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        claims = [action for action in options if isinstance(action, ClaimRoute)]
        return claims[0] if claims else options[0]


def game(board: Board, bots: Sequence[Bot], seed: int) -> ScoreSheet:
    dealer = SeededDealer(seed)
    state, events = settle(new_game(board, players=len(bots)), dealer)
    while acting := state.table.acting():
        view = view_for(state, acting[0])
        action = bots[acting[0]].choose(view, options(view))
        state, events = play(state, acting[0], action, dealer)
    return score_sheet(state)


def check(path: Path) -> Record:
    record = load(path)
    verify(record, africa())
    return record


version: str = okapi.__version__
mine: Bot = Claimer()
sheet = game(load_board(Path("board.toml")), [mine, find_bot("planner").factory("seed")], seed=1)
played = hold(Settings(bots=("random", "greedy"), players=2, games=4, seed="1"), africa(), jobs=1)
best: str = standings(played).bots[0].bot
numbers: int = len(numbering_of(africa(), Rules()))
'''
MISTAKES = {
    "new_game(africa(), players='2')": "arg-type",
    "find_bot(1)": "arg-type",
    "okapi.no_such_name": "attr-defined",
    "load(Path('x')).no_such_field": "attr-defined",
    "game(africa(), [object()], 1)": "list-item",
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and with what it depends on from this one."""
    folder = tmp_path_factory.mktemp("installed")
    source = folder / "source"  # without `web`, so that nothing of the client is built
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.npz"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    (wheel,) = folder.glob("*.whl")
    shutil.unpack_archive(wheel, site, "zip")
    here = [path for path in sys.path if path.endswith("site-packages")]
    (site / "dependencies.pth").write_text("\n".join(here))
    shutil.rmtree(source)
    return folder


def _mypy(installed: Path, program: str) -> subprocess.CompletedProcess[str]:
    (installed / "program.py").write_text(program)
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--python-executable",
        "venv/bin/python",
        "program.py",
    ]
    bare = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    return subprocess.run(command, cwd=installed, env=bare, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_program_is_checked_strictly_against_the_installed_wheel(installed: Path) -> None:
    checked = _mypy(installed, PROGRAM)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.slow
def test_mistakes_of_a_program_are_found(installed: Path) -> None:
    checked = _mypy(installed, PROGRAM + "\n".join(MISTAKES))
    found = [line.rpartition("[")[2].rstrip("]") for line in checked.stdout.splitlines() if "error:" in line]
    assert found == list(MISTAKES.values()), checked.stdout
