"""The bot that plays what a network says, without looking ahead."""

from collections.abc import Sequence

import numpy as np

from okapi.compiled.conversion import row_of_view
from okapi.compiled.tables import tables_for
from okapi.game import Action, View
from okapi.numbering import numbering_of

from .network.distances import SCRATCH
from .network.features import MOST_PLAYERS, layout_for
from .network.inference import Network
from .network.positions import observe_seat


class ProdigyBot:
    """Plays by a trained network: it decides at a glance what it has seen in many games."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The option that the network likes best."""
        if len(options) == 1:
            return options[0]
        numbers = np.array(numbering_of(view.table.board, view.table.rules).numbers(view))
        hidden = self._network.hidden(features_of(view)[None])
        return options[int(self._network.policy(hidden, numbers)[0].argmax())]


def features_of(view: View) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """What the network sees of a view; nothing in the row is read that the view does not show."""
    board, rules = view.table.board, view.table.rules
    layout = layout_for(board, rules)
    features, base = np.zeros(layout.size, np.uint8), np.zeros(MOST_PLAYERS, np.int32)
    scratch = np.zeros(SCRATCH, np.uint64)
    assert view.seat is not None, "a spectator does not decide"
    row = row_of_view(view)
    observe_seat(row, tables_for(board, rules), layout.lines, view.seat, features, base, scratch)
    return features
