"""A player's routes, sorted into what hangs together."""

from collections.abc import Iterable

from okapi.board import Board, RouteId


def networks(board: Board, routes: Iterable[RouteId]) -> list[list[RouteId]]:
    """The routes in groups that are joined by a place one can pass through (6.3, 6.4)."""
    found: list[tuple[set[str], list[RouteId]]] = []
    for route in routes:
        places = {place for place in board.routes[route].between if not board.is_dead_end(place)}
        together = [route]
        apart = []
        for others, members in found:
            if places & others:
                places |= others
                together = [*members, *together]
            else:
                apart.append((others, members))
        found = [*apart, (places, together)]
    return sorted((members for _, members in found), key=len, reverse=True)
