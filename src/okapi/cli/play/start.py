"""Sitting down: a new game from the options of the command, or a saved one."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from okapi.board import Board
from okapi.board.problems import printable
from okapi.bots import Bot, BotEntry, compiles
from okapi.coach.warm_up import BEGUN, at_once, is_cold, warm_up_beside
from okapi.dealer import DuplicateDealer, FairDealer, SeededDealer, commitment_to, new_secret
from okapi.game import VARIANTS, Action, Rules, Seat, View, rules_for
from okapi.record import (
    DuplicateLuck,
    FairLuck,
    Record,
    RecordedDealer,
    RecordError,
    dealer_of,
    header_for,
    luck_of,
    verify,
)

from .. import seats
from ..bad_input import BAD_FILE, INTERRUPTED, BadInput
from ..files import board_from, record_from, typed
from ..language import is_perhaps_read_aloud, say, spoken
from ..options import BoardFile, Bots
from ..screen import Screen
from ..verify import bad_game
from ..vocabulary import vocabulary
from ..wording import Wording
from .commands import COMMANDS
from .game import Game, hanging_up_saves
from .prompt import Prompt
from .session import LocalGame

USUAL_OPPONENT = "zebra"  # of medium strength, and ready at once: nothing is loaded or compiled for it
TICKETS_DRAWN = sorted(VARIANTS["tickets_drawn"].choices)


class PlayOptions(Struct, frozen=True):
    """How a game is to be played; None: not given."""

    players: int | None
    bots: str | None
    seed: str | None
    name: str | None
    words: str | None
    tickets_drawn: int | None


def play(
    players: Annotated[int | None, typer.Option(metavar="N", help="option-players")] = None,
    bots: Bots = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="option-play-seed")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="option-resume")] = None,
    board: BoardFile = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="option-name")] = None,
    words: Annotated[str | None, typer.Option(metavar="TEXT", help="option-words")] = None,
    tickets_drawn: Annotated[
        int | None, typer.Option(metavar="|".join(map(str, TICKETS_DRAWN)), help="option-tickets-drawn")
    ] = None,
) -> int:
    """One person against bots; the exit code."""
    options = PlayOptions(players, bots, seed, name, words, tickets_drawn)
    screen, land = Screen(), board_from(board)
    try:
        with hanging_up_saves():
            if resume is not None:
                return _resume(options, resume, land, screen)
            return _new(options, land, screen)
    except (KeyboardInterrupt, EOFError) as end:  # before the first card, so there is nothing to save
        screen.gap()
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0


def _new(options: PlayOptions, board: Board, screen: Screen) -> int:
    name = seats.checked_name(options.name or say("human"))
    opponents = _opponents(options)
    rules = _rules(options, board)
    prompt = Prompt(partial(words_of, board))
    dealer = _dealer(options, screen, prompt)
    players = [name, *seats.names_of(opponents)]
    bots = bots_at_once(dict(enumerate(opponents, start=1)), dealer, screen)
    session = LocalGame(board, header_for(board, players, rules, luck_of(dealer)), dealer, 0, bots)
    dealt = session.begin()
    title = printable(spoken().board(board.name, board.names))
    screen.print_message("welcome", players=spoken().listed(players), board=title)
    screen.print_message("welcome-help")
    if is_perhaps_read_aloud():
        screen.print_message("plain-hint", command="okapi --plain play")
    return Game(session, screen, prompt).play(session.heard(dealt))


def _opponents(options: PlayOptions) -> list[BotEntry]:
    """As many bots as there are other players; the usual one unless others are named."""
    bots = seats.bots_named(options.bots if options.bots is not None else USUAL_OPPONENT)
    players = options.players if options.players is not None else len(bots) + 1
    seats.require_players(players)
    return seats.fill_seats(bots, players - 1)


def _rules(options: PlayOptions, board: Board) -> Rules:
    if options.tickets_drawn is None:
        return rules_for(board)
    if options.tickets_drawn not in TICKETS_DRAWN:
        raise BadInput(say("wrong-tickets-drawn", choices=spoken().either(map(str, TICKETS_DRAWN))))
    return replace(rules_for(board), tickets_drawn=options.tickets_drawn)


def words_of(board: Board) -> set[str]:
    """What can be typed: commands and places, in the language that is spoken and in English."""
    texts = spoken()
    places = {texts.place(place.country or place.id, place.name) for place in board.places.values()}
    words = vocabulary(texts.language).spellings(COMMANDS)
    return {*words, *places, *(place.name for place in board.places.values())}


def _dealer(options: PlayOptions, screen: Screen, prompt: Prompt) -> RecordedDealer:
    """A seeded dealer, or the provably fair one, whose promise comes before the player's words."""
    if options.seed is not None:
        if options.words is not None:
            raise BadInput(say("words-with-seed"))
        return SeededDealer(seats.checked_seed(options.seed))
    words = None if options.words is None else seats.checked_words(options.words)
    secret = new_secret()
    screen.print_message("commitment", commitment=commitment_to(secret))
    if words is None and prompt.is_terminal:
        screen.print_message("ask-words")
        words = printable(prompt.ask()[: seats.LONGEST_TEXT])
    return FairDealer(secret, (words,) if words else ())


class BotAtOnce:
    """Never waits for a compiler."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        with at_once():
            return self._bot.choose(view, options)


def bots_at_once(opponents: dict[Seat, BotEntry], dealer: RecordedDealer, screen: Screen) -> dict[Seat, Bot]:
    """The bots. What some of them think with is compiled during the game if necessary; a message says so."""
    bots = seats.bots_at(opponents, luck_of_bots(dealer))
    compiling = [seat for seat, bot in opponents.items() if compiles(bot.name)]
    if compiling and is_cold():
        screen.print_message(BEGUN)
        warm_up_beside()
    return bots | {seat: BotAtOnce(bots[seat]) for seat in compiling}


def luck_of_bots(dealer: RecordedDealer) -> str:
    """What the bots' seeds are made from, which is the same when the game is resumed."""
    return dealer.commitment if isinstance(dealer, FairDealer | DuplicateDealer) else str(dealer.seed)


# A saved game.


def _resume(options: PlayOptions, file: Path, board: Board, screen: Screen) -> int:
    settled = (options.players, options.seed, options.words, options.tickets_drawn)
    if any(option is not None for option in settled):
        raise BadInput(say("settled-already"))
    record = record_from(file)
    dealer = _dealer_again(record, board, file)
    players = record.header.players
    human = _seat_of_the_human(options, record)
    others = [seat for seat in range(len(players)) if seat != human]
    bots = dict(zip(others, _opponents_again(options, record, others), strict=True))
    session = LocalGame(board, record.header, dealer, human, bots_at_once(bots, dealer, screen), file)
    session.catch_up(record)
    if session.acting is None:
        raise BadInput(say("finished-already", file=typed(file)), BAD_FILE)
    return Game(session, screen, Prompt(partial(words_of, board))).resume(record.events)


def _dealer_again(record: Record, board: Board, file: Path) -> RecordedDealer:
    """The dealer of a game that was checked from its first line to its last."""
    try:
        verify(record, board)
        dealer = dealer_of(record)
    except RecordError as error:
        words = Wording(spoken(), board, record.header.players)
        raise BadInput(bad_game(file, error, words), BAD_FILE) from None
    if dealer is None:
        fair = isinstance(record.header.luck, FairLuck | DuplicateLuck)
        raise BadInput(say("no-secret") if fair else say("no-dealer"), BAD_FILE)
    return dealer


def _seat_of_the_human(options: PlayOptions, record: Record) -> Seat:
    players = record.header.players
    if options.name is not None:
        return seats.seat_called(options.name, players)
    people = [seat for seat, player in enumerate(players) if seats.bot_behind(player) is None]
    if len(people) != 1:
        raise BadInput(say("whose-seat", players=spoken().either(map(printable, players))))
    return people[0]


def _opponents_again(options: PlayOptions, record: Record, others: list[Seat]) -> list[BotEntry]:
    if options.bots is not None:
        return seats.fill_seats(seats.bots_named(options.bots), len(others))
    bots = [seats.bot_behind(record.header.players[seat]) for seat in others]
    found = [bot for bot in bots if bot is not None]
    if len(found) < len(bots):
        raise BadInput(say("whose-bots", seats=len(others)))
    return found
