"""What a seat can do, in the form that a client can offer without knowing a rule (see `messages.Offer`).

Everything here is asked of the game; nothing is decided.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from okapi.board import Board, Colour, Route
from okapi.game import (
    COLOURS,
    LOCOMOTIVE,
    TERRAIN_OF,
    ClaimBundle,
    ClaimRoute,
    Doubling,
    IllegalAction,
    KeepTickets,
    Stage,
    Terrain,
    TrainCard,
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
from .messages import ClosedRoutes, DoublingOption, Offer, Payment, Refused, TicketChoice, Unaffordable

Standings = dict[Terrain, tuple[int, int]]
Price = tuple[Colour, int, int]  # colour, length and locomotives of a route
Because = tuple[Any, ...]  # a reason, and its details as pairs

_CARD_OF = {colour: TrainCard(colour) for colour in Colour if colour is not Colour.GREY}
_CHOICES = (Stage.CHOOSING_TICKETS, Stage.KEEPING_TICKETS)
_MAX_REMEMBERED = 1 << 16
_remembered_payments: dict[Any, tuple[Payment, ...]] = {}
_remembered_reasons: dict[Any, Because] = {}


def offer_for(view: View) -> Offer | None:
    """Everything the view's seat can do now; None if it is not for that seat to decide."""
    table = view.table
    if view.seat is None or view.seat not in table.acting():
        return None
    possible = options(view)
    if table.stage in _CHOICES:
        fewest = min(len(choice.tickets) for choice in possible.simple if isinstance(choice, KeepTickets))
        return Offer(tickets=TicketChoice(view.offered, fewest))
    if table.stage is not Stage.TURN:
        return Offer(actions=tuple(possible.simple))
    standings = standing(table, view.seat)
    claims = tuple([_bundle(view, bundle, standings) for bundle in possible.claims])
    return Offer(tuple(possible.simple), None, claims, _unaffordable(view, possible.claims))


# Routes that can be claimed.


def _bundle(view: View, bundle: ClaimBundle, standings: Standings) -> messages.ClaimBundle:
    table, route = view.table, bundle.routes[0]
    terrain = TERRAIN_OF[route.colour]
    own, rival = standings[terrain]
    cost = terrain_cost(table.rules, route.length)
    key = (bundle.colour, route.length, bundle.ways, terrain, own, rival, cost, view.hand.locomotive)
    payments = _remembered_payments.get(key)
    if payments is None:
        payments = _payments(view, bundle, own, rival, cost)
        if len(_remembered_payments) < _MAX_REMEMBERED:
            _remembered_payments[key] = payments
    return messages.ClaimBundle(
        routes=tuple([route.id for route in bundle.routes]),
        card=bundle.colour,
        points=route_points(table, route, doubled=False),
        doubled=route_points(table, route, doubled=True),
        terrain=terrain,
        cost=cost,
        own=own,
        rival=rival,
        payments=payments,
    )


def _payments(view: View, bundle: ClaimBundle, own: int, rival: int, cost: int) -> tuple[Payment, ...]:
    """The payments, each with its doublings. They depend on few numbers that come again and again."""
    route = bundle.routes[0]
    doublings: dict[int, list[DoublingOption]] = {}
    for paid, wild in bundle.ways:
        found = doublings.setdefault(paid, [])
        if wild is not None:
            found.append(DoublingOption(wild, max(0, cost - wild)))
    payments = []
    for paid, found in doublings.items():
        cards = _cards(bundle.colour, route.length, paid)
        refusal = None if found else _why_not_doubled(view, route, cards, max(cost, rival - own))
        payments.append(Payment(cards, tuple(found), refusal))
    return tuple(payments)


def _why_not_doubled(view: View, route: Route, payment: TrainCards, most: int) -> Refused | None:
    """What keeps the seat from doubling, even with all the locomotives that could help."""
    left = view.hand.locomotive - payment.locomotive
    refusal = why_not(view, ClaimRoute(route.id, payment, Doubling(min(left, most))))
    return None if refusal is None else Refused(*_because(refusal))


# Routes that cannot.


def closed_to(view: View) -> tuple[ClosedRoutes, ...]:
    """The routes that the view's seat cannot claim any more, those with the same reason together."""
    if view.seat is None:
        return ()
    closed = closed_routes(view.table, view.seat)
    return tuple([ClosedRoutes(routes, str(why), {"rule": why.rule}) for why, routes in closed.items()])


def _unaffordable(view: View, claims: Iterable[ClaimBundle]) -> tuple[Unaffordable, ...]:
    """The prices of all other open routes, those with the same reason together."""
    assert view.seat is not None
    hand, trains = view.hand, view.table.players[view.seat].trains
    payable = {_price(route) for bundle in claims for route in bundle.routes}
    best = max(COLOURS, key=hand.of)  # the colour in which the hand comes closest to paying for a grey route
    found: dict[Because, list[Price]] = {}
    which_are_open = view.table.open_to(view.seat)
    for price, routes in _routes_by_price(view.table.board).items():
        if price in payable or not (open_routes := which_are_open(routes)):
            continue
        colour, length, locomotives = price
        card = best if colour is Colour.GREY else _CARD_OF[colour]
        key = (
            length,
            locomotives,
            min(hand.of(card), length),
            min(hand.locomotive, length),
            min(trains, length),
        )
        because = _remembered_reasons.get(key)
        if because is None:
            because = _remembered_reasons[key] = _why_unaffordable(view, open_routes[0], card)
        found.setdefault(because, []).append(price)
    return tuple([Unaffordable(tuple(prices), why, dict(rest)) for (why, *rest), prices in found.items()])


def _price(route: Route) -> Price:
    return route.colour, route.length, route.locomotives


@cache
def _routes_by_price(board: Board) -> dict[Price, list[Route]]:
    """Routes that can be paid for alike, together."""
    groups: dict[Price, list[Route]] = {}
    for route in board.routes.values():
        groups.setdefault(_price(route), []).append(route)
    return groups


def _why_unaffordable(view: View, route: Route, card: TrainCard) -> Because:
    """The refusal that an attempt to pay for an open route in this colour would meet."""
    hand = view.hand
    refusal = why_not(
        view, ClaimRoute(route.id, _cards(card, route.length, min(route.locomotives, hand.locomotive)))
    )
    assert refusal is not None, "a route that can be claimed is among the options"
    reason, details = _because(refusal)
    have = min(min(hand.of(card), route.length) + min(hand.locomotive, route.length), route.length)
    return (reason, *{"needed": route.length, "have": have, **details}.items())


@cache
def _cards(card: TrainCard, length: int, locomotives: int) -> TrainCards:
    """A payment in one colour, some of its cards locomotives."""
    locomotive = TrainCards(locomotive=locomotives)
    return locomotive if card is LOCOMOTIVE else replace(locomotive, **{card: length - locomotives})


def _because(refusal: IllegalAction) -> tuple[str, dict[str, str | int]]:
    return str(refusal.reason), {**refusal.details, "rule": refusal.reason.rule}
