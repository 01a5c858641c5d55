"""`okapi learn`: a player's mistakes in a finished game, to be tried again at the prompt."""

from collections.abc import Sequence
from typing import Annotated

import typer

from okapi.board import Board
from okapi.board.problems import printable
from okapi.coach.results import ComparedMove, GameReview, JudgedDecision, TryOutcome, Verdict
from okapi.coach.thresholds import MAX_EXERCISES, TRIES
from okapi.game import Action, Seat, redact, view_for
from okapi.record import Record, Replayed, replay

from .bad_input import INTERRUPTED, BadInput
from .exercise import Exercise, JudgedTry
from .files import board_for, board_named, record_from
from .language import say, spoken
from .options import BoardFile, RecordFile
from .play.coaching import advised
from .play.human import LeftTable
from .play.prompt import Prompt
from .review import reviewed
from .review_text import move
from .screen import Screen
from .seats import bot_behind, seat_called
from .wording import Wording


def learn(
    file: RecordFile,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="option-learn-seat")] = None,
    board: BoardFile = None,
) -> int:
    """Let a player try decisions again that cost them something; the exit code."""
    record, screen = record_from(file), Screen()
    land = board_for(file, record, board_named(board))
    players = record.header.players
    you = _only_person(players) if seat is None else seat_called(seat, players)
    words = Wording(spoken(), land, players, you)
    found = reviewed(file, record, land, (you,), words)
    mistakes = worth_trying(found, you)
    if not mistakes:
        screen.print_message("learn-nothing")
        return 0
    screen.print_message("learn-intro", count=len(mistakes), tries=TRIES)
    retries = Retries(record, land, found.level, words, screen)
    try:
        solved = sum(retries.try_again(it, number, len(mistakes)) for number, it in enumerate(mistakes, start=1))
        screen.gap()
        screen.print_message("learn-done", found=solved, count=len(mistakes))
    except KeyboardInterrupt:
        screen.gap()
        return INTERRUPTED
    except (LeftTable, EOFError):
        screen.gap()
    return 0


def worth_trying(found: GameReview, seat: Seat) -> list[JudgedDecision]:
    """The decisions of a seat that cost it most, in the order of the game."""
    missed = [it for it in found.judgements if it.seat == seat and it.verdict is not Verdict.FINE]
    costliest = sorted(missed, key=lambda it: -it.loss)[:MAX_EXERCISES]
    return sorted(costliest, key=lambda it: it.step)


def _only_person(players: Sequence[str]) -> Seat:
    """The one player whose name is not a bot's. BadInput: there is none, or several."""
    people = [seat for seat, name in enumerate(players) if bot_behind(name) is None]
    if len(people) != 1:
        raise BadInput(say("learn-which-seat", players=spoken().either(map(printable, players))))
    return people[0]


class Retries:
    """The mistakes of one game, where a person tries other moves."""

    def __init__(self, record: Record, board: Board, level: float, words: Wording, screen: Screen) -> None:
        self._replayed: Replayed = list(replay(record, board))
        self._level = level
        self._words = words
        self._screen = screen
        self._exercise = Exercise(screen, words, Prompt())

    def try_again(self, judged: JudgedDecision, number: int, count: int) -> bool:
        """Whether a better move was found in three tries."""
        screen, words = self._screen, self._words
        screen.gap()
        when = words.say("moment-when", turn=judged.turn)
        screen.line(words.say("learn-where", number=number, count=count, when=when), "bold")
        screen.line(words.say("learn-played", move=move(judged.action, words)))
        events = (redact(event, judged.seat) for _, event, _ in self._replayed[: judged.step])
        view, compared = view_for(self._replayed[judged.step][0], judged.seat), list[ComparedMove]()

        def judge(tried: Action) -> JudgedTry:
            compared.append(found := self._compare(judged, tried))
            outcome = found.outcome
            return JudgedTry(in_words(found, words), outcome is TryOutcome.FOUND, outcome is not TryOutcome.SAME)

        is_solved = self._exercise.is_solved(view, events, judge)
        for line in advised(compared[-1].moves, words):
            screen.line(line)
        return is_solved

    def _compare(self, judged: JudgedDecision, tried: Action) -> ComparedMove:
        from okapi.coach import compare  # noqa: PLC0415 (needs the extra `fast`, which the review had)

        view = view_for(self._replayed[judged.step][0], judged.seat)
        return compare(view, tried, judged.action, step=judged.step, level=self._level)


def in_words(compared: ComparedMove, words: Wording) -> str:
    """How a try compares with what was played."""
    percent, played = round(100 * compared.share), round(100 * compared.played)
    return words.say(f"learn-{compared.outcome}", percent=percent, played=played)
