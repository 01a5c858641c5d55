"""Section 5: claiming a route. Doubling its points (5.7–5.9) is in `doubling`."""

from functools import lru_cache

from okapi.board import Colour, Route, RouteId

from ..actions import ClaimRoute
from ..cards import COLOURS, TerrainCards, TrainCards
from ..claimed import open_set
from ..events import RouteClaimed, Seat
from ..paths import route_graph
from ..reasons import IllegalAction, Reason, require
from ..state import Table
from ..views import View
from .doubling import terrain_cards_played


def claim_route(view: View, seat: Seat, action: ClaimRoute) -> RouteClaimed:
    """Section 5. Every refusal names the rule it comes from."""
    table, payment = view.table, action.payment
    require(action.route in table.board.routes, Reason.UNKNOWN_ROUTE, route=action.route)
    route = table.board.routes[action.route]
    _require_open(table, seat, route)
    trains = table.players[seat].trains  # 5.4: as many as the route has spaces
    require(trains >= route.length, Reason.TOO_FEW_TRAINS, needed=route.length, have=trains)
    _require_payment(payment, route)
    require(view.hand.holds(payment), Reason.CARDS_NOT_IN_HAND)
    discarded = TerrainCards()
    if action.doubling is not None:
        discarded = terrain_cards_played(view, seat, route, payment, action.doubling)
    points = route_points(table, route, doubled=action.doubling is not None)
    return RouteClaimed(seat, route.id, payment, action.doubling, discarded, points)


def _require_open(table: Table, seat: Seat, route: Route) -> None:
    """5.1, 5.6."""
    graph = route_graph(table.board)
    if open_set(graph, table, seat) & graph.bit[route.id]:
        return
    require(route.id not in table.claims, Reason.ROUTE_TAKEN)
    raise IllegalAction(_closed_by_twin(table))


def closed_routes(table: Table, seat: Seat) -> dict[Reason, tuple[RouteId, ...]]:
    """5.1, 5.6: the routes that a player cannot claim any more, by what prevents it."""
    graph, routes = route_graph(table.board), table.board.routes
    still_open = open_set(graph, table, seat)
    twins = [twin for route in table.claims if (twin := routes[route].twin) is not None]
    beside = [twin for twin in twins if twin not in table.claims and not still_open & graph.bit[twin]]
    closed = {Reason.ROUTE_TAKEN: tuple(table.claims), _closed_by_twin(table): tuple(beside)}
    return {reason: routes for reason, routes in closed.items() if routes}


def _closed_by_twin(table: Table) -> Reason:
    return Reason.TWIN_IS_YOURS if table.shares_double_routes() else Reason.TWIN_TAKEN


def _require_payment(payment: TrainCards, route: Route) -> None:
    """5.2, 5.3."""
    paid = payment.total()
    require(paid == route.length, Reason.WRONG_NUMBER_OF_CARDS, needed=route.length, paid=paid)
    colours = [card for card, count in zip(COLOURS, payment.counts()[:-1], strict=True) if count]
    require(len(colours) <= 1, Reason.MIXED_COLOURS)
    right_colour = route.colour is Colour.GREY or all(card.value == route.colour.value for card in colours)
    require(right_colour, Reason.WRONG_COLOUR, colour=route.colour)
    ferry = route.locomotives
    require(payment.locomotive >= ferry, Reason.FERRY_NEEDS_LOCOMOTIVES, needed=ferry)


@lru_cache(maxsize=1 << 12)
def locomotives_in_payment(of_colour: int, locomotives: int, length: int, ferry: int) -> range:
    """5.2, 5.3: how many of a payment's cards may be locomotives, given what the hand holds.

    A payment in a colour has at least one card of it; with none in hand, all are locomotives.
    """
    highest = length - 1 if of_colour else length
    return range(max(ferry, length - of_colour), min(highest, locomotives) + 1)


def route_points(table: Table, route: Route, *, doubled: bool) -> int:
    """5.5, 5.7."""
    points = table.rules.route_points[route.length]
    return 2 * points if doubled else points
