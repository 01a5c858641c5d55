"""`okapi verify`: whether files are the honest records of games, one line each."""

from pathlib import Path
from typing import Annotated

import typer

from okapi.board import Board
from okapi.board.problems import printable
from okapi.game import BadSetup, GameState, IllegalAction, Stage, UnreadableText, parse_event, score_sheet
from okapi.record import DuplicateLuck, FairLuck, Fault, PlayedOnLuck, Record, RecordError, SeededLuck, SplitMixLuck
from okapi.record import verify as check

from .bad_input import BAD_FILE, BadInput
from .event_text import sentences
from .files import board_for, board_named, obstacles_in_words, record_from, shown
from .language import spoken
from .options import BoardFile
from .screen import Screen
from .wording import Wording, key


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="option-record")], board: BoardFile = None
) -> int:
    """Print a line for each file; the exit code."""
    given, screen, code = board_named(board), Screen(), 0
    for path in files:
        line, is_good = _verdict(path, given)
        screen.whole(line)
        code = code if is_good else BAD_FILE
    return code


def _verdict(path: Path, given: Board | None) -> tuple[str, bool]:
    try:
        record = record_from(path)
        board = board_for(path, record, given)
    except BadInput as refusal:
        return str(refusal), False
    words = Wording(spoken(), board, record.header.players)
    try:
        return _good(path, record, check(record, board), words), True
    except RecordError as error:
        return bad_game(path, error, words), False


def _good(path: Path, record: Record, state: GameState, words: Wording) -> str:
    is_over = state.table.stage is Stage.GAME_OVER
    points = (
        [score.total for score in score_sheet(state).scores]
        if is_over
        else [player.score for player in state.table.players]
    )
    scores = (words.say("player-score", player=words.players[seat], points=n) for seat, n in enumerate(points))
    return words.say(
        "record-fine",
        file=shown(path),
        players=len(points),
        events=len(record.events),
        state="finished" if is_over else "unfinished",
        scores=words.texts.listed(scores),
        luck=_luck(record, words),
    )


def _luck(record: Record, words: Wording) -> str:
    match record.header.luck:
        case FairLuck() | DuplicateLuck() if record.secret is not None:
            return words.say("luck-proven")
        case FairLuck() | DuplicateLuck():
            return words.say("luck-secret")
        case PlayedOnLuck():
            return words.say("luck-played-on")
        case SeededLuck(seed=seed) | SplitMixLuck(seed=seed):
            return words.say("luck-seeded", seed=printable(seed))
        case _:
            return words.say("luck-unknown")


def bad_game(path: Path, error: RecordError, words: Wording) -> str:
    """What is wrong with a game whose file is whole."""
    details = {name: _in_words(name, value, words) for name, value in error.details.items()}
    if error.fault is Fault.AGAINST_THE_RULES:
        details["reason"] = _reason(error, words)
    if isinstance(error.__cause__, BadSetup):
        details["error"] = obstacles_in_words(error.__cause__)
    fault = words.say(key("fault", error.fault), **details)
    return words.say("record-bad-line", file=shown(path), line=error.line, fault=fault)


def _in_words(name: str, value: str | int, words: Wording) -> str | int:
    """An event as a sentence, if it can be one: a bad record may name things that do not exist."""
    if isinstance(value, int):
        return value
    if name in ("event", "expected"):
        try:
            return " ".join(sentences([parse_event(value)], words))
        except (UnreadableText, LookupError):
            pass
    return printable(value)


def _reason(error: RecordError, words: Wording) -> str:
    if isinstance(error.__cause__, IllegalAction):
        return words.refusal(error.__cause__)
    return words.say(key("reason", str(error.details["reason"])))
