"""Shortest paths for a seat's tickets, as a bot plans them: one after the other.

What the path of one ticket claims costs the next nothing, and trains that are spoken for are gone. For
clients, `okapi.game.progress` takes each ticket by itself. Both ask `cheapest_path` of `okapi.game.paths`.
"""

from collections.abc import Iterable
from math import inf

from okapi.board import Route, TicketId
from okapi.game import View, cheapest_path, is_completed, open_routes, route_graph

from .bot import own_player, own_seat


def lengths(view: View) -> list[float]:
    """What each route costs in trains: nothing if it is the seat's own, and infinitely much if it is closed."""
    table, seat = view.table, own_seat(view)
    graph = route_graph(table.board)
    prices = [inf] * len(graph.routes)
    for route in open_routes(table, seat):
        prices[graph.number[route.id]] = route.length
    for own in table.routes_of(seat):
        prices[graph.number[own]] = 0.0
    return prices


def path_for(view: View, ticket: TicketId, prices: list[float]) -> tuple[float, list[Route]] | None:
    """The trains that the shortest path for a ticket takes, and its routes that are still to be claimed."""
    graph = route_graph(view.table.board)
    found = cheapest_path(graph, prices, *graph.ticket_ends[ticket])
    if found is None:
        return None
    return found[0], [graph.routes[number] for number in found[1] if prices[number]]


def trains_for(view: View, tickets: Iterable[TicketId], prices: list[float]) -> float:
    """The trains that tickets take, each path by itself; one that cannot be completed takes them all."""
    paths = [path_for(view, ticket, prices) for ticket in tickets]
    return sum(path[0] if path else view.table.rules.trains for path in paths)


def unfinished(view: View) -> list[TicketId]:
    own, board = view.table.routes_of(own_seat(view)), view.table.board
    return [ticket for ticket in view.tickets if not is_completed(board, own, board.tickets[ticket])]


def routes_for_tickets(view: View) -> list[Route]:
    """The shortest paths of unfinished tickets that the trains still allow, most valuable ticket first."""
    board, prices, trains = view.table.board, lengths(view), own_player(view).trains
    routes: list[Route] = []
    for ticket in sorted(unfinished(view), key=lambda it: -board.tickets[it].points):
        found = path_for(view, ticket, prices)
        if found is not None and found[0] <= trains:
            trains -= int(found[0])
            routes += found[1]
            for route in found[1]:
                prices[route_graph(board).number[route.id]] = 0.0
    return routes
