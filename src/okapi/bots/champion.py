"""The bot that looks ahead with a network: sequential halving over moves, in worlds that could be the real.

Moves that the network does not think of are left out; the others are tried in more and more worlds, each time
the better half of them. In a world the move is made and the turn played to its end; there the network, which
was trained on what a seat sees right after its move, says what it foresees. The same worlds and the same luck
serve all moves, so that they differ by little else than the move. What the network would have done at a
glance stays in to the end, and is done unless another move is surely better.
"""

import logging
import time
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from okapi import how_to_install
from okapi.compiled.compilation import is_plain
from okapi.compiled.conversion import row_of_view
from okapi.compiled.loops import deal_unseen_games, score_games
from okapi.compiled.tables import tables_for
from okapi.game import Action, View
from okapi.numbering import numbering_of

from .bot import own_seat
from .network.distances import SCRATCH
from .network.inference import Floats, Network
from .network.layout import MAX_PLAYERS, layout_for
from .network.lookahead import GOES_ON, NO_ACTION, OVER, advance
from .network.positions import observe_as, observe_each
from .network.weights import network_for
from .prodigy import ProdigyBot, features_of, option_chances

MILLISECONDS = 100.0  # of processor time that a decision takes at most
POINTS = 50.0  # what the network counts points in
Indices = npt.NDArray[np.intp]
Rows = npt.NDArray[np.uint64]


class Effort(NamedTuple):
    candidates: int = 16  # moves at the start
    worlds: int = 128  # in each round of 100 ms, shared among the moves that are left
    unthinkable: float = 1.6  # a move that is e^1.6 times less likely than another is not tried
    answers: int = 0  # 1: the others answer, and it judges at its next turn instead of the end of this one
    sure: float = 3.0  # standard errors by which another move must be better than the one at a glance
    trust: float = 3.0  # what a win is worth against the logarithm of what the network thinks of a move
    margin: float = 0.5  # what 50 points more than the others are worth against a win


class Lookahead:
    """A position in many worlds, for one seat."""

    def __init__(self, view: View, network: Network, effort: Effort) -> None:
        board, rules = view.table.board, view.table.rules
        self._seat, self._network, self._effort = own_seat(view), network, effort
        self._row = row_of_view(view)
        self._players = len(view.table.players)
        self._tables, self._layout = tables_for(board, rules), layout_for(board, rules)
        self._numbering = numbering_of(board, rules)

    def worths(self, actions: npt.NDArray[np.int64], seeds: npt.NDArray[np.uint64]) -> Floats:
        """What each action is worth in its world: the same seed deals the same world and luck to come."""
        rows = np.tile(self._row, (len(actions), 1))
        deal_unseen_games(rows, self._tables, np.full(len(actions), self._seat), seeds)
        standing = np.zeros(len(actions), np.uint8)
        answers = self._effort.answers
        advance(rows, self._tables, self._seat, actions, standing, answers)
        while (standing == GOES_ON).any():
            next_actions = self._next_actions(rows, np.flatnonzero(standing == GOES_ON))
            advance(rows, self._tables, self._seat, next_actions, standing, answers)
        return self._foreseen(rows, standing == OVER)

    def _next_actions(self, rows: Rows, which: Indices) -> npt.NDArray[np.int64]:
        """What the network does next in the same turn, in some worlds: no claims any more."""
        features, legal = self._seen(rows[which])
        choices = np.arange(self._numbering.first_claim)
        is_legal = np.unpackbits(legal.view(np.uint8), axis=1, count=len(choices), bitorder="little")
        logits = self._network.logits(self._network.hidden(features), choices)
        actions = np.full(len(rows), NO_ACTION, np.int64)
        actions[which] = np.where(is_legal, logits, -np.inf).argmax(axis=1)
        return actions

    def _foreseen(self, rows: Rows, over: npt.NDArray[np.bool_]) -> Floats:
        """How well the seat will do from there, as the network sees it; or how it did, where it is over."""
        players = self._players
        features, base, scratch = self._room_to_observe(len(rows))
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
        margin = points[:, 0] - points[:, 1:players].max(axis=1)
        return np.asarray(shares + self._effort.margin * np.tanh(margin))

    def _seen(self, rows: Rows) -> tuple[npt.NDArray[np.uint8], Rows]:
        """What the seat sees and may do in every world, in all of which it is to act."""
        features, base, scratch = self._room_to_observe(len(rows))
        legal = np.zeros((len(rows), -(-len(self._numbering) // 64)), np.uint64)
        seats = np.zeros(len(rows), np.int32)
        observe_each(rows, self._tables, self._layout.lines, features, legal, seats, base, scratch)
        return features, legal

    def _room_to_observe(self, size: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int32], Rows]:
        """For the features, the points of every seat, and what is worked out on the way."""
        features = np.zeros((size, self._layout.size), np.uint8)
        base, scratch = np.zeros((size, MAX_PLAYERS), np.int32), np.zeros((size, SCRATCH), np.uint64)
        return features, base, scratch


class ChampionBot:
    """Plays by a trained network, and looks ahead before it moves."""

    def __init__(
        self,
        seed: str,
        network: Network | None = None,
        effort: Effort | None = None,
        milliseconds: float = MILLISECONDS,
    ) -> None:
        """With the weights that ship, if no network is given.

        Without the extra `fast` it does not look ahead; a line in the log says so.
        """
        self._seed, self._network = seed, network
        self._effort, self._milliseconds = effort or Effort(), milliseconds
        self._at_a_glance = ProdigyBot(seed, network)
        if is_plain():
            say_that_it_does_not_look_ahead()

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The option that turned out best in the worlds it was tried in."""
        network = self._network or network_for(view.table.board, view.table.rules)
        if len(options) == 1 or network is None or is_plain():
            return self._at_a_glance.choose(view, options)
        began = time.thread_time()
        log_prior = np.log(option_chances(network, view) + 1e-9)
        left = np.argsort(-log_prior, kind="stable")[: self._effort.candidates]
        left = left[log_prior[left] > log_prior[left[0]] - self._effort.unthinkable]
        if len(left) > 1:
            ahead = Lookahead(view, network, self._effort)
            left = self._halved(ahead, view, log_prior, left, began)
        return options[int(left[0])]

    def _halved(self, ahead: Lookahead, view: View, log_prior: Floats, left: Indices, began: float) -> Indices:
        """Try moves in worlds, the better half in as many again, and so on; the best comes first.

        How many worlds there are does not depend on the clock, so that the same view gets the same answer.
        Only where a machine is too slow for that, it stops in time.
        """
        effort = self._effort
        numbers = np.array(numbering_of(view.table.board, view.table.rules).numbers(view))
        worlds = max(effort.candidates, round(effort.worlds * self._milliseconds / MILLISECONDS))
        random = Random(f"{self._seed} {features_of(view).tobytes().hex()}")
        favourite = left[0]
        found: dict[int, list[Floats]] = {int(move): [] for move in left}
        while len(left) > 1:
            round_began = time.thread_time()
            each = max(1, worlds // len(left))
            seeds = np.array([random.getrandbits(64) for _ in range(each)], np.uint64)
            worths = ahead.worths(np.repeat(numbers[left], each), np.tile(seeds, len(left)))
            for move, its in zip(left, worths.reshape(len(left), each), strict=True):
                found[int(move)].append(its)
            means = np.array([np.concatenate(found[int(move)]).mean() for move in left])
            left = left[np.argsort(-(log_prior[left] + effort.trust * means), kind="stable")]
            now = time.thread_time()
            if 1000 * (now - began + now - round_began) > self._milliseconds:
                break
            left = left[: (len(left) + 1) // 2]
            if len(left) > 1 and favourite not in left:
                left[-1] = favourite
        best, at_a_glance = (np.concatenate(found[int(move)]) for move in (left[0], favourite))
        count = min(len(best), len(at_a_glance))
        is_surely_better = surely_more(best[:count] - at_a_glance[:count], effort.sure)
        return left if is_surely_better else np.array([favourite])


def surely_more(differences: npt.NDArray[np.floating], errors: float) -> bool:
    """Whether differences, each of the same world and luck, are above zero by this many standard errors."""
    spread = float(differences.std()) / len(differences) ** 0.5
    return bool(differences.mean() > errors * spread + 1e-9)


@cache  # it is said once
def say_that_it_does_not_look_ahead() -> None:
    logging.getLogger(__name__).warning(
        "champion plays as prodigy does, without looking ahead: for that, %s", how_to_install("fast")
    )
