"""What is offered to a client is exactly what is legal, with a reason for everything else."""

from itertools import combinations
from random import Random

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import (
    Action,
    ClaimRoute,
    Doubling,
    KeepTickets,
    RouteClaimed,
    Stage,
    View,
    decide,
    new_game,
    options,
    play,
    settle,
    view_for,
)
from okapi.server.protocol.messages import Offer
from okapi.server.protocol.offers import offer_for


def actions_in(offer: Offer) -> list[Action]:
    """Every action that a client can make of an offer, without knowing a rule."""
    found: list[Action] = [*offer.actions]
    if offer.tickets is not None:
        for size in range(offer.tickets.fewest, len(offer.tickets.tickets) + 1):
            found += [KeepTickets(some) for some in combinations(offer.tickets.tickets, size)]
    for bundle in offer.claims:
        for route in bundle.routes:
            for way in bundle.ways:
                found.append(ClaimRoute(route, way.payment))
                found += [ClaimRoute(route, way.payment, Doubling(d.locomotives)) for d in way.doublings]
    return found


def views(games: int, players: int) -> list[View]:
    """Every view that must decide, in some random games."""
    found = []
    for game in range(games):
        dealer, random = SeededDealer(f"offers {game}"), Random(game)
        state, _ = settle(new_game(africa(), players), dealer)
        while acting := state.table.acting():
            view = view_for(state, acting[0])
            found.append(view)
            state, _ = play(state, acting[0], random.choice(options(view)), dealer)
    return found


def test_an_offer_is_exactly_what_is_legal_each_once() -> None:
    for view in (*views(2, 2), *views(1, 5)):
        offer = offer_for(view)
        assert offer is not None
        offered = actions_in(offer)
        assert len(offered) == len(set(map(str, offered)))
        assert set(map(str, offered)) == set(map(str, options(view)))


def test_every_route_is_offered_or_closed_for_a_reason() -> None:
    for view in views(1, 4):
        offer = offer_for(view)
        assert offer is not None
        claimable = {route for bundle in offer.claims for route in bundle.routes}
        closed = [route for group in offer.closed for route in group.routes]
        if view.table.stage is Stage.TURN:
            assert len(closed) == len(set(closed))
            assert claimable | set(closed) == set(africa().routes)
            assert not claimable & set(closed)
        for group in offer.closed:
            assert group.reason.startswith("claim-route.")
            assert group.details["rule"]


def test_the_arithmetic_of_an_offer_is_that_of_the_rules() -> None:
    for view in views(1, 3):
        offer = offer_for(view)
        assert offer is not None
        for bundle in offer.claims:
            for way in bundle.ways:
                assert claimed(view, ClaimRoute(bundle.routes[0], way.payment)).points == bundle.points
                assert bool(way.doublings) != (way.why_not is not None)
                for doubling in way.doublings:
                    wild = Doubling(doubling.locomotives)
                    event = claimed(view, ClaimRoute(bundle.routes[0], way.payment, wild))
                    assert event.points == bundle.doubled
                    assert event.discarded.of(bundle.terrain) == doubling.discarded


def claimed(view: View, claim: ClaimRoute) -> RouteClaimed:
    event = decide(view, claim)
    assert isinstance(event, RouteClaimed)
    return event


def test_a_seat_that_need_not_decide_is_offered_nothing() -> None:
    state, _ = settle(new_game(africa(), 2), SeededDealer("nothing"))
    assert offer_for(view_for(state, None)) is None
