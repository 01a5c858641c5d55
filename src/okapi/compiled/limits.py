"""What fits into a row. A larger board, or rules with larger numbers, are for the referee."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from okapi.board import Board
from okapi.game import Rules, terrain_cost


class Limit(StrEnum):
    """What a game can have too much of for a row."""

    PLAYERS = "players"
    ROUTES = "routes"
    PLACES = "places"
    TICKETS = "tickets"
    PRICES = "prices"
    ROUTES_ALIKE = "routes-alike"
    ROUTE_LENGTH = "route-length"
    TRAINS = "trains"
    TRAIN_CARDS = "train-cards"
    TERRAIN_CARDS = "terrain-cards"
    OPEN_CARDS = "open-cards"
    TICKETS_ON_OFFER = "tickets-on-offer"
    DRAWS = "draws"
    TERRAIN_COST = "terrain-cost"
    SCORE = "score"
    PAYMENTS = "payments"
    CLAIMS = "claims"


MAX: dict[Limit, int] = {
    Limit.PLAYERS: 5,  # scores share a word, twelve bits each
    Limit.ROUTES: 128,  # a mask of two words
    Limit.PLACES: 64,  # a mask
    Limit.TICKETS: 64,  # a mask
    Limit.PRICES: 8,  # a byte of a word each: pairs of length and ferry locomotives
    Limit.ROUTES_ALIKE: 15,  # half a byte: routes of one colour and price
    Limit.ROUTE_LENGTH: 15,
    Limit.TRAINS: 127,  # bytes with the top bit free
    Limit.TRAIN_CARDS: 127,  # so that there are at most fifteen of a colour: half a byte
    Limit.TERRAIN_CARDS: 127,
    Limit.OPEN_CARDS: 8,  # a byte of a word each
    Limit.TICKETS_ON_OFFER: 8,  # a byte of a word each
    Limit.DRAWS: 127,
    Limit.TERRAIN_COST: 7,
    Limit.SCORE: 4095,  # twelve bits
    Limit.PAYMENTS: 64,  # a mask: the claims of one route with one card, whatever the hand
    Limit.CLAIMS: 65535,  # sixteen bits, for the claims of all routes of one colour
}


class BeyondLimits(ValueError):
    """A game that the compiled engine cannot play; the referee can."""

    def __init__(self, limit: Limit, found: int) -> None:
        self.limit = limit
        self.found = found
        self.max = MAX[limit]
        what = limit.replace("-", " ")
        super().__init__(
            f"the compiled engine has room for {what} up to {self.max}, and here it is {found}: "
            "play this game on the referee"
        )


def check_limits(board: Board, rules: Rules) -> None:
    """BeyondLimits: this board with these rules does not fit into a row."""
    for limit, found in _sizes(board, rules):
        require_within(limit, found)


def require_within(limit: Limit, found: int) -> None:
    """BeyondLimits: there is too much of it."""
    if found > MAX[limit]:
        raise BeyondLimits(limit, found)


def _sizes(board: Board, rules: Rules) -> Iterator[tuple[Limit, int]]:
    routes = board.routes.values()
    yield Limit.ROUTES, len(routes)
    yield Limit.PLACES, len(board.places)
    yield Limit.TICKETS, len(board.tickets)
    yield Limit.PRICES, len({(route.length, route.locomotives) for route in routes})
    yield Limit.ROUTES_ALIKE, max(Counter((it.colour, it.length, it.locomotives) for it in routes).values())
    yield Limit.ROUTE_LENGTH, max(route.length for route in routes)
    yield Limit.TRAINS, rules.trains
    yield Limit.TRAIN_CARDS, rules.train_cards
    yield Limit.TERRAIN_CARDS, rules.terrain_cards
    yield Limit.OPEN_CARDS, max(rules.open_train_cards, rules.open_terrain_cards)
    yield Limit.TICKETS_ON_OFFER, max(rules.tickets_dealt, rules.tickets_drawn)
    yield Limit.DRAWS, rules.draws
    yield Limit.TERRAIN_COST, max(rules.short_terrain_cost, rules.long_terrain_cost)
    yield Limit.PAYMENTS, max(route.length * (terrain_cost(rules, route.length) + 2) for route in routes)
    yield Limit.SCORE, sum(2 * rules.route_points[route.length] for route in routes)
