"""The bot that waits."""

from collections.abc import Sequence

from okapi.game import TERRAIN_OF, Terrain, TrainCard, View, standing, terrain_cost

from .bot import own_player, own_seat
from .drawing import TerrainWorth
from .paying import ClaimOption, cards_short
from .style import Style, best_claim, cards_towards, long_routes, most_alike, routes_in_reach


class HoarderBot(Style):
    """Collects train cards and terrain until it can claim long routes doubled, and then does so one by one.

    A hand that has grown too large is spent on what there is; the tickets are an afterthought.
    """

    shortest = 4
    full_hand = 16

    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        """A long route doubled; with a full hand, or at the end, whatever scores most."""
        best = best_claim(view, claims)
        if best is None:
            return None
        worth_it = best.is_doubled and best.route in long_routes(view, self.shortest)
        return best if worth_it or self._is_time(view) else None

    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        """Sets, and first of all those of the long routes."""
        towards = cards_towards(view, [it for it in routes_in_reach(view) if it.length >= self.shortest])
        alike = most_alike(view)
        return {card: worth + 0.02 * alike[card] for card, worth in towards.items()}

    def terrains_wanted(self, view: View) -> TerrainWorth:
        """Enough of each terrain to double the long routes it could pay for, and to have the most."""
        wanted: dict[Terrain, float] = {}
        lead = standing(view.table, own_seat(view))
        for route in routes_in_reach(view):
            terrain = TERRAIN_OF[route.colour]
            own, rival = lead[terrain]
            missing = max(terrain_cost(view.table.rules, route.length), rival) - own
            if route.length >= self.shortest and missing > 0:
                worth = 2.0 / (missing + cards_short(view.hand, route))
                wanted[terrain] = max(wanted.get(terrain, 0.0), worth)
        return wanted

    def _is_time(self, view: View) -> bool:
        fewest_trains = min(player.trains for player in view.table.players)
        return own_player(view).cards >= self.full_hand or fewest_trains <= 8
