"""What the score keeper in the browser is given: the boards, the numbers of the rules, the names of places.

The keeper works without a server, so this travels with the client.
"""

import json
from typing import Any

import msgspec

from okapi.board import Board, africa, official_boards
from okapi.board.loading import other_names
from okapi.game import TERRAIN_OF, Rules
from okapi.locales import Catalogs, available

_NUMBERS = (
    "min_players",
    "max_players",
    "trains",
    "route_points",
    "players_sharing_doubles",
    "longest_short_route",
    "short_terrain_cost",
    "long_terrain_cost",
    "trains_that_end_the_game",
    "globetrotter",
)


def _material(board: Board, rules: Rules) -> dict[str, Any]:
    """The board, the terrain of each colour, the rules' numbers that a score depends on, and all names of places.

    The tickets are left out: those of the printed game are others, and are entered at the table.
    """
    return {
        "content": _content(board) | {"tickets": []},
        "terrain": {colour.value: terrain for colour, terrain in TERRAIN_OF.items()},
        "rules": {name: getattr(rules, name) for name in _NUMBERS},
        "names": names_of_places(board),
    }


def _content(board: Board) -> dict[str, Any]:
    """What is in the board file, without where on Earth the places lie."""
    content: dict[str, Any] = msgspec.to_builtins(board.content)
    for place in content["places"]:
        place.pop("lat", None)
        place.pop("lon", None)
    return content


def names_of_places(board: Board) -> dict[str, list[str]]:
    """Everything a city or country is called: in every language, at other times, on other maps."""
    ends = [place.id for place in board.places.values() if place.country is None] + [*board.countries]
    languages = [Catalogs(language) for language in available()]

    def called(end: str) -> list[str]:
        translated = [language.say(f"place-{end}") for language in languages if language.has(f"place-{end}")]
        return [*dict.fromkeys([*translated, board.end_name(end), *other_names(board).get(end, ())])]

    return {end: called(end) for end in ends}


def material() -> str:
    """The keeper's file."""
    return _compact(_material(africa(), Rules()))


def other_boards() -> str:
    """The other boards that everyone has, with their tickets: a file that is loaded when one of them is wanted."""
    _, *others = official_boards()
    return _compact([{"hash": board.content_hash, "content": _content(board)} for board in others])


def _compact(found: object) -> str:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"
