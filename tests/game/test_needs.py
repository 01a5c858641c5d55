"""What the path of a ticket still costs in cards, and how far a hand goes towards it."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given

from okapi.board import africa
from okapi.game import (
    CardChoice,
    CardCost,
    GameState,
    TicketState,
    TrainCard,
    TrainCards,
    card_needs,
    own_card_cost,
    own_ticket_progress,
    view_for,
)
from playing import reachable_states
from table import Game, has, table

BOARD = africa()
SHORT = "livingstonia--mocambique"  # over Zomba, 2 purple and 2 green


def cost(game: Game, name: str, ticket: str) -> CardCost:
    return next(it.cost for it in own_ticket_progress(game.view(name)) if it.ticket == ticket)


def together(game: Game, name: str) -> CardCost:
    view = game.view(name)
    return own_card_cost(view, own_ticket_progress(view))


def test_a_path_costs_the_colours_of_its_routes() -> None:  # 5.2
    assert cost(table(john=has(tickets=SHORT)), "john", SHORT) == CardCost(TrainCards(purple=2, green=2))


def test_a_grey_route_costs_cards_of_any_one_colour() -> None:  # 5.2
    over_a_grey_one = "fachoda--ujiji"
    found = cost(table(john=has(tickets=over_a_grey_one)), "john", over_a_grey_one)
    assert found == CardCost(TrainCards(black=3, green=4), (CardChoice(2),))


def test_a_ferry_costs_its_locomotives_and_the_rest_in_any_one_colour() -> None:  # 5.3
    over_the_sea = "bloemfontein--madagascar"
    found = cost(table(john=has(tickets=over_the_sea)), "john", over_the_sea)
    assert found == CardCost(TrainCards(orange=3, locomotive=2), (CardChoice(4),))


def test_a_double_route_costs_either_colour_while_both_tracks_are_open() -> None:  # 5.6
    ticket = next(
        it.ticket
        for it in own_ticket_progress(table(john=has(tickets=" ".join(BOARD.tickets))).view("john"))
        if "libreville--cabinda--a" in it.missing
    )
    either = CardChoice(3, (TrainCard.PURPLE, TrainCard.BLUE))
    assert either in cost(table(john=has(tickets=ticket)), "john", ticket).choices
    for players, taken in ((4, "a"), (5, "b")):
        game = table(players=players, john=has(tickets=ticket), peter=has(routes=f"libreville--cabinda--{taken}"))
        assert either not in cost(game, "john", ticket).choices
        assert cost(game, "john", ticket).cards.of("blue" if taken == "a" else "purple") >= 3


def test_ones_own_routes_cost_nothing_more() -> None:  # 6.3
    game = table(john=has(tickets=SHORT, routes="zomba--mocambique"))
    [left] = [route for route in BOARD.routes.values() if route.id == "livingstonia--zomba"]
    assert cost(game, "john", SHORT) == CardCost(TrainCards(**{left.colour.value: 2}))


def test_a_path_that_was_cut_costs_what_the_next_one_does() -> None:  # 5.1
    game = table(john=has(tickets=SHORT), peter=has(routes="zomba--mocambique"))
    found = cost(game, "john", SHORT)
    assert found.cards.total() + sum(choice.cards for choice in found.choices) == 7


def test_a_ticket_that_is_completed_or_out_of_reach_costs_nothing() -> None:
    for held in (
        has(tickets=SHORT, routes="livingstonia--zomba zomba--mocambique"),
        has(tickets=SHORT, trains=3),
    ):
        assert cost(table(john=held), "john", SHORT) == CardCost()
    walled_in = table(john=has(tickets="bangui--chad"), peter=has(routes="ngaoundere--chad-1 ndele--chad-2"))
    assert cost(walled_in, "john", "bangui--chad") == CardCost()
    assert together(walled_in, "john") == CardCost()


def test_a_route_that_two_tickets_need_is_paid_once() -> None:
    tickets = "chad--mocambique madagascar--ngaoundere"  # both along the east coast
    game = table(john=has(tickets=tickets))
    apart = [cost(game, "john", ticket) for ticket in tickets.split()]
    assert together(game, "john").cards.blue == apart[0].cards.blue == apart[1].cards.blue == 4


def test_tickets_on_offer_do_not_count_until_they_are_kept() -> None:  # 6.1
    game = table(john=has(tickets=SHORT)).play("john", "draw tickets")
    assert all(it.cost != CardCost() for it in own_ticket_progress(game.view("john")))
    assert together(game, "john") == cost(game, "john", SHORT)
    assert together(game, "peter") == CardCost()
    assert own_card_cost(game.view(None), ()) == CardCost()


def test_how_far_a_hand_goes() -> None:  # 5.2, 5.3; the browser's tests read the same cases
    for case in json.loads(Path(__file__).with_name("card_needs.json").read_text("utf-8")):
        choices = tuple(CardChoice(it["cards"], tuple(it.get("colours", ()))) for it in case["cost"].get("choices", ()))
        needed = CardCost(TrainCards(**case["cost"].get("cards", {})), choices)
        found = card_needs(needed, TrainCards(**case["hand"]))
        assert [[it.card, it.cards, it.held] for it in found.cards] == case["cards"], case["says"]
        assert found.wild == case["wild"], case["says"]


@given(reachable_states())
def test_a_path_costs_a_card_for_every_train_it_takes(state: GameState) -> None:  # 5.2, 5.4
    for seat in range(len(state.table.players)):
        view = view_for(state, seat)
        for it in own_ticket_progress(view):
            cards = it.cost.cards.total() + sum(choice.cards for choice in it.cost.choices)
            assert cards == (it.trains if it.state is TicketState.OPEN else 0)
            needs = card_needs(it.cost, view.hand)
            assert sum(need.cards for need in needs.cards) == cards
            assert sum(need.held for need in needs.cards) + needs.wild <= view.hand.total()
