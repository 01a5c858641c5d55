"""The bot that wants the game to be over."""

from collections.abc import Sequence

from okapi.game import TrainCard, View

from .paying import ClaimOption
from .style import Style, best_claim, cards_towards, routes_in_reach


class RacerBot(Style):
    """Claims any route of some length as soon as it can pay, to run out of trains before anyone is ready.

    It keeps the fewest and smallest tickets, draws no terrain, and doubles only what it can in passing.
    """

    shortest = 3

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        """The longest, if it is long enough, or if nothing longer is left for its trains."""
        longest_open = max((route.length for route in routes_in_reach(view)), default=0)
        limit = min(self.shortest, longest_open)
        return best_claim(view, [option for option in claims if option.route.length >= limit])

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        """Those that bring a long route closest."""
        routes = routes_in_reach(view)
        limit = min(self.shortest + 1, max((route.length for route in routes), default=0))
        return cards_towards(view, [route for route in routes if route.length >= limit])
