"""What each open route would cost and bring, in turns and points."""

from math import inf
from typing import NamedTuple

from okapi.board import Route
from okapi.game import COLOURS, LOCOMOTIVE, TERRAIN_OF, Terrain, TrainCard, terrain_cost

from .situation import Situation


class Appraisal(NamedTuple):
    """One open route as a purchase."""

    route: Route
    number: int
    colour: TrainCard  # to pay with
    terrain: Terrain
    terrain_needed: int  # to double it: the cost, or as many as the rival has (5.7, 5.8)
    is_to_double: bool  # whether doubling pays
    points: int  # as it is to be claimed
    price: float  # what it costs on balance, never less than a little


Appraisals = dict[int, Appraisal]


def appraise(situation: Situation) -> Appraisals:
    """Every open route that the trains allow, by number."""
    return {number: _appraise(situation, number) for number in situation.open}


def path_prices(situation: Situation, appraisals: Appraisals) -> list[float]:
    """Prices for path searches: nothing for one's own routes, infinitely much for closed ones."""
    prices = [inf] * len(situation.graph.routes)
    for number, appraisal in appraisals.items():
        prices[number] = appraisal.price
    for number in situation.own:
        prices[number] = 0.0
    return prices


def _appraise(situation: Situation, number: int) -> Appraisal:
    tuning, rules, hand = situation.tuning, situation.rules, situation.hand
    route = situation.graph.routes[number]
    length, ferry = route.length, route.locomotives
    colour = colour_for(situation, route)
    of_colour = min(hand[colour], length - ferry)

    terrain = TERRAIN_OF[route.colour]
    own, rival = situation.standing[terrain]
    cost = terrain_cost(rules, length)
    single = rules.route_points[length]
    terrain_draws = cost - tuning.held * min(own, cost) + tuning.gap * max(0, rival - own)
    doubling_turns = terrain_draws / rules.draws
    is_to_double = single > tuning.turn * doubling_turns and _in_time(situation, route, own, rival, cost)
    points = single * (2 if is_to_double else 1)

    card_turns = tuning.card_turns * (length + ferry - tuning.held * of_colour)
    balance = tuning.turn * (1 + card_turns + (doubling_turns if is_to_double else 0.0)) - points
    price = max(tuning.least_price, balance + tuning.train * length)
    return Appraisal(route, number, colour, terrain, max(cost, rival), is_to_double, points, price)


def colour_for(situation: Situation, route: Route) -> TrainCard:
    """The route's colour; for a grey one the colour with most cards."""
    if route.colour.value in situation.hand:
        return TrainCard(route.colour)
    return max(COLOURS, key=situation.hand.__getitem__)


def _in_time(situation: Situation, route: Route, own: int, rival: int, cost: int) -> bool:
    """Whether the terrain cards can be there before the last turn: locomotives help (5.9)."""
    missing = max(0, max(cost, rival) - own - situation.hand[LOCOMOTIVE])
    return missing / situation.rules.draws + 1 <= situation.turns_left
