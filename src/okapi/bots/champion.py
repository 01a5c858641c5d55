"""The bot that looks ahead with a network: it plays on, in worlds that could be the real one.

Where the network hesitates between moves, each is made in the same worlds, with the same luck to come; then all
seats play on by the network for some decisions, and its forecast there says what the move was worth. Right after a
move forecasts are partial to it; a few decisions later they are not. Moves that are surely behind drop out, and
when one is left, or the worlds are through, it is played.
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
from okapi.game import Action, View

from .bot import own_seat
from .network import ROLLOUT
from .network.inference import Floats, Network
from .network.lookahead import Indices, Worlds
from .network.numbers import option_numbers
from .network.weights import network_for
from .prodigy import ProdigyBot, features_of, option_chances

MILLISECONDS = 200.0  # of processor time that a decision takes at most, which only a slow machine needs


class Effort(NamedTuple):
    candidates: int = 6  # moves
    thinkable: float = 4.0  # a move that is e⁴ times less likely than another is not tried
    trials: int = 192  # of all moves together, each move in as many worlds as the others
    decisions: int = 32  # of the table, played on in each
    round: int = 64  # trials, after which moves that are surely behind drop out
    sure: float = 2.5  # standard errors
    trust: float = 8.0  # what a win in one world counts against the logarithm of what the network thinks of a move
    margin: float = 0.5  # what 50 points more than the best other are worth against a win


class ChampionBot:
    """Plays by a trained network, and looks ahead before it moves."""

    plays_by_network = True

    def __init__(
        self,
        seed: str,
        network: Network | None = None,
        effort: Effort | None = None,
        milliseconds: float = MILLISECONDS,
        rollout: Network | None = None,
    ) -> None:
        """With the weights that ship, if no network is given; a given one plays on by itself without a `rollout`.

        Without the extra `fast` it does not look ahead; a line in the log says so.
        """
        self._seed, self._network, self._rollout = seed, network, rollout or network
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
        left = left[log_prior[left] > log_prior[left[0]] - self._effort.thinkable]
        if len(left) > 1:
            rollout = self._rollout or network_for(view.table.board, view.table.rules, ROLLOUT) or network
            left = self._tried(Worlds(view, own_seat(view), network, rollout), view, log_prior, left, began)
        return options[int(left[0])]

    def _tried(self, worlds: Worlds, view: View, log_prior: Floats, left: Indices, began: float) -> Indices:
        """Try moves in more and more worlds until one surely leads; the best comes first.

        How many worlds there are does not depend on the clock, so that the same view gets the same answer.
        Only where a machine is too slow for that, it stops in time.
        """
        effort, numbers = self._effort, option_numbers(view)
        random = Random(f"{self._seed} {features_of(view).tobytes().hex()}")
        found, trials = np.zeros((len(log_prior), 0), np.float32), effort.trials
        while trials > 0 and len(left) > 1:
            round_began = time.thread_time()
            each = max(1, min(trials, effort.round) // len(left))
            trials -= each * len(left)
            seeds = np.array([random.getrandbits(64) for _ in range(each)], np.uint64)
            worths = worlds.worths(
                np.repeat(numbers[left], each), np.tile(seeds, len(left)), effort.decisions, effort.margin
            )
            found = np.concatenate([found, np.zeros((len(found), each), np.float32)], axis=1)
            found[left, -each:] = worths.reshape(len(left), each)
            liked = log_prior[left] + effort.trust * found[left].sum(axis=1)
            left = left[np.argsort(-liked, kind="stable")]
            left = np.array([it for it in left if it == left[0] or not self._is_behind(found, log_prior, it, left[0])])
            now = time.thread_time()
            if 1000 * (now - began + now - round_began) > self._milliseconds:
                break
        return left

    def _is_behind(self, found: Floats, log_prior: Floats, move: int, leader: int) -> bool:
        """Whether a move is surely behind the one that leads."""
        ahead = (log_prior[leader] - log_prior[move]) / (self._effort.trust * found.shape[1])
        return surely_more(found[leader] - found[move] + ahead, self._effort.sure)


def surely_more(differences: npt.NDArray[np.floating], errors: float) -> bool:
    """Whether differences, each of the same world and luck, are above zero by this many standard errors."""
    spread = float(differences.std()) / len(differences) ** 0.5
    return bool(differences.mean() > errors * spread + 1e-9)


@cache  # it is said once
def say_that_it_does_not_look_ahead() -> None:
    logging.getLogger(__name__).warning(
        "champion plays as prodigy does, without looking ahead: for that, %s", how_to_install("fast")
    )
