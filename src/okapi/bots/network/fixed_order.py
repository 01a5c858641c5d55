"""The network's favourite moves in many games, with every sum taken in a fixed order.

Libraries for matrices add up in the order that suits the machine and the size of the batch, so that now and then two
of them disagree about two moves that are as good as equal. Here each sum has one order, nothing is fused and nothing
is approximate: the same position gives the same move on every processor, alone or among others. What is zero, most
of the features and half of the inner layers, is skipped, and only legal moves are looked at.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board
from okapi.compiled.bits import ONE, ZERO, lowest_bit
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.legal import write_legal
from okapi.compiled.turns import acting
from okapi.compiled.words import WordRows, Words, number
from okapi.game import Rules
from okapi.numbering import numbering_of

from .distances import SCRATCH
from .features import write_features
from .layout import MAX_PLAYERS, layout_for
from .numbers import first_claim, network_tables
from .weights import network_for

LANES = 8  # partial sums of a product of two vectors
ZERO_POINT, ONE_POINT, TINY, LOWEST = np.float32(0), np.float32(1), np.float32(1e-6), np.float32(-1e30)


class NetworkUnknown(ValueError):
    """The network does not know games on this board by these rules."""


class FavouriteMoves:
    """What the network that ships likes best, in rows of the compiled engine. NetworkUnknown: it cannot read them."""

    def __init__(self, board: Board, rules: Rules) -> None:
        network = network_for(board, rules)
        if network is None:
            raise NetworkUnknown(f"the network does not know games on the board {board.id!r} by these rules")
        of = network.parameters
        self._layout, self._tables = layout_for(board), network_tables(board, rules)
        self._first_claim = first_claim(board, rules)
        self._shift = self._first_claim - numbering_of(board, rules).first_claim
        parts = ("norm", "first.weight", "first.bias", "second.weight", "second.bias")
        blocks = [np.stack([of[f"block{block}.{part}"] for block in range(network.blocks)]) for part in parts]
        columns = np.ascontiguousarray(of["policy.weight"].T)
        self._weights: tuple[Any, ...] = (
            of["input.weight"],
            of["input.bias"],
            *blocks,
            of["head.norm"],
            columns,
            of["policy.bias"],
        )
        self._layers = np.zeros((3, len(of["input.bias"])), np.float32)
        self._legal = np.zeros(-(-network.actions // 64), np.uint64)
        self._scratch, self._base = np.zeros(SCRATCH, np.uint64), np.zeros(MAX_PLAYERS, np.int32)
        self._features, self._lanes = np.zeros(self._layout.size, np.uint8), np.zeros(LANES, np.float32)

    def of(self, rows: NDArray[np.uint64]) -> NDArray[np.int64]:
        """The numbers of its moves (`okapi.numbering`). None of the games may be over."""
        actions = np.zeros(len(rows), np.int64)
        given: tuple[Any, ...] = (
            rows, self._tables, self._layout.lines, self._features, self._base, self._scratch, self._legal,
            *self._weights, self._layers, self._lanes, actions,
        )  # fmt: skip
        write_favourites(*given)
        return np.asarray(actions - self._shift * (actions >= self._first_claim))


@entry_point
def write_favourites(
    rows: WordRows, tables: Words, lines: Words, features: Words, base: Words, scratch: Words, legal: Words,
    input_weight: Any, input_bias: Any, norm: Any, first_weight: Any, first_bias: Any, second_weight: Any,
    second_bias: Any, head_norm: Any, policy_columns: Any, policy_bias: Any, layers: Any, lanes: Any, actions: Words,
) -> None:  # fmt: skip
    """The legal move that the network likes best, in every row."""
    hidden, normal, inner = layers[0], layers[1], layers[2]
    for game in range(len(rows)):
        row = rows[game]
        write_features(row, tables, lines, acting(row), features, base, scratch)
        copy_floats(input_bias, hidden)
        for fact in range(len(features)):
            if features[fact] != 0:
                add_scaled(hidden, input_weight[fact], np.float32(features[fact]))
        keep_positive(hidden)
        for block in range(len(norm)):
            write_normal(hidden, norm[block], normal)
            copy_floats(first_bias[block], inner)
            add_product(inner, normal, first_weight[block])
            keep_positive(inner)
            copy_floats(second_bias[block], normal)
            add_product(normal, inner, second_weight[block])
            add_scaled(hidden, normal, ONE_POINT)
        write_normal(hidden, head_norm, normal)
        write_legal(row, tables, legal)
        best, most = number(-1), LOWEST
        for place in range(len(legal)):
            left = legal[place]
            while left != ZERO:
                action = 64 * place + lowest_bit(left)
                left &= left - ONE
                liked = dot(normal, policy_columns[action], lanes) + policy_bias[action]
                if liked > most:
                    best, most = action, liked
        actions[game] = best


@compiled
def copy_floats(source: Any, to: Any) -> None:
    for place in range(len(to)):
        to[place] = source[place]


@compiled
def keep_positive(layer: Any) -> None:
    for place in range(len(layer)):
        layer[place] = max(layer[place], ZERO_POINT)


@compiled
def add_scaled(to: Any, what: Any, times: Any) -> None:
    for place in range(len(to)):
        to[place] += times * what[place]


@compiled
def add_product(to: Any, layer: Any, weight: Any) -> None:
    """A layer times a matrix, row after row of the matrix."""
    for place in range(len(layer)):
        if layer[place] != ZERO_POINT:
            add_scaled(to, weight[place], layer[place])


@compiled
def write_normal(layer: Any, gain: Any, to: Any) -> None:
    """The layer over the root of its mean square, times a gain."""
    total = ZERO_POINT
    for place in range(len(layer)):
        total += layer[place] * layer[place]
    root = np.sqrt(total / np.float32(len(layer)) + TINY)
    for place in range(len(layer)):
        to[place] = layer[place] / root * gain[place]


@compiled
def dot(one: Any, other: Any, lanes: Any) -> Any:
    """The product of two vectors, in some partial sums."""
    for lane in range(LANES):
        lanes[lane] = ZERO_POINT
    for first in range(0, len(one), LANES):
        for lane in range(LANES):
            lanes[lane] += one[first + lane] * other[first + lane]
    total = ZERO_POINT
    for lane in range(LANES):
        total += lanes[lane]
    return total
