"""What the command line says: each command with what one types, drawn and in plain lines."""

from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

from typer.testing import CliRunner

from coach.played import played
from okapi.board import Board
from okapi.cli import app, review
from okapi.cli.wording import Wording
from okapi.coach.results import GameReview
from okapi.game import Seat
from okapi.record import Record, save

from .sheet import TERMINAL, TITLE, Piece

TYPED = """help
rules 5.8
1
draw train
1 2
hand
tickets
what do i need
market
players
map
place durban
routes 6
who has
options
xyzzy
claim atlantis
claim cape town port elizabeth
1
draw train
draw train
score
last
draw tickets
keep 1
log
claim
quit
"""
PLAY = ("play", "--seed", "1", "--bots", "greedy", "--name", "Ada")
COMMANDS: dict[str, tuple[tuple[str, ...], str]] = {
    "first steps": ((), ""),
    "help": (("--help",), ""),
    **{f"help of {name}": ((name, "--help"), "") for name in ("play", "simulate", "review", "learn", "arena", "serve")},
    "the first turns of a game": (PLAY, TYPED),
    "the same in plain lines": (("--plain", *PLAY), TYPED),
    "the rules": (("rules",), ""),
    "a rule that there is not": (("rules", "99"), ""),
    "bots": (("bots",), ""),
    "a record verified": (("verify", "game.jsonl", "broken.jsonl", "nowhere.jsonl"), ""),
    "a review": (("review", "game.jsonl"), ""),
    "a review in plain lines": (("--plain", "review", "game.jsonl"), ""),
    "a simulation": (("simulate", "--players", "3", "--games", "21"), ""),
    "an arena": (("arena", "--bots", "greedy,random", "--games", "20", "--jobs", "1"), ""),
    "bad input": (("simulate", "--players", "7", "--games", "1"), ""),
    "an option that there is not": (("play", "--nonsense"), ""),
    "a bot that there is not": (("play", "--bots", "deep-blue"), ""),
    "a board": (("board",), ""),
}
LONGEST = 120  # lines of a text that repeats itself, such as a board's tables


def prepare(folder: Path) -> None:
    """The files that the commands speak of. The coach takes long, so it reviews the game for all languages at once."""
    ask_the_coach, known = review.reviewed, list[GameReview]()

    def reviewed(
        path: Path, record: Record, board: Board, seats: tuple[Seat, ...] | None, words: Wording
    ) -> GameReview:
        known[:] = known or [ask_the_coach(path, record, board, seats, words)]
        return known[0]

    review.reviewed = reviewed
    save(played(2), folder / "game.jsonl")
    lines = (folder / "game.jsonl").read_text("utf-8").splitlines(keepends=True)
    (folder / "broken.jsonl").write_text("".join(lines[:40] + lines[41:]), "utf-8")


def outputs(language: str, folder: Path) -> Iterator[Piece]:
    """Every command and what it answers."""
    runner = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"})
    for title, (command, typed) in COMMANDS.items():
        yield Piece(TITLE, f"{title}: okapi {' '.join(command)}", 2)
        with chdir(folder):
            answered = runner.invoke(app, ["--language", language, *command], input=typed)
        if answered.exception is not None and not isinstance(answered.exception, SystemExit):
            raise answered.exception
        yield Piece(TERMINAL, _cut(answered.output))


def _cut(text: str) -> str:
    lines = text.rstrip().splitlines()
    return "\n".join([*lines[:LONGEST], "…"] if len(lines) > 3 * LONGEST else lines)
