"""Everything that can be wrong with a board file is named, with the entry that it is in."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec
import pytest
from tools.catalog import read

from okapi.board import Place, Route, Ticket
from okapi.board.draft import Header
from small_board import Document, entry, place, route, said, small_board, ticket


@pytest.fixture
def board() -> Document:
    return small_board()


def test_a_board_that_adds_up_has_no_problems(board: Document) -> None:
    assert said(board) == []


def test_all_problems_are_reported_not_just_the_first(board: Document) -> None:
    del board["name"]
    board["places"][1]["kind"] = "village"
    board["routes"][2]["length"] = 7
    board["routes"][3]["colour"] = "grren"
    board["tickets"][0]["points"] = 0
    assert said(board) == [
        "board: it has no `name`",
        'places[1] "beta": `kind` must be one of city, waystation, terminal, port, not "village"',
        'routes[3] "gamma--delta": `colour` must be one of purple, white, blue, yellow, orange, black, red, '
        'green, grey, not "grren"; did you mean "green"?',
        'routes[2] "beta--gamma": `length` is 7; it must be 1 to 6',
        'tickets[0] "alpha--beta": `points` is 0; it must be 1 to 100',
    ]


def test_several_problems_of_one_entry_are_all_reported(board: Document) -> None:
    board["routes"][2] |= {"length": "three", "colour": 3, "locomotives": True}
    assert said(board) == [
        'routes[2] "beta--gamma": `colour` must be one of purple, white, blue, yellow, orange, black, red, '
        "green, grey, not 3",
        'routes[2] "beta--gamma": `length` must be a whole number, not "three"',
        'routes[2] "beta--gamma": `locomotives` must be a whole number, not true',
    ]


# --- Sections, keys and types ---


@pytest.mark.parametrize("section", ["places", "routes", "tickets"])
def test_a_missing_section_is_named_and_nothing_is_blamed_on_it(board: Document, section: str) -> None:
    del board[section]
    assert said(board) == [f"{section}: the section is missing"]


@pytest.mark.parametrize("section", ["places", "routes", "tickets"])
def test_a_section_of_the_wrong_type_is_named(board: Document, section: str) -> None:
    board[section] = {"id": "alpha"}
    assert said(board) == [f"{section}: it must be a list of [[{section}]] entries, not {{…}}"]


@pytest.mark.parametrize("section", ["routes", "tickets"])
def test_an_empty_section_is_named(board: Document, section: str) -> None:
    board[section] = []
    assert said(board) == [f"{section}: the section is empty"]


@pytest.mark.parametrize(
    ("wrong", "shown"),
    [
        ("alpha", '"alpha"'),
        (3, "3"),
        (2.5, "2.5"),
        (False, "false"),
        ([1], "[…]"),
        (date(1910, 5, 31), "1910-05-31"),
        (16**400, ">1e15"),
        ("a" * 80, f'"{"a" * 59}…"'),
        ("\x1b[31m", '"\ufffd[31m"'),
    ],
)
def test_an_entry_of_the_wrong_type_is_named(board: Document, wrong: object, shown: str) -> None:
    board["tickets"].append(wrong)
    assert said(board) == [f"tickets[20]: it must be a table of keys and values, not {shown}"]


@pytest.mark.parametrize(
    ("section", "key", "wrong", "message"),
    [
        ("places", "id", 7, "`id` must be text, not 7"),
        ("places", "name", ["A"], "`name` must be text, not […]"),
        (
            "places",
            "kind",
            "City",
            '`kind` must be one of city, waystation, terminal, port, not "City"; did you mean "city"?',
        ),
        ("places", "at", [0.5], "`at` must be two numbers between 0 and 1, not […]"),
        ("places", "at", [0.5, "0.5"], "`at` must be two numbers between 0 and 1, not […]"),
        ("places", "at", [0.5, 16**400], "`at` must be two numbers between 0 and 1, not […]"),
        ("places", "country", 1, "`country` must be text, not 1"),
        ("places", "lat", "5N", '`lat` must be a number, not "5N"'),
        ("places", "lon", True, "`lon` must be a number, not true"),
        ("routes", "between", "alpha", '`between` must be a list of two ids, not "alpha"'),
        ("routes", "between", ["alpha", "beta", "gamma"], "`between` must be a list of two ids, not […]"),
        ("routes", "length", 2.0, "`length` must be a whole number, not 2.0"),
        ("routes", "length", True, "`length` must be a whole number, not true"),
        ("routes", "locomotives", "1", '`locomotives` must be a whole number, not "1"'),
        ("routes", "twin", False, "`twin` must be the id of a route, not false"),
        ("tickets", "points", "4", '`points` must be a whole number, not "4"'),
        ("tickets", "points", float("nan"), "`points` must be a whole number, not nan"),
    ],
)
def test_a_value_of_the_wrong_type_is_named(
    board: Document, section: str, key: str, wrong: object, message: str
) -> None:
    board[section][0][key] = wrong
    label = {
        "places": 'places[0] "alpha"',
        "routes": 'routes[0] "alpha--beta--a"',
        "tickets": 'tickets[0] "alpha--beta"',
    }
    expected = "places[0]" if key == "id" else label[section]
    assert f"{expected}: {message}" in said(board)


def test_a_ticket_whose_ends_cannot_be_read_is_named_by_its_position(board: Document) -> None:
    board["tickets"][4]["between"] = ["alpha", 6]
    assert said(board) == ["tickets[4]: `between` must be a list of two ids, not […]"]


@pytest.mark.parametrize("struct", [Header, Place, Route, Ticket])
def test_every_key_that_is_not_text_has_words_for_what_is_expected(struct: type[msgspec.Struct]) -> None:
    (named,) = (selector.keys for selector in read("en")["flaw-wrong-type"].selectors)
    of_text = {"id", "name", "country"}
    keys = {field.name for field in msgspec.structs.fields(struct)} - {"kind", "colour"}
    assert keys <= named | of_text


@pytest.mark.parametrize(
    ("section", "key"),
    [
        *(("places", key) for key in ("name", "kind", "at")),
        *(("routes", key) for key in ("between", "colour", "length")),
        ("tickets", "points"),
    ],
)
def test_a_missing_key_is_named(board: Document, section: str, key: str) -> None:
    label = {
        "places": 'places[2] "gamma"',
        "routes": 'routes[2] "beta--gamma"',
        "tickets": 'tickets[2] "alpha--delta"',
    }
    del board[section][2][key]
    assert said(board) == [f"{label[section]}: it has no `{key}`"]


def test_a_route_without_an_id_is_named_by_its_ends(board: Document) -> None:
    del board["routes"][2]["id"]
    assert said(board) == ['routes[2] "beta--gamma": it has no `id`']


def test_a_misspelt_key_is_named(board: Document) -> None:
    entry(board, "isle-1--isle-2")["locomotive"] = 1
    assert said(board) == [
        'routes[11] "isle-1--isle-2": there is no such key: "locomotive"; did you mean "locomotives"?'
    ]


def test_a_misspelt_section_is_named(board: Document) -> None:
    board["route"] = board.pop("routes")
    assert said(board) == [
        'board: there is no such key: "route"; did you mean "routes"?',
        "routes: the section is missing",
    ]


def test_an_unreadable_entry_is_not_called_unknown_elsewhere(board: Document) -> None:
    entry(board, "beta")["at"] = "middle"
    entry(board, "alpha--beta--a")["length"] = "two"
    entry(board, "isle-1")["kind"] = entry(board, "isle-2")["kind"] = "harbour"
    assert [line.split(":")[0] for line in said(board)] == [
        'places[1] "beta"',
        'places[9] "isle-1"',
        'places[10] "isle-2"',
        'routes[0] "alpha--beta--a"',
    ]


# --- The top of the file ---


@pytest.mark.parametrize(
    ("key", "wrong", "message"),
    [
        (
            "id",
            "Small Board",
            'the id "Small Board" must be lower-case letters and digits joined by hyphens, like dar-es-salaam',
        ),
        ("id", 4, "`id` must be text, not 4"),
        ("name", " ", 'the name " " must be printable text'),
        ("name", "Small\nboard", 'the name "Small\ufffdboard" must be printable text'),
        ("size", [0, 300], "`size` is [0, 300]; both numbers must be 1 to 100000"),
        ("size", [400, 16**400], "`size` is [400, >1e15]; both numbers must be 1 to 100000"),
        ("size", [400.5, 300], "`size` must be two whole numbers, the width and the height, not […]"),
        ("trains", 9, "`trains` is 9; it must be 10 to 60"),
        ("trains", "30", '`trains` must be a whole number, not "30"'),
    ],
)
def test_a_wrong_header_is_named(board: Document, key: str, wrong: object, message: str) -> None:
    board[key] = wrong
    assert said(board) == [f"board: {message}"]


# --- Places ---


def test_two_places_of_one_id_are_named(board: Document) -> None:
    board["places"].append(place("beta", "city", name="Beta"))
    assert said(board) == ['places[11] "beta": it has the same id as places[1]']


@pytest.mark.parametrize("id", ["Eta", "eta_1", "éta", "eta--one", "-eta", "eta-", "", "e ta"])
def test_a_place_id_is_written_in_kebab_case(board: Document, id: str) -> None:
    board["places"].append(place(id, "city", name="Eta"))
    board["routes"].append(route("alpha", id, "red", 1, id="alpha--eta"))
    assert said(board) == [
        f'places[11] "{id}": the id "{id}" must be lower-case letters and digits joined by hyphens, like dar-es-salaam'
    ]


def test_names_in_other_languages_are_printable_and_by_language(board: Document) -> None:
    board["places"][0]["names"] = {"de": "Alfa", "pt-BR": "Alfa"}
    assert said(board) == []
    board["places"][0]["names"] = {"German": "Alfa", "de": " "}
    assert said(board) == [
        'places[0] "alpha": there is no such key: "German"',
        'places[0] "alpha": the name " " must be printable text',
    ]


def test_two_places_of_one_spot_are_named(board: Document) -> None:
    x, y = entry(board, "alpha")["at"]
    entry(board, "beta")["at"] = [x + 0.0001, y]
    assert said(board) == ['places[1] "beta": it is in the same spot as places[0] "alpha"; move one of them']


def test_an_id_that_a_browser_knows_already_is_refused(board: Document) -> None:
    entry(board, "epsilon--zeta")["id"] = "constructor"
    assert said(board) == [
        'routes[5] "constructor": the id "constructor" is used by the program itself; choose another'
    ]


def test_two_places_of_one_name_are_named(board: Document) -> None:
    entry(board, "gamma")["name"] = "Beta"
    assert said(board) == ['places[2] "gamma": it has the same name as places[1] "beta": "Beta"']


def test_a_city_and_a_country_of_one_name_are_named(board: Document) -> None:
    entry(board, "gamma")["name"] = "North"
    assert said(board) == [
        'places[7] "north-1": it has the same name as places[2] "gamma": "North"',
        'places[8] "north-2": it has the same name as places[2] "gamma": "North"',
    ]


@pytest.mark.parametrize("name", ["", "\u202eahpla", "al\x07pha"])
def test_a_place_name_is_printable(board: Document, name: str) -> None:
    entry(board, "alpha")["name"] = name
    shown = name.replace("\u202e", "\ufffd").replace("\x07", "\ufffd")
    assert said(board) == [f'places[0] "alpha": the name "{shown}" must be printable text']


@pytest.mark.parametrize(
    ("at", "shown"),
    [
        ([1.5, 0.5], "[1.5, 0.5]"),
        ([0.5, -0.1], "[0.5, -0.1]"),
        ([float("nan"), 0.5], "[nan, 0.5]"),
        ([0.5, float("inf")], "[0.5, inf]"),
    ],
)
def test_a_place_lies_on_the_board(board: Document, at: list[float], shown: str) -> None:
    entry(board, "alpha")["at"] = at
    assert said(board) == [f'places[0] "alpha": `at` is {shown}; both numbers must be 0 to 1']


@pytest.mark.parametrize(
    ("earth", "message"),
    [
        ({"lat": 90.5, "lon": 0}, "`lat` is 90.5; it must be -90 to 90"),
        ({"lat": 0, "lon": -181.0}, "`lon` is -181.0; it must be -180 to 180"),
        ({"lat": float("nan"), "lon": 0.0}, "`lat` is nan; it must be -90 to 90"),
        ({"lat": 0.0, "lon": float("-inf")}, "`lon` is -inf; it must be -180 to 180"),
        ({"lat": 1.0}, "it has `lat` but no `lon`"),
        ({"lon": 1.0}, "it has `lon` but no `lat`"),
    ],
)
def test_a_place_lies_on_earth(board: Document, earth: dict[str, float], message: str) -> None:
    entry(board, "alpha").update(earth)
    assert said(board) == [f'places[0] "alpha": {message}']


@pytest.mark.parametrize("kind", ["terminal", "port"])
def test_a_terminal_or_port_needs_a_country(board: Document, kind: str) -> None:
    board["places"].append(place("eta", kind))
    board["routes"].append(route("alpha", "eta", "red", 1))
    assert said(board) == [f'places[11] "eta": it is a {kind} and needs a `country`']


@pytest.mark.parametrize(("kind", "name"), [("city", "city"), ("waystation", "way station")])
def test_a_city_or_way_station_has_no_country(board: Document, kind: str, name: str) -> None:
    board["places"].append(place("eta", kind, country="greece"))
    board["routes"].append(route("alpha", "eta", "red", 1))
    assert said(board) == [f'places[11] "eta": it is a {name}; only terminals and ports have a `country`']


def test_a_country_has_either_terminals_or_ports(board: Document) -> None:
    entry(board, "north-2")["kind"] = "port"
    assert said(board) == ['places[8] "north-2": it is a port, but places[7] of the same country "north" is a terminal']


def test_a_country_has_one_name(board: Document) -> None:
    entry(board, "isle-2")["name"] = "Island"
    assert said(board) == [
        'places[10] "isle-2": it has the name "Island", but places[9] of the same country "isle" has "Isle"'
    ]


def test_a_country_and_a_place_never_share_an_id(board: Document) -> None:
    board["places"].append(place("eta", "port", country="beta"))
    board["routes"].append(route("alpha", "eta", "red", 1))
    assert said(board) == ['places[11] "eta": its country "beta" has the same id as a place']


def test_a_country_id_is_written_in_kebab_case(board: Document) -> None:
    board["places"].append(place("eta", "port", country="Greece"))
    board["routes"].append(route("alpha", "eta", "red", 1))
    assert said(board) == [
        'places[11] "eta": the id "Greece" must be lower-case letters and digits joined by hyphens, like dar-es-salaam'
    ]


def test_a_place_that_no_route_touches_is_named(board: Document) -> None:
    board["places"].append(place("eta", "city"))
    assert said(board) == ['places[11] "eta": no route leads to it']


# --- Routes ---


def test_two_routes_of_one_id_are_named(board: Document) -> None:
    board["routes"].append(dict(entry(board, "beta--gamma")))
    assert said(board) == ['routes[12] "beta--gamma": it has the same id as routes[2]']


@pytest.mark.parametrize("id", ["Beta--gamma", "beta—gamma", "beta---gamma", "beta gamma"])
def test_a_route_id_is_written_in_kebab_case(board: Document, id: str) -> None:
    entry(board, "beta--gamma")["id"] = id
    assert said(board) == [
        f'routes[2] "{id}": the id "{id}" must be lower-case letters and digits joined by hyphens, '
        "like mombasa--dar-es-salaam--a"
    ]


def test_a_route_to_an_unknown_place_is_named(board: Document) -> None:
    entry(board, "beta--gamma")["between"] = ["beta", "gama"]
    assert said(board) == ['routes[2] "beta--gamma": it connects an unknown place: "gama"; did you mean "gamma"?']


def test_an_unknown_place_like_no_other_is_named_without_a_guess(board: Document) -> None:
    entry(board, "beta--gamma")["between"] = ["x" * 100, "gamma"]
    assert said(board) == [f'routes[2] "beta--gamma": it connects an unknown place: "{"x" * 59}…"']


def test_a_route_leads_somewhere_else(board: Document) -> None:
    board["routes"].append(route("beta", "beta", "red", 1))
    assert said(board) == ['routes[12] "beta--beta": it leads from "beta" to itself']


@pytest.mark.parametrize(("length", "shown"), [(0, "0"), (7, "7"), (-1, "-1"), (16**400, ">1e15")])
def test_a_route_has_one_to_six_spaces(board: Document, length: int, shown: str) -> None:  # 5.5
    entry(board, "beta--gamma")["length"] = length
    assert said(board) == [f'routes[2] "beta--gamma": `length` is {shown}; it must be 1 to 6']


@pytest.mark.parametrize("locomotives", [-1, 4])
def test_a_ferry_has_no_more_locomotives_than_spaces(board: Document, locomotives: int) -> None:  # 5.3
    entry(board, "zeta--isle-1")["locomotives"] = locomotives
    assert said(board) == [f'routes[10] "zeta--isle-1": `locomotives` is {locomotives}; it must be 0 to the length, 3']


def test_only_grey_routes_are_ferries(board: Document) -> None:  # 5.3
    entry(board, "beta--gamma")["locomotives"] = 1
    assert said(board) == [
        'routes[2] "beta--gamma": it has locomotives, but its `colour` is green; only grey routes are ferries'
    ]


def test_an_unknown_twin_is_named(board: Document) -> None:
    entry(board, "beta--gamma")["twin"] = "beta--gama--b"
    assert said(board) == [
        'routes[2] "beta--gamma": it names an unknown twin: "beta--gama--b"; did you mean "beta--gamma"?'
    ]


def test_no_route_is_its_own_twin(board: Document) -> None:
    entry(board, "beta--gamma")["twin"] = "beta--gamma"
    assert said(board) == ['routes[2] "beta--gamma": it is its own twin']


def test_a_twin_points_back(board: Document) -> None:
    del entry(board, "alpha--beta--b")["twin"]
    assert said(board) == [
        'routes[0] "alpha--beta--a": it names "alpha--beta--b" as its twin, but that route names no twin'
    ]


def test_a_twin_points_back_to_the_route_that_names_it(board: Document) -> None:
    board["routes"].append(route("gamma", "zeta", "red", 2, twin="alpha--beta--a"))
    assert said(board) == [
        'routes[12] "gamma--zeta": it names "alpha--beta--a" as its twin, but that route names "alpha--beta--b"',
        'routes[12] "gamma--zeta": it and its twin "alpha--beta--a" connect different places',
    ]


def test_twins_join_the_same_places(board: Document) -> None:
    entry(board, "alpha--beta--b")["between"] = ["alpha", "gamma"]
    assert said(board) == ['routes[0] "alpha--beta--a": it and its twin "alpha--beta--b" connect different places']


def test_twins_may_name_their_places_in_either_order(board: Document) -> None:
    entry(board, "alpha--beta--b")["between"] = ["beta", "alpha"]
    assert said(board) == []


def test_twins_have_one_length(board: Document) -> None:
    entry(board, "alpha--beta--b")["length"] = 3
    assert said(board) == ['routes[0] "alpha--beta--a": `length` is 2, but its twin "alpha--beta--b" has 3']


def test_twins_have_the_same_locomotives(board: Document) -> None:
    entry(board, "alpha--beta--a")["colour"] = "grey"
    entry(board, "alpha--beta--a")["locomotives"] = 1
    assert said(board) == ['routes[0] "alpha--beta--a": `locomotives` is 1, but its twin "alpha--beta--b" has 0']


def test_two_tracks_between_the_same_places_are_twins(board: Document) -> None:
    board["routes"].append(route("gamma", "beta", "red", 3))
    assert said(board) == [
        'routes[12] "gamma--beta": it connects the same places as "beta--gamma", but they are not twins'
    ]


def test_a_connection_has_two_tracks_at_most(board: Document) -> None:
    board["routes"].append(route("beta", "alpha", "red", 2))
    assert said(board) == ['routes[12] "beta--alpha": it is one track too many between "alpha" and "beta"']


# --- Tickets ---


def test_a_ticket_to_an_unknown_end_is_named(board: Document) -> None:
    board["tickets"].append(ticket("alpha", "nort"))
    assert said(board) == ['tickets[20] "alpha--nort": it names an unknown end: "nort"; did you mean "north"?']


def test_no_ticket_names_a_way_station(board: Document) -> None:  # 6.6
    board["tickets"].append(ticket("alpha", "halt"))
    assert said(board) == [
        'tickets[20] "alpha--halt": it names the way station "halt"; tickets can name only cities and countries'
    ]


@pytest.mark.parametrize(
    ("end", "message"),
    [
        ("north-1", 'it names the terminal "north-1"; name its country "north" instead'),
        ("isle-2", 'it names the port "isle-2"; name its country "isle" instead'),
    ],
)
def test_a_ticket_names_the_country_of_a_terminal_or_port(board: Document, end: str, message: str) -> None:
    board["tickets"].append(ticket("beta", end))
    assert said(board) == [f'tickets[20] "beta--{end}": {message}']


def test_a_ticket_has_two_different_ends(board: Document) -> None:
    board["tickets"].append(ticket("alpha", "alpha"))
    assert said(board) == ['tickets[20] "alpha--alpha": both ends are "alpha"']


@pytest.mark.parametrize(("points", "shown"), [(0, "0"), (-4, "-4"), (101, "101"), (16**400, ">1e15")])
def test_a_ticket_is_worth_something_sensible(board: Document, points: int, shown: str) -> None:
    board["tickets"][0]["points"] = points
    assert said(board) == [f'tickets[0] "alpha--beta": `points` is {shown}; it must be 1 to 100']


def test_a_ticket_is_in_the_deck_once(board: Document) -> None:
    board["tickets"].append(ticket("alpha", "gamma", points=9))
    assert said(board) == ['tickets[20] "alpha--gamma": it has the same ends as tickets[1]']


def test_a_ticket_with_its_ends_swapped_is_the_same_ticket(board: Document) -> None:
    board["tickets"].append(ticket("gamma", "alpha"))
    assert said(board) == ['tickets[20] "gamma--alpha": it has the same ends as tickets[1]']


def test_the_deck_is_large_enough_to_deal_to_two_players(board: Document) -> None:  # 2.2
    del board["tickets"][8:]
    assert said(board) == []
    board["tickets"].pop()
    assert said(board) == ["tickets: there are only 7; 2 players need 8, 4 each"]


def test_ticket_ends_that_no_path_connects_are_named(board: Document) -> None:
    board["places"] += [place("eta", "city"), place("theta", "city")]
    board["routes"].append(route("eta", "theta", "red", 1))
    board["tickets"].append(ticket("alpha", "eta"))
    assert said(board) == ['tickets[20] "alpha--eta": no path connects "alpha" and "eta"']


def test_a_path_through_a_terminal_is_no_path(board: Document) -> None:  # 6.4
    board["places"].append(place("eta", "city"))
    board["routes"].append(route("north-1", "eta", "red", 1))
    board["tickets"] += [ticket("eta", "north"), ticket("alpha", "eta")]
    assert said(board) == ['tickets[21] "alpha--eta": no path connects "alpha" and "eta"']


def test_two_terminals_of_a_country_do_not_connect(board: Document) -> None:  # 6.4
    board["routes"] = [it for it in board["routes"] if it["id"] != "epsilon--zeta"]
    assert [line.partition(": ")[2] for line in said(board)] == [
        f'no path connects "{one}" and "{other}"'
        for one, other in [
            *(("alpha", end) for end in ("zeta", "isle")),
            *(("beta", end) for end in ("zeta", "isle")),
            *(("gamma", end) for end in ("zeta", "isle")),
            ("delta", "zeta"),
        ]
    ]


def test_a_path_through_a_port_is_a_path(board: Document) -> None:  # 6.5
    board["places"].append(place("eta", "city"))
    board["routes"].append(route("isle-2", "eta", "red", 1))
    board["tickets"].append(ticket("alpha", "eta"))
    assert said(board) == []


def test_a_terminal_may_be_reached_from_two_places(board: Document) -> None:
    board["routes"].append(route("beta", "north-1", "red", 3))
    assert said(board) == []


@pytest.mark.parametrize("optional", [{"locomotives": 0}, {"locomotives": 2}])
def test_optional_keys_may_be_written_out(board: Document, optional: dict[str, Any]) -> None:
    entry(board, "isle-1--isle-2").update(optional)
    assert said(board) == []
