"""placeholder"""

from ..route_focused import RouteFocusedBot as PlannerBot

__all__ = ["PlannerBot"]
