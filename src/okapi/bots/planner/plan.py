"""The plan: which tickets to complete, and the routes that do it for the least price together."""

from collections.abc import Iterable, Sequence
from math import exp, inf, sqrt
from typing import NamedTuple

from msgspec import Struct

from okapi.board import TicketId
from okapi.game import LOCOMOTIVE, TrainCard, cheapest_path

from .situation import Situation


class Plan(Struct, frozen=True):
    """Routes still to be claimed, and the tickets that they complete."""

    routes: tuple[int, ...]
    done: tuple[TicketId, ...]  # completed already
    serves: tuple[TicketId, ...]  # completed by the routes of the plan
    gives_up: tuple[TicketId, ...]
    price: float
    trains: int
    turns: float  # to claim the routes, not doubled

    def worth(self, situation: Situation) -> float:
        """Points of the tickets, less those of the failures, less what the routes cost; and the bonus."""
        made, hoped, lost = map(situation.points_of, (self.done, self.serves, self.gives_up))
        chance = chance_of_success(situation, len(self.routes), self.turns)
        hope = globetrotter_hope(situation, len(self.done) + chance * len(self.serves))
        return made + (2 * chance - 1) * hoped - lost - self.price + hope

    def bonuses(self, situation: Situation) -> dict[int, float]:
        """What each route is worth beyond its points: its part of the tickets that need it."""
        swing = 2 * situation.tuning.devotion * situation.points_of(self.serves)
        return dict.fromkeys(self.routes, swing / max(1, len(self.routes)))


def make_plan(situation: Situation, tickets: Iterable[TicketId]) -> Plan:
    """A forest for these tickets: an approximate one, the better of two that are grown in different orders."""
    graph = situation.graph
    own = [0.0 if price == 0.0 else inf for price in situation.prices]
    done: list[TicketId] = []
    waiting: list[TicketId] = []
    for ticket in tickets:
        is_done = cheapest_path(graph, own, *graph.ticket_ends[ticket]) is not None
        (done if is_done else waiting).append(ticket)
    orders = (True, False) if len(waiting) > 1 else (True,)
    grown = [_Forest(situation, done).grown(waiting, thrifty=it) for it in orders]
    return max(grown, key=lambda plan: plan.worth(situation))


class _Branch(NamedTuple):
    """What completes one more ticket."""

    ticket: TicketId
    price: float
    routes: list[int]
    gain: float


class _Forest:
    """Paths for one ticket after the other; routes chosen once are free for the next."""

    def __init__(self, situation: Situation, done: Sequence[TicketId]) -> None:
        self._situation = situation
        self._prices = list(situation.prices)
        self._done = tuple(done)
        self._serves: list[TicketId] = []
        self._routes: list[int] = []
        self._price = 0.0

    def grown(self, tickets: Sequence[TicketId], *, thrifty: bool) -> Plan:
        """Add tickets, cheapest or most profitable first, as long as they pay and fit."""
        waiting = list(tickets)
        while branch := self._best_branch(waiting, thrifty=thrifty):
            waiting.remove(branch.ticket)
            self._serves.append(branch.ticket)
            self._routes += branch.routes
            self._price += branch.price
            for number in branch.routes:
                self._prices[number] = 0.0
        return Plan(
            tuple(self._routes),
            self._done,
            tuple(self._serves),
            tuple(waiting),
            self._price,
            self._situation.trains_for(self._routes),
            turns_for(self._situation, self._routes),
        )

    def _best_branch(self, tickets: Sequence[TicketId], *, thrifty: bool) -> _Branch | None:
        branches = [branch for ticket in tickets if (branch := self._branch(ticket)) and branch.gain > 0]
        branches.sort(key=lambda it: it.price if thrifty else -it.gain)
        return next((branch for branch in branches if self._fits(branch)), None)

    def _branch(self, ticket: TicketId) -> _Branch | None:
        graph = self._situation.graph
        found = cheapest_path(graph, self._prices, *graph.ticket_ends[ticket])
        if found is None:
            return None
        price, path = found
        swing = 2 * self._situation.tuning.devotion * self._situation.table.board.tickets[ticket].points
        new = [number for number in path if self._prices[number]]
        return _Branch(ticket, price, new, swing + self._step_to_the_bonus() - price)

    def _step_to_the_bonus(self) -> float:
        sure = len(self._done) + len(self._serves)
        return globetrotter_hope(self._situation, sure + 1) - globetrotter_hope(self._situation, sure)

    def _fits(self, branch: _Branch) -> bool:
        trains, turns = self._situation.room_for_plans
        routes = self._routes + branch.routes
        return self._situation.trains_for(routes) <= trains and turns_for(self._situation, routes) <= turns


def turns_for(situation: Situation, routes: Iterable[int]) -> float:
    """How many turns it takes to claim all these routes, not doubled: cards, two a turn, and the claims.

    The fewer colours are missing, the rarer a draw brings one of them.
    """
    needed: dict[TrainCard, int] = {}
    locomotives = claims = 0
    for number in routes:
        route, colour = situation.appraisals[number].route, situation.appraisals[number].colour
        claims += 1
        locomotives += route.locomotives
        needed[colour] = needed.get(colour, 0) + route.length - route.locomotives
    hand = situation.hand
    missing = [count - hand[colour] for colour, count in needed.items() if count > hand[colour]]
    cards = max(0, sum(missing) + locomotives - hand[LOCOMOTIVE])
    if not cards:
        return float(claims)
    scarcity = 1 + situation.tuning.scarcity / max(1, len(missing)) ** 2
    return claims + situation.tuning.card_turns * scarcity * cards


def chance_of_success(situation: Situation, routes: int, turns: float) -> float:
    """How likely the routes of a plan can all be claimed: none is taken, and there is enough time."""
    if not routes:
        return 1.0
    tuning = situation.tuning
    slack = situation.turns_left * tuning.safety - turns
    undisturbed: float = tuning.undisturbed ** (routes * sqrt(len(situation.others)))
    return undisturbed * _sigmoid(slack / tuning.haste)


def globetrotter_hope(situation: Situation, completed: float) -> float:
    """7.3: what the bonus is worth, seeing how many tickets the others hold."""
    most = max(situation.rules.starting_tickets_kept, *(player.tickets for player in situation.others))
    chance = _sigmoid(1.2 * (completed - most + 0.5))
    return situation.tuning.globetrotter * situation.rules.globetrotter * chance


def _sigmoid(x: float) -> float:
    """From 0 to 1, half at 0; cut off where it no longer makes a difference."""
    return 1 / (1 + exp(-min(50.0, max(-50.0, x))))
