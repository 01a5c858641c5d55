"""`okapi replay`: a recorded game in words, turn by turn."""

from typing import Annotated, NamedTuple

import typer

from okapi.board import Board
from okapi.game import Event, GameState, Stage, StartingTicketsSettled, Table, TurnEnded, redact, score_table
from okapi.record import Record, RecordError
from okapi.record import replay as played_again

from .bad_input import BAD_FILE, BadInput
from .event_text import sentences
from .files import board_for, board_named, record_from
from .language import spoken
from .options import BoardFile, RecordFile
from .screen import Screen
from .seats import seat_called
from .table import final_score, players
from .verify import bad_game
from .wording import Wording


class Chapter(NamedTuple):
    """The setup, or one turn: the table as it began, and what happened."""

    table: Table
    events: list[Event]


def replay(
    file: RecordFile,
    seen_by: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="option-as")] = None,
    board: BoardFile = None,
) -> None:
    """Print the story, with everything or as one seat saw it."""
    record, screen = record_from(file), Screen()
    land = board_for(file, record, board_named(board))
    seat = None if seen_by is None else seat_called(seen_by, record.header.players)
    words = Wording(spoken(), land, record.header.players, seat)
    try:
        chapters, end = _chapters(record, land)
    except RecordError as error:
        raise BadInput(bad_game(file, error, words), BAD_FILE) from None
    for number, (table, events) in enumerate(chapters):
        _heading(number, table, words, screen)
        _story(events if seat is None else [redact(event, seat) for event in events], words, screen)
    _closing(end, words, screen)


def _chapters(record: Record, board: Board) -> tuple[list[Chapter], Table | None]:
    """The game in pieces, and the table as it was left."""
    chapters: list[Chapter] = []
    last: GameState | None = None
    begins = True
    for before, event, after in played_again(record, board):
        if begins:
            chapters.append(Chapter(before.table, []))
        chapters[-1].events.append(event)
        begins = isinstance(event, TurnEnded | StartingTicketsSettled)
        last = after
    return chapters, last.table if last is not None else None


def _heading(number: int, table: Table, words: Wording, screen: Screen) -> None:
    screen.gap()
    if number == 0 or table.turn is None:
        screen.line(words.say("chapter-setup"), "bold")
        return
    points = table.players[table.turn].score
    screen.line(words.say("chapter-turn", turn=number, **words.who(table.turn), points=points), "bold")


def _story(events: list[Event], words: Wording, screen: Screen) -> None:
    for sentence in sentences((event for event in events if not isinstance(event, TurnEnded)), words):
        screen.line(sentence)


def _closing(table: Table | None, words: Wording, screen: Screen) -> None:
    screen.gap()
    if table is None or table.stage is not Stage.GAME_OVER:
        screen.print_message("replay-unfinished")
        if table is not None:
            screen.show(players(table, words))
        return
    screen.show(final_score(score_table(table, table.revealed), words))
