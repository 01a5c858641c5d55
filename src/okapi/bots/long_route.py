"""The literature's agent of long routes."""

from collections.abc import Sequence

from okapi.board import Route
from okapi.game import TrainCard, View

from .paying import ClaimOption, cards_short
from .style import Style, best_claim_on, cards_towards, long_routes


class LongRouteBot(Style):
    """Saves for the route that gives most points for the cards it still lacks, and claims only long ones.

    Long routes score more for each train; tickets and terrain are left to chance.
    """

    shortest = 4

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        return best_claim_on(long_routes(view, self.shortest), view, claims)

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        targets = long_routes(view, self.shortest)
        return cards_towards(view, sorted(targets, key=lambda route: self._yield(view, route))[-3:])

    def _yield(self, view: View, route: Route) -> float:
        """Points for each turn it takes, two cards a turn."""
        return view.table.rules.route_points[route.length] / (1 + cards_short(view.hand, route) / 2)
