"""The prices of routes that are open to a seat, but that it cannot pay now, and why not (5.2–5.4).

Everything here is asked of the game.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from okapi.board import Board, Colour, Route
from okapi.game import (
    COLOURS,
    LOCOMOTIVE,
    ClaimBundle,
    ClaimRoute,
    IllegalAction,
    Recent,
    RouteGraph,
    RouteSet,
    TrainCard,
    TrainCards,
    View,
    open_set,
    route_graph,
    routes_in,
    why_not,
)

from .messages import Unaffordable

Price = tuple[Colour, int, int]  # colour, length and locomotives of a route


class _Reason(Struct, frozen=True, gc=False, cache_hash=True):
    reason: str
    details: tuple[tuple[str, str | int], ...] = ()


_PAYABLE = _Reason("")

# By the price, and the cards, locomotives and trains to pay it with. To be refused by the game costs more
# than all else in an offer.
_reasons: Recent[tuple[Price, int, int, int], _Reason] = Recent(1 << 12)


def unaffordable(view: View, claims: Iterable[ClaimBundle]) -> tuple[Unaffordable, ...]:
    """The prices of all open routes but the `claims`, those with the same reason together."""
    assert view.seat is not None
    table, graph = view.table, route_graph(view.table.board)
    *of_colours, locomotives = view.hand.counts()
    in_hand = {Colour(card.value): count for card, count in zip(COLOURS, of_colours, strict=True)}
    in_hand[Colour.GREY] = max(of_colours)
    trains, found = table.players[view.seat].trains, dict[_Reason, list[Price]]()
    still_open = open_set(graph, table, view.seat)
    for colour, routes in _by_colour(table.board):
        cards = in_hand[colour]
        for price, route in _prices(graph, routes & still_open):
            length = price[1]
            key = (  # more than the length makes no difference
                price,
                cards if cards < length else length,
                locomotives if locomotives < length else length,
                trains if trains < length else length,
            )
            reason = _reasons.get(key) or _reasons.add(key, _why_not(view, claims, route))
            if reason is not _PAYABLE:
                found.setdefault(reason, []).append(price)
    return tuple(
        [Unaffordable(tuple(prices), why.reason, dict(why.details)) for why, prices in found.items()]
    )


@lru_cache(maxsize=32)
def _by_colour(board: Board) -> list[tuple[Colour, RouteSet]]:
    """All routes of a board. A claim changes what is open of one colour alone."""
    bits = route_graph(board).bit
    return [
        (colour, sum(bits[id] for id, route in board.routes.items() if route.colour is colour))
        for colour in Colour
    ]


@lru_cache(maxsize=1 << 12)
def _prices(graph: RouteGraph, open_routes: RouteSet) -> list[tuple[Price, Route]]:
    """The prices of open routes, each with one of those that have it."""
    return list({_price(route): route for route in routes_in(graph, open_routes)}.items())


def _price(route: Route) -> Price:
    return route.colour, route.length, route.locomotives


def _why_not(view: View, claims: Iterable[ClaimBundle], route: Route) -> _Reason:
    """The refusal that an attempt to pay for an open route in the best colour would meet."""
    if any(_price(route) == _price(one) for bundle in claims for one in bundle.routes):
        return _PAYABLE
    hand, length = view.hand, route.length
    card = max(COLOURS, key=hand.of) if route.colour is Colour.GREY else TrainCard(route.colour)
    payment = cards_of(card, length, min(route.locomotives, hand.locomotive))
    refusal = why_not(view, ClaimRoute(route.id, payment))
    assert refusal is not None, "a route that can be claimed is among the options"
    reason, details = because(refusal)
    have = min(min(hand.of(card), length) + min(hand.locomotive, length), length)
    return _Reason(reason, tuple({"needed": length, "have": have, **details}.items()))


@lru_cache(maxsize=1 << 8)
def cards_of(card: TrainCard, length: int, locomotives: int) -> TrainCards:
    """A payment in one colour, some of its cards locomotives."""
    locomotive = TrainCards(locomotive=locomotives)
    return locomotive if card is LOCOMOTIVE else replace(locomotive, **{card: length - locomotives})


def because(refusal: IllegalAction) -> tuple[str, dict[str, str | int]]:
    """A refusal as it is sent."""
    return str(refusal.reason), {**refusal.details, "rule": refusal.reason.rule}
