"""What a seat can do, in a form that a client can offer without knowing the rules (see `messages.Offer`).

The game decides everything here.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Raw

from okapi import game
from okapi.board import Route
from okapi.server.protocol import messages

from .messages import ClosedRoutes, DoublingOption, Offer, Payment, Refused, TicketChoice
from .unaffordable import because, cards_of, unaffordable

_TOO_FEW_KEPT = {
    game.Stage.CHOOSING_TICKETS: game.Reason.TOO_FEW_STARTING_TICKETS_KEPT,
    game.Stage.KEEPING_TICKETS: game.Reason.TOO_FEW_TICKETS_KEPT,
}
_encode = msgspec.json.Encoder().encode
_Doublings = tuple[tuple[DoublingOption, ...], Refused | None]

# Claims as they are sent, by everything that determines them: the bundle, its points, the cards to double it, the
# seat's and the best rival's cards of its terrain, and the locomotives in hand.
_remembered_claims: game.Recent[tuple[game.ClaimBundle, int, int, int, int, int], Raw] = game.Recent(1 << 12)
_remembered_doublings: game.Recent[tuple[game.Terrain, int, int, int, int], _Doublings] = game.Recent(1 << 10)


def offer_for(view: game.View) -> Offer | None:
    """Everything that the view's seat can do now; None if it does not have to decide.

    Its claims, which are most of it and rarely change, are already JSON.
    """
    table = view.table
    if view.seat is None or view.seat not in table.acting():
        return None
    possible = game.options(view)
    if table.stage in _TOO_FEW_KEPT:
        needed = min(len(choice.tickets) for choice in possible.simple if isinstance(choice, game.KeepTickets))
        return Offer(tickets=TicketChoice(view.offered, needed, _TOO_FEW_KEPT[table.stage].rule))
    if table.stage is not game.Stage.TURN:
        return Offer(actions=tuple(possible.simple))
    claims = tuple(_claims(view, possible.claims))
    return Offer(tuple(possible.simple), None, claims, unaffordable(view, possible.claims))


# Routes that can be claimed.


def _claims(view: game.View, bundles: Iterable[game.ClaimBundle]) -> Iterator[Any]:
    assert view.seat is not None
    table, locomotives = view.table, view.hand.locomotive
    standings = game.standing(table, view.seat)
    for bundle in bundles:
        route = bundle.routes[0]
        points, cost = game.route_points(table, route, doubled=False), game.terrain_cost(table.rules, route.length)
        own, rival = standings[game.TERRAIN_OF[route.colour]]
        key = (bundle, points, cost, own, rival, locomotives)
        yield _remembered_claims.get(key) or _remembered_claims.add(
            key, Raw(_encode(_claim(view, bundle, own, rival, cost)))
        )


def _claim(view: game.View, bundle: game.ClaimBundle, own: int, rival: int, cost: int) -> messages.ClaimOffer:
    table, route, card = view.table, bundle.routes[0], bundle.colour
    terrain, payments = game.TERRAIN_OF[route.colour], []
    for paid in range(bundle.payments[0][0], bundle.payments[-1][0] + 1):
        cards, left = cards_of(card, route.length, paid), view.hand.locomotive - paid
        key = (terrain, own, rival, cost, left)
        doublings = _remembered_doublings.get(key)
        if doublings is None:
            doublings = _remembered_doublings.add(key, _doublings(view, route, cards, own, rival, cost))
        payments.append(Payment(cards, *doublings))
    return messages.ClaimOffer(
        routes=tuple([route.id for route in bundle.routes]),
        card=card,
        points=game.route_points(table, route, doubled=False),
        doubled=game.route_points(table, route, doubled=True),
        terrain=terrain,
        cost=cost,
        own=own,
        rival=rival,
        payments=tuple(payments),
    )


def _doublings(view: game.View, route: Route, payment: game.TrainCards, own: int, rival: int, cost: int) -> _Doublings:
    """How to double with a payment. If it is impossible, why not even with all locomotives that could help."""
    left = view.hand.locomotive - payment.locomotive
    if wild := game.wild_locomotives(own, rival, cost, left):
        return tuple([DoublingOption(one, game.discarded(cost, one)) for one in wild]), None
    highest = min(left, max(cost, rival - own))
    refusal = game.why_not(view, game.ClaimRoute(route.id, payment, game.Doubling(highest)))
    return (), None if refusal is None else Refused(*because(refusal))


# Routes that cannot be claimed.


def closed_to(view: game.View) -> tuple[ClosedRoutes, ...]:
    """The routes that the view's seat can no longer claim, by reason."""
    if view.seat is None:
        return ()
    closed = game.closed_routes(view.table, view.seat)
    return tuple([ClosedRoutes(routes, str(why), {"rule": why.rule}) for why, routes in closed.items()])
