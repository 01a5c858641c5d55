"""Making a dataset: a folder of Parquet files, each made whole by itself, so that a run can be broken off and go on."""

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from okapi import __version__
from okapi.arena.networks import network_hash, plays_by_network
from okapi.board import Board
from okapi.extras import pyarrow
from okapi.game import rules_for

from .columns import table_of
from .playing import DatasetSettings, DatasetTrouble, play_games

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
    weights: str | None  # the SHA-256 of those that the network plays by, if a bot plays by it
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
    """Make what is missing. DatasetTrouble: the folder is taken, or a bot fails. MissingLibrary: PyArrow is not there.

    The same settings, board and version make the same games; with the same version of PyArrow the same bytes. With
    more games than before the dataset grows.
    """
    contents = contents_for(settings, board)
    parts = _claim(folder, contents)
    before, firsts = sum(part.games for part in parts.values()), range(0, settings.games, TOGETHER)
    missing = [first for first in firsts if first not in parts or parts[first].games < _size(settings, first)]
    done = settings.games - sum(_size(settings, first) for first in missing)
    tell = report or (lambda there, wanted: None)
    tell(done, settings.games)
    if missing:  # one game, so that one process compiles and not all of them
        table_of(pyarrow(), play_games(contents.settings, board, range(1)), contents.settings.engine(board), {})
    for first in _work(partial(write_part, contents, board, folder), missing, jobs):
        parts[first] = _part(folder / _name(first))
        done += _size(settings, first)
        tell(done, settings.games)
    whole = replace(contents, parts=tuple(parts[first] for first in firsts))
    _write(folder / CONTENTS, whole)
    return Made(whole, settings.games - before)


def contents_for(settings: DatasetSettings, board: Board) -> Contents:
    settings = replace(settings, rules=settings.rules or rules_for(board))
    settings.engine(board)
    return Contents(
        version=__version__,
        settings=settings,
        board=board.id,
        board_hash=board.content_hash,
        weights=network_hash() if any(map(plays_by_network, settings.bots)) else None,
        pyarrow=pyarrow().__version__,
    )


def _claim(folder: Path, contents: Contents) -> dict[int, Part]:
    """Take a folder for this dataset, or continue it: the files that are there already, by their first games."""
    folder.mkdir(parents=True, exist_ok=True)
    text = folder / CONTENTS
    if not text.exists():
        if any(folder.iterdir()):
            raise DatasetTrouble("dataset-folder-in-use", folder=str(folder))
        _write(text, contents)
        return {}
    found = _contents_in(text)
    games, wanted = found.settings.games, contents.settings.games
    if replace(found, parts=(), settings=replace(found.settings, games=wanted)) != contents:
        raise DatasetTrouble("dataset-of-others", folder=str(folder))
    if games > wanted:
        raise DatasetTrouble("dataset-has-more", folder=str(folder), games=games)
    # A last file that was not full has more games now: it is made again.
    recorded = {it.file: it for it in found.parts if games == wanted or it.games == TOGETHER}
    parts = {}
    for first in range(0, wanted, TOGETHER):
        if (path := folder / _name(first)).exists():
            parts[first] = _recognised(path, recorded.get(path.name), contents, first)
    _write(text, replace(contents, parts=tuple(recorded.values())))
    return parts


def _contents_in(text: Path) -> Contents:
    try:
        return msgspec.json.decode(text.read_bytes(), type=Contents)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DatasetTrouble("dataset-unreadable", file=str(text)) from None


def _recognised(path: Path, recorded: Part | None, contents: Contents, first: int) -> Part:
    """A file that is there, if it is of this dataset. DatasetTrouble: it is another, or damaged.

    Of a run that was broken off no sum is recorded: what the file says of itself, and that it can be read, must do.
    """
    data, arrow = path.read_bytes(), pyarrow()
    if recorded is not None:
        is_ours = hashlib.sha256(data).hexdigest() == recorded.sha256
    else:
        try:
            table = pyarrow("pyarrow.parquet").read_table(arrow.BufferReader(data))
            said, numbers = table.schema.metadata or {}, table["game"].to_pylist()
        except (arrow.ArrowException, OSError, KeyError):
            said, numbers = {}, []
        last = first + min(len(numbers), _size(contents.settings, first))
        is_ours = said.get(b"dataset") == _identity(contents).encode() and numbers == [*range(first, last)]
    if not is_ours:
        raise DatasetTrouble("dataset-part-changed", file=str(path))
    return recorded or _part(path)


def _about(contents: Contents) -> dict[str, str]:
    """What every file says of itself."""
    rules = contents.settings.rules
    assert rules is not None
    return {
        "okapi": f"dataset {FORMAT}",
        "version": contents.version,
        "board": contents.board_hash,
        "rules": msgspec.json.encode(msgspec.structs.asdict(rules)).decode(),
        "dataset": _identity(contents),
    }


def _identity(contents: Contents) -> str:
    """The same for all files of a dataset, however many games it has."""
    said = replace(contents, parts=(), settings=replace(contents.settings, games=0))
    return hashlib.sha256(msgspec.json.encode(said)).hexdigest()


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


def write_part(contents: Contents, board: Board, folder: Path, first: int) -> int:
    """One file, whole or not at all; the number of its first game."""
    settings, path = contents.settings, folder / _name(first)
    games = play_games(settings, board, range(first, first + _size(settings, first)))
    table = table_of(pyarrow(), games, settings.engine(board), _about(contents))
    draft = path.with_name(path.name + ".part")
    pyarrow("pyarrow.parquet").write_table(table, draft, **COMPRESSION)
    draft.replace(path)
    return first


def _name(first: int) -> str:
    """The file of this game and those that follow it."""
    return f"games-{first:09}.parquet"


def _size(settings: DatasetSettings, first: int) -> int:
    return min(TOGETHER, settings.games - first)


def _part(path: Path) -> Part:
    data = path.read_bytes()
    file = pyarrow("pyarrow.parquet").ParquetFile(path)
    actions = file.read(columns=["actions"])["actions"]
    decisions = pyarrow("pyarrow.compute").sum(pyarrow("pyarrow.compute").list_value_length(actions)).as_py()
    return Part(path.name, file.metadata.num_rows, decisions, len(data), hashlib.sha256(data).hexdigest())
