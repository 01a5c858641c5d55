"""People who wait for machine code see why; those who have it from an earlier run see nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys

from rich.console import Console

from okapi.compiled.compilation import announcement, compiled, entry_point

@compiled
def a_step_up(n):
    return n + 1

@entry_point
def two_steps_up(n):
    return a_step_up(a_step_up(n))

if "--on-a-terminal" in sys.argv:
    console = Console(file=sys.stderr, force_terminal=True, width=100)
    with announcement.shown_on(console, lambda: "Compilation en cours"):
        two_steps_up(5)
print(two_steps_up(5), two_steps_up(5.0))
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (tmp_path / "program.py").write_text(PROGRAM)
    return tmp_path / "program.py"


def errors_of(program: Path, *arguments: str) -> str:
    """What a run prints beside its output; its machine code is kept beside the program."""
    caching = {"NUMBA_CACHE_DIR": str(program.with_name("cache")), "LC_ALL": "de_DE.UTF-8"}
    command = [sys.executable, str(program), *arguments]
    run = subprocess.run(command, env=os.environ | caching, capture_output=True, text=True, check=True)
    assert run.stdout == "7 7.0\n"
    return run.stderr


def test_compiling_is_announced_once_in_the_users_language_and_a_second_start_is_silent(
    program: Path,
) -> None:
    assert errors_of(program).startswith("Die Engine wird für diesen Rechner kompiliert")
    assert errors_of(program) == ""


def test_on_a_terminal_a_bar_shows_how_far_it_is(program: Path) -> None:
    shown = errors_of(program, "--on-a-terminal")
    assert "Compilation en cours" in shown
    assert "━" in shown
