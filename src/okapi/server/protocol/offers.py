"""What a seat can do, in the form that a client can offer without knowing a rule (see `messages.Offer`).

Everything here is asked of the game; nothing is decided.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from okapi.board import Board, Colour, Route, RouteId
from okapi.game import (
    COLOURS,
    LOCOMOTIVE,
    TERRAIN_OF,
    TRAIN_CARDS,
    ClaimBundle,
    ClaimRoute,
    Doubling,
    IllegalAction,
    KeepTickets,
    Rules,
    Stage,
    Table,
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

Price = tuple[Colour, int, int]  # colour, length and locomotives of a route

_CARD_OF: dict[Colour, TrainCard] = {
    colour: TrainCard(colour) for colour in Colour if colour is not Colour.GREY
}
_CHOICES = (Stage.CHOOSING_TICKETS, Stage.KEEPING_TICKETS)
_MAX_REMEMBERED = 1 << 16
_remembered_refusals: dict[Any, Refused | None] = {}
_remembered_reasons: dict[Any, "_Because"] = {}
_MAX_KINDS_REMEMBERED = 1 << 12
_remembered_kinds: dict[Any, tuple[int, ...]] = {}


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
    claims = tuple(_bundles(view, possible.claims))
    return Offer(tuple(possible.simple), None, claims, _unaffordable(view, possible.claims))


# Routes that can be claimed.


def _bundles(view: View, claims: Iterable[ClaimBundle]) -> list[messages.ClaimBundle]:
    """All that can be claimed. But for the routes, each depends on few numbers that come again and again."""
    assert view.seat is not None
    hand, rules = view.hand, view.table.rules
    standings, remembered = standing(view.table, view.seat), _bundles_under(rules)
    found = []
    for bundle in claims:
        route, card = bundle.routes[0], bundle.colour
        terrain = TERRAIN_OF[route.colour]
        own, rival = standings[terrain]
        most = route.length + max(terrain_cost(rules, route.length), rival - own)  # locomotives of any use
        cards, locomotives = min(hand.of(card), route.length), min(hand.locomotive, most)
        key = (card, route.length, route.locomotives, terrain, own, rival, cards, locomotives)
        known = remembered.get(key)
        if known is None:
            known = _bundle(view, bundle, terrain, own, rival)
            if len(remembered) < _MAX_REMEMBERED:
                remembered[key] = known
        found.append(replace(known, routes=tuple([route.id for route in bundle.routes])))
    return found


@cache
def _bundles_under(rules: Rules) -> dict[Any, messages.ClaimBundle]:
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
        cards = _cards(bundle.colour, route.length, paid)
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
        _remembered_refusals[key] = None if refusal is None else Refused(*_because(refusal))
    return _remembered_refusals[key]


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
    locomotives = hand.locomotive
    of_card = dict(zip(TRAIN_CARDS, hand.counts(), strict=True))
    best = max(COLOURS, key=of_card.__getitem__)  # the one in which the hand comes closest to a grey route
    in_best = of_card[best]
    kinds, kind_of = _kinds(view.table.board)
    payable = {kind_of[route.id] for bundle in claims for route in bundle.routes}
    found: dict[_Because, list[Price]] = {}
    for number in _open_kinds(view.table, view.seat):
        if number in payable:
            continue
        kind = kinds[number]
        length, cards = kind.length, in_best if kind.card is None else of_card[kind.card]
        key = (
            length,
            kind.locomotives,
            cards if cards < length else length,
            locomotives if locomotives < length else length,
            trains if trains < length else length,
        )
        because = _remembered_reasons.get(key)
        if because is None:
            because = _remembered_reasons[key] = _why_unaffordable(view, kind, kind.card or best)
        found.setdefault(because, []).append(kind.price)
    return tuple([Unaffordable(tuple(prices), why.reason, why.details) for why, prices in found.items()])


class _Kind(Struct, frozen=True, gc=False):
    """All routes of one price."""

    price: Price
    card: TrainCard | None  # what they are paid with; None: any
    length: int
    locomotives: int
    routes: list[Route]


@cache
def _kinds(board: Board) -> tuple[list[_Kind], dict[RouteId, int]]:
    """Of a board, and which kind each route is of, by its place in that list."""
    groups: dict[Price, list[Route]] = {}
    for route in board.routes.values():
        groups.setdefault((route.colour, route.length, route.locomotives), []).append(route)
    kinds = [_Kind(price, _CARD_OF.get(price[0]), *price[1:], routes) for price, routes in groups.items()]
    return kinds, {route.id: number for number, kind in enumerate(kinds) for route in kind.routes}


def _open_kinds(table: Table, seat: int) -> tuple[int, ...]:
    """Those of which a route is open to a seat; most moves leave them as they were."""
    owners = [claim.seat for claim in table.claims.values()] if table.shares_double_routes() else []
    key = (table.board, *table.claims, *owners, seat if owners else None)
    found = _remembered_kinds.get(key)
    if found is None:
        which_are_open = table.open_to(seat)
        kinds = enumerate(_kinds(table.board)[0])
        found = tuple([number for number, kind in kinds if which_are_open(kind.routes)])
        if len(_remembered_kinds) >= _MAX_KINDS_REMEMBERED:
            _remembered_kinds.clear()
        _remembered_kinds[key] = found
    return found


class _Because(Struct, frozen=True, eq=False):
    """A reason; the same one is always the same object."""

    reason: str
    details: dict[str, str | int]


def _why_unaffordable(view: View, kind: _Kind, card: TrainCard) -> _Because:
    """The refusal that an attempt to pay for an open route in this colour would meet."""
    hand, length = view.hand, kind.length
    (route, *_) = view.table.open_routes(view.seat or 0, kind.routes)
    refusal = why_not(
        view, ClaimRoute(route.id, _cards(card, length, min(kind.locomotives, hand.locomotive)))
    )
    assert refusal is not None, "a route that can be claimed is among the options"
    reason, details = _because(refusal)
    have = min(min(hand.of(card), length) + min(hand.locomotive, length), length)
    return _the_reason(reason, tuple({"needed": length, "have": have, **details}.items()))


@cache
def _the_reason(reason: str, details: tuple[tuple[str, str | int], ...]) -> _Because:
    return _Because(reason, dict(details))


@cache
def _cards(card: TrainCard, length: int, locomotives: int) -> TrainCards:
    """A payment in one colour, some of its cards locomotives."""
    locomotive = TrainCards(locomotive=locomotives)
    return locomotive if card is LOCOMOTIVE else replace(locomotive, **{card: length - locomotives})


def _because(refusal: IllegalAction) -> tuple[str, dict[str, str | int]]:
    return str(refusal.reason), {**refusal.details, "rule": refusal.reason.rule}
