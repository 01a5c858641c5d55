"""The literature's agent of long routes."""

from collections.abc import Sequence

from okapi.board import Route
from okapi.game import TrainCard, View

from .paying import ClaimOption, cards_short
from .style import Style, best_claim, cards_towards, routes_in_reach


class LongRouteBot(Style):
    """Saves for the route that gives most points for the cards it still lacks, and claims none but the long.

    Long routes score more for each train; tickets and terrain are left to chance.
    """

    shortest = 4

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        """One of the routes it saves for."""
        wanted = {route.id for route in self._targets(view)}
        return best_claim(view, [option for option in claims if option.route.id in wanted])

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        """Cards for the best route."""
        targets = self._targets(view)
        return cards_towards(view, sorted(targets, key=lambda route: self._yield(view, route))[-3:])

    def _targets(self, view: View) -> list[Route]:
        routes = routes_in_reach(view)
        limit = min(self.shortest, max((route.length for route in routes), default=0))
        return [route for route in routes if route.length >= limit]

    def _yield(self, view: View, route: Route) -> float:
        """Points for each turn it takes, two cards a turn."""
        return view.table.rules.route_points[route.length] / (1 + cards_short(view.hand, route) / 2)
