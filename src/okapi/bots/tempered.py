"""The network as played by somebody who knows the game well and does not always find the best move."""

from collections.abc import Sequence
from random import Random

import numpy as np
import numpy.typing as npt

from okapi.game import Action, ClaimRoute, DrawTickets, Options, View

from .levels import PLAUSIBLE, TEMPERATURE
from .network.weights import network_for
from .paying import claim_options, in_bundles
from .planner import PlannerBot
from .prodigy import features_of, option_chances


class TemperedBot:
    """Plays by a trained network, and is sometimes content with a lesser move."""

    plays_by_network = True

    def __init__(self, seed: str, temperature: float = TEMPERATURE, plausible: float = PLAUSIBLE) -> None:
        """At temperature 0 it would always play the best move that the network knows.

        A move that the network finds `plausible` times as likely as the best, or less, is never made.
        """
        self._seed, self._temperature, self._plausible = seed, temperature, plausible
        self._otherwise = PlannerBot(seed)  # for games that the network cannot read

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        network = network_for(view.table.board, view.table.rules)
        if network is None:
            return self._otherwise.choose(view, options)
        chances = option_chances(network, view).astype(np.float64)
        best = int(chances.argmax())
        if view.table.turns_left is not None:  # what is best now is obvious
            return options[best]
        chances = np.where(_is_sensible(in_bundles(view, options)), chances / chances[best], 0.0)
        chances[best] = 1.0
        weights = np.where(chances >= self._plausible, chances ** (1 / self._temperature), 0.0)
        luck = Random(f"{self._seed} {features_of(view).tobytes().hex()}").random()
        return options[int(np.searchsorted(weights.cumsum(), luck * weights.sum(), side="right"))]


def _is_sensible(options: Options) -> npt.NDArray[np.bool_]:
    """Whether each option wastes no locomotives and draws no tickets without a plan."""
    thrifty = {option.action() for option in claim_options(options)}
    return np.array([
        action in thrifty if isinstance(action, ClaimRoute) else not isinstance(action, DrawTickets)
        for action in options
    ])  # fmt: skip
