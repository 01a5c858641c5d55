"""Cards set aside: what one hand lacks when it has to pay for several routes together (5.2, 5.3, 5.7–5.9)."""

from typing import NamedTuple

from okapi.game import LOCOMOTIVE, Terrain, TrainCard, terrain_cost

from .prices import Appraisal
from .situation import Situation


class Lack(NamedTuple):
    """What is missing for one route, when the routes before it have taken theirs."""

    cards: int  # of the colour
    locomotives: int  # for a ferry
    terrain: int  # to double it, majority included

    @property
    def in_all(self) -> int:
        """Draws, if each brings what is needed."""
        return self.cards + self.locomotives + self.terrain


class Budget:
    """The cards of the seat, as long as they last."""

    def __init__(self, situation: Situation) -> None:
        self._rules = situation.rules
        self.hand: dict[TrainCard, int] = dict(situation.hand)
        self.terrain: dict[Terrain, int] = {kind: own for kind, (own, _) in situation.standing.items()}

    def set_aside(self, target: Appraisal) -> Lack:
        """Take the cards for a route out of the hand, as far as there are any."""
        route, hand = target.route, self.hand
        coloured = route.length - route.locomotives
        of_colour = min(hand[target.colour], coloured)
        hand[target.colour] -= of_colour
        ferry = min(route.locomotives, hand[LOCOMOTIVE])
        hand[LOCOMOTIVE] -= ferry
        missing = coloured - of_colour
        if missing <= hand[LOCOMOTIVE]:
            hand[LOCOMOTIVE] -= missing
            missing = 0
        terrain = self._set_aside_terrain(target) if target.is_to_double else 0
        return Lack(missing, route.locomotives - ferry, terrain)

    def _set_aside_terrain(self, target: Appraisal) -> int:
        """5.8: what is missing is drawn first, then the cost is paid, and the rival's cards stay."""
        cost = terrain_cost(self._rules, target.route.length)
        needed, own = target.terrain_needed, self.terrain[target.terrain]
        self.terrain[target.terrain] = max(own, needed) - cost
        return max(0, needed - own)
