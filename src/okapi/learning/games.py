"""Many games at a time, and what learning must know about them; on the processor or on a GPU."""

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
from okapi.bots.network.numbers import action_count
from okapi.compiled.layout import row_words
from okapi.game import Rules

from .network import precision
from .playing import EVERY, act_in, deal_all, look_in
from .settings import Setting, settings_for, tables_of, which_settings

IN_FOURS = 4  # bytes: what a GPU moves at a time
CHUNK = 256  # games that a thread takes at a time


class MapTables:
    """What all games on a map share."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board, self.rules = board, rules
        self.layout = layout_for(board)
        self.actions = action_count(board, rules)
        self.scale = jnp.asarray(self.layout.scale, precision())

    def settings(self, seed: int, variety: int) -> list[Setting]:
        """The published game first."""
        return settings_for(self.board, self.rules, seed, variety)


class Crowd(NamedTuple):
    """Which games there are, side by side."""

    alone: Sequence[int]  # of 2, 3, 4 and 5 players, against itself
    opposed: Sequence[int]  # the same, against a frozen opponent; these games come after the others
    steps: int  # that are remembered
    settings: Sequence[Setting]
    first_seed: int

    @property
    def first_opposed(self) -> int:
        return sum(self.alone)


class Recorded(NamedTuple):
    """What happened in some steps: every array is [steps, games, …], as `credit.Steps` has it, or as said here."""

    features: Array  # [positions, …]: of all decisions, then what seats saw after some of them
    legal: Array
    action: Array
    log_chance: Array
    seat: Array  # one step more: who decides next
    base: Array
    base_after: Array
    learns: Array
    over: Array
    totals: Array
    shares: Array
    owners: Array


class Games(Protocol):
    """Games side by side. One that ends makes room for the next at once."""

    players: Array
    is_published: Array  # whether a game is the published one

    def seen(self, step: int) -> tuple[Array, Array]:
        """What the deciding seats see before a step, and the points they know of; step 0 is where games stand."""

    def go_on(self, step: int, logits: Array, theirs: Array) -> None:
        """Choose by what the network and its opponent like, and play."""

    def recorded(self) -> Recorded:
        """All steps; they may be overwritten by those that follow."""

    def start_again(self) -> None:
        """Forget the steps: the games continue from where they are."""


class Arrays:
    """The memory of some games, made by NumPy or by a library with the same interface."""

    def __init__(self, table: MapTables, crowd: Crowd, library: Any = np) -> None:
        make, steps = library, crowd.steps
        sizes = np.arange(2, 2 + len(crowd.alone), dtype=np.int32)
        players = np.concatenate([np.repeat(sizes, counts) for counts in (crowd.alone, crowd.opposed)])
        which = which_settings(len(players), len(crowd.settings))
        self.size = games = len(players)
        self.few = few = -(-games // EVERY)
        self.steps = steps
        self.lines = make.asarray(np.array(table.layout.lines))
        self.tables = make.asarray(tables_of(crowd.settings))
        self.players, self.which = make.asarray(players), make.asarray(which)
        self.seeds = make.asarray(np.arange(crowd.first_seed, crowd.first_seed + games, dtype=np.uint64))
        self.rows = make.zeros((games, row_words(MAX_PLAYERS)), np.uint64)
        self.scratch = make.zeros((games, SCRATCH), np.uint64)
        self.scratch_after = make.zeros((few, SCRATCH), np.uint64)
        width = -(-table.layout.size // IN_FOURS) * IN_FOURS
        self.features = make.zeros((steps * (games + few) + games, width), np.uint8)
        self.legal = make.zeros((steps + 1, games, -(-table.actions // 64)), np.uint64)
        self.seat = make.zeros((steps + 1, games), np.int32)
        self.base = make.zeros((steps + 1, games, MAX_PLAYERS), np.int32)
        self.base_after = make.zeros((steps, few, MAX_PLAYERS), np.int32)
        self.action = make.zeros((steps, games), np.int32)
        self.log_chance = make.zeros((steps, games), np.float32)
        self.learns = make.zeros((steps, games), np.uint8)
        self.over = make.zeros((steps, games), np.uint8)
        self.totals = make.zeros((steps, games, MAX_PLAYERS), np.int32)
        self.shares = make.zeros((steps, games, MAX_PLAYERS), np.float32)
        self.owners = make.zeros((steps, games, len(table.board.routes)), np.int8)

    def seen(self, step: int) -> Any:
        """The features before a step."""
        first = step * self.size if step < self.steps else self.steps * (self.size + self.few)
        return self.features[first : first + self.size]

    def start_again(self) -> None:
        """The next steps begin where the games are after the last step."""
        self.seen(0)[...] = self.seen(self.steps)
        for it in (self.legal, self.seat, self.base):
            it[0] = it[self.steps]

    def to_act(self, logits: Any, theirs: Any, first_opposed: int) -> tuple[Any, ...]:
        """What `act` wants, in its order."""
        return (
            self.rows, self.tables, self.which, self.seeds, self.players, logits, theirs, first_opposed, self.legal,
            self.seat, self.action, self.log_chance, self.learns, self.over, self.totals, self.shares, self.owners,
            self.scratch,
        )  # fmt: skip

    def to_look(self) -> tuple[Any, ...]:
        """What `look` wants, in its order."""
        return (
            self.rows, self.tables, self.which, self.lines, self.features, self.legal, self.seat, self.base,
            self.base_after, self.over, self.scratch, self.scratch_after,
        )  # fmt: skip

    def to_record(self) -> tuple[Any, ...]:
        """The arrays of `Recorded`."""
        return (
            self.features[: self.steps * (self.size + self.few)], self.legal.view(np.uint8), self.action,
            self.log_chance, self.seat, self.base, self.base_after, self.learns, self.over, self.totals, self.shares,
            self.owners,
        )  # fmt: skip


class ProcessorGames:
    """Games in this machine's memory, played in threads: the engine's functions release Python's lock."""

    def __init__(self, table: MapTables, crowd: Crowd) -> None:
        self._memory = it = Arrays(table, crowd)
        self._first_opposed = crowd.first_opposed
        self._pool = ThreadPoolExecutor(os.cpu_count())
        self.players, self.is_published = jnp.array(it.players), jnp.array(it.which == 0)
        deal_all(it.rows, it.tables, it.which, it.players, it.seeds)
        self._look(0)

    def seen(self, step: int) -> tuple[Array, Array]:
        return jnp.array(self._memory.seen(step)), jnp.array(self._memory.base[step])

    def go_on(self, step: int, logits: Array, theirs: Array) -> None:
        given = self._memory.to_act(np.asarray(logits), np.asarray(theirs), self._first_opposed)
        self._in_threads(lambda first, last: act_in(first, last, step, *given), self._memory.size)
        self._look(step + 1)

    def _look(self, step: int) -> None:
        given = self._memory.to_look()
        looking = self._memory.size + self._memory.few
        self._in_threads(lambda first, last: look_in(first, last, step, *given), looking)

    def _in_threads(self, work: Callable[[int, int], None], count: int) -> None:
        firsts = range(0, count, CHUNK)
        for _ in self._pool.map(work, firsts, [min(first + CHUNK, count) for first in firsts]):
            pass

    def recorded(self) -> Recorded:
        return Recorded(*map(jnp.array, self._memory.to_record()))

    def start_again(self) -> None:
        self._memory.start_again()
