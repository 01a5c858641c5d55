"""The bot that wants the game to be over."""

from collections.abc import Sequence

from okapi.game import TrainCard, View

from .paying import ClaimOption
from .style import Style, best_claim_on, cards_towards, long_routes


class RacerBot(Style):
    """Claims any route of some length as soon as it can pay, to run out of trains before anyone is ready.

    It keeps the fewest and smallest tickets, draws no terrain, and doubles only what it can in passing.
    """

    shortest = 3

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        return best_claim_on(long_routes(view, self.shortest), view, claims)

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        return cards_towards(view, long_routes(view, self.shortest + 1))
