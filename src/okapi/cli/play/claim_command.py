"""`claim` as people type it: places by name, and as much of the payment as they care to say."""

from msgspec import Struct

from okapi import game
from okapi.board import Colour, Route

from ..names import find_routes
from ..vocabulary import Vocabulary
from ..wording import Wording
from .claim_menu import Claims, confirm_menu, distinct, payment_menu, routes_menu
from .menu import Outcome
from .pending import NotUnderstood, PendingDecision

DOUBLE = "double"  # as the engine writes it


class ClaimRequest(Struct, frozen=True):
    """How a route is to be paid: exactly, with `black*3`, or roughly, with `black` or nothing at all."""

    words: tuple[str, ...] = ()

    @property
    def is_exact(self) -> bool:
        """Whether the payment is spelled out, so that the engine's own form can be read."""
        payment = self.words[: self.words.index(DOUBLE)] if self.doubled else self.words
        return any("*" in word for word in payment)

    @property
    def doubled(self) -> bool:
        return DOUBLE in self.words

    def fits(self, claim: game.ClaimRoute) -> bool:
        if self.doubled and claim.doubling is None:
            return False
        colours = [word for word in self.words if word in game.TRAIN_CARDS and word != game.LOCOMOTIVE]
        return all(claim.payment.of(colour) for colour in colours)


def claim(pending: PendingDecision, rest: str) -> Outcome:
    """Claim the route that is meant, or ask for what was left open."""
    places, request = _places_and_request(rest, pending.vocabulary)
    if not places:
        if not pending.claims:
            raise NotUnderstood(_why_none(pending))
        return routes_menu(pending.view, distinct(pending.claims, pending.view), pending.words)
    routes = find_routes(pending.board, places, pending.words.texts)
    if not routes:
        raise NotUnderstood(pending.words.say("unknown-route"))
    if request.is_exact:
        return _exactly(pending, routes, request)
    payable = {route.id: _fitting(pending, route, request) for route in routes}
    payable = distinct({route: claims for route, claims in payable.items() if claims}, pending.view)
    if not payable:
        raise NotUnderstood(_why_not(pending, routes, request))
    if len(payable) > 1 or len({frozenset(route.between) for route in routes}) > 1:
        return routes_menu(pending.view, payable, pending.words)
    found = payment_menu(pending.view, next(iter(payable.values())), pending.words)
    return confirm_menu(pending.view, found, pending.words) if isinstance(found, game.ClaimRoute) else found


def names_a_route(pending: PendingDecision, rest: str) -> bool:
    """Whether this could stand after `claim`."""
    places, _ = _places_and_request(rest, pending.vocabulary)
    return bool(places and find_routes(pending.board, places, pending.words.texts))


def _places_and_request(rest: str, vocabulary: Vocabulary) -> tuple[str, ClaimRequest]:
    """The cards come after the places: a place may be named after a colour."""
    words = rest.split()
    cut, request = len(words), list[str]()
    while cut and (about_cards := _in_the_engines_words(words[cut - 1], vocabulary)):
        request.insert(0, about_cards)
        cut -= 1
    return " ".join(words[:cut]), ClaimRequest(tuple(request))


def _in_the_engines_words(word: str, vocabulary: Vocabulary) -> str | None:
    """A word about cards (`rouge*2`) as the engine reads it (`red*2`); None if it is not about cards."""
    if vocabulary.means(word, "double"):
        return DOUBLE
    name, star, count = word.partition("*")
    card = vocabulary.card(name)
    return f"{card}{star}{count}" if card is not None else None


def _fitting(pending: PendingDecision, route: Route, request: ClaimRequest) -> Claims:
    claims = pending.claims.get(route.id, [])
    fitting = [claim for claim in claims if request.fits(claim)]
    if not fitting and request.words == (route.colour,):
        return claims  # the colour of the track was meant: locomotives may pay too
    return fitting


def _exactly(pending: PendingDecision, routes: list[Route], request: ClaimRequest) -> game.ClaimRoute:
    """The engine's form; of several routes the first that can be claimed in this way, or else the first."""
    actions = []
    for route in routes:
        try:
            action = game.parse_action(f"claim {route.id} {' '.join(request.words)}")
        except game.UnreadableText:
            raise NotUnderstood(pending.words.say("unknown-payment")) from None
        assert isinstance(action, game.ClaimRoute)
        actions.append(action)
    return next((action for action in actions if game.why_not(pending.view, action) is None), actions[0])


def _why_not(pending: PendingDecision, routes: list[Route], request: ClaimRequest) -> str:
    if any(route.id in pending.claims for route in routes):
        say = pending.words.say
        return say("double-not-possible") if request.doubled else say("not-in-that-colour")
    if len({frozenset(route.between) for route in routes}) > 1:
        return pending.words.say("none-of-those")
    refusals = {route: _refusal(pending, route) for route in routes}
    lacking = [route for route, refusal in refusals.items() if refusal.reason is game.Reason.CARDS_NOT_IN_HAND]
    return _cannot_pay(pending, lacking) if lacking else pending.words.refusal(refusals[routes[0]])


def _why_none(pending: PendingDecision) -> str:
    """Why no route at all can be claimed: what forbids any of them at this moment, or that none is within reach."""
    refusals = [_refusal(pending, route) for route in pending.board.routes.values()]
    if all(refusal.reason is game.Reason.FINISH_DRAWING_FIRST for refusal in refusals):
        return pending.words.refusal(refusals[0])
    return pending.words.say("no-claims")


def _refusal(pending: PendingDecision, route: Route) -> game.IllegalAction:
    """Why a route cannot be claimed."""
    refusal = game.why_not(pending.view, game.ClaimRoute(route.id, game.TrainCards(locomotive=route.length)))
    assert refusal is not None
    return refusal


def _cannot_pay(pending: PendingDecision, tracks: list[Route]) -> str:
    """The price of one track or the other, and how much of it is in hand, including zero."""
    words, hand = pending.words, pending.view.hand
    colours = [
        max(game.COLOURS, key=hand.of) if it.colour is Colour.GREY else game.TrainCard(it.colour) for it in tracks
    ]
    held = (words.say(f"cards-{card}", count=hand.of(card)) for card in dict.fromkeys([*colours, game.LOCOMOTIVE]))
    return words.say(
        "cannot-pay",
        route=words.route(tracks[0].id),
        price=words.texts.either(dict.fromkeys(_price(track, words) for track in tracks)),
        locomotives=tracks[0].locomotives,
        cards=words.texts.listed(held),
    )


def _price(route: Route, words: Wording) -> str:
    if route.colour is Colour.GREY:
        return words.say("price-grey", count=route.length)
    return words.say(f"cards-{route.colour}", count=route.length)
