"""How far a ticket is from being completed, for those who plan with the map in words."""

from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from okapi.board import Route, Ticket
from okapi.game import Seat, Table


class Progress(NamedTuple):
    """The fewest spaces still to be claimed, and where; None if the way is closed for good."""

    missing: int | None
    routes: tuple[Route, ...] = ()

    @property
    def is_done(self) -> bool:
        """Whether the ticket is completed."""
        return self.missing == 0


def progress(table: Table, seat: Seat, ticket: Ticket) -> Progress:
    """The shortest way over the player's own routes, which cost nothing, and those still open (6.3–6.6)."""
    board, goals = table.board, set(table.board.ends(ticket.between[1]))
    spaces = {route.id: route.length for route in table.open_routes(seat, board.routes.values())}
    spaces |= dict.fromkeys(table.routes_of(seat), 0)
    order = count()  # routes do not compare
    starts = board.ends(ticket.between[0])
    frontier: list[tuple[int, int, str, tuple[Route, ...]]] = []
    for place in starts:
        heappush(frontier, (0, next(order), place, ()))
    settled: set[str] = set()
    while frontier:
        missing, _, place, way = heappop(frontier)
        if place in goals:
            return Progress(missing, way)
        if place in settled:
            continue
        settled.add(place)
        if board.is_dead_end(place) and place not in starts:
            continue
        for route in board.routes_at(place):
            if route.id in spaces and route.other_end(place) not in settled:
                cost = spaces[route.id]
                further = (*way, route) if cost else way
                heappush(frontier, (missing + cost, next(order), route.other_end(place), further))
    return Progress(None)
