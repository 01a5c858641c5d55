"""Reading a dataset: the games of its files, and what was seen in them."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board, africa
from okapi.compiled import Engine
from okapi.compiled.engine import unpacked
from okapi.compiled.words import word

from .making import pyarrow
from .replaying import observe_game


class SeenPositions(NamedTuple):
    """Every decision of a game: who made it, what that seat saw and might do, and what it did."""

    seats: NDArray[np.uint8]
    observations: NDArray[np.uint8]  # `okapi.observation`
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]


def games_in(folder: Path) -> Iterator[dict[str, Any]]:
    """All games of a dataset, one after the other; each is a row of its files."""
    for path in sorted(folder.glob("games-*.parquet")):
        for batch in pyarrow("pyarrow.parquet").ParquetFile(path).iter_batches(256):
            yield from batch.to_pylist()


def positions(seed: int, players: int, actions: Any, board: Board | None = None) -> SeenPositions:
    """What the deciding seats of a game saw, from its seed and actions."""
    engine, played = _engine(players, board or africa()), np.ascontiguousarray(actions, np.int64)
    seats = np.zeros(len(played), np.uint8)
    observations = np.zeros((len(played), len(engine.observation)), np.uint8)
    masks, row = np.zeros((len(played), engine.mask_words), np.uint64), np.zeros(engine.row_words, np.uint64)
    observe_game(row, engine.tables, players, word(seed), played, seats, observations, masks)
    return SeenPositions(seats, observations, unpacked(masks, len(engine.numbering)).view(np.bool_), played)


@lru_cache(maxsize=8)
def _engine(players: int, board: Board) -> Engine:
    return Engine(players, board)
