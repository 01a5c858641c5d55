"""The picture of a table and the browser lay routes and names in the same places."""

from collections import defaultdict
from pathlib import Path

import pytest

from okapi.board import Board, load_board, official_boards
from okapi.picture.ground import bends_of, labels_on
from okapi.picture.tracks import Space, spaces_of_routes

ROOT = Path(__file__).parents[1]
LAID_BY_THE_BROWSER = ROOT / "web" / "tests" / "map" / "spaces.txt"  # written by a test of the browser
ARCHIPELAGO = load_board(ROOT / "tests" / "playthroughs" / "archipelago.toml")
NAMED_BY_THE_BROWSER = ROOT / "web" / "tests" / "map" / "names.txt"


def laid_by_the_browser(board: Board) -> dict[str, list[list[float]]]:
    spaces = defaultdict(list)
    for line in LAID_BY_THE_BROWSER.read_text().splitlines():
        name, route, *numbers = line.split()
        if name == board.id:
            spaces[route].append([float(number) for number in numbers])
    return spaces


def numbers(space: Space) -> list[float]:
    return [space.middle.real, space.middle.imag, space.length, space.angle]


@pytest.mark.parametrize("board", [*official_boards(), ARCHIPELAGO], ids=lambda board: board.id)
def test_the_browser_lays_every_space_where_the_picture_has_it(board: Board) -> None:
    found = laid_by_the_browser(board)
    laid = spaces_of_routes(board, bends_of(board))
    assert found.keys() == laid.keys()
    for route, spaces in laid.items():
        for space, expected in zip(spaces, found[route], strict=True):
            assert numbers(space) == pytest.approx(expected, abs=0.01), route


@pytest.mark.parametrize("board", official_boards(), ids=lambda board: board.id)
def test_the_browser_writes_every_name_where_the_picture_has_it(board: Board) -> None:
    lines = [line.split() for line in NAMED_BY_THE_BROWSER.read_text().splitlines()]
    found = {place: [float(number) for number in numbers] for id, place, *numbers in lines if id == board.id}
    written = {label.place.id: [*label.box, label.size, len(label.lines)] for label in labels_on(board)}
    assert found.keys() == written.keys()
    for place, numbers in written.items():
        assert numbers == pytest.approx(found[place], abs=0.05), place
