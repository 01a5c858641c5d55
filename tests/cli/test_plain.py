"""`--plain`: everything that is said can be heard, with nothing a voice stumbles over."""

import re
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest

from okapi.locales import available
from tiers import some

Run = Any

ASKED = ["help", "players", "board durban", "routes red", "who has", "last 3", "options", "hand", "market"]
ASKED += ["tickets", "needs", "map", "score", "rules", "rules 5.8", "rules 99", "log", "claim", "b", "nonsense", ""]


def _game(seed: int, count: int = 1500) -> str:
    """Someone who asks everything once, and then plays by numbers without listening."""
    luck = Random(seed)
    numbers = (luck.choice(["1", "2", "9", "1", str(luck.randint(7, 10))]) for _ in range(count))
    return "\n".join(["1 2", *ASKED, *numbers])


def _is_spoken(text: str) -> bool:
    """Letters of any language, and signs that every keyboard has."""
    return all((char.isascii() and (char.isprintable() or char == "\n")) or char.isalpha() for char in text)


def test_a_whole_game_can_be_heard(okapi: Run) -> None:
    played = okapi("--plain", "play", "--seed", 1, "--players", 3, "--bots", "random", typed=_game(3))
    assert played.exit_code == 0
    assert _is_spoken(played.stdout), sorted({c for c in played.stdout if not _is_spoken(c)})
    assert all(line == line.rstrip() for line in played.stdout.splitlines() if line != "> ")
    assert "  " not in played.stdout
    assert " ;" not in played.stdout
    assert re.search(r"^You: \d+ points?, \d+ trains?, \d+ cards?, \d+ tickets?, terrain: .*\.$", played.stdout, re.M)
    assert re.search(r"^1: take an? \w+", played.stdout, re.M)
    assert re.search(r"^\w+(?: \d)?: -?\d+ points?; routes \d+, doubling", played.stdout, re.M)
    assert re.search(r"(won\.|You won!|Shared)", played.stdout)


@pytest.mark.parametrize("language", some(available(), "fr", "ru"))
def test_a_game_can_be_heard_in_every_language(okapi: Run, language: str) -> None:
    game = ("play", "--seed", 1, "--players", 3, "--bots", "random")
    played = okapi("--language", language, "--plain", *game, typed=_game(3, count=40))
    assert played.exit_code == 0
    odd = {char for char in played.stdout if not _is_spoken(char)} - set("¿¡—")  # Spanish, Russian
    assert odd == set()
    assert re.search(r"""["']99["']""", played.stdout)  # quoted, and no space inside


def test_open_cards_are_named_once_a_turn(okapi: Run) -> None:
    played = okapi("--plain", "play", "--seed", 1, "--bots", "random", typed="1 2\n")
    turn = played.stdout.rpartition("Your turn")[2]
    assert "1: take" in turn
    assert "Open:" not in turn


def test_as_many_routes_are_counted_as_are_named(okapi: Run) -> None:
    played = okapi("--plain", "play", "--seed", 1, "--bots", "random", typed="1 2\nroutes cape town\n")
    answer = played.stdout.rpartition("> routes cape town")[2]
    counted = re.search(r"^(\d+) free routes?\.", answer, re.M)
    assert counted
    assert answer.count("Price:") == int(counted[1])  # the tracks of a double route are one line


@pytest.mark.parametrize(
    "words",
    [
        ("board",),
        ("bots",),
        ("rules",),
        ("--help",),
        ("arena", "--help"),
        ("simulate", "--players", "2", "--games", "2"),
        ("arena", "--bots", "random,greedy", "--games", "4", "--jobs", "1"),
    ],
)
def test_every_command_can_be_heard(okapi: Run, words: tuple[str, ...]) -> None:
    said = okapi("--plain", *words)
    assert said.exit_code == 0
    assert _is_spoken(said.stdout), sorted({char for char in said.stdout if not _is_spoken(char)})
    assert "  " not in said.stdout


def test_records_are_checked_and_replayed_in_plain_lines(okapi: Run) -> None:
    okapi("simulate", "--players", 2, "--games", 1, "--records", "games")
    for command in ("verify", "replay"):
        said = okapi("--plain", command, "games/game-00001.jsonl")
        assert said.exit_code == 0
        assert _is_spoken(said.stdout)


def test_the_environment_asks_for_plain_lines(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    in_lines = okapi("--plain", "bots").stdout
    assert okapi("bots").stdout != in_lines
    monkeypatch.setenv("OKAPI_PLAIN", "1")
    assert okapi("bots").stdout == in_lines
    monkeypatch.setenv("OKAPI_PLAIN", "0")
    assert okapi("bots").stdout != in_lines


def test_plain_lines_are_suggested_to_a_screen_reader_once(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TERM", raising=False)
    game = ("play", "--seed", 1, "--bots", "random")
    assert "okapi --plain play" not in okapi(*game, typed="").stdout
    monkeypatch.setenv("TERM", "dumb")
    assert "okapi --plain play" in okapi(*game, typed="").stdout
    assert "okapi --plain play" not in okapi("--plain", *game, typed="").stdout


def test_a_terminal_gets_no_escape_sequences(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR")
    command = ["-m", "okapi", "--plain", "simulate", "--players", "2", "--games", "30"]
    said = pexpect.run(f"{sys.executable} {' '.join(command)}", encoding="utf-8", cwd=str(folder), timeout=60)
    assert "Games: 30\r\n" in said
    assert "\x1b" not in said
    words = ["-m", "okapi", "--plain", "play", "--seed", "1"]
    child = pexpect.spawn(sys.executable, words, encoding="utf-8", cwd=str(folder), timeout=120)
    heard = ""
    for prompt, answer in (("all\\.", "1 2"), ("draw 4 destination tickets", "?"), ("this list", "")):
        child.expect(prompt)
        heard += child.before or ""
        child.sendline(answer)
    child.kill(signal.SIGKILL)
    child.wait()
    child.close()
    assert "Your turn" in heard
    assert "\x1b" not in heard
