"""The literature's agent of routes for tickets."""

from collections.abc import Sequence

from okapi.board import Route
from okapi.game import KeepTickets, TrainCard, View

from .paying import ClaimOption
from .style import Style, best_claim_on, cards_towards, long_routes, points_of
from .ticket_paths import lengths, routes_for_tickets, trains_for


class RouteFocusedBot(Style):
    """Finds the shortest path for each ticket and claims its routes, longest first, before all else.

    It draws no further tickets; when its tickets are done, it claims the longest routes there are.
    """

    def keep(self, view: View, choices: Sequence[KeepTickets]) -> KeepTickets:
        """The tickets that give most points for the trains they take."""
        return max(choices, key=lambda choice: self._yield(view, choice))

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        return best_claim_on(self._routes(view), view, claims)

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        return cards_towards(view, self._routes(view))

    def _routes(self, view: View) -> list[Route]:
        return routes_for_tickets(view) or long_routes(view, 4)

    def _yield(self, view: View, choice: KeepTickets) -> float:
        """Points less trains, which are about as many: the fewer trains the better."""
        trains = trains_for(view, choice.tickets, lengths(view))
        return points_of(view, choice) - 1.2 * trains
