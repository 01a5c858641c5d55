"""What the network sees: it follows from the view, and agrees with the game about tickets and routes."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from okapi.bots.network.inference import Network
from okapi.bots.network.layout import MAX_PLAYERS, ROUTE_FACTS, SEAT_FACTS, TICKET_FACTS, layout_for, segments
from okapi.bots.network.weights import network_for
from okapi.bots.prodigy import ProdigyBot, features_of, option_chances
from okapi.game import GameState, TicketState, View, options, own_ticket_progress, view_for
from okapi.numbering import numbering_of
from playing import random_decisions, reshuffle_unseen

Features = NDArray[np.uint8]


def positions(players: int, every: int = 7) -> Iterator[tuple[GameState, View, Features]]:
    for number, (state, seat, *_) in enumerate(random_decisions(players, players)):
        if number % every == 0:
            view = view_for(state, seat)
            yield state, view, features_of(view)


def where(view: View, name: str) -> int:
    """Where the features of this name begin."""
    board, rules = view.table.board, view.table.rules
    parts = segments(len(board.routes), len(board.tickets), max(rules.tickets_dealt, rules.tickets_drawn))
    at = 0
    for part in parts:
        if part.name == name:
            return at
        at += part.size
    raise LookupError(name)


@pytest.mark.parametrize("players", [2, 5])
def test_what_the_network_sees_depends_only_on_what_its_seat_may_know(players: int) -> None:
    for state, view, features in positions(players):
        other = view_for(reshuffle_unseen(state, view.seat, Random(1)), view.seat)
        assert np.array_equal(features, features_of(other))


@pytest.mark.parametrize("players", [2, 5])
def test_what_the_network_that_ships_says_is_the_same_to_the_bit_whatever_is_hidden(players: int) -> None:
    for state, view, _ in positions(players, every=20):
        other = view_for(reshuffle_unseen(state, view.seat, Random(1)), view.seat)
        (liked, foreseen), (again, foreseen_again) = map(said, (view, other))
        assert liked.tobytes() == again.tobytes()
        assert foreseen.tobytes() == foreseen_again.tobytes()


def said(view: View) -> tuple[NDArray[np.floating], NDArray[np.floating]]:
    network = network_for(view.table.board, view.table.rules)
    assert network is not None
    return option_chances(network, view), network.outlook(network.hidden(features_of(view)[None]))


@pytest.mark.parametrize("players", [2, 5])
def test_a_seat_that_is_not_to_move_sees_who_is_and_nothing_secret(players: int) -> None:
    for state, view, _ in positions(players, every=20):
        for seat in range(players):
            looking = view_for(state, seat)
            features = features_of(looking)
            again = view_for(reshuffle_unseen(state, seat, Random(1)), seat)
            assert np.array_equal(features, features_of(again))
            at = where(looking, "to move")
            assert view.seat is not None
            away = 0 if looking.offered else (view.seat - seat) % players
            assert features[at : at + MAX_PLAYERS].tolist() == [place == away for place in range(MAX_PLAYERS)]


@pytest.mark.parametrize("players", [2, 4])
def test_the_network_sees_how_far_its_tickets_are_as_the_game_does(players: int) -> None:
    for _, view, features in positions(players):
        numbers = {ticket: number for number, ticket in enumerate(view.table.board.tickets)}
        first = where(view, f"ticket 0: {TICKET_FACTS[0]}")
        for it in own_ticket_progress(view):
            at = first + numbers[it.ticket] * len(TICKET_FACTS)
            to_do, done, trains, out_of_reach, _ = features[at : at + len(TICKET_FACTS)]
            is_done = it.state is TicketState.COMPLETED
            if it.ticket in view.tickets:
                assert (to_do, done) == (not is_done, is_done)
            assert out_of_reach == (it.state in (TicketState.TOO_FEW_TRAINS, TicketState.CLOSED))
            assert trains == (0 if out_of_reach else it.trains)


@pytest.mark.parametrize("players", [3, 4])
def test_the_network_sees_which_routes_it_can_pay_for_and_double(players: int) -> None:
    for _, view, features in positions(players):
        claims: dict[str, list[int | None]] = {}
        for bundle in options(view).claims:
            for route in bundle.routes:
                claims.setdefault(route.id, []).extend(wild for _, wild in bundle.payments)
        if not claims:
            continue
        first = where(view, f"route 0: {ROUTE_FACTS[0]}")
        for number, route_id in enumerate(view.table.board.routes):
            at = first + number * len(ROUTE_FACTS)
            payable, doubled = (
                features[at + ROUTE_FACTS.index("payable")],
                features[at + len(ROUTE_FACTS) - 1],
            )
            assert payable == (route_id in claims)
            assert doubled == any(wild is not None for wild in claims.get(route_id, ()))


def test_the_network_sees_its_own_seat_first() -> None:
    for _, view, features in positions(3):
        assert view.seat is not None
        players = view.table.players
        first = where(view, f"seat 0: {SEAT_FACTS[0]}")
        for place in range(MAX_PLAYERS):
            seated, trains = features[first + place * len(SEAT_FACTS) :][:2]
            assert seated == (place < len(players))
            if seated:
                assert trains == players[(view.seat + place) % len(players)].trains


def test_a_prodigy_plays_what_its_network_likes_best() -> None:
    state, seat, *_ = next(iter(random_decisions(2, 2)))
    view = view_for(state, seat)
    board, rules = view.table.board, view.table.rules
    layout, numbering = layout_for(board, rules), numbering_of(board, rules)
    width, among = 4, options(view)
    liked = numbering.number(among[3], view)
    parameters = {
        "input.weight": np.zeros((layout.size, width)),
        "input.bias": np.ones(width),
        "head.norm": np.ones(width),
        "policy.weight": np.zeros((width, len(numbering))),
        "policy.bias": np.eye(len(numbering))[liked],
    }
    assert ProdigyBot("seed", Network(parameters, layout.scale)).choose(view, among) == among[3]
