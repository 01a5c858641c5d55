"""The planner as played by somebody who is still learning: the same idea of the game, with less of it in sight."""

from collections.abc import Sequence
from math import exp
from random import Random

from msgspec import Struct

from okapi.board import Route, RouteId
from okapi.game import View

from .planner import PlannerBot
from .planner.situation import Appraisal, Situation
from .planner.targets import Target, Worths


class Sight(Struct, frozen=True):
    """How much a player sees. As it stands here, all that the planner does."""

    bias: float = 0.0  # how wrong it is about what routes cost, for a whole game: by a factor of about e^bias
    slip: float = 0.0  # the same about what a card is worth, at every draw
    terrain: int | None = None  # cards that it would still save to double a route; None: as many as it takes


class LearnerBot(PlannerBot):
    """Plans as the planner does, with less in sight: it goes its own ways, and keeps to them."""

    def __init__(self, seed: str, sight: Sight) -> None:
        super().__init__(seed)
        self._seed, self._sight = seed, sight
        self._biases: dict[RouteId, float] = {}

    def situation(self, view: View) -> Situation:
        return _Glimpse(view, self)

    def worths(self, situation: Situation, targets: Sequence[Target]) -> Worths:
        trains, terrains = super().worths(situation, targets)
        if not self._sight.slip:
            return trains, terrains
        table, view = situation.table, situation.view
        luck = Random(f"{self._seed} {len(table.claims)} {view.hand} {table.train_deck} {table.draws}")

        def slip() -> float:
            return exp(self._sight.slip * luck.gauss(0.0, 1.0))

        return {it: worth * slip() for it, worth in trains.items()}, {
            it: worth * slip() for it, worth in terrains.items()
        }

    def sees(self, missing: int) -> bool:
        """Whether it thinks of doubling a route for which terrain cards are missing."""
        return self._sight.terrain is None or missing <= self._sight.terrain

    def price(self, route: Route, price: float) -> float:
        """What it takes a route to cost: wrong by chance, but the same for the whole game."""
        if not self._sight.bias:
            return price
        if route.id not in self._biases:
            error = Random(f"{self._seed} {route.id}").gauss(0.0, 1.0)
            self._biases[route.id] = exp(self._sight.bias * error)
        return max(self.tuning.least_price, price * self._biases[route.id])


class _Glimpse(Situation):
    """A view as a learner sees it."""

    def __init__(self, view: View, learner: LearnerBot) -> None:
        super().__init__(view, learner.tuning)
        self._learner = learner

    def _appraise(self, route: Route) -> Appraisal:
        appraisal = super()._appraise(route)
        return appraisal._replace(price=self._learner.price(route, appraisal.price))

    def _is_in_time(self, missing: int) -> bool:
        return self._learner.sees(missing) and super()._is_in_time(missing)
