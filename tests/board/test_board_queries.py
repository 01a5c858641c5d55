"""What a board knows about its places, routes and tickets."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING

import pytest

from okapi.board import Board, Colour, load_board
from small_board import Document, entry, small_board, toml

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "board.toml"


@pytest.fixture
def board(path: Path) -> Board:
    return loaded(path, small_board())


def loaded(path: Path, document: Document) -> Board:
    path.write_text(toml(document), encoding="utf-8")
    return load_board(path)


def test_a_city_is_reached_at_itself(board: Board) -> None:
    assert board.ends("alpha") == ("alpha",)
    assert board.end_name("alpha") == "Alpha"


@pytest.mark.parametrize(("country", "name"), [("north", "North"), ("isle", "Isle")])
def test_a_country_is_reached_at_any_of_its_places(board: Board, country: str, name: str) -> None:  # 6.4, 6.5
    assert board.ends(country) == (f"{country}-1", f"{country}-2")
    assert board.end_name(country) == name


def test_terminals_are_dead_ends_and_nothing_else_is(board: Board) -> None:  # 6.4–6.6
    assert [place for place in board.places if board.is_dead_end(place)] == ["north-1", "north-2"]


def test_the_routes_at_a_place_stand_in_the_order_of_the_file(board: Board) -> None:
    touching = [route.id for route in board.routes_at("alpha")]
    assert touching == ["alpha--beta--a", "alpha--beta--b", "alpha--halt", "alpha--north-1"]


def test_a_route_leads_from_each_end_to_the_other(board: Board) -> None:
    assert board.routes["beta--gamma"].other_end("beta") == "gamma"
    assert board.routes["beta--gamma"].other_end("gamma") == "beta"


def test_a_ticket_is_called_by_its_ends_in_the_order_of_the_file(board: Board) -> None:
    assert board.tickets["alpha--north"].id == "alpha--north"


def test_colours_stand_in_the_order_of_the_rules() -> None:  # 1.2
    assert list(Colour) == ["purple", "white", "blue", "yellow", "orange", "black", "red", "green", "grey"]


def test_a_board_cannot_be_changed(board: Board) -> None:
    with pytest.raises(TypeError):
        board.routes["beta--gamma"] = board.routes["gamma--delta"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        board.routes["beta--gamma"].length = 2  # type: ignore[misc]


def test_comments_and_formatting_leave_the_hash_alone(path: Path, board: Board) -> None:
    path.write_text("# corrected\n" + toml(small_board()).replace(" = ", "  =  ") + "\n\n", encoding="utf-8")
    again = load_board(path)
    assert again.content_hash == board.content_hash
    assert again == board
    assert hash(again) == hash(board)


def test_a_default_written_out_leaves_the_hash_alone(path: Path, board: Board) -> None:
    document = small_board()
    entry(document, "beta--gamma")["locomotives"] = 0
    assert loaded(path, document).content_hash == board.content_hash


def test_a_length_changes_the_hash(path: Path, board: Board) -> None:
    document = small_board()
    entry(document, "beta--gamma")["length"] = 4
    changed = loaded(path, document)
    assert changed.content_hash != board.content_hash
    assert changed != board


@pytest.mark.parametrize("section", ["places", "routes", "tickets"])
def test_the_order_of_entries_changes_the_hash(path: Path, board: Board, section: str) -> None:
    document = small_board()
    document[section].reverse()
    assert loaded(path, document).content_hash != board.content_hash


def test_a_board_is_not_equal_to_something_else(board: Board) -> None:
    assert board != board.content_hash


def test_a_board_can_travel_to_another_process(board: Board) -> None:
    for there in (pickle.loads(pickle.dumps(board)), copy.deepcopy(board)):
        assert there == board
        assert there.routes_at("alpha") == board.routes_at("alpha")


def test_a_board_says_which_one_it_is(board: Board) -> None:
    assert repr(board) == f"<Board small {board.content_hash[:12]}>"
