"""Nonsense typed into a running game changes nothing."""

from pathlib import Path
from typing import Any

Run = Any

CORPUS = [
    "", " ", "?", "??", "help me", "0", "-1", "99", "1 2 3 4 5 6", "1.5", "²", "٣", "keep", "keep 9",
    "keep x y", "[bold]red[/bold]", "claim", "b", "save .", "save /no/such/place", "save a\0b", "%s %n {0}",
    "draw", "draw pink", "draw t", "claim atlantis", "claim a b c d e f", "claim " + "x" * 3000, "pass",
    "claim cape-town--port-elizabeth--a", "claim cape-town--port-elizabeth--a pink*3",
    "claim cape-town--port-elizabeth--a black*3 double loco*99", "routes nowhere", "place", "place m",
    "log everything", "back", "back", "next", "previous", "\x1b[2J\x07", "'; drop table games", "🦒",
    "claim windhoek", "back",
]  # fmt: skip


def _events(folder: Path, name: str) -> bytes:
    return (folder / name).read_bytes()


def test_nonsense_at_every_prompt_changes_nothing(okapi: Run, folder: Path) -> None:
    moves = [
        "keep 1 2",
        "draw train",
        "draw terrain",
        "draw tickets",
        "keep 1 2",
        "draw terrain",
        "draw train",
    ]
    plain = "\n".join([*moves, "save plain.jsonl"]) + "\n"
    noisy = "\n".join([line for move in moves for line in (*CORPUS, move)] + [*CORPUS, "save noisy.jsonl"]) + "\n"
    for typed in (plain, noisy):
        played = okapi("play", "--seed", 4, "--bots", "random", typed=typed)
        assert played.exit_code == 0
    assert _events(folder, "plain.jsonl") == _events(folder, "noisy.jsonl")


def test_nonsense_cannot_send_commands_to_the_terminal(okapi: Run) -> None:
    played = okapi("play", "--seed", 4, "--bots", "random", typed="routes \x1b[2J\nsave \x1b[2J/x\nclaim \x1b]0;x\n")
    answers = [line for line in played.stdout.splitlines() if not line.startswith("> ")]
    assert "\x1b" not in "".join(answers)


def test_bytes_that_are_no_text_are_survived(folder: Path) -> None:
    import subprocess
    import sys

    command = [sys.executable, "-m", "okapi", "play", "--seed", "1", "--bots", "random"]
    done = subprocess.run(command, input=b"\xff\xfe\x00\n1 2\n\xc3(\n", capture_output=True, cwd=folder, check=False)
    assert done.returncode == 0
    assert b"Saved" in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_terminal_without_accents_is_survived(folder: Path, monkeypatch: Any) -> None:
    import subprocess
    import sys

    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = subprocess.run([sys.executable, "-m", "okapi", "board"], capture_output=True, cwd=folder, check=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
