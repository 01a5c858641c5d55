"""What the planner works with: its tuning, what it sees, and what each open route would cost and bring."""

from collections.abc import Iterable
from functools import cached_property
from math import inf
from typing import NamedTuple

from msgspec import Struct

from okapi import game
from okapi.board import Route, TicketId

from ..bot import own_player, own_seat
from ..paying import best_colour


class Tuning(Struct, frozen=True):
    """Points are the currency of all decisions; these say what other things are worth in it."""

    turn: float = 4.3  # what a turn is worth: about what a well-run one scores
    train: float = 0.6  # what a train is worth beyond the turns and cards it takes to place it
    card_turns: float = 0.55  # turns to get one particular card: two draws a turn, and some miss
    held: float = 0.4  # how much of a card in hand counts as free: it could serve elsewhere
    gap: float = 0.5  # of the terrain cards that a rival is ahead, the part one route must pay for
    least_price: float = 0.3  # of a route in a path: even a good one may be taken or not come together
    mean_route: float = 3.3  # spaces of the routes that others claim
    cards_of_use: float = 0.75  # of the cards in another's hand
    dawdling: float = 1.05  # how much longer others take than they could
    spare_trains: int = 3  # that new tickets may not count on
    safety: float = 0.7  # the part of the turns left in which a plan, not doubled, is half sure to succeed
    devotion: float = 1.5  # how much more than its points a ticket counts once it is kept
    patience: float = 1.3  # how much longer than expected the game may last, before a ticket is given up
    haste: float = 2.5  # how many turns more or less make that more or less than even
    undisturbed: float = 0.985  # the chance that nobody takes a planned route, for one opponent
    scarcity: float = 0.8  # how much longer a card takes to come if only one colour will do
    premium: float = 0.4  # what is lost when a locomotive pays for what a coloured card could
    loss: float = 6.0  # what a detour costs on average when a planned route is taken
    routes_left: int = 2  # of the plan, at most, for more tickets to be considered at all
    margin: float = 1.0  # by how much tickets must promise more than a turn, to be drawn
    wild: float = 1.1  # what a locomotive is worth, compared with the best colour
    risk: float = 0.03  # that an open route is taken before the seat's next turn, by each opponent close to it
    elsewhere: float = 0.6  # the worth of a card for routes that are no targets
    terrain: float = 1.5  # the worth of a terrain card, at most, compared with a train card for the same
    decay: float = 0.9  # how much less the next target's cards are worth than those of the one before
    globetrotter: float = 1.0  # how much the bonus counts in choosing tickets


class Appraisal(NamedTuple):
    """One open route as a purchase."""

    route: Route
    number: int
    colour: game.TrainCard  # to pay with
    terrain: game.Terrain
    terrain_needed: int  # to double it: the cost, or as many as the rival has (5.7, 5.8)
    is_to_double: bool  # whether doubling pays
    points: int  # as it is to be claimed
    price: float  # what it costs on balance, never less than a little


class Situation:
    """The view of one seat, taken apart once for all the questions of a decision."""

    def __init__(self, view: game.View, tuning: Tuning) -> None:
        self.view = view
        self.tuning = tuning
        self.table = view.table
        self.rules = view.table.rules
        self.seat = own_seat(view)
        self.trains = own_player(view).trains
        self.others = [player for seat, player in enumerate(view.table.players) if seat != self.seat]
        self.hand = dict(zip((*game.COLOURS, game.LOCOMOTIVE), view.hand.counts(), strict=True))
        self.standing = game.standing(view.table, self.seat)
        self.graph = game.route_graph(view.table.board)

    @cached_property
    def turns_left(self) -> float:
        """7.1: the turns it can expect, the present one included; exact once the last round began."""
        if self.table.turns_left is not None:
            return 1.0
        return 1.0 + self.tuning.dawdling * min(map(self._turns_to_run_out, self.others))

    def _turns_to_run_out(self, player: game.Player) -> float:
        """How soon a player could be down to the last trains: cards first, and then a claim a turn."""
        trains = max(0, player.trains - self.rules.trains_that_end_the_game)
        cards = max(0.0, trains - self.tuning.cards_of_use * player.cards)
        return trains / self.tuning.mean_route + cards / self.rules.draws

    @cached_property
    def room_for_plans(self) -> tuple[int, float]:
        """The trains and turns a plan may count on: not the last trains, while tickets can be refused."""
        spare = self.tuning.spare_trains if self.view.offered else 0
        return self.trains - spare, self.turns_left * self.tuning.patience

    @cached_property
    def appraisals(self) -> dict[int, Appraisal]:
        """Every open route that the trains allow, by number."""
        routes = [route for route in game.open_routes(self.table, self.seat) if route.length <= self.trains]
        return {appraisal.number: appraisal for appraisal in map(self._appraise, routes)}

    @cached_property
    def prices(self) -> list[float]:
        """What each route costs in a path: nothing if it is the seat's own, infinitely much if it is closed."""
        prices = [inf] * len(self.graph.routes)
        for number, appraisal in self.appraisals.items():
            prices[number] = appraisal.price
        for route in self.table.routes_of(self.seat):
            prices[self.graph.number[route]] = 0.0
        return prices

    def trains_for(self, routes: Iterable[int]) -> int:
        return sum(self.appraisals[number].route.length for number in routes)

    def points_of(self, tickets: Iterable[TicketId]) -> int:
        return sum(self.table.board.tickets[ticket].points for ticket in tickets)

    def _appraise(self, route: Route) -> Appraisal:
        tuning, rules = self.tuning, self.rules
        length, ferry = route.length, route.locomotives
        colour = best_colour(self.view.hand, route)
        of_colour = min(self.hand[colour], length - ferry)

        terrain = game.TERRAIN_OF[route.colour]
        own, rival = self.standing[terrain]
        cost = game.terrain_cost(rules, length)
        single = rules.route_points[length]
        terrain_draws = cost - tuning.held * min(own, cost) + tuning.gap * max(0, rival - own)
        doubling_turns = terrain_draws / rules.draws
        is_to_double = single > tuning.turn * doubling_turns and self._is_in_time(max(cost, rival) - own)
        points = single * (2 if is_to_double else 1)

        card_turns = tuning.card_turns * (length + ferry - tuning.held * of_colour)
        balance = tuning.turn * (1 + card_turns + (doubling_turns if is_to_double else 0.0)) - points
        price = max(tuning.least_price, balance + tuning.train * length)
        number, terrain_needed = self.graph.number[route.id], max(cost, rival)
        return Appraisal(route, number, colour, terrain, terrain_needed, is_to_double, points, price)

    def _is_in_time(self, missing: int) -> bool:
        """Whether the terrain cards can be collected before the last turn: locomotives help (5.9)."""
        return max(0, missing - self.hand[game.LOCOMOTIVE]) / self.rules.draws + 1 <= self.turns_left
