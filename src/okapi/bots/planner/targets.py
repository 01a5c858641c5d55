"""What to save for: the routes of the plan, and good ones for the trains that it leaves over.

What they lack says which card to draw (section 4).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from okapi.game import COLOURS, LOCOMOTIVE, TERRAINS, Terrain, TrainCard, terrain_cost

from .plan import Plan
from .situation import Appraisal, Situation

Worths = tuple[dict[TrainCard, float], dict[Terrain, float]]


class Lack(NamedTuple):
    """What is missing for one route, when the routes before it have taken theirs."""

    cards: int  # of the colour
    locomotives: int  # for a ferry
    terrain: int  # to double it, including those needed to have the most

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
        """5.8: what is missing is drawn first, then the cost is paid, and the rival keeps their cards."""
        cost = terrain_cost(self._rules, target.route.length)
        needed, own = target.terrain_needed, self.terrain[target.terrain]
        self.terrain[target.terrain] = max(own, needed) - cost
        return max(0, needed - own)


class Target(NamedTuple):
    """A route to claim, and what it lacks when those before it have been paid for."""

    appraisal: Appraisal
    lack: Lack
    worth: float  # points, and the route's part of the tickets that need it
    is_planned: bool  # a ticket needs it

    @property
    def is_payable(self) -> bool:
        """Whether the cards are there, terrain aside."""
        return not self.lack.cards and not self.lack.locomotives


class _TargetQueue:
    """Targets in the order in which they can be reached, until trains or turns run out."""

    def __init__(self, situation: Situation) -> None:
        self.budget = Budget(situation)
        self.turns = situation.turns_left
        self._card_turns = situation.tuning.card_turns
        self.targets: list[Target] = []

    def add(self, it: Appraisal, bonus: float, *, is_planned: bool) -> None:
        lack = self.budget.set_aside(it)
        self.turns -= 1 + self._card_turns * lack.in_all
        self.targets.append(Target(it, lack, it.points + bonus, is_planned))

    def rate(self, it: Appraisal, bonus: float) -> float:
        """Points for each turn, with the cards that are left."""
        lack = it.route.locomotives
        cards = it.route.length - lack - self.budget.hand[it.colour]
        if cards > 0:
            lack += cards
        if it.is_to_double:
            terrain = it.terrain_needed - self.budget.terrain[it.terrain]
            if terrain > 0:
                lack += terrain
        return (it.points + bonus) / (1 + self._card_turns * lack)


def targets_of(situation: Situation, plan: Plan, bonus: Mapping[int, float]) -> list[Target]:
    """The routes of the plan and then the fillers, each time the one that brings most for its turns."""
    schedule = _TargetQueue(situation)
    planned = [situation.appraisals[number] for number in plan.routes]
    while planned and schedule.turns > 0:
        best = max(planned, key=lambda it: schedule.rate(it, bonus[it.number]))
        schedule.add(best, bonus[best.number], is_planned=True)
        planned.remove(best)
    _add_fillers(schedule, situation, plan)
    return schedule.targets


def _add_fillers(schedule: _TargetQueue, situation: Situation, plan: Plan) -> None:
    """Routes for the trains and turns that the plan leaves over."""
    trains = situation.trains - plan.trains
    taken = {*plan.routes, *(situation.graph.twin[number] for number in plan.routes)}
    free = [it for number, it in situation.appraisals.items() if number not in taken]
    while schedule.turns > 0:
        free = [it for it in free if it.route.length <= trains]
        if not free:
            break
        best = max(free, key=lambda it: schedule.rate(it, 0.0))
        schedule.add(best, 0.0, is_planned=False)
        trains -= best.route.length
        twin = situation.graph.twin[best.number]
        free = [it for it in free if it.number not in (best.number, twin)]


def card_worths(situation: Situation, targets: Sequence[Target]) -> Worths:
    """A card that a target lacks is worth its part of what the target brings.

    Later targets count less and less. What no target lacks may still serve for other routes.
    """
    tuning = situation.tuning
    trains, terrains = _worths_elsewhere(situation)
    weight = 1.0
    for target in targets:
        it, lack = target.appraisal, target.lack
        if not lack.in_all:
            continue
        each = weight * target.worth / (lack.in_all + 2)
        if lack.cards:
            trains[it.colour] = max(trains[it.colour], each)
        if lack.locomotives:
            trains[LOCOMOTIVE] = max(trains[LOCOMOTIVE], 2 * each)
        if lack.terrain:
            doubling = weight * (it.points / 2) / lack.terrain
            terrains[it.terrain] = max(terrains[it.terrain], min(doubling, tuning.terrain * each))
        weight *= tuning.decay
    best = max(trains[colour] for colour in COLOURS)
    trains[LOCOMOTIVE] = max(trains[LOCOMOTIVE], tuning.wild * best)
    return trains, terrains


def _worths_elsewhere(situation: Situation) -> Worths:
    """What each card could do for any open route, each taken by itself."""
    tuning, hand = situation.tuning, situation.hand
    trains: dict[TrainCard, float] = dict.fromkeys((*COLOURS, LOCOMOTIVE), 0.0)
    terrains: dict[Terrain, float] = dict.fromkeys(TERRAINS, 0.0)
    for it in situation.appraisals.values():
        length = it.route.length
        cards = length - min(length, hand[it.colour])
        own = situation.standing[it.terrain][0]
        terrain = max(0, it.terrain_needed - own) if it.is_to_double else 0
        each = tuning.elsewhere * it.points / (cards + terrain + 2)
        if cards:
            trains[it.colour] = max(trains[it.colour], each)
        if terrain:
            terrains[it.terrain] = max(terrains[it.terrain], each)
    return trains, terrains
