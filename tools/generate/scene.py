"""The position on the home page: a game of bots as it was claimed, and where its trains stand."""

import json
from importlib.resources import files
from typing import Any

from okapi.arena import play_match
from okapi.board import PlaceKind, Route, africa
from okapi.bots import bot_seed, find_bot
from okapi.dealer import SeededDealer
from okapi.game import RouteClaimed
from okapi.picture.tracks import MARK, Space, point_of, spaces_of_routes

PLAYERS, SEED = 5, "home-11"
TOP, BOTTOM = 1250, 2250  # the band of the board that can be seen, in its units


def scene() -> str:
    """The tracks in the band, the places there, and the claims of a whole game in their order."""
    board = africa()
    bends = json.loads((files("okapi.board") / "africa-layout.json").read_text("utf-8"))["bends"]
    spaces = spaces_of_routes(board, bends)
    tracks = [route for route in board.routes.values() if any(map(_is_in_band, spaces[route.id]))]
    number = {route.id: at for at, route in enumerate(tracks)}
    bots = [find_bot("planner").factory(bot_seed(SEED, seat)) for seat in range(PLAYERS)]
    claims = [it for it in play_match(board, bots, SeededDealer(SEED)).events if isinstance(it, RouteClaimed)]
    drawn = {
        "tracks": [_track(route, spaces[route.id]) for route in tracks],
        "places": [
            [round(at.real), round(at.imag), MARK[place.kind]]
            for place in board.places.values()
            if place.kind is not PlaceKind.TERMINAL and TOP < (at := point_of(board, place)).imag < BOTTOM
        ],
        "claims": [[number[it.route], it.seat, it.doubling is not None] for it in claims if it.route in number],
    }
    return json.dumps(drawn, separators=(",", ":")) + "\n"


def _track(route: Route, spaces: list[Space]) -> dict[str, Any]:
    boxes = [[round(it.middle.real), round(it.middle.imag), round(it.length), round(it.angle)] for it in spaces]
    return {"colour": route.colour, "isTwin": route.twin is not None, "spaces": boxes}


def _is_in_band(space: Space) -> bool:
    return TOP < space.middle.imag < BOTTOM
