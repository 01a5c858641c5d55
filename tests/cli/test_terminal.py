"""A person at a real terminal: Ctrl-C, Ctrl-D, completion, a terminal without colours."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pexpect
import pytest

from okapi.record import FairLuck, load

Terminal: TypeAlias = "pexpect.spawn[str]"


@pytest.fixture
def terminal(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    """`okapi play --seed 1` on a terminal of 80 × 24, at its first prompt."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("COLUMNS")
    command = ["-m", "okapi", "play", "--seed", "1", "--bots", "random"]
    child = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=120, dimensions=(24, 80), cwd=str(folder))
    child.expect("Which tickets do you keep")
    child.expect("> ")
    yield child
    child.kill(signal.SIGKILL)
    child.wait()
    child.close()


def _exit_code(terminal: Terminal) -> int | None:
    terminal.expect(pexpect.EOF)
    terminal.close()
    code: int | None = terminal.exitstatus
    return code


def test_ctrl_c_offers_to_save_and_leaves(terminal: Terminal, folder: Path) -> None:
    terminal.sendline("1 2")
    terminal.expect("What would you like to do")
    terminal.expect("> ")
    terminal.sendintr()
    terminal.expect("Save the game")
    terminal.sendline("mine.jsonl")
    terminal.expect("okapi play --resume mine.jsonl")
    assert _exit_code(terminal) == 130
    assert load(folder / "mine.jsonl").events


def test_ctrl_c_twice_leaves_without_saving(terminal: Terminal, folder: Path) -> None:
    terminal.sendintr()
    terminal.expect("Save the game")
    terminal.sendintr()
    terminal.expect("Not saved")
    assert _exit_code(terminal) == 130
    assert not list(folder.iterdir())


def test_ctrl_d_saves_without_asking(terminal: Terminal, folder: Path) -> None:
    terminal.sendeof()
    terminal.expect("okapi play --resume")
    assert _exit_code(terminal) == 0
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("hang_up", [signal.SIGHUP, signal.SIGTERM])
def test_closing_the_terminal_saves_the_game(terminal: Terminal, folder: Path, hang_up: int) -> None:
    terminal.kill(hang_up)
    terminal.expect(pexpect.EOF)
    (file,) = folder.iterdir()
    assert load(file).events


def test_tab_completes_places(terminal: Terminal) -> None:
    terminal.sendline("1 2")
    terminal.expect("What would you like to do")
    terminal.expect("> ")
    terminal.send("place wal\t")
    terminal.expect("walvis ")
    terminal.send("b\t")
    terminal.expect("bay ")
    terminal.sendline("")
    terminal.expect("Walvis Bay, city")


def test_a_fair_game_promises_first_and_then_asks_for_words(folder: Path) -> None:
    command = ["-m", "okapi", "play", "--bots", "random"]
    child = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=120, cwd=str(folder))
    child.expect("promise for this game: [0-9a-f]{64}")
    child.expect("words of your own")
    child.sendline("open sesame")
    child.expect("Which tickets do you keep")
    child.expect("> ")
    child.sendeof()
    child.expect(pexpect.EOF)
    (file,) = folder.iterdir()
    luck = load(file).header.luck
    assert isinstance(luck, FairLuck)
    assert luck.words == ("open sesame",)


def test_ctrl_c_before_the_first_card_leaves_nothing_behind(folder: Path) -> None:
    child = pexpect.spawn(sys.executable, ["-m", "okapi", "play"], encoding="utf-8", timeout=120, cwd=str(folder))
    child.expect("words of your own")
    child.expect("> ")
    child.sendintr()
    assert _exit_code(child) == 130
    assert not list(folder.iterdir())
