"""The bot that plays what a network says, without looking ahead."""

from collections.abc import Sequence

import numpy as np

from okapi.compiled.conversion import row_of_view
from okapi.compiled.tables import tables_for
from okapi.game import Action, View

from .bot import own_seat
from .network.distances import SCRATCH
from .network.inference import Floats, Network
from .network.layout import MAX_PLAYERS, layout_for
from .network.numbers import option_numbers
from .network.positions import observe_seat
from .network.weights import network_for
from .planner import PlannerBot


class ProdigyBot:
    """Plays by a trained network: it decides at a glance what it has seen in many games."""

    plays_by_network = True

    def __init__(self, seed: str, network: Network | None = None) -> None:
        """With the weights that ship, if no network is given."""
        self._network = network
        self._otherwise = PlannerBot(seed)  # for games that the network cannot read

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        network = self._network or network_for(view.table.board, view.table.rules)
        if network is None:
            return self._otherwise.choose(view, options)
        return options[int(option_chances(network, view).argmax())]


def option_chances(network: Network, view: View) -> Floats:
    """How likely the network is to choose each option of a view."""
    return network.policy(network.hidden(features_of(view)[None]), option_numbers(view))[0]  # type: ignore[no-any-return]


def features_of(view: View) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """What the network sees of a view; nothing in the row is read that the view does not show."""
    board, rules = view.table.board, view.table.rules
    layout = layout_for(board)
    features, base = np.zeros(layout.size, np.uint8), np.zeros(MAX_PLAYERS, np.int32)
    scratch = np.zeros(SCRATCH, np.uint64)
    row, seat = row_of_view(view), own_seat(view)
    observe_seat(row, tables_for(board, rules), layout.lines, seat, features, base, scratch)
    return features
