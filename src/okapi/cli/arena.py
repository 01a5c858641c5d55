"""`okapi arena`: let bots play each other."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from okapi.arena.export import MissingPackage, pyarrow, report, to_json, write_csv, write_parquet
from okapi.arena.progress import watcher
from okapi.arena.sheets import forfeit_lines, sheets, show
from okapi.arena.standings import standings
from okapi.arena.tournament import DEFAULT_LIMIT, BadSettings, Played, Settings, check, hold
from okapi.board import Board, BoardError, africa, load_board
from okapi.bots import find_bot

WIDE = 240  # columns, where there is no terminal to say
INTERRUPTED = 130  # the exit code that shells give to a keyboard interrupt

Export = Callable[[Played, Path], None]


def arena(
    bots: Annotated[str, typer.Option(help="The bots, separated by commas.")],
    players: Annotated[int, typer.Option(help="Players at a table, 2 to 5.")] = 2,
    games: Annotated[
        int, typer.Option(help="Games for each line-up, at least; whole deals are played.")
    ] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    jobs: Annotated[
        int | None, typer.Option(help="Worker processes; as many as processors if not given.")
    ] = None,
    featuring: Annotated[str | None, typer.Option("--with", help="Only line-ups with this bot.")] = None,
    limit: Annotated[float, typer.Option(help="Seconds a decision may take.")] = DEFAULT_LIMIT,
    board: Annotated[Path | None, typer.Option(help="A board file instead of the built-in board.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write a row for each seat of each game.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="The same as Parquet; needs okapi[parquet].")] = None,
    records: Annotated[
        Path | None, typer.Option(help="Keep the record of every game in this folder.")
    ] = None,
) -> None:
    """Let bots play each other, every line-up on every seat, and say how they did."""
    try:
        names = _names(bots)
        settings = Settings(
            bots=names, players=players, games=games, seed=seed, limit=limit, featuring=featuring
        )
        land = load_board(board) if board else africa()
        check(settings, land)
        workers = _workers(jobs)
        exports = _exports(csv, parquet)
        _prepare(records)
    except (BadSettings, BoardError, MissingPackage) as error:
        _fail(error, code=2)
    played = _hold(settings, land, workers, records)
    if played.results:
        _tell(played, land, as_json=json)
    _write(played, exports)
    if played.breakdown is not None:
        _fail(played.breakdown, code=1)
    if not played.is_complete:
        _fail(f"interrupted after {len(played.results)} of {played.scheduled} games", code=INTERRUPTED)


def _names(bots: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    for name in names:
        try:
            find_bot(name)
        except Exception as error:  # unknown, or a stranger's that cannot be loaded
            raise BadSettings(str(error)) from None
    return names


def _workers(jobs: int | None) -> int:
    if jobs is None:
        return os.cpu_count() or 1
    if jobs < 1:
        raise BadSettings(f"{jobs} worker processes are too few; use at least one")
    return jobs


def _exports(csv: Path | None, parquet: Path | None) -> list[tuple[Export, Path]]:
    """What is to be written; that it can be, is known before the first game."""
    if parquet is not None:
        pyarrow()
    wanted: list[tuple[Export, Path | None]] = [(write_csv, csv), (write_parquet, parquet)]
    exports = [(write, path) for write, path in wanted if path is not None]
    for _, path in exports:
        try:
            path.open("ab").close()
        except OSError as error:
            raise BadSettings(f"{path} cannot be written: {error.strerror}") from None
    return exports


def _prepare(records: Path | None) -> None:
    if records is None:
        return
    try:
        records.mkdir(parents=True, exist_ok=True)
        if any(records.iterdir()):
            raise BadSettings(f"the folder {records} is not empty; records go into a folder of their own")
    except OSError as error:
        raise BadSettings(f"the folder {records} cannot be used: {error.strerror}") from None


def _hold(settings: Settings, land: Board, jobs: int, records: Path | None) -> Played:
    console = Console(stderr=True)
    with watcher(console, settings.bots, len(settings.schedule())) as watching:
        return hold(settings, land, jobs=jobs, records=records, on_result=watching.see)


def _tell(played: Played, land: Board, *, as_json: bool) -> None:
    table = standings(played)
    whole = report(played, table, land)
    if as_json:
        sys.stdout.write(to_json(whole).decode())
        return
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    for sheet in sheets(table, played.settings.players):
        show(sheet, console)
    for line in forfeit_lines(whole.forfeits):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def _write(played: Played, exports: list[tuple[Export, Path]]) -> None:
    for write, path in exports:
        try:
            write(played, path)
        except OSError as error:
            _fail(f"{path} cannot be written: {error.strerror}", code=1)


def _fail(reason: object, code: int) -> NoReturn:
    typer.echo(f"okapi arena: {reason}", err=True)
    raise typer.Exit(code)
