"""The bot that looks no further than this turn."""

from collections.abc import Sequence

from okapi.game import TrainCard, View

from .paying import ClaimOption
from .style import Style, best_claim, most_alike


class GreedyBot(Style):
    """Makes the claim that scores most at once, however little that is; else it adds to its largest set.

    It has no plan and pays no attention to its tickets: the one-step thinker of the literature.
    """

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        return best_claim(view, claims)

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        return most_alike(view)
