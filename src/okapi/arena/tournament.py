"""A tournament: its settings, and everything that was played."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from okapi.board import Board
from okapi.game import BadSetup, new_game

from .crew import ArenaError, Crew
from .result import Result
from .schedule import Schedule, schedule
from .worker import BotMaker, Brief, make_bot

DEFAULT_LIMIT = 10.0


class Settings(Struct, frozen=True, kw_only=True):
    """What fixes a tournament: the same settings on the same board give the same games."""

    bots: tuple[str, ...]
    players: int
    games: int  # for each line-up, at least
    seed: str
    limit: float = DEFAULT_LIMIT  # seconds a decision may take
    featuring: str | None = None  # only line-ups with this bot

    def schedule(self) -> Schedule:
        """The games to be played."""
        return schedule(self.bots, self.players, self.games, self.seed, self.featuring)


class Played(Struct, frozen=True):
    """A tournament as far as it was played."""

    settings: Settings
    results: tuple[Result, ...]  # in the order of the schedule
    scheduled: int
    breakdown: str | None = None  # what stopped it, if that was neither a bot nor the keyboard

    @property
    def is_complete(self) -> bool:
        """Whether every game was played."""
        return len(self.results) == self.scheduled


class BadSettings(ValueError):
    """A tournament that cannot be played, and why, in one sentence."""


def check(settings: Settings, board: Board) -> None:
    """BadSettings, unless the tournament can be played on this board."""
    if not settings.bots:
        raise BadSettings("a tournament needs at least one bot")
    twice = next((bot for bot in settings.bots if settings.bots.count(bot) > 1), None)
    if twice is not None:
        raise BadSettings(f"the bot {twice!r} is named twice; name each bot once")
    if settings.featuring is not None and settings.featuring not in settings.bots:
        raise BadSettings(
            f"the bot {settings.featuring!r} is to play in every game, but is not among the bots"
        )
    if settings.games < 1:
        raise BadSettings(f"{settings.games} games are too few; play at least one")
    if not 0 < settings.limit < float("inf"):
        raise BadSettings(f"a time limit of {settings.limit:g} s for a decision is not possible")
    try:
        new_game(board, settings.players)
    except BadSetup as error:
        raise BadSettings(str(error)) from None


def hold(
    settings: Settings,
    board: Board,
    *,
    jobs: int = 1,
    records: Path | None = None,
    make: BotMaker = make_bot,
    on_result: Callable[[Result], None] = lambda result: None,
) -> Played:
    """Play a tournament in worker processes. An interrupt or a breakdown only ends it early."""
    check(settings, board)
    fixtures = settings.schedule()
    results: list[Result] = []
    breakdown = None
    try:
        with Crew(jobs, Brief(board, settings.limit, records, make)) as crew:
            for result in crew.play(fixtures):
                results.append(result)
                on_result(result)
    except ArenaError as error:
        breakdown = str(error)
    except KeyboardInterrupt:
        pass
    results.sort(key=lambda result: result.fixture.number)
    return Played(settings, tuple(results), len(fixtures), breakdown)
