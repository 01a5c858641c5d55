"""The game for machines: the same rules as `okapi.game`, move for move, compiled by Numba (docs/compiled.md).

engine = Engine(players=4)
rows = engine.new_games(range(1000))
engine.play_out(rows, "greedy")
totals, completed, winners = engine.scores(rows)
"""

from .compilation import NumbaMissing
from .engine import POLICIES, Batch, Engine, IllegalNumber
from .limits import BeyondLimits, Limit

__all__ = ["POLICIES", "Batch", "BeyondLimits", "Engine", "IllegalNumber", "Limit", "NumbaMissing"]
