"""The routes that a player owns, and those that are closed to the player, as sets (5.1, 5.6)."""

from typing import NamedTuple

from .events import Seat
from .paths import Lines, RouteSet
from .state import Table


class Network(NamedTuple):
    """A player's own routes, and those that are closed to the player."""

    own: RouteSet
    closed: RouteSet


def networks(lines: Lines, table: Table, seat: Seat) -> tuple[Network, Network]:
    """5.1, 5.6: before the latest claim, and now."""
    own = closed = own_before = closed_before = 0
    bit, twin_bit, both_tracks = lines.bit, lines.twin_bit, table.shares_double_routes()
    for route, claim in table.claims.items():
        own_before, closed_before = own, closed
        if claim.seat == seat:
            own |= bit[route]
            closed |= twin_bit[route]
        else:
            closed |= bit[route] if both_tracks else bit[route] | twin_bit[route]
    return Network(own_before, closed_before), Network(own, closed)


def open_set(lines: Lines, table: Table, seat: Seat) -> RouteSet:
    """5.1, 5.6: the routes that a player can still claim."""
    if table.shares_double_routes():
        _, (own, closed) = networks(lines, table, seat)
        return lines.all & ~(own | closed)
    taken, both_tracks = 0, lines.both_tracks
    for route in table.claims:
        taken |= both_tracks[route]
    return lines.all & ~taken
