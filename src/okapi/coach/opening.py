"""What a game promises before its first card."""

import numpy as np

from okapi.compiled import Engine
from okapi.game import GameState

from .forecast import Estimator

DEALS = 256


def opening_points(state: GameState, estimator: Estimator) -> float:
    """The mean points of a seat over many deals: before the first card, all seats are alike."""
    table = state.table
    rows = Engine(len(table.players), table.board, table.rules).new_games(range(DEALS))
    return float(np.mean(estimator.outlook(rows).points))
