"""`okapi review`: a finished game with its luck, its decisions and the moments that mattered."""

from pathlib import Path
from typing import Annotated

import typer

from okapi.board import Board
from okapi.coach.picture import picture
from okapi.coach.results import GameReview, NotFinished, UnknownBoard
from okapi.game import Seat, to_json
from okapi.record import Record, RecordError, verify

from . import review_text
from .bad_input import BAD_FILE, BadInput
from .engines import compiling_announced, too_small
from .files import board_for, board_named, record_from, shown, typed, unwritable
from .language import say, spoken
from .options import AsJson, BoardFile, RecordFile
from .screen import Screen, progress_bar
from .seats import seat_called
from .verify import bad_game
from .wording import Wording


def review(
    file: RecordFile,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="option-review-seat")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="option-review-decisions")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="option-review-svg")] = None,
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Print what the coach says about a game, and about every decision if wanted; save a picture of it."""
    record, screen = record_from(file), Screen()
    land = board_for(file, record, board_named(board))
    you = None if seat is None else seat_called(seat, record.header.players)
    words = Wording(spoken(), land, record.header.players, you)
    judged = None if you is None else (you,)
    found = reviewed(file, record, land, judged, words)
    if svg is not None:
        _save_picture(found, words, svg)
    if as_json:
        print(to_json(found).decode())
        return
    if story := review_text.story(found, words):
        screen.line(story)
        screen.gap()
    screen.line(say("review-moments"), "bold")
    for sentence in review_text.moments(found, words):
        screen.line(sentence)
    screen.gap()
    screen.line(say("review-ledger"), "bold")
    screen.show(review_text.ledger(found.accounts, words))
    screen.gap()
    screen.line(say("review-decisions"), "bold")
    screen.show(review_text.decisions(found, words))
    if decisions:
        screen.gap()
        for sentence in review_text.each_decision(found, words):
            screen.line(sentence)


def reviewed(path: Path, record: Record, board: Board, seats: tuple[Seat, ...] | None, words: Wording) -> GameReview:
    """The review of a game from a file; BadInput: why there is none."""
    try:
        from okapi.coach import review as coach  # noqa: PLC0415 (needs the extra `fast`, as do the next)
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415

        require_numba()
    except ImportError:
        raise BadInput(say("review-not-installed"), BAD_FILE) from None
    try:
        verify(record, board)
        with compiling_announced(), progress_bar(say("review-progress")) as report:
            return coach(record, board, seats=seats, progress=report)
    except RecordError as error:
        said = bad_game(path, error, words)
    except NotFinished:
        said = say("review-not-finished", file=typed(path))
    except UnknownBoard:
        said = say("review-other-board", file=shown(path))
    except BeyondLimits as error:
        said = too_small(error)
    raise BadInput(said, BAD_FILE)


def _save_picture(found: GameReview, words: Wording, path: Path) -> None:
    try:
        path.write_text(picture(found, words.texts), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
