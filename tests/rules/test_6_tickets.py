"""Section 6: tickets."""

from __future__ import annotations

from itertools import combinations

import pytest

from okapi.board import Board, Colour, Place, PlaceKind, Route, Ticket, africa
from okapi.game import Reason, Rules, is_completed
from table import has, table

FOUR = ["bangui--cabinda", "mombasa--ujiji", "durban--nigeria", "cape-town--sudan"]


def dealt(*tickets: str) -> list[str]:
    """What the dealer says when john draws these."""
    return [f"john is dealt ticket {ticket}" for ticket in tickets]


# 6.1: drawing


def test_the_top_four_tickets_are_drawn() -> None:  # 6.1
    game = table()
    after = game.play("john", "draw tickets", *dealt(*FOUR))
    assert after.offered("john") == FOUR
    assert after.table.ticket_deck == 44
    assert after.turn == "john"


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_fewer_are_drawn_if_fewer_are_left(left: int) -> None:  # 6.1
    game = table(ticket_deck=" ".join(FOUR[:left]))
    after = game.play("john", "draw tickets")
    assert sorted(after.offered("john")) == sorted(FOUR[:left])
    assert after.table.ticket_deck == 0


def test_with_no_ticket_left_none_can_be_drawn() -> None:  # 6.1
    game = table(ticket_deck="")
    assert game.refuses("john", "draw tickets") is Reason.NO_TICKETS_LEFT
    assert "draw tickets" not in game.options("john")


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_at_least_one_is_kept(left: int) -> None:  # 6.1
    game = table(ticket_deck=" ".join(FOUR[:left])).play("john", "draw tickets", *dealt(*FOUR[:left]))
    choices = [kept for size in range(1, left + 1) for kept in combinations(FOUR[:left], size)]
    assert game.options("john") == [f"keep {' '.join(kept)}" for kept in choices]
    assert game.refuses("john", "keep -") is Reason.TOO_FEW_TICKETS_KEPT
    for kept in choices:
        after = game.play("john", f"keep {' '.join(kept)}")
        assert after.tickets("john") == list(kept)
        assert after.turn == "peter"


def test_only_drawn_tickets_are_kept_and_each_once() -> None:  # 6.1
    game = table(john=has(tickets="bangui--chad")).play("john", "draw tickets", *dealt(*FOUR))
    assert game.refuses("john", "keep bangui--chad") is Reason.TICKET_NOT_ON_OFFER
    assert game.refuses("john", "keep chad--douala") is Reason.TICKET_NOT_ON_OFFER
    assert game.refuses("john", f"keep {FOUR[0]} {FOUR[0]}") is Reason.TICKET_NAMED_TWICE


def test_tickets_are_kept_only_after_drawing_some() -> None:  # 6.1
    game = table(john=has(tickets="bangui--chad"))
    assert game.refuses("john", "keep bangui--chad") is Reason.NO_TICKETS_ON_OFFER
    drawing = game.play("john", "draw train")
    assert drawing.refuses("john", "keep bangui--chad") is Reason.NO_TICKETS_ON_OFFER


def test_drawn_tickets_cannot_be_put_off() -> None:  # 6.1
    game = table().play("john", "draw tickets")
    assert game.refuses("john", "draw train") is Reason.KEEP_TICKETS_FIRST
    assert game.refuses("peter", "draw train") is Reason.NOT_YOUR_TURN


def test_the_rest_go_under_the_deck_in_the_order_drawn() -> None:  # 6.1
    game = table(returned="bangui--chad").play("john", "draw tickets", *dealt(*FOUR))
    after = game.play("john", f"keep {FOUR[2]}")
    assert after.returned() == ["bangui--chad", FOUR[0], FOUR[1], FOUR[3]]
    assert after.table.ticket_deck == 47


def test_returned_tickets_are_drawn_last_and_in_their_order() -> None:  # 6.1
    below = "chad--douala bangui--sudan fachoda--ujiji"
    game = table(ticket_deck="cape-town--sudan bangui--cabinda", returned=below)
    after = game.play("john", "draw tickets")
    assert sorted(after.offered("john")[:2]) == ["bangui--cabinda", "cape-town--sudan"]
    assert after.offered("john")[2:] == ["chad--douala", "bangui--sudan"]
    assert after.returned() == ["fachoda--ujiji"]


def test_the_shuffled_part_of_the_deck_has_no_order_and_the_returned_part_has() -> None:  # 6.1
    shuffled = table(ticket_deck="cape-town--sudan bangui--cabinda", returned="chad--douala")
    assert shuffled.luck_after("john", "draw tickets") == {
        "john is dealt ticket bangui--cabinda": 1,
        "john is dealt ticket cape-town--sudan": 1,
    }
    in_order = table(ticket_deck="", returned="chad--douala bangui--sudan")
    assert in_order.luck_after("john", "draw tickets") == {"john is dealt ticket chad--douala": 1}


def test_tickets_returned_and_drawn_again_come_in_the_order_returned() -> None:  # 6.1
    game = table(ticket_deck=" ".join(FOUR)).play("john", "draw tickets", *dealt(*FOUR))
    game = game.play("john", f"keep {FOUR[3]}").play("peter", "draw tickets")
    assert game.offered("peter") == FOUR[:3]
    game = game.play("peter", f"keep {FOUR[1]}").play("john", "draw tickets")
    assert game.offered("john") == [FOUR[0], FOUR[2]]


@pytest.mark.parametrize(("left", "drawn"), [(48, 3), (3, 3), (2, 2), (1, 1)])
def test_the_russian_edition_draws_three(left: int, drawn: int) -> None:  # 6.1
    deck = " ".join(list(africa().tickets)[:left])
    after = table(rules=Rules(tickets_drawn=3), ticket_deck=deck).play("john", "draw tickets")
    assert len(after.offered("john")) == drawn
    assert after.refuses("john", "keep -") is Reason.TOO_FEW_TICKETS_KEPT
    assert len(after.play("john", f"keep {after.offered('john')[0]}").returned()) == drawn - 1


# 6.2: secrecy


def test_tickets_are_secret_and_their_number_is_public() -> None:  # 6.2
    one = table(john=has(tickets="bangui--chad chad--douala"))
    other = table(john=has(tickets="cape-town--sudan durban--nigeria"))
    for name in ("peter", None):
        assert one.seen(name) == other.seen(name)
        assert one.view(name).table.players[0].tickets == 2
    assert one.seen("john") != other.seen("john")


def test_only_their_player_sees_which_tickets_are_drawn_kept_and_returned() -> None:  # 6.2
    game = table()
    one, other = dealt(*FOUR), dealt(*FOUR[2:], "bangui--chad", "chad--douala")
    drawn = [game.play("john", "draw tickets", *luck) for luck in (one, other)]
    kept = [it.play("john", f"keep {it.offered('john')[0]}") for it in drawn]
    for pair in (drawn, kept):
        assert pair[0].seen("peter") == pair[1].seen("peter")
        assert pair[0].seen(None) == pair[1].seen(None)
        assert pair[0].seen("john") != pair[1].seen("john")
    assert kept[0].view("peter").table.players[0].tickets == 1


def test_a_player_knows_the_own_tickets_under_the_deck_and_where_they_are() -> None:  # 6.2
    game = table(returned="bangui--chad").play("john", "draw tickets", *dealt(*FOUR))
    after = game.play("john", f"keep {FOUR[0]} {FOUR[1]}")
    assert after.view("john").returned == (None, FOUR[2], FOUR[3])
    assert after.view("peter").returned == ("bangui--chad", None, None)
    assert after.view(None).returned == (None, None, None)


def test_there_is_no_limit_to_tickets() -> None:  # 6.2
    many = " ".join(list(africa().tickets)[:40])
    game = table(john=has(tickets=many)).play("john", "draw tickets")
    after = game.play("john", f"keep {' '.join(game.offered('john'))}")
    assert after.player("john").tickets == 44


def test_tickets_are_shown_at_the_end_and_hands_are_not() -> None:  # 6.2, 7.2, 4.7
    game = table(john=has(tickets="bangui--chad", trains=2, red=1), peter=has(blue=1), turns_left=1)
    after = game.play("john", "draw train").play("john", "draw train")
    assert after.is_over
    for name in ("john", "peter", None):
        assert after.view(name).table.revealed == (("bangui--chad",), ())
    assert after.view("peter").hand.red == after.view(None).hand.total() == 0


# 6.3: paths


def completed(ticket: str, *routes: str, rival: str = "") -> bool:
    """Whether john completed a ticket with these routes, whatever the other player has."""
    game = table(john=has(tickets=ticket, routes=" ".join(routes)), peter=has(routes=rival))
    score = game.final("john")
    assert {*score.completed, *score.failed} == {ticket}
    return ticket in score.completed


def test_an_unbroken_path_of_ones_own_routes_completes_a_ticket() -> None:  # 6.3
    assert completed("livingstonia--mocambique", "livingstonia--zomba", "zomba--mocambique")


def test_the_order_of_claims_and_the_direction_do_not_matter() -> None:  # 6.3
    assert completed("livingstonia--mocambique", "zomba--mocambique", "livingstonia--zomba")
    assert completed("beira--elizabethville", "zomba--beira", "livingstonia--zomba", "elizabethville--livingstonia")


def test_a_detour_completes_it_too() -> None:  # 6.3
    path = ["dar-es-salaam--livingstonia", "dar-es-salaam--mocambique--b"]
    assert completed("livingstonia--mocambique", *path)


@pytest.mark.parametrize("missing", range(3))
def test_a_gap_anywhere_leaves_it_unfinished(missing: int) -> None:  # 6.3
    path = ["elizabethville--livingstonia", "livingstonia--zomba", "zomba--beira"]
    assert completed("beira--elizabethville", *path)
    assert not completed("beira--elizabethville", *(it for it in path if it != path[missing]))


def test_the_routes_of_others_do_not_help() -> None:  # 6.3
    assert not completed("livingstonia--mocambique", "livingstonia--zomba", rival="zomba--mocambique")
    assert not completed("livingstonia--mocambique", rival="livingstonia--zomba zomba--mocambique")


def test_with_no_routes_no_ticket_is_completed() -> None:  # 6.3
    assert not any(completed(ticket) for ticket in africa().tickets)


def test_with_every_route_every_ticket_is_completed() -> None:  # 6.3
    board = africa()
    assert all(is_completed(board, board.routes, ticket) for ticket in board.tickets.values())


def test_one_path_may_complete_several_tickets() -> None:  # 6.3
    path = "bangui--ndele ndele--chad-2 fachoda--sudan-1 ndele--fachoda"
    game = table(john=has(tickets="bangui--chad bangui--sudan chad--douala", routes=path))
    assert game.final("john").completed == ("bangui--chad", "bangui--sudan")
    assert game.final("john").failed == ("chad--douala",)


# 6.4: countries that are dead ends


@pytest.mark.parametrize(
    ("ticket", "path"),
    [
        ("bangui--chad", "ngaoundere--bangui ngaoundere--chad-1"),
        ("bangui--chad", "bangui--ndele ndele--chad-2"),
        ("fachoda--nigeria", "ndele--fachoda ngaoundere--ndele ngaoundere--nigeria-2--a"),
        ("fachoda--nigeria", "ndele--fachoda ngaoundere--ndele ngaoundere--douala douala--nigeria-1--b"),
        ("port-florence--sudan", "addis-ababa--port-florence addis-ababa--sudan-2--a"),
        ("port-florence--sudan", "gondokoro--port-florence fachoda--gondokoro fachoda--sudan-1"),
    ],
)
def test_a_country_is_reached_at_any_of_its_terminals(ticket: str, path: str) -> None:  # 6.4
    routes = path.split()
    assert completed(ticket, *routes)
    assert not completed(ticket, *routes[:-1])


@pytest.mark.parametrize(
    ("ticket", "through", "around"),
    [
        (
            "bogoro--ngaoundere",
            "bondo--bogoro ndele--bondo ndele--chad-2 ngaoundere--chad-1",
            "ngaoundere--ndele",
        ),
        (
            "addis-ababa--nigeria",
            "addis-ababa--sudan-2--a fachoda--sudan-1 ndele--fachoda ngaoundere--ndele ngaoundere--nigeria-2--a",
            "fachoda--addis-ababa",
        ),
        (
            "leopoldville--ngaoundere",
            "libreville--leopoldville douala--libreville--a douala--nigeria-1--a ngaoundere--nigeria-2--a",
            "ngaoundere--douala",
        ),
    ],
    ids=["chad", "sudan", "nigeria"],
)
def test_two_routes_into_one_country_do_not_connect_with_each_other(
    ticket: str, through: str, around: str
) -> None:  # 6.4
    assert not completed(ticket, *through.split())
    assert completed(ticket, *through.split(), around)


def test_both_terminals_may_be_reached_and_help_nothing() -> None:  # 6.4
    both = ["ngaoundere--chad-1", "ndele--chad-2"]
    assert not completed("bangui--chad", *both)
    assert completed("bangui--chad", *both, "bangui--ndele")
    assert completed("bangui--chad", *both, "ngaoundere--bangui")


def test_not_even_two_routes_into_the_same_terminal_connect() -> None:  # 6.4
    places = [Place(id, id, PlaceKind.CITY, (0, 0)) for id in ("east", "west")]
    places.append(Place("marsh-1", "Marsh", PlaceKind.TERMINAL, (0, 0), country="marsh"))
    routes = [Route(f"{id}--marsh", (id, "marsh-1"), Colour.RED, 1) for id in ("east", "west")]
    ticket = Ticket(("east", "west"), 2)
    board = Board(id="marsh", name="Marsh", size=(1, 1), places=places, routes=routes, tickets=[ticket])
    assert not is_completed(board, board.routes, ticket)
    assert is_completed(board, board.routes, Ticket(("east", "marsh"), 1))
    assert is_completed(board, board.routes, Ticket(("marsh", "west"), 1))


# 6.5: Madagascar

TO_THE_NORTH_PORT = ["mocambique--madagascar-1--a"]
TO_THE_SOUTH_PORT = ["madagascar-2--durban--a"]
BETWEEN_THE_PORTS = ["madagascar-1--madagascar-2"]


def test_madagascar_is_reached_at_either_port() -> None:  # 6.5
    from_the_south = ["bloemfontein--durban"]
    assert completed("bloemfontein--madagascar", *from_the_south, *TO_THE_SOUTH_PORT)
    from_the_north = ["bloemfontein--durban", "beira--durban--a", "mocambique--beira--a"]
    assert completed("bloemfontein--madagascar", *from_the_north, *TO_THE_NORTH_PORT)
    assert not completed("bloemfontein--madagascar", *from_the_north)


def test_a_path_may_pass_through_madagascar() -> None:  # 6.5
    south = ["east-london--durban--a", "port-elizabeth--east-london--a"]
    across = [*TO_THE_NORTH_PORT, *BETWEEN_THE_PORTS, *TO_THE_SOUTH_PORT]
    assert completed("mocambique--port-elizabeth", *across, *south)


def test_the_ports_are_joined_only_by_the_route_between_them() -> None:  # 6.5
    south = ["east-london--durban--a", "port-elizabeth--east-london--a"]
    assert not completed("mocambique--port-elizabeth", *TO_THE_NORTH_PORT, *TO_THE_SOUTH_PORT, *south)


def test_the_route_between_the_ports_alone_leads_nowhere() -> None:  # 6.5
    assert not completed("bloemfontein--madagascar", *BETWEEN_THE_PORTS, "bloemfontein--durban")


# 6.6: way stations


def test_way_stations_join_routes_like_cities() -> None:  # 6.6
    assert completed("mombasa--ujiji", "mombasa--tabora", "tabora--ujiji")
    assert not completed("mombasa--ujiji", "mombasa--tabora")


@pytest.mark.parametrize(
    "station", [place.id for place in africa().places.values() if place.kind is PlaceKind.WAY_STATION]
)
def test_a_path_may_pass_through_every_way_station(station: str) -> None:  # 6.6
    board = africa()
    one, other, *_ = {route.other_end(station): route for route in board.routes_at(station)}.items()
    ends = (one[0], other[0])
    assert is_completed(board, [one[1].id, other[1].id], Ticket(ends, 1))


def test_no_ticket_names_a_way_station() -> None:  # 6.6
    board = africa()
    stations = {place.id for place in board.places.values() if place.kind is PlaceKind.WAY_STATION}
    assert len(stations) == 10
    assert not any(stations & set(ticket.between) for ticket in board.tickets.values())
