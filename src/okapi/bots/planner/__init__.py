"""The serious bot, in parts: what things are worth, a plan, and one module for each kind of decision."""

from .planner import PlannerBot
from .situation import Tuning

__all__ = ["PlannerBot", "Tuning"]
