"""What the command line says: each command as it is typed, drawn and in plain lines."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path

from typer.main import get_command
from typer.testing import CliRunner, Result

from coach.played import played
from okapi.board import Board
from okapi.cli import app, learn, review
from okapi.cli.wording import Wording
from okapi.coach.results import GameReview
from okapi.game import Seat
from okapi.puzzles import all_puzzles
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


def _commands() -> Iterator[tuple[str, ...]]:
    """Each command, and those below it."""
    for name, command in vars(get_command(app))["commands"].items():
        yield (name,)
        yield from ((name, below) for below in getattr(command, "commands", ()))


PLAY = ("play", "--seed", "1", "--bots", "greedy", "--name", "Ada")
COMMANDS: dict[str, tuple[tuple[str, ...], str]] = {
    "first steps": ((), ""),
    "help": (("--help",), ""),
    **{f"help of {' '.join(names)}": ((*names, "--help"), "") for names in _commands()},
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
    "a board that is no board": (("board", "check", "broken.jsonl"), ""),
    "a board file that there is not": (("board", "check", "nowhere.toml"), ""),
    "a game retold": (("replay", "game.jsonl"), ""),
    "the deal of a day": (("deal", "--date", "2026-11-17", "--name", "Ada"), "1 2\nquit\n"),
    "a day without a deal": (("deal", "--date", "1910-01-01"), ""),
    "a day that there is not": (("deal", "--date", "2026-02-30"), ""),
    "puzzles": (("puzzle",), "help\ndraw terrain\ndraw train\n1\nquit\n"),
    "a puzzle": (("puzzle", "--id", all_puzzles()[0].id), "draw terrain\ndraw train\n"),
    "mistakes to learn from": (("learn", "game.jsonl", "--seat", "1"), "draw train\ndraw terrain\nquit\n"),
    "whose mistakes": (("learn", "game.jsonl"), ""),
    "a puzzle that there is not": (("puzzle", "--id", "nonsense"), ""),
    "a theme that there is not": (("puzzle", "--theme", "nonsense"), ""),
    "benchmarks": (("benchmark",), ""),
    "a benchmark that there is not": (("benchmark", "nonsense"), ""),
    "a command that there is not": (("plya",), ""),
    "a backup of nothing": (("backup", "copy.jsonl", "--database", "nowhere.sqlite"), ""),
    "a backup that there is not": (("restore", "nowhere.jsonl", "--database", "new.sqlite"), ""),
    "nothing to remove": (("prune", "--database", "nowhere.sqlite"), ""),
    "a port that there is not": (("serve", "--port", "99999"), ""),
}
LONGEST, LAST = 120, 30  # lines of a text that repeats itself, such as a board's tables, and those of its end


def prepare(folder: Path) -> None:
    """The files that the commands speak of. The coach takes long, so it reviews the game for all languages at once."""
    ask_the_coach, known = review.reviewed, list[GameReview]()

    def reviewed(
        path: Path, record: Record, board: Board, seats: tuple[Seat, ...] | None, words: Wording
    ) -> GameReview:
        known[:] = known or [ask_the_coach(path, record, board, seats, words)]
        return known[0]

    review.reviewed = vars(learn)["reviewed"] = reviewed
    save(played(2), folder / "game.jsonl")
    lines = (folder / "game.jsonl").read_text("utf-8").splitlines(keepends=True)
    (folder / "broken.jsonl").write_text("".join(lines[:40] + lines[41:]), "utf-8")


def outputs(language: str, folder: Path) -> Iterator[Piece]:
    """Every command and what it answers."""
    own = {"XDG_DATA_HOME": str(folder / language)}  # a rating in puzzles of its own
    runner = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", **own})
    for title, (command, typed) in COMMANDS.items():
        yield Piece(TITLE, f"{title}: okapi {' '.join(command)}", 2)
        with chdir(folder):
            answered = _invoke(runner, ["--language", language, *command], typed)
        if answered.exception is not None and not isinstance(answered.exception, SystemExit):
            raise answered.exception
        yield Piece(TERMINAL, _cut(answered.output))


def _invoke(runner: CliRunner, command: list[str], typed: str) -> Result:
    """In this thread, where signals are; but what has a loop of its own beside the browser's, in another."""
    if "--database" not in command:
        return runner.invoke(app, command, input=typed)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(runner.invoke, app, command, input=typed).result()


def _cut(text: str) -> str:
    lines = text.rstrip().splitlines()
    return "\n".join([*lines[:LONGEST], "…", *lines[-LAST:]] if len(lines) > 3 * LONGEST else lines)
