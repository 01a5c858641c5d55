"""The literature's agent of routes for tickets."""

from collections.abc import Sequence

from okapi.board import Route
from okapi.game import KeepTickets, TrainCard, View

from .paying import ClaimOption
from .style import Style, best_claim, cards_towards, routes_in_reach, tickets_of
from .ticket_paths import lengths, routes_for_tickets, trains_for


class RouteFocusedBot(Style):
    """Finds the shortest path for each ticket and claims its routes, longest first, before all else.

    It draws no further tickets; when its tickets are done, it claims the longest routes there are.
    """

    def keep(self, view: View, choices: Sequence[KeepTickets]) -> KeepTickets:
        """The tickets that give most points for the trains they take."""
        return max(choices, key=lambda choice: self._yield(view, choice))

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        """A route on the way; without tickets to complete, the longest."""
        wanted = {route.id for route in self._routes(view)}
        return best_claim(view, [option for option in claims if option.route.id in wanted])

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        """Cards for the routes on the way."""
        return cards_towards(view, self._routes(view))

    def _routes(self, view: View) -> list[Route]:
        on_the_way = [route for path in routes_for_tickets(view) for route in path]
        if on_the_way:
            return on_the_way
        routes = routes_in_reach(view)
        longest = max((route.length for route in routes), default=0)
        return [route for route in routes if route.length >= min(longest, 4)]

    def _yield(self, view: View, choice: KeepTickets) -> float:
        """Points less trains, which are about as many: the fewer trains the better."""
        trains = trains_for(view, choice.tickets, lengths(view))
        return sum(ticket.points for ticket in tickets_of(view, choice)) - 1.2 * trains
