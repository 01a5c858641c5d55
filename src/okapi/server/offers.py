"""What a seat can do, in the form that a client can offer without knowing a rule (see `messages.Offer`).

Everything here is asked of the game; nothing is decided.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from okapi.board import Colour, Route
from okapi.game import (
    LOCOMOTIVE,
    TERRAIN_OF,
    ClaimRoute,
    Claims,
    Doubling,
    IllegalAction,
    KeepTickets,
    Stage,
    TrainCard,
    TrainCards,
    View,
    options,
    route_points,
    standing,
    terrain_cost,
    why_not,
)

from .messages import Claimable, Closed, DoublingWay, Offer, Payment, Refused, TicketChoice

_CHOICES = (Stage.CHOOSING_TICKETS, Stage.KEEPING_TICKETS)


def offer_for(view: View) -> Offer | None:
    """Everything the view's seat can do now; None if it is not for that seat to decide."""
    table = view.table
    if view.seat is None or view.seat not in table.acting():
        return None
    possible = options(view)
    if table.stage in _CHOICES:
        fewest = min(len(choice.tickets) for choice in possible.simple if isinstance(choice, KeepTickets))
        return Offer(tickets=TicketChoice(view.offered, fewest))
    closed = _closed(view, possible.claims) if table.stage is Stage.TURN else ()
    claims = tuple(_claimable(view, bundle) for bundle in possible.claims)
    return Offer(actions=tuple(possible.simple), claims=claims, closed=closed)


# Routes that can be claimed.


def _claimable(view: View, bundle: Claims) -> Claimable:
    table, route = view.table, bundle.routes[0]
    assert view.seat is not None
    terrain = TERRAIN_OF[route.colour]
    own, rival = standing(table, view.seat)[terrain]
    cost = terrain_cost(table.rules, route.length)
    ways: dict[int, list[DoublingWay]] = {}
    for paid, wild in bundle.ways:
        doublings = ways.setdefault(paid, [])
        if wild is not None:
            doublings.append(DoublingWay(wild, max(0, cost - wild)))
    return Claimable(
        routes=tuple([route.id for route in bundle.routes]),
        card=bundle.colour,
        points=route_points(table, route, doubled=False),
        doubled=route_points(table, route, doubled=True),
        terrain=terrain,
        cost=cost,
        own=own,
        rival=rival,
        ways=tuple([_payment(view, route, bundle.colour, paid, found) for paid, found in ways.items()]),
    )


def _payment(view: View, route: Route, card: TrainCard, paid: int, doublings: list[DoublingWay]) -> Payment:
    payment = _cards(card, route.length, paid)
    refusal = None if doublings else _why_not_doubled(view, route, payment)
    return Payment(payment, tuple(doublings), refusal)


def _why_not_doubled(view: View, route: Route, payment: TrainCards) -> Refused | None:
    """What keeps the seat from doubling, even with all the locomotives that could help."""
    assert view.seat is not None
    own, rival = standing(view.table, view.seat)[TERRAIN_OF[route.colour]]
    most = max(terrain_cost(view.table.rules, route.length), rival - own)
    left = view.hand.locomotive - payment.locomotive
    refusal = why_not(view, ClaimRoute(route.id, payment, Doubling(min(left, most))))
    return None if refusal is None else Refused(*_because(refusal))


# Routes that cannot.


def _closed(view: View, claims: Iterable[Claims]) -> tuple[Closed, ...]:
    """All other routes, those with the same reason together."""
    claimable = {route.id for bundle in claims for route in bundle.routes}
    reasons: dict[Any, list[str]] = {}
    found: dict[Any, tuple[str, dict[str, str | int]]] = {}
    for route in view.table.board.routes.values():
        if route.id not in claimable:
            reason, details = _why_closed(view, route)
            key = (reason, *details.items())
            reasons.setdefault(key, []).append(route.id)
            found[key] = reason, details
    return tuple([Closed(tuple(routes), *found[key]) for key, routes in reasons.items()])


_remembered: dict[Any, tuple[str, dict[str, str | int]]] = {}


def _why_closed(view: View, route: Route) -> tuple[str, dict[str, str | int]]:
    """Why the seat cannot claim a route: the refusal that its best attempt would meet.

    That depends on few numbers, and the same ones come again and again.
    """
    table, hand = view.table, view.hand
    assert view.seat is not None
    is_open = bool(table.open_routes(view.seat, (route,)))
    card = _best_card(hand, route)
    cards, trains = hand.of(card), table.players[view.seat].trains
    key = (is_open, route.length, route.locomotives, cards, hand.locomotive, trains) if is_open else None
    if key in _remembered:
        return _remembered[key]
    attempt = _cards(card, route.length, min(route.locomotives, hand.locomotive))
    refusal = why_not(view, ClaimRoute(route.id, attempt))
    assert refusal is not None, "a route that can be claimed is among the options"
    reason, details = _because(refusal)
    if is_open:
        details = {"needed": route.length, "have": min(cards + hand.locomotive, route.length), **details}
        if len(_remembered) < 1 << 16:
            _remembered[key] = reason, details
    return reason, details


def _best_card(hand: TrainCards, route: Route) -> TrainCard:
    """The colour in which the hand comes closest to paying for a route."""
    if route.colour is not Colour.GREY:
        return TrainCard(route.colour)
    return max((card for card in TrainCard if card is not LOCOMOTIVE), key=hand.of)


def _cards(card: TrainCard, length: int, locomotives: int) -> TrainCards:
    """A payment in one colour with so many locomotives."""
    locomotive = TrainCards(locomotive=locomotives)
    return locomotive if card is LOCOMOTIVE else replace(locomotive, **{card: length - locomotives})


def _because(refusal: IllegalAction) -> tuple[str, dict[str, str | int]]:
    return str(refusal.reason), {**refusal.details, "rule": refusal.reason.rule}
