"""The prices of routes that are open to a seat but that it cannot pay now, and why not (5.2–5.4).

The game decides everything here.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from okapi import game
from okapi.board import Board, Colour, Route

from .messages import Unaffordable

Price = tuple[Colour, int, int]  # colour, length and locomotives of a route


class _InternedReason(Struct, frozen=True, eq=False):
    """Made only by `_the_reason`, so that equal reasons are the same object."""

    reason: str
    details: dict[str, str | int]


_PAYABLE = _InternedReason("", {})
_Means = tuple[int, int, int]  # the cards, locomotives and trains to pay with
_Refused = list[tuple[_InternedReason, list[Price]]]

# Asking the game for refusals takes longer than the rest of an offer, and most open routes are the same as last time.
_reasons: game.Recent[tuple[Price, _Means], _InternedReason] = game.Recent(1 << 12)
_refused: game.Recent[tuple[game.RouteGraph, game.RouteSet, _Means], _Refused] = game.Recent(1 << 12)  # of one colour


def unaffordable(view: game.View, claims: Iterable[game.ClaimBundle]) -> tuple[Unaffordable, ...]:
    """The prices of all open routes but the `claims`, by reason."""
    assert view.seat is not None
    table, graph = view.table, game.route_graph(view.table.board)
    hand, trains = view.hand.counts(), table.players[view.seat].trains
    still_open, found = game.open_set(graph, table, view.seat), dict[_InternedReason, list[Price]]()
    by_colour, longest = _by_colour(table.board)  # more cards than for the longest route make no difference
    locomotives, trains, best = min(hand[-1], longest), min(trains, longest), max(hand[:-1])
    for card, routes in by_colour:
        if open_routes := routes & still_open:
            cards = best if card is None else hand[card]
            means = (cards if cards < longest else longest, locomotives, trains)
            refused = _refused.get(key := (graph, open_routes, means))
            if refused is None:
                refused = _refused.add(key, _refusals(view, claims, *key))
            for reason, prices in refused:
                found.setdefault(reason, []).extend(prices)
    return tuple([Unaffordable(tuple(prices), why.reason, why.details) for why, prices in found.items()])


@lru_cache(maxsize=32)
def _by_colour(board: Board) -> tuple[list[tuple[int | None, game.RouteSet]], int]:
    """All routes by the place in a hand of the card that pays for them (None: any card), and the greatest length.

    By colour, because a claim changes the open routes of one colour only.
    """
    bits, routes = game.route_graph(board).bit, board.routes.values()
    of_colours = {colour: sum(bits[route.id] for route in routes if route.colour is colour) for colour in Colour}
    places = {Colour(card): place for place, card in enumerate(game.COLOURS)}
    return [(places.get(colour), of) for colour, of in of_colours.items()], max(route.length for route in routes)


def _refusals(
    view: game.View,
    claims: Iterable[game.ClaimBundle],
    graph: game.RouteGraph,
    open_routes: game.RouteSet,
    means: _Means,
) -> _Refused:
    found = dict[_InternedReason, list[Price]]()
    for price, route in {_price(route): route for route in game.routes_in(graph, open_routes)}.items():
        key = (price, means)
        reason = _reasons.get(key) or _reasons.add(key, _why_not(view, claims, route))
        if reason is not _PAYABLE:
            found.setdefault(reason, []).append(price)
    return list(found.items())


def _price(route: Route) -> Price:
    return route.colour, route.length, route.locomotives


def _why_not(view: game.View, claims: Iterable[game.ClaimBundle], route: Route) -> _InternedReason:
    """Why the seat cannot pay for an open route, even in its best colour."""
    if any(_price(route) == _price(one) for bundle in claims for one in bundle.routes):
        return _PAYABLE
    hand, length = view.hand, route.length
    card = max(game.COLOURS, key=hand.of) if route.colour is Colour.GREY else game.TrainCard(route.colour)
    payment = cards_of(card, length, min(route.locomotives, hand.locomotive))
    refusal = game.why_not(view, game.ClaimRoute(route.id, payment))
    assert refusal is not None, "a route that can be claimed is among the options"
    reason, details = because(refusal)
    have = min(min(hand.of(card), length) + min(hand.locomotive, length), length)
    return _the_reason(reason, tuple({"needed": length, "have": have, **details}.items()))


@lru_cache(maxsize=1 << 10)
def _the_reason(reason: str, details: tuple[tuple[str, str | int], ...]) -> _InternedReason:
    return _InternedReason(reason, dict(details))


@lru_cache(maxsize=1 << 8)
def cards_of(card: game.TrainCard, length: int, locomotives: int) -> game.TrainCards:
    """A payment in one colour, some of its cards locomotives."""
    locomotive = game.TrainCards(locomotive=locomotives)
    return locomotive if card is game.LOCOMOTIVE else replace(locomotive, **{card: length - locomotives})


def because(refusal: game.IllegalAction) -> tuple[str, dict[str, str | int]]:
    """The reason and details of a refusal, as they are sent."""
    return str(refusal.reason), {**refusal.details, "rule": refusal.reason.rule}
