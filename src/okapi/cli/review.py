"""`okapi review`: a finished game with its luck, its decisions and the moments that mattered."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from okapi.board import Board
from okapi.coach.picture import picture
from okapi.coach.results import GameReview, NotFinished, UnknownBoard
from okapi.game import Seat, to_json
from okapi.record import Record, RecordError, verify

from . import review_text
from .bad_input import BAD_FILE, BadInput
from .files import board_from, record_or_refusal, shown, typed, unwritable
from .language import say
from .options import AsJson, BoardFile, RecordFile
from .screen import Screen
from .seats import seat_called
from .verify import bad_game
from .wording import Wording

if TYPE_CHECKING:
    from okapi.coach.reviewing import Progress as Report


def review(
    file: RecordFile,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="option-review-seat")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="option-review-decisions")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="option-review-svg")] = None,
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Print what the coach has to say about a game, if wanted about every decision; save a picture of it."""
    record, land, screen = record_or_refusal(file), board_from(board), Screen()
    judged = None if seat is None else (seat_called(seat, record.header.players),)
    words = Wording(screen.texts, land, record.header.players)
    found = _reviewed(file, record, land, judged, words)
    if svg is not None:
        _save_picture(found, words, svg)
    if as_json:
        print(to_json(found).decode())
        return
    screen.line(say("review-moments"), "bold")
    for sentence in review_text.moments(found, words):
        screen.line(sentence)
    screen.gap()
    screen.line(say("review-ledger"), "bold")
    screen.show(review_text.ledger(found, words))
    screen.gap()
    screen.line(say("review-decisions"), "bold")
    screen.show(review_text.decisions(found, words))
    if decisions:
        screen.gap()
        for sentence in review_text.each_decision(found, words):
            screen.line(sentence)


def _reviewed(
    path: Path, record: Record, board: Board, seats: tuple[Seat, ...] | None, words: Wording
) -> GameReview:
    try:
        from okapi.coach import review as coach  # noqa: PLC0415 (needs the extra `fast`, as do the next)
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
        from okapi.compiled.compilation import announcement, require_numba  # noqa: PLC0415

        require_numba()
    except ImportError:
        raise BadInput(say("review-not-installed"), BAD_FILE) from None
    assert announcement is not None
    try:
        verify(record, board)
        aside = Screen(stderr=True)
        with announcement.shown_on(aside.console, lambda: say("engine-compiling")), _shown(aside) as report:
            return coach(record, board, seats=seats, progress=report)
    except RecordError as error:
        raise BadInput(bad_game(path, error, words), BAD_FILE) from None
    except NotFinished:
        raise BadInput(say("review-not-finished", file=typed(path)), BAD_FILE) from None
    except UnknownBoard:
        raise BadInput(say("review-other-board", file=shown(path)), BAD_FILE) from None
    except BeyondLimits as error:
        said = say("engine-too-small", limit=error.limit.value, max=error.max, found=error.found)
        raise BadInput(said, BAD_FILE) from None


@contextmanager
def _shown(screen: Screen) -> Iterator["Report"]:
    """How far it is, beside the output and not in it."""
    columns = (TextColumn(say("review-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=screen.console, transient=True, disable=not screen.console.is_terminal
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _save_picture(found: GameReview, words: Wording, path: Path) -> None:
    try:
        path.write_text(picture(found, words.texts), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
