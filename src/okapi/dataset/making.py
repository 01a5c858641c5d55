"""Making a dataset: a folder of Parquet files, each made whole by itself, so that a run can be broken off and go on."""

import hashlib
import importlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from okapi import __version__
from okapi.board import Board
from okapi.bots import find_bot
from okapi.bots.network import WEIGHTS
from okapi.compiled import Engine

from .columns import table_of
from .playing import BY_NETWORK, DatasetSettings, DatasetTrouble, play_games

FORMAT = 1
TOGETHER = 1000  # games of a file
CONTENTS = "dataset.json"
COMPRESSION = {"compression": "zstd", "compression_level": 9, "use_dictionary": ["end", "bots.list.element"]}
Report = Callable[[int, int], None]  # games that are there, and games that are wanted


class Part(Struct, frozen=True):
    """One file of a dataset."""

    file: str
    games: int
    decisions: int
    bytes: int
    sha256: str


class Contents(Struct, frozen=True, kw_only=True):
    """What `dataset.json` says: what decides the games, and what they are kept in."""

    okapi: str = "dataset"
    format: int = FORMAT
    version: str
    settings: DatasetSettings
    board: str
    board_hash: str
    weights: str | None  # the SHA-256 of those that the network plays by, if it plays
    pyarrow: str  # whose version decides the bytes of a file, though not what is in it
    parts: tuple[Part, ...] = ()


class Made(Struct, frozen=True):
    """A dataset that exists."""

    contents: Contents
    new: int  # games that were not there before

    @property
    def decisions(self) -> int:
        return sum(part.decisions for part in self.contents.parts)

    @property
    def bytes(self) -> int:
        return sum(part.bytes for part in self.contents.parts)


def make(settings: DatasetSettings, board: Board, folder: Path, jobs: int = 1, report: Report | None = None) -> Made:
    """Make what is missing. DatasetTrouble: the folder is taken, a package is missing, or a bot fails.

    The same settings, board and version make the same games; with the same version of PyArrow the same bytes.
    """
    contents = contents_for(settings, board)
    _claim(folder, contents)
    parts = {first: folder / f"games-{first:09}.parquet" for first in range(0, settings.games, TOGETHER)}
    missing = [first for first, path in parts.items() if not path.exists()]
    done = settings.games - sum(_size(settings, first) for first in missing)
    tell = report or (lambda there, wanted: None)
    tell(done, settings.games)
    if missing:  # one game, so that one process compiles and not all of them
        table_of(pyarrow(), play_games(settings, board, range(1)), Engine(settings.players, board), {})
    for first in _work(partial(write_part, settings, board, folder), missing, jobs):
        done += _size(settings, first)
        tell(done, settings.games)
    whole = msgspec.structs.replace(contents, parts=tuple(_part(path) for path in parts.values()))
    _write(folder / CONTENTS, whole)
    return Made(whole, sum(_size(settings, first) for first in missing))


def contents_for(settings: DatasetSettings, board: Board) -> Contents:
    for name in settings.bots:
        find_bot(name)
    Engine(settings.players, board)
    weights = hashlib.sha256(WEIGHTS.read_bytes()).hexdigest() if BY_NETWORK in settings.bots else None
    return Contents(
        version=__version__,
        settings=settings,
        board=board.id,
        board_hash=board.content_hash,
        weights=weights,
        pyarrow=pyarrow().__version__,
    )


def _claim(folder: Path, contents: Contents) -> None:
    """Take a folder for this dataset, or continue it."""
    folder.mkdir(parents=True, exist_ok=True)
    text = folder / CONTENTS
    if not text.exists():
        if any(folder.iterdir()):
            raise DatasetTrouble("dataset-folder-in-use", folder=str(folder))
        _write(text, contents)
        return
    try:
        found = msgspec.json.decode(text.read_bytes(), type=Contents)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DatasetTrouble("dataset-unreadable", file=str(text)) from None
    if msgspec.structs.replace(found, parts=()) != contents:
        raise DatasetTrouble("dataset-of-others", folder=str(folder))


def _write(path: Path, contents: Contents) -> None:
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(contents), indent=2) + b"\n")
    draft.replace(path)


def _work(write: Callable[[int], int], missing: list[int], jobs: int) -> Iterator[int]:
    if jobs == 1 or len(missing) < 2:
        yield from map(write, missing)
        return
    crew = multiprocessing.get_context("spawn")
    ignoring = signal.signal, (signal.SIGINT, signal.SIG_IGN)  # who interrupts the run ends the workers with it
    with crew.Pool(min(jobs, len(missing)), *ignoring) as pool:
        yield from pool.imap_unordered(write, missing)


def write_part(settings: DatasetSettings, board: Board, folder: Path, first: int) -> int:
    """One file, whole or not at all; the number of its first game."""
    path = folder / f"games-{first:09}.parquet"
    about = {"okapi": f"dataset {FORMAT}", "version": __version__, "board": board.content_hash}
    games = play_games(settings, board, range(first, first + _size(settings, first)))
    table = table_of(pyarrow(), games, Engine(settings.players, board), about)
    draft = path.with_name(path.name + ".part")
    pyarrow("pyarrow.parquet").write_table(table, draft, **COMPRESSION)
    draft.replace(path)
    return first


def _size(settings: DatasetSettings, first: int) -> int:
    return min(TOGETHER, settings.games - first)


def _part(path: Path) -> Part:
    data = path.read_bytes()
    file = pyarrow("pyarrow.parquet").ParquetFile(path)
    actions = file.read(columns=["actions"])["actions"]
    decisions = pyarrow("pyarrow.compute").sum(pyarrow("pyarrow.compute").list_value_length(actions)).as_py()
    return Part(path.name, file.metadata.num_rows, decisions, len(data), hashlib.sha256(data).hexdigest())


def pyarrow(module: str = "pyarrow") -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        raise DatasetTrouble("arena-needs-pyarrow") from None
