"""What the network sees: it follows from the view, and agrees with the game about tickets and routes."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from okapi.board import Board, africa
from okapi.bots.network.distances import ticket_ends
from okapi.bots.network.inference import Network
from okapi.bots.network.layout import (
    AGREED,
    END_FACTS,
    MAX_PLAYERS,
    OFFER_END_FACTS,
    ROUTE_FACTS,
    SEAT_FACTS,
    layout_for,
    segments,
)
from okapi.bots.network.numbers import option_numbers
from okapi.bots.network.weights import network_for
from okapi.bots.prodigy import ProdigyBot, features_of, option_chances
from okapi.game import (
    ClaimRoute,
    GameState,
    Rules,
    TicketState,
    View,
    options,
    own_ticket_progress,
    view_for,
)
from okapi.learning.settings import random_deck
from okapi.numbering import numbering_of
from playing import random_decisions, reshuffle_unseen

Features = NDArray[np.uint8]
OWN_DECK = random_deck(africa(), Random("a deck of its own"))
AGREED_RULES = Rules(trains=30, tickets_drawn=3, tickets_dealt=3, globetrotter=20)
SETTINGS = [(africa(), Rules()), (OWN_DECK, AGREED_RULES)]


def positions(
    players: int, every: int = 7, setting: tuple[Board, Rules] = SETTINGS[0]
) -> Iterator[tuple[GameState, View, Features]]:
    board, rules = setting
    for number, (state, seat, *_) in enumerate(random_decisions(players, players, rules, board)):
        if number % every == 0:
            view = view_for(state, seat)
            yield state, view, features_of(view)


def where(view: View, name: str) -> int:
    """Where the features of this name begin."""
    board = view.table.board
    at = 0
    for part in segments(len(board.routes), len(ticket_ends(board))):
        if part.name == name:
            return at
        at += part.size
    raise LookupError(name)


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("players", [2, 5])
def test_what_the_network_sees_depends_only_on_what_its_seat_may_know(
    players: int, setting: tuple[Board, Rules]
) -> None:
    for state, view, features in positions(players, setting=setting):
        other = view_for(reshuffle_unseen(state, view.seat, Random(1)), view.seat)
        assert np.array_equal(features, features_of(other))


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("players", [2, 5])
def test_what_the_network_that_ships_says_is_the_same_to_the_bit_whatever_is_hidden(
    players: int, setting: tuple[Board, Rules]
) -> None:
    for state, view, _ in positions(players, every=20, setting=setting):
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


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_network_sees_at_the_ends_of_its_tickets_how_far_they_are_as_the_game_does(
    players: int, setting: tuple[Board, Rules]
) -> None:
    for _, view, features in positions(players, setting=setting):
        board, first = view.table.board, where(view, f"end 0: {END_FACTS[0]}")
        ends = ticket_ends(board)
        expected = np.zeros((len(ends), len(END_FACTS)), int)

        def add(ticket: str, fact: str, one: int, other: int, to: NDArray[np.int_] = expected) -> None:
            for end in board.tickets[ticket].between:  # noqa: B023 (called at once)
                place = ends.index(end), END_FACTS.index(fact)  # noqa: B023
                to[place] += one
                to[place[0], place[1] + 1] += other

        for ticket in filter(None, view.returned):
            add(ticket, "put back", 1, board.tickets[ticket].points)
        for it in own_ticket_progress(view):
            points, is_done = board.tickets[it.ticket].points, it.state is TicketState.COMPLETED
            if it.ticket in view.tickets:
                add(it.ticket, "done" if is_done else "to do", 1, points)
            if it.state in (TicketState.TOO_FEW_TRAINS, TicketState.CLOSED):
                add(it.ticket, "out of reach", 1, points)
            elif not is_done:
                add(it.ticket, "trains to go", it.trains, (it.trains * points + 8) // 16)
        found = features[first : first + expected.size].reshape(expected.shape)
        assert np.array_equal(found, expected)


def test_a_ticket_on_offer_is_seen_at_its_ends_by_its_place_in_the_offer() -> None:
    _, view, features = next(positions(3, setting=SETTINGS[1]))
    ends, slots = ticket_ends(OWN_DECK), 4
    first = where(view, f"end by offer 0: {OFFER_END_FACTS[0]}")
    by_offer = features[first : first + slots * len(ends) * 2].reshape(slots, len(ends), 2)
    assert len(view.offered) == 3
    for ticket, (here, points) in zip(view.offered, by_offer[:3].transpose(0, 2, 1), strict=True):
        assert {ends[end] for end in np.flatnonzero(here)} == set(OWN_DECK.tickets[ticket].between)
        assert set(points[here > 0]) == {OWN_DECK.tickets[ticket].points}
    assert not by_offer[3].any()


def test_the_network_sees_the_same_of_a_ticket_whatever_its_number_is() -> None:
    """The same deck in reverse: the same view, except for the order of tickets."""
    board = africa()
    turned = Board(
        id=board.id, name=board.name, size=board.size, places=board.places.values(), routes=board.routes.values(),
        tickets=[*board.tickets.values()][::-1],
    )  # fmt: skip
    for _, view, features in positions(2, every=15):
        assert np.array_equal(features_of(replace(view, table=replace(view.table, board=turned))), features)


def test_the_network_sees_what_was_agreed_and_has_the_same_number_for_a_claim_whatever_that_is() -> None:
    _, view, features = next(positions(2, setting=SETTINGS[1]))
    first = where(view, f"agreed 0: {AGREED[0]}")
    agreed = {name: int(it) for name, it in zip(AGREED, features[first : first + len(AGREED)], strict=True)}
    assert agreed == {name: getattr(AGREED_RULES, name) for name in AGREED}
    published = numbering_of(africa(), Rules())
    for _, later, _ in positions(2, every=10, setting=SETTINGS[1]):
        for option, number in zip(options(later), option_numbers(later), strict=True):
            if isinstance(option, ClaimRoute):
                assert number == published.number(option, later)


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
    layout, numbering = layout_for(board), numbering_of(board, rules)
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
