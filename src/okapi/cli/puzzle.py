"""`okapi puzzle`: positions with one clearly best move, three a day or as many as wanted, and a rating."""

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from okapi.board import africa
from okapi.board.problems import printable
from okapi.bots import find_bot
from okapi.coach.results import AdvisedMove
from okapi.coach.thresholds import TRIES
from okapi.game import Action
from okapi.puzzles import (
    ArenaGame,
    Puzzle,
    PuzzleAnswer,
    PuzzleRating,
    PuzzleTheme,
    UnknownPuzzle,
    answer,
    next_puzzle,
    position,
    rated,
    todays,
)
from okapi.puzzles import puzzle as puzzle_named

from .bad_input import BAD_FILE, INTERRUPTED, BadInput
from .exercise import Exercise, JudgedTry
from .files import reason_of, shown
from .language import listed, say, spoken
from .play.coaching import advised
from .play.human import LeftTable
from .play.prompt import Prompt
from .review_text import move
from .screen import Screen
from .seats import names_of
from .wording import Wording


def puzzle(
    theme: Annotated[str | None, typer.Option(metavar="THEME", help="option-puzzle-theme")] = None,
    id: Annotated[str | None, typer.Option("--id", metavar="ID", help="option-puzzle-id")] = None,
    endless: Annotated[bool, typer.Option("--endless", help="option-puzzle-endless")] = False,
) -> int:
    """Today's puzzles, one by its name, or one after the other; the exit code."""
    about = None if theme is None else _theme(theme)
    results, screen = Results.kept(), Screen()
    if id is not None:
        chosen = iter([_puzzle(id)])
    elif endless or about is not None:
        chosen = _endless(results, about)
    else:
        today = datetime.now(UTC).date()
        chosen = iter(todays(today))
        screen.print_message("puzzle-today", date=spoken().day(today))
    screen.print_message("puzzle-intro", tries=TRIES)
    screen.print_message("puzzle-rating", rating=round(results.own.rating))
    try:
        return _solve(chosen, results, screen)
    except KeyboardInterrupt:
        screen.gap()
        return INTERRUPTED
    except (LeftTable, EOFError):
        screen.gap()
    return 0


def _theme(written: str) -> PuzzleTheme:
    """A theme by its name, in English or as the reader's language has it."""
    wanted = written.strip().casefold()
    for theme in PuzzleTheme:
        if wanted in (theme.value, say(f"puzzle-theme-{theme}").casefold()):
            return theme
    raise BadInput(say("puzzle-no-such-theme", theme=printable(written), themes=listed(PuzzleTheme)))


def _puzzle(id: str) -> Puzzle:
    try:
        return puzzle_named(id.strip().lower())
    except UnknownPuzzle:
        raise BadInput(say("puzzle-unknown", id=printable(id))) from None


def _endless(results: "Results", theme: PuzzleTheme | None) -> Iterator[Puzzle]:
    random = Random()
    while (chosen := next_puzzle(results.own.rating, results.tried, random, theme)) is not None:
        yield chosen


def _solve(puzzles: Iterator[Puzzle], results: "Results", screen: Screen) -> int:
    first = next(puzzles, None)
    if first is None:
        screen.print_message("puzzle-none-left")
        return 0
    prompt = Prompt()
    for it in chain([first], puzzles):
        _PuzzlePrompt(it, results, screen, prompt).show_and_judge()
    return 0


class _PuzzlePrompt:
    """One puzzle at the prompt."""

    def __init__(self, puzzle: Puzzle, results: "Results", screen: Screen, prompt: Prompt) -> None:
        assert isinstance(puzzle.game, ArenaGame)
        names = names_of([find_bot(bot) for bot in puzzle.game.bots])
        self._puzzle, self._results, self._screen = puzzle, results, screen
        self._words = Wording(spoken(), africa(), names, puzzle.seat)
        self._exercise = Exercise(screen, self._words, prompt)

    def show_and_judge(self) -> None:
        """Let the person try, then show what the coach would do."""
        puzzle, words, screen = self._puzzle, self._words, self._screen
        screen.gap()
        when = words.say("moment-when", turn=puzzle.turn)
        screen.line(words.say("puzzle-where", id=puzzle.id, rating=puzzle.rating, when=when), "bold")
        view, events = position(puzzle)
        self._exercise.is_solved(view, events, self._judge)
        for line in _coach_says(puzzle, words):
            screen.line(line)
        screen.print_message("puzzles-about", theme=words.say(f"puzzle-theme-{puzzle.theme}"))  # not earlier, as a hint
        screen.print_message("puzzle-rating", rating=round(self._results.own.rating))

    def _judge(self, tried: Action) -> JudgedTry:
        answered = answer(self._puzzle, tried)
        if self._puzzle.id not in self._results.tried:  # the first try counts, and no other
            self._results.note(self._puzzle, is_found=answered.is_found)
            self._results.keep(self._screen)
        return JudgedTry(_in_words(answered, self._words), answered.is_found)


def _in_words(answered: PuzzleAnswer, words: Wording) -> str:
    best = round(100 * answered.best)
    if answered.is_found:
        return words.say("puzzle-found", percent=best)
    if answered.share is None:
        return words.say("puzzle-other")
    return words.say("puzzle-other-known", percent=round(100 * answered.share))


def _coach_says(puzzle: Puzzle, words: Wording) -> Iterator[str]:
    """The best move with its reason, and what the others that come to mind are worth."""
    yield from advised([puzzle.best], words)
    yield from (_less(it, words) for it in puzzle.moves[1:])


def _less(other: AdvisedMove, words: Wording) -> str:
    return words.say("puzzle-less", move=move(other.action, words), percent=round(100 * other.share))


class Results(Struct):
    """What a person has tried so far, and the rating that resulted."""

    own: PuzzleRating = PuzzleRating()
    tried: set[str] = msgspec.field(default_factory=set)

    @classmethod
    def kept(cls) -> "Results":
        """From the file; if there is none, a new start. BadInput: it cannot be read."""
        try:
            return msgspec.json.decode(_file().read_bytes(), type=cls)
        except (FileNotFoundError, NotADirectoryError):
            return cls()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            raise BadInput(say("puzzle-file-broken", file=shown(_file())), BAD_FILE) from None

    def note(self, puzzle: Puzzle, *, is_found: bool) -> None:
        self.own = rated(self.own, puzzle.rating, found=is_found)
        self.tried.add(puzzle.id)

    def keep(self, screen: Screen) -> None:
        path = _file()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_suffix(".new")  # a crash leaves the one file or the other, and both are whole
            beside.write_bytes(msgspec.json.encode(self))
            beside.replace(path)
        except OSError as error:
            screen.print_message("puzzle-not-kept", file=shown(path), error=reason_of(error))


def _file() -> Path:
    return data_folder() / "puzzles.json"


def data_folder() -> Path:
    """A user's folder for the data of programs, as each system has it."""
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "okapi"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "okapi"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "okapi"
