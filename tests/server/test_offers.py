"""What is offered to a client is exactly what is legal, with a reason for everything else."""

from itertools import combinations
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import (
    Action,
    ClaimRoute,
    Doubling,
    KeepTickets,
    Recent,
    RouteClaimed,
    Rules,
    Stage,
    View,
    decide,
    new_game,
    options,
    play,
    settle,
    to_json,
    view_for,
)
from okapi.server.protocol import offers, unaffordable
from okapi.server.protocol.messages import ClosedRoutes, Offer, Unaffordable
from okapi.server.protocol.offers import closed_to, offer_for


def actions_in(offer: Offer) -> list[Action]:
    """Every action that a client can make from an offer without knowing the rules."""
    found: list[Action] = [*offer.actions]
    if offer.tickets is not None:
        for size in range(offer.tickets.min, len(offer.tickets.tickets) + 1):
            found += [KeepTickets(some) for some in combinations(offer.tickets.tickets, size)]
    for bundle in offer.claims:
        for route in bundle.routes:
            for payment in bundle.payments:
                found.append(ClaimRoute(route, payment.cards))
                doublings = [Doubling(doubling.locomotives) for doubling in payment.doublings]
                found += [ClaimRoute(route, payment.cards, doubling) for doubling in doublings]
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


def as_sent(view: View) -> Offer:
    """A message as a client reads it."""
    return msgspec.json.decode(encoded(view), type=Offer)


def encoded(view: View) -> bytes:
    offer = offer_for(view)
    assert offer is not None
    return to_json(offer)


def test_an_offer_is_exactly_what_is_legal_each_once() -> None:
    for view in (*views(2, 2), *views(1, 5)):
        offer = as_sent(view)
        offered = actions_in(offer)
        assert len(offered) == len(set(map(str, offered)))
        assert set(map(str, offered)) == set(map(str, options(view)))


def test_a_choice_of_tickets_names_the_rule_by_which_it_must_be_enough() -> None:
    rules = {view.table.stage: choice.rule for view in views(1, 3) if (choice := as_sent(view).tickets)}
    assert rules == {Stage.CHOOSING_TICKETS: "2.4", Stage.KEEPING_TICKETS: "6.1"}


def test_every_route_is_offered_closed_or_too_dear_for_a_reason() -> None:
    for view in views(1, 4):
        offer = as_sent(view)
        claimable = {route for bundle in offer.claims for route in bundle.routes}
        closed = {route for group in closed_to(view) for route in group.routes}
        too_dear = {price for group in offer.unaffordable for price in group.prices}
        if view.table.stage is Stage.TURN:
            assert not claimable & closed
            for route in africa().routes.values():
                is_too_dear = (route.colour, route.length, route.locomotives) in too_dear
                assert (route.id in claimable | closed) != (is_too_dear and route.id not in closed)
        groups: list[ClosedRoutes | Unaffordable] = [*closed_to(view), *offer.unaffordable]
        for group in groups:
            assert group.reason.startswith("claim-route.")
            assert group.details["rule"]


def test_the_arithmetic_of_an_offer_is_that_of_the_rules() -> None:
    for view in views(1, 3):
        offer = as_sent(view)
        for bundle in offer.claims:
            for payment in bundle.payments:
                assert claimed(view, ClaimRoute(bundle.routes[0], payment.cards)).points == bundle.points
                assert bool(payment.doublings) != (payment.why_not is not None)
                for doubling in payment.doublings:
                    wild = Doubling(doubling.locomotives)
                    event = claimed(view, ClaimRoute(bundle.routes[0], payment.cards, wild))
                    assert event.points == bundle.doubled
                    assert event.discarded.of(bundle.terrain) == doubling.discarded


def claimed(view: View, claim: ClaimRoute) -> RouteClaimed:
    event = decide(view, claim)
    assert isinstance(event, RouteClaimed)
    return event


def test_a_seat_that_need_not_decide_is_offered_nothing() -> None:
    state, _ = settle(new_game(africa(), 2), SeededDealer("nothing"))
    assert offer_for(view_for(state, None)) is None


OF_OFFERS = (
    (offers, "_remembered_claims"),
    (offers, "_remembered_doublings"),
    (unaffordable, "_reasons"),
)


def test_an_offer_is_the_same_whether_it_is_made_or_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    decided = [*views(1, 2), *variant_views()]
    once, again = ([encoded(view) for view in decided] for _ in range(2))
    for module, name in OF_OFFERS:
        monkeypatch.setattr(module, name, Recent(1))  # so that nearly all is forgotten
    assert [encoded(view) for view in decided] == once == again


def variant_views() -> list[View]:
    """The views of a game again, as if its routes were worth more and doubling them cost more."""
    rules = Rules(route_points=tuple([3 * points for points in Rules().route_points]), short_terrain_cost=2)
    return [replace(view, table=replace(view.table, rules=rules)) for view in views(1, 2)]


def test_what_is_remembered_of_claims_is_bounded_whatever_rules_tables_agree_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(offers, "_remembered_claims", remembered := Recent[object, object](10))
    view = max(views(1, 2), key=lambda view: len(options(view).claims))
    for worth in range(100):
        rules = Rules(route_points=tuple([worth] * len(Rules().route_points)))
        assert offer_for(replace(view, table=replace(view.table, rules=rules))) is not None
    assert len(remembered) <= 20
