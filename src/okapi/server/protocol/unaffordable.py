"""The prices of routes that are open to a seat, but that it cannot pay now, and why not (5.2–5.4).

Everything here is asked of the game. The answers come again and again, so they are remembered.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from okapi.board import Board, Colour, Route
from okapi.game import (
    COLOURS,
    LOCOMOTIVE,
    ClaimBundle,
    ClaimRoute,
    IllegalAction,
    Lines,
    Recent,
    RouteSet,
    TrainCard,
    TrainCards,
    View,
    lines_of,
    open_set,
    routes_in,
    why_not,
)

from .messages import Unaffordable

Price = tuple[Colour, int, int]  # colour, length and locomotives of a route

_REMEMBERED = 1 << 9  # of each colour


def unaffordable(view: View, claims: Iterable[ClaimBundle]) -> tuple[Unaffordable, ...]:
    """The prices of all open routes but the `claims`, those with the same reason together."""
    assert view.seat is not None
    table, hand = view.table, view.hand.counts()
    still_open = open_set(lines_of(table.board), table, view.seat)
    most = max(hand[:-1])  # of a colour: so close the hand comes to a grey route
    colours, longest = _colours(table.board)  # more than for the longest makes no difference
    locomotives, trains = min(hand[-1], longest), min(table.players[view.seat].trains, longest)
    found: dict[_Reason, list[Price]] = {}
    for colour in colours:
        if open_routes := colour.routes & still_open:
            cards = most if colour.place is None else hand[colour.place]
            means = (cards if cards < longest else longest, locomotives, trains)
            key = (open_routes, means)
            known = colour.remembered.get(key)
            if known is None:
                known = colour.remembered.add(key, _reasons(view, claims, colour, *key))
            for reason, prices in known:
                found.setdefault(reason, []).extend(prices)
    return tuple([Unaffordable(tuple(prices), why.reason, why.details) for why, prices in found.items()])


class _Reason(Struct, frozen=True, eq=False):
    """A reason; the same one is always the same object."""

    reason: str
    details: dict[str, str | int]


_Reasons = list[tuple[_Reason, list[Price]]]
_Means = tuple[int, int, int]  # the cards, locomotives and trains to pay with


class _OneColour:
    """All routes of one colour, and what is remembered of them."""

    def __init__(self, colour: Colour) -> None:
        self.place = None if colour is Colour.GREY else COLOURS.index(TrainCard(colour))  # None: any
        self.routes: RouteSet = 0
        self.remembered: Recent[tuple[RouteSet, _Means], _Reasons] = Recent(_REMEMBERED)
        self.reasons: dict[tuple[Price, _Means], _Reason | None] = {}  # None: it can be paid


@cache
def _colours(board: Board) -> tuple[list[_OneColour], int]:
    """The routes of a board, and the length of the longest."""
    found = {colour: _OneColour(colour) for colour in Colour}
    for id, route in board.routes.items():
        found[route.colour].routes |= lines_of(board).bit[id]
    return list(found.values()), max([route.length for route in board.routes.values()])


def _reasons(
    view: View, claims: Iterable[ClaimBundle], colour: _OneColour, open_routes: RouteSet, means: _Means
) -> _Reasons:
    found: dict[_Reason, list[Price]] = {}
    for price, route in _prices(lines_of(view.table.board), open_routes):
        key = (price, means)
        if key not in colour.reasons:
            colour.reasons[key] = None if _is_among(claims, price) else _why_not(view, route)
        if (reason := colour.reasons[key]) is not None:
            found.setdefault(reason, []).append(price)
    return list(found.items())


@lru_cache(maxsize=8 * _REMEMBERED)
def _prices(lines: Lines, open_routes: RouteSet) -> list[tuple[Price, Route]]:
    """The prices of open routes, each with one of those that have it."""
    return list({_price(route): route for route in routes_in(lines, open_routes)}.items())


def _price(route: Route) -> Price:
    return route.colour, route.length, route.locomotives


def _is_among(claims: Iterable[ClaimBundle], price: Price) -> bool:
    return any(price == _price(route) for bundle in claims for route in bundle.routes)


def _why_not(view: View, route: Route) -> _Reason:
    """The refusal that an attempt to pay for an open route in the best colour would meet."""
    hand, length = view.hand, route.length
    card = max(COLOURS, key=hand.of) if route.colour is Colour.GREY else TrainCard(route.colour)
    payment = cards_of(card, length, min(route.locomotives, hand.locomotive))
    refusal = why_not(view, ClaimRoute(route.id, payment))
    assert refusal is not None, "a route that can be claimed is among the options"
    reason, details = because(refusal)
    have = min(min(hand.of(card), length) + min(hand.locomotive, length), length)
    return _the_reason(reason, tuple({"needed": length, "have": have, **details}.items()))


@cache
def _the_reason(reason: str, details: tuple[tuple[str, str | int], ...]) -> _Reason:
    return _Reason(reason, dict(details))


@cache
def cards_of(card: TrainCard, length: int, locomotives: int) -> TrainCards:
    """A payment in one colour, some of its cards locomotives."""
    locomotive = TrainCards(locomotive=locomotives)
    return locomotive if card is LOCOMOTIVE else replace(locomotive, **{card: length - locomotives})


def because(refusal: IllegalAction) -> tuple[str, dict[str, str | int]]:
    """A refusal as it is sent."""
    return str(refusal.reason), {**refusal.details, "rule": refusal.reason.rule}
