"""The literature's agent that is hungry for tickets."""

from collections.abc import Sequence

from okapi.game import KeepTickets, View

from .bot import own_player
from .route_focused import RouteFocusedBot
from .style import points_of
from .ticket_paths import lengths, path_for, trains_for, unfinished


class HungryBot(RouteFocusedBot):
    """Collects tickets at once until it has a handful, and then completes one after the other.

    It keeps what its trains may just suffice for, so it scores much or fails much.
    """

    handful = 5

    def wants_tickets(self, view: View) -> bool:
        """While it holds few, or has completed all and has trains for more."""
        return len(view.tickets) < self.handful or (own_player(view).trains > 12 and not unfinished(view))

    def keep(self, view: View, choices: Sequence[KeepTickets]) -> KeepTickets:
        """As many points as its trains can pay for, counting each path by itself."""
        prices = lengths(view)
        spoken_for = sum(path[0] for ticket in view.tickets if (path := path_for(view, ticket, prices)))
        trains = own_player(view).trains - spoken_for

        def rank(choice: KeepTickets) -> tuple[bool, int, float]:
            needed = trains_for(view, choice.tickets, prices)
            return (True, points_of(view, choice), -needed) if needed <= trains else (False, 0, -needed)

        return max(choices, key=rank)
