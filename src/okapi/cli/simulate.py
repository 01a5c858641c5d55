"""`okapi simulate`: many games between bots, the same ones for the same seed on every machine."""

import json
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from msgspec import Struct

from okapi.game import new_game
from okapi.record import Record, SplitMixLuck, header_for, save

from . import engines
from .agreed import agreed_rules
from .bad_input import BAD_FILE, INTERRUPTED, BadInput
from .files import board_from, reason_of, shown
from .language import say, spoken
from .layout import Grid
from .options import AgreedRules, AsJson, BoardFile, Bots, Seed
from .screen import Screen, progress_bar
from .seats import bots_named, checked_seed, fill_seats, names_of, require_players

SIMPLEST = "random"
NONE_PLAYED = engines.Figures()


class GameTotals(Struct):
    players: int
    engine: engines.EngineChoice = engines.EngineChoice.REFEREE
    seconds: float = 0.0
    figures: engines.Figures = NONE_PLAYED

    def count(self, figures: engines.Figures) -> None:
        self.figures = engines.Figures(*map(sum, zip(self.figures, figures, strict=True)))

    def summary(self) -> dict[str, int | float | str | None]:
        """The numbers that `--json` prints; means are None before the first game."""
        games, decisions, points, tickets_completed, turns, doubled_routes = self.figures
        seats = games * self.players
        return {
            "games": games,
            "players": self.players,
            "engine": self.engine.value,
            "seconds": round(self.seconds, 3),
            "decisions": decisions,
            "games_per_second": _mean(games, self.seconds),
            "mean_score": _mean(points, seats),
            "mean_tickets_completed": _mean(tickets_completed, seats),
            "mean_turns": _mean(turns, games),
            "doubled_routes": doubled_routes,
        }


def _mean(total: float, count: float) -> float | None:
    return round(total / count, 3) if count else None


def simulate(
    players: Annotated[int, typer.Option(metavar="N", help="option-players")],
    games: Annotated[int, typer.Option(metavar="N", help="option-games")],
    seed: Seed = "1",
    bots: Bots = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="option-records")] = None,
    board: BoardFile = None,
    engine: Annotated[str | None, typer.Option(metavar="ENGINE", help="option-engine")] = None,
    rules: AgreedRules = None,
    as_json: AsJson = False,
) -> int:
    """Play the games and print what they add up to; the exit code."""
    require_players(players)
    if games < 1:
        raise BadInput(say("no-games"))
    seated = fill_seats(bots_named(bots if bots is not None else SIMPLEST), players)
    land = board_from(board)
    line_up = engines.LineUp(land, seated, checked_seed(seed), agreed_rules(rules, land), records is not None)
    new_game(land, players, line_up.rules)  # BadSetup: the numbers do not make a game
    with engines.loading():
        tally, code = GameTotals(players, engines.engine_named(engine, line_up, games)), 0
    archive = _Archive(records, line_up, games) if records is not None else None
    begun = perf_counter()
    try:
        if tally.engine is engines.EngineChoice.COMPILED:
            with engines.loading():
                engines.make_machine_code(line_up)
            begun = perf_counter()
        with progress_bar(say("simulate-progress"), games) as report:
            for figures in _games(tally.engine, line_up, games, archive):
                tally.count(figures)
                report(tally.figures.games, games)
    except KeyboardInterrupt:
        code = INTERRUPTED
        Screen(stderr=True).print_message("simulate-stopped", games=tally.figures.games, wanted=games)
    tally.seconds = perf_counter() - begun
    _print(tally, as_json=as_json)
    return code


def _games(
    engine: engines.EngineChoice, line_up: engines.LineUp, games: int, archive: "_Archive | None"
) -> Iterator[engines.Figures]:
    """The games of an engine, each on file before it is counted if there is an archive."""
    if archive is None:
        yield from engines.play_on(engine, line_up, games)
        return
    for number, played in enumerate(engines.record_on(engine, line_up, games), start=1):
        archive.keep(number, played)
        yield played.figures


class _Archive:
    """A folder with a record of every game."""

    def __init__(self, folder: Path, line_up: engines.LineUp, games: int) -> None:
        self._folder = folder
        self._line_up = line_up
        self._players = names_of(line_up.bots)
        self._digits = max(5, len(str(games)))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):  # what is there may be of other games
                raise BadInput(say("arena-folder-not-empty", folder=shown(folder)))
        except OSError as error:
            raise self._unwritable(error) from None

    def keep(self, number: int, played: engines.RecordedGame) -> None:
        luck = SplitMixLuck(str(played.seed))
        header = header_for(self._line_up.board, self._players, self._line_up.rules, luck)
        path = self._folder / f"game-{number:0{self._digits}}.jsonl"
        try:
            save(Record(header, tuple(played.events)), path)
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> BadInput:
        sentence = say("unwritable", folder=shown(self._folder), error=reason_of(error))
        return BadInput(sentence, BAD_FILE)


def _print(tally: GameTotals, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(tally.summary()))
        return
    grid = Grid((say("column-what"), say("column-value")), right=(1,))
    for name, value in tally.summary().items():
        grid.add_pair(say(f"simulate-{name.replace('_', '-')}"), _shown(value))
    Screen().show(grid)


def _shown(value: float | str | None) -> str:
    if value is None:
        return say("no-card")
    return value if isinstance(value, str) else spoken().number(value)
