"""Playing on in many worlds at a time, all seats by the network, for a search that asks what moves lead to."""

from typing import Any

import numpy as np
import numpy.typing as npt

from okapi.compiled.actions import play_action
from okapi.compiled.compilation import entry_point
from okapi.compiled.conversion import row_of_view
from okapi.compiled.legal import write_legal
from okapi.compiled.loops import deal_unseen_games, score_games
from okapi.compiled.turns import acting, is_over
from okapi.compiled.words import WordRows, Words, number
from okapi.game import View

from .distances import SCRATCH
from .features import write_features
from .inference import Floats, Network
from .layout import MAX_PLAYERS, layout_for
from .numbers import network_tables
from .positions import observe_as

POINTS = 50.0  # what the network counts points in
Rows = npt.NDArray[np.uint64]
Indices = npt.NDArray[np.intp]
Actions = npt.NDArray[np.int64]


@entry_point
def play_in_worlds(rows: WordRows, tables: Words, worlds: Words, actions: Words, over: Words) -> None:
    """Carry out an action in each of some worlds, and note where the game is over."""
    for place in range(len(worlds)):
        row = rows[worlds[place]]
        play_action(row, tables, number(actions[place]))
        over[worlds[place]] = is_over(row)


@entry_point
def observe_worlds(
    rows: WordRows, tables: Words, lines: Words, worlds: Words, features: WordRows, legal: WordRows, base: Words,
    scratch: WordRows,
) -> None:  # fmt: skip
    """What the deciding seats of some worlds see, and what they may do."""
    for place in range(len(worlds)):
        row = rows[worlds[place]]
        write_features(row, tables, lines, acting(row), features[place], base, scratch[worlds[place]])
        write_legal(row, tables, legal[place])


class Worlds:
    """A position as one seat sees it, in worlds that could be the real one.

    All seats play on by `rollout`, which may be a smaller network; what comes of it the other one judges.
    """

    def __init__(self, view: View, seat: int, network: Network, rollout: Network | None = None) -> None:
        board, rules = view.table.board, view.table.rules
        self._seat, self._players = seat, len(view.table.players)
        self._network, self._rollout = network, rollout or network
        self._row, self._layout = row_of_view(view), layout_for(board)
        self._tables = network_tables(board, rules)

    def worths(self, actions: Actions, seeds: Rows, decisions: int, margin: float) -> Floats:
        """What each action led to in its world: the same seed deals the same world and the same luck to come.

        All play on by what is liked best, for some decisions of the table; then the network's forecast counts.
        """
        count = len(actions)
        rows, over = np.tile(self._row, (count, 1)), np.zeros(count, np.bool_)
        scratch = np.zeros((count, SCRATCH), np.uint64)
        deal_unseen_games(rows, self._tables, np.full(count, self._seat), seeds)
        worlds = np.arange(count)
        for left in range(decisions, -1, -1):
            play_in_worlds(rows, self._tables, worlds, actions, over)
            worlds = np.flatnonzero(~over)
            if not left or not len(worlds):
                break
            actions = self._liked(rows, worlds, scratch)
        return self._foreseen(rows, over, scratch, margin)

    def _liked(self, rows: Rows, worlds: Indices, scratch: Rows) -> Actions:
        """What the deciding seats like best, in some worlds."""
        features, base = np.zeros((len(worlds), self._layout.size), np.uint8), np.zeros(MAX_PLAYERS, np.int32)
        legal = np.zeros((len(worlds), -(-self._rollout.actions // 64)), np.uint64)
        observe_worlds(rows, self._tables, self._layout.lines, worlds, features, legal, base, scratch)
        somewhere = _bits(np.bitwise_or.reduce(legal))
        numbers = np.flatnonzero(somewhere)
        logits = self._rollout.logits(self._rollout.hidden(features), numbers)
        may = _bits(legal)[:, numbers]
        return np.asarray(numbers[np.where(may, logits, np.float32(-np.inf)).argmax(axis=1)])

    def _foreseen(self, rows: Rows, over: npt.NDArray[np.bool_], scratch: Rows, margin: float) -> Floats:
        """How well the seat will do from there, as the network sees it; or how it did, where it is over.

        A share of the win, and how far it is ahead of the best other.
        """
        count, players = len(rows), self._players
        features, base = np.zeros((count, self._layout.size), np.uint8), np.zeros((count, MAX_PLAYERS), np.int32)
        observe_as(rows, self._tables, self._layout.lines, self._seat, features, base, scratch)
        foreseen = self._network.outlook(self._network.hidden(features))
        points, shares = foreseen[..., 0] + base / POINTS, foreseen[:, 0, 1]
        if over.any():
            totals, completed = np.zeros((2, over.sum(), players), np.int64)
            winners = np.zeros(over.sum(), np.uint64)
            score_games(rows[over], self._tables, totals, completed.view(np.uint64), winners)
            order = (self._seat + np.arange(players)) % players
            points[over, :players] = totals[:, order] / POINTS
            won = (winners >> np.uint64(self._seat)) & np.uint64(1)
            shares[over] = won / np.bitwise_count(winners)
        ahead = points[:, 0] - points[:, 1:players].max(axis=1)
        return np.asarray(shares + margin * np.tanh(ahead), np.float32)


def _bits(masks: Rows) -> npt.NDArray[Any]:
    return np.unpackbits(masks.view(np.uint8), axis=-1, bitorder="little")
