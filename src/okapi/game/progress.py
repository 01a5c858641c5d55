"""How far tickets are from being completed, and the path that completes each with the fewest trains.

Clients, the coach and the terminal all ask here. Bots that plan several tickets at once have prices of their
own, and ask `cheapest_path` themselves.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from math import inf
from typing import NamedTuple

from msgspec import Struct

from okapi.board import RouteId, TicketId

from .claimed import ClaimedRoutes, claimed_routes
from .events import Seat
from .needs import NO_COST, CardCost, card_cost
from .paths import Path, RouteGraph, RouteSet, cheapest_path, numbers_in, prices_from, route_graph
from .recent import Recent
from .state import Table
from .views import View


class TicketState(StrEnum):
    """Whether a ticket can be completed."""

    COMPLETED = "completed"  # 6.3
    OPEN = "open"
    TOO_FEW_TRAINS = "too-few-trains"  # 5.4: even the shortest path takes more than the player has
    CLOSED = "closed"  # 5.1, 5.6: no path is left


class TicketProgress(Struct, frozen=True, gc=False):
    """A ticket, and the path that completes it with the fewest trains.

    If there are several, it is one with the fewest routes to claim, and on the same board always the same.
    """

    ticket: TicketId
    state: TicketState
    trains: int = 0  # still to be placed
    missing: tuple[RouteId, ...] = ()  # routes of the path that are still to be claimed, in its order
    owned: tuple[RouteId, ...] = ()  # and those that are the player's already
    cost: CardCost = NO_COST  # of the missing routes, in cards, if the ticket is open


def own_ticket_progress(view: View) -> tuple[TicketProgress, ...]:
    """The progress of the tickets that the view's seat holds, and of those it may keep."""
    if view.seat is None:
        return ()
    return ticket_progress(view.table, view.seat, (*view.tickets, *view.offered))


def own_card_cost(view: View, progress: Iterable[TicketProgress]) -> CardCost:
    """What the open tickets that the view's seat holds cost together: a route that two of them miss, once."""
    if view.seat is None:
        return NO_COST
    graph, routes = route_graph(view.table.board), 0
    for it in progress:
        if it.state is TicketState.OPEN and it.ticket in view.tickets:
            routes |= _set_of(graph, it.missing)
    closed = claimed_routes(graph, view.table, view.seat)[1].closed if routes & graph.two_coloured else 0
    return card_cost(graph, routes, closed & graph.two_coloured)


@lru_cache(maxsize=1 << 12)
def _set_of(graph: RouteGraph, routes: tuple[RouteId, ...]) -> RouteSet:
    return sum([graph.bit[route] for route in routes])


def ticket_progress(table: Table, seat: Seat, tickets: Iterable[TicketId]) -> tuple[TicketProgress, ...]:
    """5.4, 5.6, 6.3–6.6: how far a player is from completing each of these tickets."""
    graph, trains = route_graph(table.board), table.players[seat].trains
    before, now = claimed_routes(graph, table, seat)
    paths = [(ticket, _path(graph, ticket, before, now)) for ticket in tickets]
    closed = now.closed & graph.two_coloured
    return tuple([_described(graph, ticket, path, now.own, trains, closed) for ticket, path in paths])


@lru_cache(maxsize=1 << 12)
def _described(
    graph: RouteGraph, ticket: TicketId, path: Path, own: RouteSet, trains: int, closed: RouteSet
) -> TicketProgress:
    if path == _CLOSED:
        return TicketProgress(ticket, TicketState.CLOSED)
    routes = [graph.routes[number] for number in path]
    missing = [route for route in routes if not own & graph.bit[route.id]]
    needed = sum([route.length for route in missing])
    if not missing:
        state = TicketState.COMPLETED
    elif needed <= trains:
        state = TicketState.OPEN
    else:
        state = TicketState.TOO_FEW_TRAINS
    owned = tuple([route.id for route in routes if route not in missing])
    ids = tuple([route.id for route in missing])
    cost = card_cost(graph, _set_of(graph, ids), closed) if state is TicketState.OPEN else NO_COST
    return TicketProgress(ticket, state, needed, ids, owned, cost)


# Shortest paths.


class _Found(NamedTuple):
    """A path, and the set of its routes."""

    path: Path
    routes: RouteSet


_CLOSED: Path = ()
_remembered: Recent[tuple[RouteGraph, TicketId, ClaimedRoutes], _Found] = Recent(1 << 13)


def _path(graph: RouteGraph, ticket: TicketId, before: ClaimedRoutes, now: ClaimedRoutes) -> Path:
    """The shortest path, or none if all are closed. Most claims leave most of them as they were."""
    found = _remembered.get((graph, ticket, now))
    if found is None:
        found = _remembered.get((graph, ticket, before))
        if found is None or not _is_still_shortest(graph, ticket, found, before, now):
            path = cheapest_path(graph, _prices(graph, now), *graph.ticket_ends[ticket])
            found = _Found(*((_CLOSED, 0) if path is None else (path[1], sum([1 << it for it in path[1]]))))
        _remembered.add((graph, ticket, now), found)
    return found.path


def _is_still_shortest(
    graph: RouteGraph, ticket: TicketId, found: _Found, before: ClaimedRoutes, now: ClaimedRoutes
) -> bool:
    """Whether the claims since then closed none of its routes, and made no other path cheaper than it."""
    gained = now.own & ~before.own & ~found.routes
    if not found.routes or found.routes & now.closed or not gained:
        return not found.routes & now.closed
    prices, reach = _prices(graph, now), _prices_from(graph, now, gained)
    one, two = graph.ticket_ends[ticket]
    by_what_was_gained = min([reach[place] for place in one]) + min([reach[place] for place in two])
    return by_what_was_gained >= sum([prices[number] for number in found.path])


@lru_cache(maxsize=16)
def _prices_from(graph: RouteGraph, claimed: ClaimedRoutes, routes: RouteSet) -> list[float]:
    """What it costs to reach each place from the nearest end of these routes."""
    ends = {place for number in numbers_in(routes) for place in graph.ends[number]}
    return prices_from(graph, _prices(graph, claimed), ends)


@lru_cache(maxsize=16)
def _prices(graph: RouteGraph, claimed: ClaimedRoutes) -> list[float]:
    """What each route costs: trains above all, then claims, then a small amount of its own.

    So no two paths cost the same, and the shortest stays so when others close or a route of it is claimed.
    """
    prices = list(_open_prices(graph))
    for number in numbers_in(claimed.closed):
        prices[number] = inf
    for number in numbers_in(claimed.own):
        prices[number] = 1 << number
    return prices


@lru_cache(maxsize=32)
def _open_prices(graph: RouteGraph) -> list[float]:
    count = len(graph.routes)
    a_claim, a_train = 1 << count, 1 << (2 * count)
    return [route.length * a_train + a_claim + (1 << number) for number, route in enumerate(graph.routes)]
