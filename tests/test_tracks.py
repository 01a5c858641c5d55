"""The picture of a table and the browser lay the spaces of a route in the same places."""

import json
from collections import defaultdict
from importlib.resources import files
from pathlib import Path

import pytest

from okapi.board import Board, africa, load_board
from okapi.picture.tracks import Bend, Space, spaces_of_routes

ROOT = Path(__file__).parents[1]
LAID_BY_THE_BROWSER = ROOT / "web" / "tests" / "map" / "spaces.txt"  # written by a test of the browser
ARCHIPELAGO = load_board(ROOT / "tests" / "playthroughs" / "archipelago.toml")
BENDS = json.loads((files("okapi.board") / "africa-layout.json").read_text("utf-8"))["bends"]


def laid_by_the_browser(board: Board) -> dict[str, list[list[float]]]:
    spaces = defaultdict(list)
    for line in LAID_BY_THE_BROWSER.read_text().splitlines():
        name, route, *numbers = line.split()
        if name == board.id:
            spaces[route].append([float(number) for number in numbers])
    return spaces


def numbers(space: Space) -> list[float]:
    return [space.middle.real, space.middle.imag, space.length, space.angle]


@pytest.mark.parametrize(("board", "bends"), [(africa(), BENDS), (ARCHIPELAGO, {})], ids=["africa", "archipelago"])
def test_the_browser_lays_every_space_where_the_picture_has_it(board: Board, bends: dict[str, Bend]) -> None:
    found = laid_by_the_browser(board)
    laid = spaces_of_routes(board, bends)
    assert found.keys() == laid.keys()
    for route, spaces in laid.items():
        for space, expected in zip(spaces, found[route], strict=True):
            assert numbers(space) == pytest.approx(expected, abs=0.01), route
