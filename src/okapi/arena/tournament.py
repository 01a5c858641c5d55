"""A tournament: its settings, and everything that was played."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from okapi.board import Board
from okapi.game import new_game
from okapi.locales import Trouble

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
    breakdown: ArenaError | None = None  # what stopped it, if that was neither a bot nor the keyboard

    @property
    def is_complete(self) -> bool:
        """Whether every game was played."""
        return len(self.results) == self.scheduled


class BadSettings(Trouble, ValueError):
    """A tournament that cannot be played, and why."""


def check(settings: Settings, board: Board) -> None:
    """BadSettings or BadSetup, unless the tournament can be played on this board."""
    if not settings.bots:
        raise BadSettings("arena-no-bots")
    twice = next((bot for bot in settings.bots if settings.bots.count(bot) > 1), None)
    if twice is not None:
        raise BadSettings("arena-bot-twice", bot=twice)
    if settings.featuring is not None and settings.featuring not in settings.bots:
        raise BadSettings("arena-not-among-the-bots", bot=settings.featuring)
    if settings.games < 1:
        raise BadSettings("no-games")
    if not 0 < settings.limit < float("inf"):
        raise BadSettings("arena-bad-limit", seconds=f"{settings.limit:g}")
    new_game(board, settings.players)


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
    breakdown: ArenaError | None = None
    try:
        with Crew(jobs, Brief(board, settings.limit, records, make)) as crew:
            for result in crew.play(fixtures):
                results.append(result)
                on_result(result)
    except ArenaError as error:
        breakdown = error
    except KeyboardInterrupt:
        pass
    results.sort(key=lambda result: result.fixture.number)
    return Played(settings, tuple(results), len(fixtures), breakdown)
