"""Tournaments in worker processes: reproducible, and no bot can stop them."""

import sys
from itertools import takewhile
from multiprocessing import active_children
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from arena import sparring
from okapi.arena import Failing, Played, Result, Settings, hold, standings
from okapi.arena.export import ExportRow, forfeited_games, rows
from okapi.arena.local_crew import LocalCrew
from okapi.arena.worker import Brief
from okapi.board import africa
from okapi.game import Event, StartingPlayerDrawn, StartingTicketsChosen
from okapi.record import load, verify


def settings(*bots: str, players: int = 2, games: int = 4, limit: float = 10.0) -> Settings:
    return Settings(bots=bots, players=players, games=games, seed="1", limit=limit)


def played(*bots: str, players: int = 2, games: int = 4, limit: float = 10.0, jobs: int = 2) -> Played:
    return hold(settings(*bots, players=players, games=games, limit=limit), africa(), jobs=jobs, make=sparring.make)


def without_times(played: Played) -> list[ExportRow]:
    return [msgspec.structs.replace(row, seconds=0.0, slowest=0.0, processor=0.0) for row in rows(played)]


def test_the_same_seed_gives_the_same_result_for_any_number_of_jobs() -> None:
    once, twice, thrice = (played("random", "claimer", "crash", players=3, games=12, jobs=jobs) for jobs in (1, 2, 3))
    assert without_times(once) == without_times(twice) == without_times(thrice)
    tables = [
        [msgspec.structs.replace(line, times=None, processor_times=None) for line in standings(each).bots]
        for each in (once, twice, thrice)
    ]
    assert tables[0] == tables[1] == tables[2]
    assert standings(once).head_to_head == standings(thrice).head_to_head


def test_a_tournament_is_played_whole_and_in_order() -> None:
    tournament = played("random", "claimer", games=10)
    assert tournament.is_complete
    assert [result.fixture for result in tournament.results] == list(tournament.settings.schedule())


def test_points_by_source_add_up_to_the_total() -> None:
    tournament = played("random", "claimer", players=3, games=6)
    for row in rows(tournament):
        parts = (row.routes, row.doubling, row.tickets, row.globetrotter)
        assert row.total == sum(part or 0 for part in parts)
    for line in standings(tournament).bots:
        points = line.points
        assert points is not None
        means = (points.routes, points.doubling, points.tickets, points.globetrotter)
        assert points.total == pytest.approx(sum(means))


def test_each_game_shares_out_one_win_and_all_places() -> None:
    for result in played("random", "claimer", "cheat", players=4, games=8).results:
        assert sum(seat.win for seat in result.seats) == pytest.approx(1)
        assert sum(seat.rank for seat in result.seats) == pytest.approx(10)


FAILURES = [
    ("crash", Failing.CRASH, "RuntimeError: the points failed (sparring.py, line"),
    ("exit", Failing.CRASH, "SystemExit"),
    ("stillborn", Failing.CRASH, "LookupError: no weights"),
    ("nothing", Failing.ILLEGAL, "None is not an action"),
    ("cheat", Failing.ILLEGAL, "claim-route.unknown-route"),
    ("nonsense", Failing.ILLEGAL, "KeepTickets(tickets=7)"),
]


@pytest.fixture(scope="module")
def full_of_failures() -> Played:
    bots = ("claimer", *(bot for bot, _, _ in FAILURES))
    featured = msgspec.structs.replace(settings(*bots, games=2), featuring="claimer")
    return hold(featured, africa(), jobs=2, make=sparring.make)


@pytest.mark.parametrize(("bot", "kind", "error"), FAILURES)
def test_a_bot_that_fails_forfeits_that_game_and_the_tournament_goes_on(
    full_of_failures: Played, bot: str, kind: Failing, error: str
) -> None:
    assert full_of_failures.is_complete
    games = [game for game in forfeited_games(full_of_failures) if game.bot == bot]
    assert len(games) == 2
    for game in games:
        assert game.kind == kind
        assert error in game.error
        assert "\n" not in game.error
        assert game.seating[game.seat] == bot
    seeds = {result.fixture.seed for result in full_of_failures.results if bot in result.fixture.seating}
    assert {game.seed for game in games} == seeds


def test_forfeits_are_losses_and_leave_no_points(full_of_failures: Played) -> None:
    table = {line.bot: line for line in standings(full_of_failures).bots}
    claimer, crash = table["claimer"], table["crash"]
    assert (claimer.wins, claimer.forfeits, claimer.points) == (12.0, 0, None)
    assert (crash.wins, crash.forfeits, crash.mean_rank) == (0.0, 2, 2.0)
    assert (crash.completed, crash.kept) == (0, 0)


def test_a_bot_that_stalls_forfeits_after_the_time_limit() -> None:
    tournament = played("claimer", "sleep", games=2, limit=0.2)
    assert [(game.bot, game.kind, game.error) for game in forfeited_games(tournament)] == [
        ("sleep", "stall", "no answer within 0.2 s")
    ] * 2


def test_a_worker_that_does_not_hear_the_alarm_is_killed_and_replaced() -> None:
    tournament = played("claimer", "deaf", games=2, limit=0.2)
    assert [(game.bot, game.kind) for game in forfeited_games(tournament)] == [("deaf", "stall")] * 2


def test_a_bot_that_takes_its_process_down_forfeits() -> None:
    tournament = played("claimer", "die", games=4)
    assert tournament.is_complete
    assert [(game.bot, game.kind, game.error) for game in forfeited_games(tournament)] == [
        ("die", "crash", "its process ended (exit code 3)")
    ] * 4


def test_a_worker_lost_between_decisions_costs_nobody_the_game() -> None:
    fixtures = list(settings("random", games=6).schedule())
    with LocalCrew(1, Brief(africa(), 10.0)) as crew:
        results = []
        for finished in crew.play(fixtures):
            results.append(finished.result)
            if len(results) == 2:
                (worker,) = active_children()
                worker.kill()
    assert [result.fixture for result in results] == fixtures
    assert all(result.forfeit is None for result in results)


def test_workers_that_cannot_even_start_end_the_tournament(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    here_only = ModuleType("here_only")
    exec("def make(name, seed): ...", vars(here_only))
    monkeypatch.setitem(sys.modules, "here_only", here_only)
    tournament = hold(settings("random"), africa(), make=vars(here_only)["make"])
    assert str(tournament.breakdown) == "Worker processes keep dying (exit code 1), the last one in game 1."
    assert "ModuleNotFoundError" in capfd.readouterr().err


def test_what_cannot_be_kept_ends_the_tournament_with_what_is_known(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()

    def spoil(result: Result) -> None:
        if result.fixture.number == 3:
            folder.rename(tmp_path / "elsewhere")

    tournament = hold(settings("random", games=40), africa(), records=folder, on_result=spoil)
    assert not tournament.is_complete
    assert len(tournament.results) >= 3
    assert "FileNotFoundError" in str(tournament.breakdown)


def test_an_interrupt_ends_it_early_with_what_is_known() -> None:
    def interrupt(result: Result) -> None:
        if result.fixture.number == 3:
            raise KeyboardInterrupt

    tournament = hold(settings("random", games=40), africa(), on_result=interrupt)
    assert not tournament.is_complete
    assert tournament.breakdown is None
    assert [result.fixture.number for result in tournament.results] == [1, 2, 3]
    assert standings(tournament).bots[0].games == 6


def test_every_game_is_kept_as_a_record_that_can_be_verified(tmp_path: Path) -> None:
    tournament = hold(settings("random", "crash", games=4), africa(), jobs=2, records=tmp_path, make=sparring.make)
    files = sorted(tmp_path.iterdir())
    assert len(files) == len(tournament.results)
    for file, result in zip(files, tournament.results, strict=True):
        record = load(file)
        assert record.header.players == result.fixture.seating
        verify(record, africa())


def test_the_games_of_a_deal_begin_with_the_same_cards_and_the_same_starting_seat(tmp_path: Path) -> None:
    tournament = hold(settings("random", players=3, games=6), africa(), jobs=2, records=tmp_path)
    layouts: dict[int, set[tuple[Event, ...]]] = {}
    for file, result in zip(sorted(tmp_path.iterdir()), tournament.results, strict=True):
        layout = tuple(takewhile(lambda event: not isinstance(event, StartingTicketsChosen), load(file).events))
        assert any(isinstance(event, StartingPlayerDrawn) for event in layout)
        layouts.setdefault(result.fixture.deal, set()).add(layout)
    assert [len(found) for found in layouts.values()] == [1, 1]
    assert layouts[1] != layouts[2]
