"""Every number that the rules' texts give, by the name it has in the catalogs.

All of them come from `Rules` and the board. The browser gets them from here too: `make generate`.
"""

from okapi.board import Board, PlaceKind, africa

from .rules import Rules
from .variants import VARIANTS

EXAMPLE = "cape-town--port-elizabeth--a"  # the route of 5.10
SINGLE, FERRY = "bloemfontein--cape-town", "mocambique--madagascar-1--a"  # in the pictures of 5.2 and 5.3


def figures(rules: Rules, board: Board) -> dict[str, int]:
    """The numbers of `Rules` by their own names, and what follows from them and the board."""
    own = {name: getattr(rules, name) for name in rules.__struct_fields__}
    own.pop("route_points")
    longest = len(rules.route_points) - 1
    most_editions, russian = VARIANTS["tickets_drawn"].choices
    return {
        **own,
        "train_cards": rules.train_cards,  # 1.2
        "terrain_cards": rules.terrain_cards,  # 1.4
        "min_other_cards": rules.open_train_cards - rules.locomotives_swept + 1,  # 4.4
        "longest_route": longest,
        "longest_route_points": rules.route_points[longest],  # 5.5
        "longest_route_doubled": 2 * rules.route_points[longest],
        "tickets_in_most_editions": most_editions,  # 6.1
        "tickets_in_russian": russian,
        **_of_the_board(board),
        **_of_africa(rules),
    }


def _of_the_board(board: Board) -> dict[str, int]:
    """1.3, 1.6."""
    connections = len({frozenset(route.between) for route in board.routes.values()})
    kinds = [place.kind for place in board.places.values()]
    return {
        "tickets": len(board.tickets),
        "connections": connections,
        "double_routes": len(board.routes) - connections,
        "tracks": len(board.routes),
        "cities": kinds.count(PlaceKind.CITY),
        "way_stations": kinds.count(PlaceKind.WAY_STATION),
    }


def _of_africa(rules: Rules) -> dict[str, int]:
    """Its countries, and the routes of the examples: the texts name them, whichever board is played."""
    places, routes = africa().places.values(), africa().routes
    terminals = [place.country for place in places if place.kind is PlaceKind.TERMINAL]
    length = routes[EXAMPLE].length
    return {
        "terminals_of_each": len(terminals) // len(set(terminals)),
        "ports": sum(place.kind is PlaceKind.PORT for place in places),
        "example_length": length,
        "example_points": rules.route_points[length],
        "example_doubled": 2 * rules.route_points[length],
        "single_length": routes[SINGLE].length,
        "ferry_length": routes[FERRY].length,
        "ferry_locomotives": routes[FERRY].locomotives,
    }
