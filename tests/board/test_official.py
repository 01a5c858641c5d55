"""The boards that everyone has: fair tickets, names in every script, and nothing drawn on anything else."""

from collections import Counter
from itertools import combinations

import pytest

from okapi.board import OFFICIAL, Board, PlaceKind, official_boards
from okapi.board.distances import distances
from okapi.board.map_checks import MAX_TRAINS, MIN_TRAINS
from okapi.game import VARIANTS, Rules, new_game, rules_for
from okapi.picture.boxes import Box, overlap
from okapi.picture.ground import labels_on, spaces_on
from okapi.picture.tracks import SPACE_WIDTH
from okapi.record import header_for

OURS = [pytest.param(board, id=board.id) for board in official_boards()]
OTHERS = OURS[1:]


def test_boards_are_known_by_the_names_of_their_files() -> None:
    assert [board.id for board in official_boards()] == list(OFFICIAL)
    assert len({board.content_hash for board in official_boards()}) == len(OFFICIAL)


@pytest.mark.parametrize("board", OURS)
def test_a_ticket_is_worth_its_shortest_path_and_every_end_is_on_two_to_four(board: Board) -> None:
    found = distances(board)
    spaces = dict(zip(map(frozenset, combinations(found.ends, 2)), found.spaces, strict=True))
    assert all(spaces[frozenset(ticket.between)] == ticket.points for ticket in board.tickets.values())
    named = Counter(end for ticket in board.tickets.values() for end in ticket.between)
    assert set(named) == set(found.ends)
    assert set(named.values()) <= {2, 3, 4}


@pytest.mark.parametrize("board", OTHERS)
def test_every_place_has_a_name_in_letters_that_its_readers_know(board: Board) -> None:
    assert "ru" in board.names
    for place in board.places.values():
        assert place.names["ru"] != place.name


@pytest.mark.parametrize("board", OTHERS)
def test_no_colour_is_much_rarer_than_another(board: Board) -> None:
    spaces: Counter[str] = Counter()
    for route in board.routes.values():
        spaces[route.colour] += route.length
    assert max(spaces.values()) <= 1.5 * min(spaces.values())


def test_a_board_is_played_with_the_trains_that_its_file_names_unless_others_are_agreed_on() -> None:
    africa, ceylon, _ = official_boards()
    assert (rules_for(africa), rules_for(ceylon)) == (Rules(), Rules(trains=30))
    assert new_game(ceylon, 2).table.players[0].trains == header_for(ceylon, "ab").rules.trains == 30
    assert new_game(ceylon, 2, Rules()).table.players[0].trains == 45
    assert Board.from_json(ceylon.to_json()) == ceylon
    assert (VARIANTS["trains"].min, VARIANTS["trains"].max) == (MIN_TRAINS, MAX_TRAINS)


def boxes(board: Board, route: str) -> list[Box]:
    return [Box(it.middle.real, it.middle.imag, it.length, SPACE_WIDTH, it.angle) for it in spaces_on(board)[route]]


def touching(these: list[Box], those: list[Box]) -> bool:
    return any(overlap(one, other) > 1 for one in these for other in those)


@pytest.mark.parametrize("board", OTHERS)
def test_nothing_on_a_chart_lies_on_anything_else(board: Board) -> None:
    laid = {route: boxes(board, route) for route in board.routes}
    names = {label.place.name: [label.box] for label in labels_on(board)}
    assert not [pair for pair in combinations(laid, 2) if touching(laid[pair[0]], laid[pair[1]])]
    assert not [pair for pair in combinations(names, 2) if touching(names[pair[0]], names[pair[1]])]
    assert not [(name, route) for name in names for route in laid if touching(names[name], laid[route])]


@pytest.mark.parametrize("board", OTHERS)
def test_dead_ends_are_ferries_across_the_sea(board: Board) -> None:
    for place in board.places.values():
        if place.kind is PlaceKind.TERMINAL:
            assert all(route.locomotives for route in board.routes_at(place.id)), place.id
