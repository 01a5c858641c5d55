"""The built-in board is the one of the rules (1.3, 1.6)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import networkx
import pytest

import okapi.board
from okapi.board import Colour, PlaceKind, Ticket, africa, check_board_file

BOARD = africa()
TERMINALS = {place for place in BOARD.places if BOARD.is_dead_end(place)}


def graph() -> networkx.Graph[str]:
    """Places and connections; the tracks of a double route count once."""
    found: networkx.Graph[str] = networkx.Graph()
    for route in BOARD.routes.values():
        found.add_edge(*route.between, length=route.length)
    return found


def shortest_path(ticket: Ticket) -> float:
    """The fewest spaces that join the ends of a ticket, with no terminal along the way (6.4)."""
    lengths = []
    for one, other in product(*map(BOARD.ends, ticket.between)):
        passable = graph().subgraph(BOARD.places.keys() - TERMINALS | {one, other})
        lengths.append(networkx.shortest_path_length(passable, one, other, weight="length"))
    return min(lengths)


def test_the_built_in_board_file_has_no_problems() -> None:
    assert check_board_file(Path(okapi.board.__file__).with_name("africa.toml")) == []


def test_the_built_in_board_is_read_once() -> None:
    assert africa() is BOARD
    assert (BOARD.id, BOARD.name, BOARD.size) == ("africa", "Heart of Africa", (2550, 3799))


def test_there_are_117_tracks_on_96_connections_of_which_21_are_double() -> None:
    tracks = Counter(frozenset(route.between) for route in BOARD.routes.values())
    assert len(BOARD.routes) == 117
    assert len(tracks) == 96
    assert sum(count == 2 for count in tracks.values()) == 21


def test_there_are_33_cities_10_way_stations_6_terminals_and_2_ports() -> None:
    kinds = Counter(place.kind for place in BOARD.places.values())
    assert kinds == {
        PlaceKind.CITY: 33,
        PlaceKind.WAY_STATION: 10,
        PlaceKind.TERMINAL: 6,
        PlaceKind.PORT: 2,
    }


def test_three_countries_have_two_terminals_each_and_madagascar_has_two_ports() -> None:
    countries = {country.name: country.places for country in BOARD.countries.values()}
    assert list(countries) == ["Nigeria", "Chad", "Sudan", "Madagascar"]
    assert all(len(places) == 2 for places in countries.values())
    assert {*countries["Nigeria"], *countries["Chad"], *countries["Sudan"]} == TERMINALS


def test_there_are_48_tickets_from_4_to_24_points() -> None:
    points = [ticket.points for ticket in BOARD.tickets.values()]
    assert len(points) == 48
    assert (min(points), max(points)) == (4, 24)
    assert BOARD.tickets["cape-town--sudan"].points == 24


@pytest.mark.parametrize("ticket", BOARD.tickets.values(), ids=BOARD.tickets)
def test_a_ticket_is_worth_the_shortest_path_in_spaces(ticket: Ticket) -> None:
    assert ticket.points == shortest_path(ticket)


def test_every_city_and_country_is_an_end_of_2_to_4_tickets() -> None:
    cities = [place.id for place in BOARD.places.values() if place.kind is PlaceKind.CITY]
    ends = Counter(end for ticket in BOARD.tickets.values() for end in ticket.between)
    assert ends.keys() == {*cities, *BOARD.countries}
    assert all(2 <= count <= 4 for count in ends.values())


def test_the_colours_are_balanced() -> None:
    spaces: Counter[Colour] = Counter()
    for route in BOARD.routes.values():
        spaces[route.colour] += route.length
    assert spaces.pop(Colour.GREY) == 43
    assert len(spaces) == 8
    assert all(33 <= count <= 36 for count in spaces.values())


def test_no_two_connections_cross() -> None:
    assert networkx.is_planar(graph())


def test_the_ferries_lead_to_madagascar() -> None:  # 5.3
    ferries = {id: route.locomotives for id, route in BOARD.routes.items() if route.locomotives}
    assert ferries == {
        "mocambique--madagascar-1--a": 1,
        "mocambique--madagascar-1--b": 1,
        "madagascar-2--durban--a": 2,
        "madagascar-2--durban--b": 2,
    }


def test_the_worked_example_of_the_rules_is_on_the_board() -> None:  # 5.10
    route = BOARD.routes["cape-town--port-elizabeth--a"]
    assert (route.colour, route.length) == (Colour.BLACK, 3)


def test_every_city_and_way_station_knows_where_on_earth_it_is() -> None:
    for place in BOARD.places.values():
        assert (place.lat is None) == (place.lon is None) == place.kind.belongs_to_a_country
