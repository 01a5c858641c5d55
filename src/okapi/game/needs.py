"""What routes cost in train cards, and how far a hand goes (5.2, 5.3). No ticket needs doubling, so it is left out."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from okapi.board import Colour, Route

from .cards import COLOURS, LOCOMOTIVE, TrainCard, TrainCards
from .paths import RouteGraph, RouteSet, routes_in


class CardChoice(Struct, frozen=True, gc=False, omit_defaults=True):
    """Cards of one colour that the player chooses: any for a grey route (5.2), one of two for a double route (5.6)."""

    cards: int
    colours: tuple[TrainCard, ...] = ()  # none: any


class CardCost(Struct, frozen=True, gc=False, omit_defaults=True):
    """What routes cost together."""

    cards: TrainCards = TrainCards()  # of colours that cannot be chosen, and the locomotives of ferries (5.3)
    choices: tuple[CardChoice, ...] = ()  # of a few colours first, and the longest first


class CardNeed(Struct, frozen=True, gc=False):
    """Cards of one kind that routes cost, and how many of them are in the hand."""

    card: TrainCard | None  # of a choice, what the hand has most to spare of; None: nothing
    cards: int
    held: int
    choice: CardChoice | None = None

    @property
    def missing(self) -> int:
        return self.cards - self.held


class CardNeeds(Struct, frozen=True, gc=False):
    """A cost compared with a hand: colours, choices, the locomotives of ferries. Each card of the hand counts once."""

    cards: tuple[CardNeed, ...] = ()
    wild: int = 0  # locomotives in the hand that no ferry asks for: each can stand for a card that is missing (5.2)


NO_COST = CardCost()


@lru_cache(maxsize=1 << 12)
def card_cost(graph: RouteGraph, routes: RouteSet, closed: RouteSet) -> CardCost:
    """What a set of routes costs if others are closed: of a double route in two colours, either track will do (5.6)."""
    sums, choices, locomotives = dict.fromkeys(Colour, 0), list[CardChoice](), 0
    for route in routes_in(graph, routes):
        cards, colours = route.length - route.locomotives, _colours(graph, route, closed)
        locomotives += route.locomotives
        if len(colours) == 1:
            sums[colours[0]] += cards
        elif cards:
            choices.append(CardChoice(cards, tuple([TrainCard(colour) for colour in colours])))
    pile = TrainCards(**{card.value: sums[Colour(card)] for card in COLOURS}, locomotive=locomotives)
    return CardCost(pile, tuple(sorted(choices, key=lambda it: (not it.colours, -it.cards))))


def _colours(graph: RouteGraph, route: Route, closed: RouteSet) -> tuple[Colour, ...]:
    """In which of these colours a route, or the track beside it, can be paid; none are named for a grey one."""
    twin = graph.twin[graph.number[route.id]]
    both = (route,) if twin is None or closed >> twin & 1 else (route, graph.routes[twin])
    colours = tuple(dict.fromkeys([track.colour for track in both]))
    return () if Colour.GREY in colours else colours


def card_needs(cost: CardCost, hand: TrainCards) -> CardNeeds:
    """How far a hand goes towards a cost."""
    needs = [_need(card, cost.cards.of(card), hand.of(card)) for card in COLOURS if cost.cards.of(card)]
    spare = {card: max(0, hand.of(card) - cost.cards.of(card)) for card in COLOURS}
    for choice in cost.choices:
        needs.append(_chosen(choice, spare))
        if card := needs[-1].card:
            spare[card] -= needs[-1].held
    missing, ferries = sum(need.missing for need in needs), cost.cards.locomotive
    if ferries:
        needs.append(_need(LOCOMOTIVE, ferries, hand.locomotive))
    return CardNeeds(tuple(needs), min(missing, max(0, hand.locomotive - ferries)))


def _chosen(choice: CardChoice, spare: Mapping[TrainCard, int]) -> CardNeed:
    best = max(choice.colours or COLOURS, key=spare.__getitem__)
    return _need(best if spare[best] else None, choice.cards, spare[best], choice)


def _need(card: TrainCard | None, cards: int, in_hand: int, choice: CardChoice | None = None) -> CardNeed:
    return CardNeed(card, cards, min(cards, in_hand), choice)
