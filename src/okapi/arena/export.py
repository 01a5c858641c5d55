"""A tournament as data: one JSON object, or a table (CSV, Parquet) with one row per seat per game."""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from okapi import __version__
from okapi.board import Board
from okapi.extras import pyarrow

from .result import Result
from .sequential import Evidence, SequentialVerdict
from .standings import HeadToHead, Standing, Standings
from .tournament import Played, Settings

FORMAT = 1
_POINTS = ("total", "routes", "doubling", "tickets", "globetrotter", "completed", "kept")


class ExportRow(Struct, frozen=True):
    """One seat of one game. The times are the only fields that differ from run to run."""

    game: int
    deal: int
    seed: str  # the dealer's
    seat: int
    bot: str
    win: float
    rank: float
    forfeit: str | None  # how this seat failed
    error: str | None
    total: int | None  # the points and tickets are empty in a game that was not played to its end
    routes: int | None
    doubling: int | None
    tickets: int | None
    globetrotter: int | None
    completed: int | None
    kept: int | None
    decisions: int
    seconds: float  # spent on them
    slowest: float  # decision, in seconds
    processor: float  # seconds of a processor spent on them


class ForfeitedGame(Struct, frozen=True):
    game: int
    seed: str
    seating: tuple[str, ...]
    seat: int
    bot: str
    kind: str
    error: str


class Report(Struct, frozen=True, kw_only=True):
    okapi: str = "arena"
    format: int = FORMAT
    version: str
    settings: Settings
    board: str
    board_hash: str
    scheduled: int
    played: int
    standings: tuple[Standing, ...]
    head_to_head: tuple[HeadToHead, ...]
    forfeits: tuple[ForfeitedGame, ...]
    test: Evidence | None  # the sequential test, and what it says
    verdict: SequentialVerdict | None
    rows: tuple[ExportRow, ...]


def report(played: Played, table: Standings, board: Board) -> Report:
    return Report(
        version=__version__,
        settings=played.settings,
        board=board.id,
        board_hash=board.content_hash,
        scheduled=played.scheduled,
        played=len(played.results),
        standings=table.bots,
        head_to_head=table.head_to_head,
        forfeits=tuple(forfeited_games(played)),
        test=played.evidence,
        verdict=played.evidence.verdict if played.evidence else None,
        rows=tuple(rows(played)),
    )


def to_json(whole: Report) -> bytes:
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def write_csv(played: Played, path: Path) -> None:
    """A header line, then a line for each row; what is not known is empty."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(ExportRow.__struct_fields__)
        writer.writerows(msgspec.structs.astuple(row) for row in rows(played))


def write_parquet(played: Played, path: Path) -> None:
    arrow = pyarrow()
    table = arrow.Table.from_pylist([msgspec.structs.asdict(row) for row in rows(played)], _schema(arrow))
    pyarrow("pyarrow.parquet").write_table(table, path)


def _schema(arrow: Any) -> Any:
    types = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    fields = []
    for field in msgspec.structs.fields(ExportRow):
        kinds = set(getattr(field.type, "__args__", (field.type,)))
        kind = (kinds - {type(None)}).pop()
        fields.append(arrow.field(field.name, types[kind], nullable=type(None) in kinds))
    return arrow.schema(fields)


def rows(played: Played) -> Iterator[ExportRow]:
    """One row per seat per game, in the order of the schedule."""
    for result in played.results:
        for seat in range(len(result.seats)):
            yield _row(result, seat)


def _row(result: Result, seat: int) -> ExportRow:
    fixture, its = result.fixture, result.seats[seat]
    forfeit = result.forfeit if result.forfeit and result.forfeit.seat == seat else None
    points = {name: getattr(its.points, name, None) for name in _POINTS}
    return ExportRow(
        game=fixture.number,
        deal=fixture.deal,
        seed=fixture.seed,
        seat=seat,
        bot=its.bot,
        win=its.win,
        rank=its.rank,
        forfeit=forfeit.kind.value if forfeit else None,
        error=forfeit.error if forfeit else None,
        **points,
        decisions=len(its.times.wall),
        seconds=sum(its.times.wall),
        slowest=max(its.times.wall, default=0.0),
        processor=sum(its.times.processor),
    )


def forfeited_games(played: Played) -> Iterator[ForfeitedGame]:
    """The games that were forfeited, with what it takes to look into them."""
    for result in played.results:
        if (forfeit := result.forfeit) is not None:
            fixture = result.fixture
            yield ForfeitedGame(
                game=fixture.number,
                seed=fixture.seed,
                seating=fixture.seating,
                seat=forfeit.seat,
                bot=fixture.seating[forfeit.seat],
                kind=forfeit.kind.value,
                error=forfeit.error,
            )
