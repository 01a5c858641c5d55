"""What a seat can do, in the form that a client can offer without knowing a rule (see `messages.Offer`).

Everything here is asked of the game; nothing is decided.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Raw

from okapi.board import Route
from okapi.game import (
    TERRAIN_OF,
    ClaimBundle,
    ClaimRoute,
    Doubling,
    KeepTickets,
    Recent,
    Stage,
    Terrain,
    TrainCards,
    View,
    closed_routes,
    discarded,
    options,
    route_points,
    standing,
    terrain_cost,
    why_not,
    wild_locomotives,
)
from okapi.server.protocol import messages

from .messages import ClosedRoutes, DoublingOption, Offer, Payment, Refused, TicketChoice
from .unaffordable import because, cards_of, unaffordable

_CHOICES = (Stage.CHOOSING_TICKETS, Stage.KEEPING_TICKETS)
_encode = msgspec.json.Encoder().encode
_Doublings = tuple[tuple[DoublingOption, ...], Refused | None]

# Claims as they are sent, by all that they follow from: the bundle, its points, the cards that doubling it
# costs, those of its terrain that the seat and the best rival have, and the locomotives in hand.
_remembered_claims: Recent[tuple[ClaimBundle, int, int, int, int, int], Raw] = Recent(1 << 12)
_remembered_doublings: Recent[tuple[Terrain, int, int, int, int], _Doublings] = Recent(1 << 10)


def offer_for(view: View) -> Offer | None:
    """Everything the view's seat can do now; None if it is not for that seat to decide.

    Its claims, which are most of it and come again and again, are JSON already.
    """
    table = view.table
    if view.seat is None or view.seat not in table.acting():
        return None
    possible = options(view)
    if table.stage in _CHOICES:
        needed = min(len(choice.tickets) for choice in possible.simple if isinstance(choice, KeepTickets))
        return Offer(tickets=TicketChoice(view.offered, needed))
    if table.stage is not Stage.TURN:
        return Offer(actions=tuple(possible.simple))
    claims = tuple(_claims(view, possible.claims))
    return Offer(tuple(possible.simple), None, claims, unaffordable(view, possible.claims))


# Routes that can be claimed.


def _claims(view: View, bundles: Iterable[ClaimBundle]) -> Iterator[Any]:
    assert view.seat is not None
    table, locomotives = view.table, view.hand.locomotive
    standings = standing(table, view.seat)
    for bundle in bundles:
        route = bundle.routes[0]
        points, cost = route_points(table, route, doubled=False), terrain_cost(table.rules, route.length)
        own, rival = standings[TERRAIN_OF[route.colour]]
        key = (bundle, points, cost, own, rival, locomotives)
        yield _remembered_claims.get(key) or _remembered_claims.add(
            key, Raw(_encode(_claim(view, bundle, own, rival, cost)))
        )


def _claim(view: View, bundle: ClaimBundle, own: int, rival: int, cost: int) -> messages.ClaimOffer:
    table, route, card = view.table, bundle.routes[0], bundle.colour
    terrain, payments = TERRAIN_OF[route.colour], []
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
        points=route_points(table, route, doubled=False),
        doubled=route_points(table, route, doubled=True),
        terrain=terrain,
        cost=cost,
        own=own,
        rival=rival,
        payments=tuple(payments),
    )


def _doublings(view: View, route: Route, payment: TrainCards, own: int, rival: int, cost: int) -> _Doublings:
    """How to double with a payment; if not at all, why not even with all locomotives that could help."""
    left = view.hand.locomotive - payment.locomotive
    if wild := wild_locomotives(own, rival, cost, left):
        return tuple([DoublingOption(one, discarded(cost, one)) for one in wild]), None
    highest = min(left, max(cost, rival - own))
    refusal = why_not(view, ClaimRoute(route.id, payment, Doubling(highest)))
    return (), None if refusal is None else Refused(*because(refusal))


# Routes that cannot.


def closed_to(view: View) -> tuple[ClosedRoutes, ...]:
    """The routes that the view's seat cannot claim any more, those with the same reason together."""
    if view.seat is None:
        return ()
    closed = closed_routes(view.table, view.seat)
    return tuple([ClosedRoutes(routes, str(why), {"rule": why.rule}) for why, routes in closed.items()])
