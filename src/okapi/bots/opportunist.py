"""The opportunist of the literature."""

from collections.abc import Sequence

from okapi.game import TrainCard, View

from .paying import ClaimOption
from .style import Style, best_claim, best_claim_on, most_alike
from .ticket_paths import routes_for_tickets


class OpportunistBot(Style):
    """Collects sets of any colour, and claims what they happen to pay for on a path of one of its tickets.

    A long route that falls into its lap is welcome too; it never saves for a particular one.
    """

    long = 4

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        """On the path of a ticket if it can be, long otherwise, anything once the game nears its end."""
        on_paths = routes_for_tickets(view)
        anything = not on_paths or min(player.trains for player in view.table.players) <= 8
        return best_claim_on(on_paths, view, claims) or best_claim(
            view, [it for it in claims if anything or it.route.length >= self.long]
        )

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        return most_alike(view)
