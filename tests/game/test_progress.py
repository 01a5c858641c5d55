"""How far a ticket is from being completed, and by which routes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okapi.board import africa
from okapi.game import (
    GameState,
    Recent,
    TicketProgress,
    TicketState,
    is_completed,
    open_routes,
    own_ticket_progress,
    ticket_progress,
    view_for,
)
from playing import random_decisions, reachable_states
from table import Game, has, table

BOARD = africa()
SHORT = "livingstonia--mocambique"  # over Zomba, 2 + 2 spaces
COAST = "port-elizabeth--walvis-bay"  # double routes all the way, 8 spaces


def progress(game: Game, name: str, ticket: str) -> TicketProgress:
    [found] = ticket_progress(game.table, game.seat(name), (ticket,))
    return found


def test_the_path_takes_the_fewest_trains() -> None:  # 6.3
    found = progress(table(), "john", SHORT)
    assert found.state is TicketState.OPEN
    assert (found.trains, found.missing) == (4, ("livingstonia--zomba", "zomba--mocambique"))


def test_on_an_empty_board_a_ticket_is_as_far_as_it_has_points() -> None:  # 1.3
    for ticket in BOARD.tickets.values():
        assert progress(table(), "john", ticket.id).trains == ticket.points


def test_of_paths_with_as_many_trains_it_has_the_fewest_routes_to_claim() -> None:
    found = progress(table(), "john", "bulawayo--east-london")  # the path over Pretoria has three
    assert (found.trains, len(found.missing)) == (6, 2)


def test_ones_own_routes_take_no_more_trains() -> None:  # 5.4
    found = progress(table(john=has(routes="zomba--mocambique")), "john", SHORT)
    assert (found.trains, found.missing) == (2, ("livingstonia--zomba",))
    assert found.owned == ("zomba--mocambique",)


def test_a_detour_over_ones_own_routes_is_nearer_than_new_ones() -> None:
    detour = "dar-es-salaam--livingstonia dar-es-salaam--mocambique--b"
    found = progress(table(john=has(routes=detour)), "john", SHORT)
    assert found.state is TicketState.COMPLETED
    assert (found.trains, found.missing, set(found.owned)) == (0, (), set(detour.split()))


def test_the_routes_of_others_are_in_the_way() -> None:  # 5.1
    found = progress(table(peter=has(routes="zomba--mocambique")), "john", SHORT)
    assert found.trains == 7
    assert "zomba--mocambique" not in found.missing


@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_a_claimed_track_closes_the_path_beside_it(players: int) -> None:  # 5.6
    game = table(players=players, peter=has(routes="walvis-bay--port-nolloth--a"))
    for name in game.names:
        if name != "peter":
            assert "walvis-bay--port-nolloth--b" not in progress(game, name, COAST).missing


@pytest.mark.parametrize("players", [4, 5])
def test_with_4_or_5_players_the_path_leads_over_the_other_track(players: int) -> None:  # 5.6
    game = table(players=players, peter=has(routes="walvis-bay--port-nolloth--a"))
    for name in game.names:
        if name != "peter":  # no matter whose turn it is
            found = progress(game, name, COAST)
            assert found.trains == 8
            assert "walvis-bay--port-nolloth--b" in found.missing
    assert "walvis-bay--port-nolloth--a" in progress(game, "peter", COAST).owned


def test_no_path_leads_through_a_country() -> None:  # 6.4
    into_chad = "ndele--chad-2 ngaoundere--chad-1"
    found = progress(table(john=has(routes=into_chad)), "john", "bogoro--ngaoundere")
    assert (found.trains, found.owned) == (8, ())


def test_a_country_is_as_near_as_its_nearest_terminal() -> None:  # 6.4
    found = progress(table(peter=has(routes="ndele--chad-2")), "john", "bangui--chad")
    assert (found.trains, found.missing) == (7, ("ngaoundere--bangui", "ngaoundere--chad-1"))


def test_a_ticket_whose_end_is_walled_in_is_closed() -> None:  # 5.1
    around_chad = "ngaoundere--chad-1 ndele--chad-2"
    assert progress(table(peter=has(routes=around_chad)), "john", "bangui--chad") == TicketProgress(
        "bangui--chad", TicketState.CLOSED
    )


def test_a_ticket_that_takes_more_trains_than_are_left_is_out_of_reach() -> None:  # 5.4
    assert progress(table(john=has(trains=4)), "john", SHORT).state is TicketState.OPEN
    found = progress(table(john=has(trains=3)), "john", SHORT)
    assert (found.state, found.trains) == (TicketState.TOO_FEW_TRAINS, 4)


def test_a_seat_learns_of_its_own_tickets_and_of_those_it_may_keep() -> None:  # 6.1
    game = table(john=has(tickets=SHORT)).play("john", "draw tickets")
    found = [each.ticket for each in own_ticket_progress(game.view("john"))]
    assert found == [SHORT, *game.offered("john")]
    assert own_ticket_progress(game.view("peter")) == ()
    assert own_ticket_progress(game.view(None)) == ()


@given(reachable_states(), st.sampled_from(sorted(BOARD.tickets)))
def test_progress_agrees_with_the_rules_wherever_a_game_stands(state: GameState, ticket: str) -> None:  # 6.3
    table = state.table
    for seat, player in enumerate(table.players):
        own = table.routes_of(seat)
        [found] = ticket_progress(table, seat, (ticket,))
        is_done = is_completed(BOARD, own, BOARD.tickets[ticket])
        assert (found.state is TicketState.COMPLETED) == is_done
        if found.state is TicketState.CLOSED:
            every = [*own, *(route.id for route in open_routes(table, seat))]
            assert not is_completed(BOARD, every, BOARD.tickets[ticket])
            continue
        missing = [BOARD.routes[route] for route in found.missing]
        assert is_completed(BOARD, [*found.missing, *found.owned], BOARD.tickets[ticket])
        assert all(route in open_routes(table, seat) for route in missing)
        assert set(found.owned) <= set(own)
        assert found.trains == sum(route.length for route in missing)
        assert (found.state is TicketState.TOO_FEW_TRAINS) == (found.trains > player.trains)


@pytest.mark.parametrize("players", [2, 4])
def test_what_was_found_before_changes_nothing(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for state, _, _, _ in random_decisions(7, players):
        for seat in range(players):
            view = view_for(state, seat)
            followed = own_ticket_progress(view)
            with monkeypatch.context() as forgetful:
                forgetful.setattr("okapi.game.progress._remembered", Recent(1))
                assert own_ticket_progress(view) == followed
