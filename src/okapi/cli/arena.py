"""`okapi arena`: let bots play each other."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.text import Text

from okapi.arena.export import report, to_json, write_csv, write_parquet
from okapi.arena.progress import watcher
from okapi.arena.ray_crew import require_ray
from okapi.arena.sequential import Hypotheses
from okapi.arena.sheets import Sheet, forfeit_lines, framed, sheets, verdict_line, verdict_sheet
from okapi.arena.standings import standings
from okapi.arena.tournament import DEFAULT_LIMIT, BadSettings, Played, Settings, Venue, check, hold
from okapi.arena.worker import ArenaError
from okapi.board import Board
from okapi.game import rules_for

from .bad_input import BAD_COMMAND, BAD_FILE, INTERRUPTED, BadInput
from .files import board_from, reason_of, require_pyarrow, shown, unwritable
from .language import refusing, say, spoken
from .layout import Grid, Layout, Row
from .options import BoardFile, Seed
from .screen import Screen
from .seats import find, require_players

WIDE = 240  # columns, if there is no terminal
GAMES = 400
MAX_GAMES_UNTIL_SURE = 10_000

Export = Callable[[Played, Path], None]


def arena(
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="option-arena-bots")],
    players: Annotated[int, typer.Option(metavar="N", help="option-arena-players")] = 2,
    games: Annotated[int | None, typer.Option(metavar="N", help="option-arena-games")] = None,
    seed: Seed = "1",
    jobs: Annotated[int | None, typer.Option(metavar="N", help="option-arena-jobs")] = None,
    featuring: Annotated[str | None, typer.Option("--with", metavar="BOT", help="option-arena-with")] = None,
    until_sure: Annotated[bool, typer.Option("--until-sure", help="option-arena-until-sure")] = False,
    elo0: Annotated[float | None, typer.Option(metavar="ELO", help="option-arena-elo0")] = None,
    elo1: Annotated[float | None, typer.Option(metavar="ELO", help="option-arena-elo1")] = None,
    alpha: Annotated[float | None, typer.Option(metavar="RATE", help="option-arena-alpha")] = None,
    beta: Annotated[float | None, typer.Option(metavar="RATE", help="option-arena-beta")] = None,
    on: Annotated[Venue, typer.Option(metavar="here|ray", help="option-arena-on")] = Venue.HERE,
    limit: Annotated[float, typer.Option(metavar="SECONDS", help="option-arena-limit")] = DEFAULT_LIMIT,
    board: BoardFile = None,
    json: Annotated[bool, typer.Option("--json", help="option-arena-json")] = False,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="option-arena-csv")] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="option-arena-parquet")] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="option-arena-records")] = None,
) -> None:
    """Let bots play each other, every line-up on every seat, and say how they did."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    for name in names:
        find(name)
    land = board_from(board)
    asked = {"elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta}
    settings = Settings(
        bots=names,
        players=players,
        games=games if games is not None else MAX_GAMES_UNTIL_SURE if until_sure else GAMES,
        seed=seed,
        limit=limit,
        featuring=featuring,
        until_sure=_hypotheses(asked, until_sure=until_sure),
        rules=rules_for(land),
    )
    _check(settings, land, on, jobs)
    exports = _exports(csv, parquet)
    _prepare(records)
    played = _hold(settings, land, jobs, on, records)
    if played.results:
        _print_report(played, land, as_json=json)
    _write(played, exports)
    if played.breakdown is not None:
        raise BadInput(played.breakdown.in_language(spoken()), BAD_FILE)
    if not played.is_complete:
        stopped = say("arena-stopped", games=len(played.results), wanted=played.scheduled)
        raise BadInput(stopped, INTERRUPTED)


def _hypotheses(asked: dict[str, float | None], *, until_sure: bool) -> Hypotheses | None:
    given = {name: number for name, number in asked.items() if number is not None}
    if until_sure:
        return Hypotheses(**given)
    for name in given:
        raise BadInput(say("arena-only-until-sure", option=f"--{name}"))
    return None


def _check(settings: Settings, land: Board, on: Venue, jobs: int | None) -> None:
    require_players(settings.players)
    with refusing(BadSettings):
        check(settings, land)
    if jobs is not None and jobs < 1:
        raise BadInput(say("arena-no-jobs"))
    if on is Venue.RAY:
        with refusing(ArenaError):
            require_ray()


def _exports(csv: Path | None, parquet: Path | None) -> list[tuple[Export, Path]]:
    """What is to be written. Whether it can be is checked before the first game."""
    if parquet is not None:
        require_pyarrow()
    wanted: list[tuple[Export, Path | None]] = [(write_csv, csv), (write_parquet, parquet)]
    exports = [(write, path) for write, path in wanted if path is not None]
    for _, path in exports:
        try:
            path.open("ab").close()
        except OSError as error:
            raise unwritable(path, error, BAD_COMMAND) from None
    return exports


def _prepare(records: Path | None) -> None:
    if records is None:
        return
    folder = shown(records)
    try:
        records.mkdir(parents=True, exist_ok=True)
        if any(records.iterdir()):
            raise BadInput(say("arena-folder-not-empty", folder=folder))
    except OSError as error:
        raise BadInput(say("arena-folder-unusable", folder=folder, error=reason_of(error))) from None


def _hold(settings: Settings, land: Board, jobs: int | None, on: Venue, records: Path | None) -> Played:
    console = Screen(stderr=True).console
    with watcher(console, spoken(), settings.bots, len(settings.schedule())) as watching:
        return hold(
            settings, land, jobs=jobs, on=on, records=records, on_result=watching.see, on_evidence=watching.weigh
        )


def _print_report(played: Played, land: Board, *, as_json: bool) -> None:
    table = standings(played)
    whole = report(played, table, land)
    if as_json:
        sys.stdout.write(to_json(whole).decode())
        return
    screen = Screen()
    if not sys.stdout.isatty():
        screen.console.width = WIDE
    for sheet in sheets(table, played.settings.players, spoken()):
        screen.gap()
        screen.show(Titled(sheet))
    if played.evidence is not None:
        screen.gap()
        screen.show(Titled(verdict_sheet(played.evidence, spoken())))
        screen.line(verdict_line(played.evidence, spoken()))
    for line in forfeit_lines(whole.forfeits, spoken()):
        screen.line(line)


@dataclass(frozen=True)
class Titled(Layout):
    sheet: Sheet

    def fitting(self, width: int) -> RenderableType:
        """Without the table's lines if there is no room for them."""
        table, unlimited = framed(self.sheet), Console(width=WIDE)
        if Measurement.get(unlimited, unlimited.options, table).maximum <= width:
            return table
        return Group(Text(self.sheet.title, "bold"), self._grid())

    def _grid(self) -> Grid:
        figures = tuple(range(1, len(self.sheet.head)))
        return Grid(self.sheet.head, right=figures, rows=[Row(line) for line in self.sheet.lines])

    def plain_lines(self) -> Iterable[str]:
        """The title, and a line for each bot."""
        explained = [self.sheet.explained] if self.sheet.explained else []
        return [self.sheet.title, *explained, *self._grid().plain_lines()]


def _write(played: Played, exports: list[tuple[Export, Path]]) -> None:
    for write, path in exports:
        try:
            write(played, path)
        except OSError as error:
            raise unwritable(path, error) from None
