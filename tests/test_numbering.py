"""Every action has one number, and every option of a position is found under its own."""

import hashlib
from itertools import product
from pathlib import Path

import pytest

from okapi.board import Board, africa, load_board
from okapi.dealer import SeededDealer
from okapi.game import (
    Action,
    ClaimBundle,
    ClaimRoute,
    Doubling,
    KeepTickets,
    Pass,
    Rules,
    TrainCards,
    View,
    format_action,
    new_game,
    options,
    settle,
    view_for,
)
from okapi.game.options import _payments
from okapi.game.rules.doubling import terrain_cost
from okapi.numbering import SIMPLE_ACTIONS, NoSuchAction, _payment_offsets, numbering_of
from playing import random_decisions

ARCHIPELAGO = Path(__file__).parent / "playthroughs/archipelago.toml"
GAMES: list[tuple[int, Board, Rules]] = [
    *((players, africa(), Rules()) for players in (2, 3, 4, 5)),
    (3, africa(), Rules(tickets_drawn=3, starting_tickets_kept=0)),
    (4, africa(), Rules(cards_of_each_terrain=3, short_terrain_cost=0, long_terrain_cost=4, locomotives=40)),
    (2, load_board(ARCHIPELAGO), Rules(trains=20)),
]


def opening_view() -> View:
    return view_for(settle(new_game(africa(), 2), SeededDealer(1))[0], 0)


@pytest.mark.parametrize(("players", "board", "rules"), GAMES)
def test_each_option_of_a_position_has_a_number_of_its_own_and_comes_back_from_it(
    players: int, board: Board, rules: Rules
) -> None:
    numbering = numbering_of(board, rules)
    met = set()
    decisions = (decision for seed in range(5) for decision in random_decisions(seed, players, rules, board))
    for state, seat, _, _ in decisions:
        view = view_for(state, seat)
        all_options = list(options(view))
        numbers = numbering.numbers(view)
        assert len(set(numbers)) == len(all_options)
        assert [numbering.number(action, view) for action in all_options] == numbers
        assert [numbering.action(number, view) for number in numbers] == all_options
        met.update(numbers)
    assert met <= set(range(len(numbering)))
    assert len(met) > len(numbering) / 10


def test_no_two_ways_to_claim_a_route_share_a_number_whatever_the_cards() -> None:
    board, rules = africa(), Rules()
    prices = {(route.length, route.locomotives): route for route in board.routes.values()}
    for route in prices.values():
        cost = terrain_cost(rules, route.length)
        card = next(code.card for code in numbering_of(board, rules).claims if code.route == route.id)
        for in_hand, locomotives, own, rival in product(range(1, 7), range(15), range(4), range(6)):
            payments = _payments(in_hand, locomotives, route.length, route.locomotives, own, rival, cost)
            if payments:
                offsets = _payment_offsets(ClaimBundle((route,), card, payments), rules)
                assert len(set(offsets)) == len(payments)


def test_the_numbering_counts_up_without_gaps_and_names_each_claim_once() -> None:
    numbering = numbering_of(africa(), Rules())
    assert numbering.first_choice == len(SIMPLE_ACTIONS)
    assert numbering.first_claim - numbering.first_choice == 2**4 - 1
    assert len(set(numbering.claims)) == len(numbering.claims) == len(numbering) - numbering.first_claim


def test_the_numbering_of_the_published_game_is_the_one_that_networks_were_trained_on() -> None:
    """Change this fingerprint only with the board or the rules: networks trained before become worthless."""
    numbering = numbering_of(africa(), Rules())
    written = "\n".join([*map(format_action, SIMPLE_ACTIONS), *(" ".join(map(str, code)) for code in numbering.claims)])
    assert hashlib.sha256(written.encode()).hexdigest()[:16] == "c9d93d4641466d16"


@pytest.mark.parametrize("number", [-1, len(numbering_of(africa(), Rules())), 10**9, 2.5, "7", None])
def test_a_number_that_is_no_action_is_refused_with_the_numbers_there_are(number: int) -> None:
    numbering = numbering_of(africa(), Rules())
    with pytest.raises(NoSuchAction, match=f"take a whole number from 0 to {len(numbering) - 1}$"):
        numbering.action(number, opening_view())


def test_a_choice_of_tickets_that_are_not_on_offer_is_refused() -> None:
    numbering, view = numbering_of(africa(), Rules()), opening_view()
    state = next(state for state, *_ in random_decisions(1, 2) if state.table.stage == "turn")
    with pytest.raises(NoSuchAction, match="keeps ticket 3 of those on offer, but there are 0"):
        numbering.action(numbering.first_choice + 4, view_for(state, 0))
    assert numbering.action(numbering.first_choice + 4, view) == KeepTickets((view.offered[0], view.offered[2]))


@pytest.mark.parametrize(
    "action",
    [
        ClaimRoute("nowhere--else", TrainCards(red=1)),
        ClaimRoute("cape-town--port-elizabeth--a", TrainCards(black=2, red=1)),
        ClaimRoute("cape-town--port-elizabeth--a", TrainCards(black=2)),
        ClaimRoute("cape-town--port-elizabeth--a", TrainCards(red=3), Doubling()),
        KeepTickets(("nowhere--else",)),
        KeepTickets(()),
    ],
)
def test_an_action_that_is_never_legal_has_no_number(action: Action) -> None:
    with pytest.raises(NoSuchAction, match="never legal here"):
        numbering_of(africa(), Rules()).number(action, opening_view())


def test_rules_that_offer_too_many_tickets_at_once_are_refused() -> None:
    with pytest.raises(NoSuchAction, match=r"20 tickets are on offer at once.* agree on at most 12"):
        numbering_of(africa(), Rules(tickets_drawn=20))


def test_simple_actions_have_the_same_numbers_on_every_board() -> None:
    elsewhere = numbering_of(load_board(ARCHIPELAGO), Rules())
    for numbering in (elsewhere, numbering_of(africa(), Rules(tickets_drawn=3))):
        assert numbering.number(Pass(), opening_view()) == len(SIMPLE_ACTIONS) - 1
