"""How well the players of a finished game played: the better they did, the surer a lead is."""

from collections.abc import Sequence

import numpy as np

from okapi.bots.network.inference import Network
from okapi.bots.prodigy import option_chances
from okapi.game import Decision, Event, GameState, action_behind, options, view_for
from okapi.numbering import numbering_of

from .forecast import STRONG

WEAK = 0.25  # below that all are taken as equally weak: the forecast was fitted to no weaker players


def level_of(replayed: Sequence[tuple[GameState, Event, GameState]], network: Network) -> float:
    """How likely the network is, on average, to choose what the players of a game chose."""
    chances = []
    for before, event, _ in replayed:
        if isinstance(event, Decision):
            view = view_for(before, event.seat)
            if len(options(view)) > 1:
                numbering = numbering_of(view.table.board, view.table.rules)
                played = numbering.numbers(view).index(numbering.number(action_behind(event), view))
                chances.append(float(option_chances(network, view)[played]))
    return bounded(float(np.mean(chances))) if chances else STRONG


def bounded(level: float) -> float:
    """A level within those that the forecast was fitted to."""
    return min(max(level, WEAK), STRONG)
