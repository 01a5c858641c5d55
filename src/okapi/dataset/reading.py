"""Reading a dataset: the games of its files, and what was seen in them."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from okapi.board import Board, africa
from okapi.compiled import Engine
from okapi.compiled.engine import unpacked
from okapi.compiled.words import word
from okapi.extras import pyarrow
from okapi.game import Rules

from .replaying import NotAGame, observe_game

FINGERPRINT = 12  # letters of a board's hash, as many as people compare


class SeenPositions(NamedTuple):
    """Every decision of a game: who made it, what that seat saw and might do, and what it did."""

    seats: NDArray[np.uint8]
    observations: NDArray[np.uint8]  # `okapi.observation`
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]


def games_in(folder: Path, board: Board | None = None) -> Iterator[dict[str, Any]]:
    """All games of a dataset, one after the other; each is a row of its files.

    FileNotFoundError: there is no dataset. ValueError: it is one of another board than this (without one: africa).
    MissingLibrary: PyArrow is not installed.
    """
    paths = sorted(folder.glob("games-*.parquet"))
    if not paths:
        raise FileNotFoundError(f"there is no dataset in {str(folder)!r}: no file is called games-….parquet")
    parquet = pyarrow("pyarrow.parquet")
    for path in paths:
        _require_board(path, parquet.read_schema(path).metadata or {}, board or africa())
    files = map(parquet.ParquetFile, paths)
    return (game for file in files for batch in file.iter_batches(256) for game in batch.to_pylist())


def _require_board(path: Path, about: Mapping[bytes, bytes], board: Board) -> None:
    """ValueError: the games of a file were not played on this board."""
    played_on = about.get(b"board", b"none").decode()
    if played_on != board.content_hash:
        found, given = played_on[:FINGERPRINT], board.content_hash[:FINGERPRINT]
        raise ValueError(
            f"{path} is of the board {found}, not of {board.id!r} ({given}): pass the one of dataset.json as board="
        )


def positions(
    seed: int, players: int, actions: ArrayLike, board: Board | None = None, rules: Rules | None = None
) -> SeenPositions:
    """What the deciding seats of a game saw, from its seed and actions.

    NotAGame: these are not all actions of a game with this seed, on this board (without one: africa) by these rules
    (without any: those of the board).
    """
    engine, played = _engine(players, board or africa(), rules), np.asarray(actions)
    if played.ndim != 1 or played.dtype.kind not in "iu" or not 0 <= seed < 2**64:
        raise NotAGame(
            f"a game has a seed from 0 to 2**64 - 1 and a list of whole numbers, not {seed!r} and {actions!r}"
        )
    played = np.ascontiguousarray(played, np.int64)
    seats = np.zeros(len(played), np.uint8)
    observations = np.zeros((len(played), len(engine.observation)), np.uint8)
    masks, row = np.zeros((len(played), engine.mask_words), np.uint64), np.zeros(engine.row_words, np.uint64)
    legal = observe_game(row, engine.tables, players, word(seed), played, seats, observations, masks)
    if legal < len(played) or engine.acting(row[None])[0] >= 0:
        why = f"action {played[legal]} at place {legal} is not legal" if legal < len(played) else "they do not end it"
        raise NotAGame(
            f"no game of {players} players with the seed {seed} on the board {engine.board.id!r} has these "
            f"{len(played)} actions: {why}"
        )
    return SeenPositions(seats, observations, unpacked(masks, len(engine.numbering)).view(np.bool_), played)


@lru_cache(maxsize=8)
def _engine(players: int, board: Board, rules: Rules | None) -> Engine:
    return Engine(players, board, rules)
