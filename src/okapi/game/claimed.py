"""The routes that a player owns, and those that are closed to the player, as sets (5.1, 5.6)."""

from collections.abc import Mapping
from typing import NamedTuple

from okapi.board import Route, RouteId

from .events import Seat
from .paths import RouteGraph, RouteSet, route_graph, routes_in
from .state import Table


class ClaimedRoutes(NamedTuple):
    """A player's own routes, and those that are closed to the player."""

    own: RouteSet
    closed: RouteSet


def claimed_routes(graph: RouteGraph, table: Table, seat: Seat) -> tuple[ClaimedRoutes, ClaimedRoutes]:
    """5.1, 5.6: before the latest claim, and now."""
    own = taken = own_before = taken_before = 0
    bit, by_itself, by_others = graph.bit, graph.both_tracks, _closed_by_others(graph, table)
    for route, claim in table.claims.items():
        own_before, taken_before = own, taken
        if claim.seat == seat:
            own |= bit[route]
            taken |= by_itself[route]
        else:
            taken |= by_others[route]
    return ClaimedRoutes(own_before, taken_before & ~own_before), ClaimedRoutes(own, taken & ~own)


def open_set(graph: RouteGraph, table: Table, seat: Seat) -> RouteSet:
    """5.1, 5.6: the routes that a player can still claim, whatever the player has to pay with."""
    taken, by_itself, by_others = 0, graph.both_tracks, _closed_by_others(graph, table)
    for route, claim in table.claims.items():
        taken |= by_itself[route] if claim.seat == seat else by_others[route]
    return graph.all & ~taken


def _closed_by_others(graph: RouteGraph, table: Table) -> Mapping[RouteId, RouteSet]:
    """5.6: what a claim closes to everyone else. To its owner it always closes both tracks."""
    return graph.bit if table.shares_double_routes() else graph.both_tracks


def open_routes(table: Table, seat: Seat) -> list[Route]:
    """5.1, 5.6: those of `open_set`, in the board's order. Do not change the list."""
    graph = route_graph(table.board)
    return routes_in(graph, open_set(graph, table, seat))
