"""Claiming a route, step by step: which, paid how, doubled or not."""

from functools import partial

from rich.text import Text

from okapi import game
from okapi.board import RouteId
from okapi.game import TERRAIN_OF, ClaimRoute, Options, TerrainCards, View

from ..names import fold
from ..wording import Wording
from .menu import Choice, Menu, Outcome

Claims = list[ClaimRoute]
ClaimsByRoute = dict[RouteId, Claims]


def claims_by_route(options: Options) -> ClaimsByRoute:
    """The routes that can be claimed now, each with every payment and doubling."""
    found: ClaimsByRoute = {}
    for bundle in options.claims:
        for index in range(len(bundle)):
            action = bundle[index]
            found.setdefault(action.route, []).append(action)
    return found


def distinct(claims: ClaimsByRoute, view: View) -> ClaimsByRoute:
    """The two tracks of a double route are one choice where they cost the same."""
    routes = view.table.board.routes
    chosen: ClaimsByRoute = {}
    for id, own in claims.items():
        twin = routes[id].twin
        if twin not in chosen or routes[twin].colour is not routes[id].colour:
            chosen[id] = own
    return chosen


def routes_menu(view: View, claims: ClaimsByRoute, words: Wording) -> Menu:
    """The routes to choose from, those with the most points first."""
    wanted = {route for progress in game.own_ticket_progress(view) for route in progress.missing}
    routes = sorted(
        claims, key=lambda id: (-view.table.board.routes[id].length, id not in wanted, fold(words.route(id)))
    )
    return Menu(
        words.say("menu-claim"),
        [
            Choice(
                _route_row(view, claims[id], words, is_wanted=id in wanted),
                partial(payment_menu, view, claims[id], words),
            )
            for id in routes
        ],
        words.columns("route", "price", "points", "doubled", "cheapest"),
        right=(2, 3),
        spare=(1,),  # the payment implies most of the price
    )


def _route_row(view: View, claims: Claims, words: Wording, *, is_wanted: bool) -> tuple[str | Text, ...]:
    route = view.table.board.routes[claims[0].route]
    name = words.route(route.id)
    can_double = any(claim.doubling is not None for claim in claims)
    return (
        words.say("route-wanted", route=name) if is_wanted else name,
        words.price(route),
        str(game.route_points(view.table, route, doubled=False)),
        str(game.route_points(view.table, route, doubled=True)) if can_double else words.say("no-card"),
        words.cards_in_short(min(claims, key=_thrift).payment),
    )


def _thrift(claim: ClaimRoute) -> tuple[int, int]:
    wild = claim.doubling.locomotives if claim.doubling is not None else 0
    return claim.payment.locomotive + wild, wild


def payment_menu(view: View, claims: Claims, words: Wording) -> Outcome:
    """How to pay, fewest locomotives first; if there is only one, it is taken."""
    payments = sorted({claim.payment for claim in claims}, key=lambda payment: (payment.locomotive, payment.counts()))
    if len(payments) == 1:
        return doubling_menu(view, claims, words)
    return Menu(
        words.say("menu-pay", route=words.route(claims[0].route)),
        [
            Choice(
                (Text(", ").join(words.cards_of(payment)),),
                partial(doubling_menu, view, [claim for claim in claims if claim.payment == payment], words),
            )
            for payment in payments
        ],
    )


def doubling_menu(view: View, claims: Claims, words: Wording) -> Outcome:
    """Whether to score the route twice, with its arithmetic (5.7–5.9)."""
    if len(claims) == 1:
        return claims[0]
    ordered = sorted(claims, key=lambda claim: (claim.doubling is not None, _thrift(claim)))
    route = words.route(claims[0].route)
    return Menu(
        words.say("menu-double", route=route, payment=words.cards(claims[0].payment)),
        [Choice(_doubling_label(view, claim, words), claim) for claim in ordered],
        words.columns("doubling", "arithmetic"),
    )


def confirm_menu(view: View, claim: ClaimRoute, words: Wording) -> Menu:
    """Show the only payment, to someone who has not seen it yet."""
    route, payment = words.route(claim.route), words.cards(claim.payment)
    points = game.route_points(view.table, view.table.board.routes[claim.route], doubled=claim.doubling is not None)
    if claim.doubling is None:
        title = words.say("menu-confirm", route=route, payment=payment)
    else:
        spent = _spent(view, claim, words)
        title = words.say("menu-confirm-doubled", route=route, payment=payment, spent=spent)
    return Menu(title, [Choice((words.say("choice-confirm", points=points),), claim)])


def _doubling_label(view: View, claim: ClaimRoute, words: Wording) -> tuple[str | Text, ...]:
    route = view.table.board.routes[claim.route]
    points = game.route_points(view.table, route, doubled=False)
    if claim.doubling is None:
        return words.say("not-doubled"), words.say("not-doubled-points", points=points)
    return words.say("doubled-with", spent=_spent(view, claim, words)), arithmetic(view, claim, words)


def arithmetic(view: View, claim: ClaimRoute, words: Wording) -> str:
    """Why the cards are enough, and what it brings: you 1 + 1 locomotive = 2, Peter 2."""
    assert view.seat is not None
    assert claim.doubling is not None
    route = view.table.board.routes[claim.route]
    terrain = TERRAIN_OF[route.colour]
    own, rival = game.standing(view.table, view.seat)[terrain]
    others = [seat for seat in range(len(view.table.players)) if seat != view.seat]
    strongest = max(others, key=lambda seat: view.table.players[seat].terrain.of(terrain))
    return words.say(
        "arithmetic",
        terrain=words.card(terrain),
        own=own,
        wild=claim.doubling.locomotives,
        sum=own + claim.doubling.locomotives,
        player=words.players[strongest],
        rival=rival,
        points=game.route_points(view.table, route, doubled=False),
        doubled=game.route_points(view.table, route, doubled=True),
    )


def _spent(view: View, claim: ClaimRoute, words: Wording) -> str:
    """5.9: what a doubling costs."""
    assert claim.doubling is not None
    route = view.table.board.routes[claim.route]
    cost = game.terrain_cost(view.table.rules, route.length)
    discarded = game.discarded(cost, claim.doubling.locomotives)
    return words.spent(claim.doubling, TerrainCards(**{TERRAIN_OF[route.colour]: discarded}))
