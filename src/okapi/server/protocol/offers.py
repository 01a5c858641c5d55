"""What a seat can do, in the form that a client can offer without knowing a rule (see `messages.Offer`).

Everything here is asked of the game; nothing is decided.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from okapi.board import Route
from okapi.game import (
    TERRAIN_OF,
    ClaimBundle,
    ClaimRoute,
    Doubling,
    KeepTickets,
    Rules,
    Stage,
    Terrain,
    TrainCards,
    View,
    closed_routes,
    options,
    route_points,
    standing,
    terrain_cost,
    why_not,
)

from . import messages
from .messages import ClosedRoutes, DoublingOption, Offer, Payment, Refused, TicketChoice
from .unaffordable import because, cards_of, unaffordable

_CHOICES = (Stage.CHOOSING_TICKETS, Stage.KEEPING_TICKETS)
_encode = msgspec.json.Encoder().encode
_MAX_REMEMBERED = 1 << 16
_remembered_refusals: dict[Any, Refused | None] = {}


def offer_for(view: View, *, encoded: bool = False) -> Offer | None:
    """Everything the view's seat can do now; None if it is not for that seat to decide.

    `encoded` writes payments as JSON, which is most of an offer and is remembered so.
    """
    table = view.table
    if view.seat is None or view.seat not in table.acting():
        return None
    possible = options(view)
    if table.stage in _CHOICES:
        fewest = min(len(choice.tickets) for choice in possible.simple if isinstance(choice, KeepTickets))
        return Offer(tickets=TicketChoice(view.offered, fewest))
    if table.stage is not Stage.TURN:
        return Offer(actions=tuple(possible.simple))
    claims = tuple(_bundles(view, possible.claims, encoded))
    return Offer(tuple(possible.simple), None, claims, unaffordable(view, possible.claims))


# Routes that can be claimed.


def _bundles(view: View, claims: Iterable[ClaimBundle], encoded: bool) -> list[messages.ClaimBundle]:
    """All that can be claimed. But for the routes, each depends on few numbers that come again and again."""
    assert view.seat is not None
    locomotives, standings = view.hand.locomotive, standing(view.table, view.seat)
    remembered, found = _bundles_under(view.table.rules, encoded), []
    for bundle in claims:
        route, card, ways = bundle.routes[0], bundle.colour, bundle.ways
        terrain = TERRAIN_OF[route.colour]
        own, rival = standings[terrain]
        key = (ways, card, route.length, route.locomotives, terrain, own, rival, locomotives)
        known = remembered.get(key)
        if known is None:
            known = _bundle(view, bundle, terrain, own, rival)
            if encoded:
                known = replace(known, payments=Raw(_encode(known.payments)))
            if len(remembered) < _MAX_REMEMBERED:
                remembered[key] = known
        found.append(replace(known, routes=tuple([route.id for route in bundle.routes])))
    return found


@cache
def _bundles_under(rules: Rules, encoded: bool) -> dict[Any, messages.ClaimBundle]:
    return {}


def _bundle(view: View, bundle: ClaimBundle, terrain: Terrain, own: int, rival: int) -> messages.ClaimBundle:
    table, route = view.table, bundle.routes[0]
    cost = terrain_cost(table.rules, route.length)
    return messages.ClaimBundle(
        routes=(),
        card=bundle.colour,
        points=route_points(table, route, doubled=False),
        doubled=route_points(table, route, doubled=True),
        terrain=terrain,
        cost=cost,
        own=own,
        rival=rival,
        payments=_payments(view, bundle, own, rival, cost),
    )


def _payments(view: View, bundle: ClaimBundle, own: int, rival: int, cost: int) -> tuple[Payment, ...]:
    """The payments, each with its doublings."""
    route = bundle.routes[0]
    doublings: dict[int, list[DoublingOption]] = {}
    for paid, wild in bundle.ways:
        found = doublings.setdefault(paid, [])
        if wild is not None:
            found.append(DoublingOption(wild, max(0, cost - wild)))
    payments = []
    for paid, found in doublings.items():
        cards = cards_of(bundle.colour, route.length, paid)
        refusal = None if found else _why_not_doubled(view, route, cards, own, rival, cost)
        payments.append(Payment(cards, tuple(found), refusal))
    return tuple(payments)


def _why_not_doubled(
    view: View, route: Route, payment: TrainCards, own: int, rival: int, cost: int
) -> Refused | None:
    """What keeps the seat from doubling, even with all the locomotives that could help."""
    wild = min(view.hand.locomotive - payment.locomotive, max(cost, rival - own))
    key = (TERRAIN_OF[route.colour], own, rival, cost, wild)
    if key not in _remembered_refusals:
        refusal = why_not(view, ClaimRoute(route.id, payment, Doubling(wild)))
        _remembered_refusals[key] = None if refusal is None else Refused(*because(refusal))
    return _remembered_refusals[key]


# Routes that cannot.


def closed_to(view: View) -> tuple[ClosedRoutes, ...]:
    """The routes that the view's seat cannot claim any more, those with the same reason together."""
    if view.seat is None:
        return ()
    closed = closed_routes(view.table, view.seat)
    return tuple([ClosedRoutes(routes, str(why), {"rule": why.rule}) for why, routes in closed.items()])
