"""A board as a graph of numbers: sets of routes, and cheapest paths where routes have prices (6.3–6.6)."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf

from okapi.board import Board, Route, RouteId, TicketId

Path = tuple[int, ...]  # of routes, by number
RouteSet = int  # with a bit for each route, by number


class RouteGraph:
    """The places and routes of a board by number, so that a search costs little."""

    def __init__(self, board: Board) -> None:
        place_numbers = {place: number for number, place in enumerate(board.places)}
        self.routes = tuple(board.routes.values())
        self.number: dict[RouteId, int] = {route.id: number for number, route in enumerate(self.routes)}
        self.bit: dict[RouteId, RouteSet] = {route: 1 << number for route, number in self.number.items()}
        self.all: RouteSet = (1 << len(self.routes)) - 1
        self.both_tracks: dict[RouteId, RouteSet] = {
            route.id: self.bit[route.id] | (self.bit[route.twin] if route.twin else 0) for route in self.routes
        }
        self.ends = tuple(
            (place_numbers[one], place_numbers[two]) for one, two in (route.between for route in self.routes)
        )
        self.leaving: list[list[tuple[int, int]]] = [[] for _ in board.places]
        for number, (one, two) in enumerate(self.ends):
            self.leaving[one].append((two, number))
            self.leaving[two].append((one, number))
        self.is_dead_end = [board.is_dead_end(place) for place in board.places]
        self.twin = tuple(None if it.twin is None else self.number[it.twin] for it in self.routes)
        self.two_coloured: RouteSet = sum(
            self.bit[it.id] for it in self.routes if it.twin and board.routes[it.twin].colour is not it.colour
        )
        # Where a ticket begins and ends: a country at any of its places (6.4, 6.5).
        self.ticket_ends: dict[TicketId, list[tuple[int, ...]]] = {
            id: [tuple(place_numbers[place] for place in board.ends(end)) for end in ticket.between]
            for id, ticket in board.tickets.items()
        }


@lru_cache(maxsize=32)
def route_graph(board: Board) -> RouteGraph:
    """The graph of a board, made once."""
    return RouteGraph(board)


@lru_cache(maxsize=1 << 12)
def routes_in(graph: RouteGraph, routes: RouteSet) -> list[Route]:
    """The routes of a set, in the board's order. Most sets recur."""
    return [graph.routes[number] for number in numbers_in(routes)]


def numbers_in(routes: RouteSet) -> Iterator[int]:
    digits = bin(routes)[:1:-1]
    number = digits.find("1")
    while number >= 0:
        yield number
        number = digits.find("1", number + 1)


def cheapest_path(
    graph: RouteGraph, prices: Sequence[float], starts: Collection[int], goals: Collection[int]
) -> tuple[float, Path] | None:
    """The path of least price, which passes through no dead end (6.4); None if there is no path at all.

    A route of infinite price is closed; the player's own routes cost nothing. Whole prices are added up exactly.
    """
    cost, came_from, goal = _search(graph, prices, starts, goals)
    return None if goal is None else (cost[goal], _walk_back(came_from, goal))


def prices_from(graph: RouteGraph, prices: Sequence[float], starts: Collection[int]) -> list[float]:
    """The price of the cheapest path to each place, from whichever start is nearest to it."""
    return _search(graph, prices, starts, ())[0]


def _search(
    graph: RouteGraph, prices: Sequence[float], starts: Collection[int], goals: Collection[int]
) -> tuple[list[float], dict[int, tuple[int, int]], int | None]:
    """What it costs to reach each place, how it is reached, and the goal at which the search ended."""
    leaving, is_dead_end = graph.leaving, graph.is_dead_end
    cost = [inf] * len(leaving)
    came_from: dict[int, tuple[int, int]] = {}
    queue: list[tuple[float, int]] = []
    for start in starts:
        cost[start] = 0
        queue.append((0, start))
    while queue:
        so_far, place = heappop(queue)
        if place in goals:
            return cost, came_from, place
        if so_far > cost[place] or (is_dead_end[place] and place not in starts):
            continue
        for other, route in leaving[place]:
            total = so_far + prices[route]
            if total < cost[other]:
                cost[other] = total
                came_from[other] = (place, route)
                heappush(queue, (total, other))
    return cost, came_from, None


def _walk_back(came_from: dict[int, tuple[int, int]], place: int) -> Path:
    path = []
    while place in came_from:
        place, route = came_from[place]
        path.append(route)
    return tuple(reversed(path))
