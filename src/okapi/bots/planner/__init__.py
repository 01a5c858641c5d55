"""The serious bot, in parts: what things are worth, a plan, and one module for each kind of decision."""

from .judgement import Judgement
from .planner import PlannerBot

__all__ = ["Judgement", "PlannerBot"]
