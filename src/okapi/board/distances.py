"""How far apart the ends of tickets are: by custom a ticket is worth its shortest path in spaces."""

from heapq import heappop, heappush
from itertools import combinations

from msgspec import Struct

from okapi.board.board import Board, PlaceId, PlaceKind


class Distances(Struct, frozen=True):
    """The spaces of the shortest path between any two ends; 0: no path joins them."""

    ends: tuple[str, ...]  # cities, then countries
    spaces: tuple[int, ...]  # first to second, first to third, …, second to third, …


def distances(board: Board) -> Distances:
    cities = (place.id for place in board.places.values() if place.kind is PlaceKind.CITY)
    ends = (*cities, *board.countries)
    reached = {end: _from(board, end) for end in ends}
    spaces = (min((reached[one][at] for at in board.ends(other) if at in reached[one]), default=0)
              for one, other in combinations(ends, 2))  # fmt: skip
    return Distances(ends, tuple(spaces))


def _from(board: Board, end: str) -> dict[PlaceId, int]:
    """The spaces to every place that a path leads to, passing through no dead end (6.4)."""
    starts = board.ends(end)
    found = dict.fromkeys(starts, 0)
    waiting = [(0, place) for place in starts]
    while waiting:
        so_far, here = heappop(waiting)
        if so_far > found[here] or (board.is_dead_end(here) and here not in starts):
            continue
        for route in board.routes_at(here):
            there, total = route.other_end(here), so_far + route.length
            if total < found.get(there, total + 1):
                found[there] = total
                heappush(waiting, (total, there))
    return found
