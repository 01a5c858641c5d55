"""A tournament: its settings, and everything that was played."""

import os
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from okapi.board import Board
from okapi.bots.warm_up import warm_up_bots
from okapi.game import Rules, new_game
from okapi.locales import Trouble
from okapi.record import save_bytes

from .forfeit import describe
from .local_crew import LocalCrew
from .ray_crew import RayCrew
from .result import Result
from .schedule import Schedule, schedule
from .sequential import Evidence, Hypotheses, SequentialTest, SequentialVerdict
from .worker import ArenaError, BotMaker, Brief, Finished, make_bot

DEFAULT_LIMIT = 10.0


class Venue(StrEnum):
    HERE = "here"
    RAY = "ray"


class Settings(Struct, frozen=True, kw_only=True):
    """What determines a tournament: the same settings on the same board give the same games."""

    bots: tuple[str, ...]
    players: int
    games: int  # for each line-up, at least
    seed: str
    limit: float = DEFAULT_LIMIT  # seconds a decision may take
    featuring: str | None = None  # only line-ups with this bot
    is_alone: bool = False  # it has one seat, and another bot has all the other seats
    until_sure: Hypotheses | None = None  # stop when the challenger is known to be better, or not to be
    rules: Rules = Rules()

    @property
    def challenger(self) -> str:
        """The bot that a sequential test is about, and that is in every line-up then."""
        return self.featuring or self.bots[0]

    def schedule(self) -> Schedule:
        """The games to be played, or with a sequential test the most that may be."""
        featuring = self.featuring if self.until_sure is None else self.challenger
        asked = (self.bots, self.players, self.games, self.seed, featuring)
        return schedule(*asked, is_alone=self.is_alone)

    def sequential_test(self) -> SequentialTest | None:
        """What decides when to stop, if anything but the number of games does."""
        if self.until_sure is None:
            return None
        return SequentialTest(self.schedule(), self.challenger, self.until_sure)


class Played(Struct, frozen=True):
    """A tournament as far as it was played."""

    settings: Settings
    results: tuple[Result, ...]  # in the order of the schedule
    scheduled: int
    breakdown: ArenaError | None = None  # what stopped it, if that was neither a bot nor the keyboard
    evidence: Evidence | None = None  # of the sequential test, if there was one

    @property
    def is_complete(self) -> bool:
        is_sure = self.evidence is not None and self.evidence.verdict is not SequentialVerdict.UNDECIDED
        return is_sure or len(self.results) == self.scheduled


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
    if settings.until_sure is not None:
        _check_test(settings.bots, settings.until_sure)
    new_game(board, settings.players, settings.rules)


def _check_test(bots: tuple[str, ...], hypotheses: Hypotheses) -> None:
    if len(bots) < 2:
        raise BadSettings("arena-nobody-to-compare-with")
    if not hypotheses.are_in_order:
        elo0, elo1 = (f"{elo:g}" for elo in (hypotheses.elo0, hypotheses.elo1))
        raise BadSettings("arena-bad-elo", elo0=elo0, elo1=elo1)
    for rate in (hypotheses.alpha, hypotheses.beta):
        if not 0 < rate < 0.5:
            raise BadSettings("arena-bad-error-rate", rate=f"{rate:g}")


def hold(
    settings: Settings,
    board: Board,
    *,
    jobs: int | None = 1,
    on: Venue = Venue.HERE,
    records: Path | None = None,
    make: BotMaker = make_bot,
    on_result: Callable[[Result], None] = lambda result: None,
    on_evidence: Callable[[Evidence], None] = lambda evidence: None,
    is_enough: Callable[[], bool] = lambda: False,
) -> Played:
    """Play a tournament with `jobs` workers (None: as many as there are processors).

    An interrupt or a breakdown only ends it early. So does `is_enough`, which is asked after every game once
    a deal is finished: the result then has all deals up to the first unfinished one, so that it does not depend
    on which games are short.
    """
    check(settings, board)
    brief = Brief(board, settings.limit, keeps_records=records is not None, make=make, rules=settings.rules)
    fixtures, test = settings.schedule(), settings.sequential_test()
    results: list[Result] = []
    breakdown: ArenaError | None = None
    try:
        if on is Venue.HERE:
            warm_up_bots(settings.bots)
        with _crew(on, jobs, brief, settings.bots) as crew:
            for finished in crew.play(fixtures):
                _keep(finished, records)
                results.append(finished.result)
                on_result(finished.result)
                if test is not None:
                    test.add(finished.result)
                    on_evidence(test.evidence)
                    if test.is_sure:
                        break
                if is_enough() and (whole := _first_whole_deals(results, settings.players)):
                    results = whole
                    break
    except ArenaError as error:
        breakdown = error
    except KeyboardInterrupt:
        pass
    if test is not None and test.is_sure:
        results = _only_what_counts(results, test.games, records)
    results.sort(key=lambda result: result.fixture.number)
    return Played(settings, tuple(results), len(fixtures), breakdown, test.evidence if test else None)


def _crew(on: Venue, jobs: int | None, brief: Brief, bots: tuple[str, ...]) -> LocalCrew | RayCrew:
    if on is Venue.RAY:
        return RayCrew(jobs, brief, bots)
    return LocalCrew(jobs or os.cpu_count() or 1, brief)


def _keep(finished: Finished, records: Path | None) -> None:
    if records is None or finished.record is None:
        return
    number = finished.result.fixture.number
    try:
        save_bytes(finished.record, _file(records, number))
    except OSError as error:
        raise ArenaError("arena-broke-off", game=number, error=describe(error)) from None


def _only_what_counts(results: list[Result], games: int, records: Path | None) -> list[Result]:
    """Games that were finished while the test was waiting for others would depend on who plays how fast."""
    for result in results:
        if records is not None and result.fixture.number > games:
            _file(records, result.fixture.number).unlink(missing_ok=True)
    return [result for result in results if result.fixture.number <= games]


def _first_whole_deals(results: list[Result], players: int) -> list[Result]:
    numbers = {result.fixture.number for result in results}
    missing = next(number for number in range(1, len(numbers) + 2) if number not in numbers)
    last = (missing - 1) // players * players
    return [result for result in results if result.fixture.number <= last]


def _file(records: Path, number: int) -> Path:
    return records / f"game-{number:06}.jsonl"
