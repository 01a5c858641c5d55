"""Many games at a time, and what the network must know of them; on the processor or on a GPU."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import jax.numpy as jnp
import numpy as np
from jax import Array

from okapi.board import Board
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.layout import MAX_PLAYERS, layout_for
from okapi.bots.network.positions import EVERY, deal_each, look_back_each, observe_each, play_each
from okapi.compiled.layout import row_words
from okapi.compiled.tables import tables_for
from okapi.game import Rules
from okapi.numbering import numbering_of

from .network import precision

CHUNK = 256  # games that a thread takes at a time


class BoardTables:
    """What all games of a board share."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board, self.rules = board, rules
        self.tables = np.array(tables_for(board, rules))
        self.layout = layout_for(board, rules)
        self.numbering = numbering_of(board, rules)
        self.scale = jnp.asarray(self.layout.scale, precision())

    @property
    def legal_words(self) -> int:
        return -(-len(self.numbering) // 64)


class Seen(NamedTuple):
    """What the deciding seats of a group of games see: every array is [games, …]."""

    features: Array
    legal: Array  # actions, eight to a byte
    base: Array  # points so far, as the deciding seat knows them; seats are counted from it
    seat: Array


class SeenAfter(NamedTuple):
    """What seats see of their games right after they moved, in every eighth game: see `EVERY`."""

    features: Array
    base: Array


class Ended(NamedTuple):
    """Which games ended with the last action, and how; by seat."""

    over: Array
    totals: Array
    shares: Array
    owners: Array  # of each route; -1: nobody


class Games(Protocol):
    """Games side by side. One that ends makes room for the next at once."""

    players: Array

    def see(self) -> Seen:
        """What the deciding seats see now."""

    def play(self, actions: Array) -> Ended:
        """Carry out one action in every game."""

    def look_back(self, seats: Array) -> SeenAfter:
        """What these seats see now, whether they are to move or not; of a game that ended, the next."""


class Arrays:
    """The memory of a group of games, made by NumPy or by a library that speaks like it."""

    def __init__(self, table: BoardTables, counts: Sequence[int], first_seed: int, library: Any = np) -> None:
        """`counts` says how many games are for 2, 3, 4 and 5 players."""
        make, games = library, sum(counts)
        self.size = games
        self.players = make.asarray(np.repeat(np.arange(2, 2 + len(counts), dtype=np.int32), counts))
        self.rows = make.zeros((games, row_words(MAX_PLAYERS)), np.uint64)
        self.seeds = make.asarray(np.arange(first_seed, first_seed + games, dtype=np.uint64))
        self.features = make.zeros((games, table.layout.size), np.uint8)
        self.legal = make.zeros((games, table.legal_words), np.uint64)
        self.seat = make.zeros(games, np.int32)
        self.base = make.zeros((games, MAX_PLAYERS), np.int32)
        self.scratch = make.zeros((games, SCRATCH), np.uint64)
        self.over = make.zeros(games, np.uint8)
        self.totals = make.zeros((games, MAX_PLAYERS), np.int32)
        self.shares = make.zeros((games, MAX_PLAYERS), np.float32)
        self.owners = make.zeros((games, len(table.board.routes)), np.int8)
        self.features_after = make.zeros((-(-games // EVERY), table.layout.size), np.uint8)
        self.base_after = make.zeros((-(-games // EVERY), MAX_PLAYERS), np.int32)


class ProcessorGames:
    """Games in this machine's memory, played in threads: the engine's functions let go of Python's lock."""

    def __init__(self, table: BoardTables, counts: Sequence[int], first_seed: int) -> None:
        self._table = table
        self._arrays = Arrays(table, counts, first_seed)
        self._pool = ThreadPoolExecutor(os.cpu_count())
        self.players = jnp.array(self._arrays.players)
        self._in_threads(self._deal)

    def see(self) -> Seen:
        self._in_threads(self._observe)
        arrays = self._arrays
        return Seen(*map(jnp.array, (arrays.features, arrays.legal.view(np.uint8), arrays.base, arrays.seat)))

    def play(self, actions: Array) -> Ended:
        chosen, arrays = np.asarray(actions), self._arrays
        self._in_threads(lambda chunk: self._play(chunk, chosen))
        return Ended(*map(jnp.array, (arrays.over, arrays.totals, arrays.shares, arrays.owners)))

    def look_back(self, seats: Array) -> SeenAfter:
        moved = np.asarray(seats)
        self._in_threads(lambda chunk: self._look_back(chunk, moved))
        return SeenAfter(jnp.array(self._arrays.features_after), jnp.array(self._arrays.base_after))

    def _in_threads(self, work: Callable[[slice], None]) -> None:
        chunks = [slice(start, start + CHUNK) for start in range(0, self._arrays.size, CHUNK)]
        for _ in self._pool.map(work, chunks):
            pass

    def _deal(self, chunk: slice) -> None:
        arrays = self._arrays
        deal_each(arrays.rows[chunk], self._table.tables, arrays.players[chunk], arrays.seeds[chunk])

    def _observe(self, chunk: slice) -> None:
        table, it = self._table, self._arrays
        seen = (it.features, it.legal, it.seat, it.base, it.scratch)
        observe_each(it.rows[chunk], table.tables, table.layout.lines, *(part[chunk] for part in seen))

    def _look_back(self, chunk: slice, seats: Any) -> None:
        table, it = self._table, self._arrays
        few = slice(chunk.start // EVERY, chunk.stop // EVERY)  # a chunk begins with a game that is looked at
        look_back_each(
            it.rows[chunk], table.tables, table.layout.lines, seats[chunk], it.features_after[few],
            it.base_after[few], it.scratch[chunk],
        )  # fmt: skip

    def _play(self, chunk: slice, actions: Any) -> None:
        it = self._arrays
        ended = (it.over, it.totals, it.shares, it.owners, it.scratch)
        stride = it.size  # the next deal of a game is as far from this one as there are games
        parts = (part[chunk] for part in ended)
        play_each(it.rows[chunk], self._table.tables, actions[chunk], it.seeds[chunk], stride, *parts)
