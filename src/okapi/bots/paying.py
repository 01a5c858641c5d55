"""What a claim costs a hand: how to pay for a route, and how many cards are missing (5.2, 5.3, 5.7)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from okapi import game
from okapi.board import Colour, Route


class ClaimOption(NamedTuple):
    """One claim that is legal now. `wild` locomotives count as terrain; None: the route is not doubled."""

    bundle: game.ClaimBundle
    which: int
    payment: int
    route: Route
    colour: game.TrainCard
    locomotives: int
    wild: int | None

    @property
    def is_doubled(self) -> bool:
        return self.wild is not None

    @property
    def all_locomotives(self) -> int:
        """Those that pay and those that are played as terrain."""
        return self.locomotives + (self.wild or 0)

    def points(self, table: game.Table) -> int:
        return game.route_points(table, self.route, doubled=self.is_doubled)

    def action(self) -> game.ClaimRoute:
        return self.bundle[self.which * len(self.bundle.payments) + self.payment]


def in_bundles(view: game.View, actions: Sequence[game.Action]) -> game.Options:
    """The options of a view as the game bundles them; they are made again from options that are no longer bundled."""
    return actions if isinstance(actions, game.Options) else game.options(view)


def claim_options(among: game.Options) -> Iterator[ClaimOption]:
    """Every claim worth considering: each route in each colour, plain and doubled, with fewest locomotives.

    Locomotives are the most valuable cards in the game, so the other payments are never better.
    """
    for bundle in among.claims:
        payments = _thrifty_payments(bundle.payments)
        for which, route in enumerate(bundle.routes):
            for payment in payments:
                locomotives, wild = bundle.payments[payment]
                yield ClaimOption(bundle, which, payment, route, bundle.colour, locomotives, wild)


@lru_cache(maxsize=1 << 12)
def _thrifty_payments(payments: tuple[tuple[int, int | None], ...]) -> tuple[int, ...]:
    """The first plain payment and the doubled one with the fewest locomotives in all."""
    plain = next(payment for payment, (_, wild) in enumerate(payments) if wild is None)
    doubled = [(locos + wild, payment) for payment, (locos, wild) in enumerate(payments) if wild is not None]
    return (plain, min(doubled)[1]) if doubled else (plain,)


def cards_short(hand: game.TrainCards, route: Route) -> int:
    """How many cards are missing to pay for a route, whichever they may be (5.2, 5.3)."""
    return cards_short_in(hand, route, best_colour(hand, route))


def cards_short_in(hand: game.TrainCards, route: Route, colour: game.TrainCard) -> int:
    """How many cards are missing to pay for a route in this colour."""
    missing = max(0, route.length - route.locomotives - hand.of(colour))
    return max(0, missing + route.locomotives - hand.locomotive)


def best_colour(hand: game.TrainCards, route: Route) -> game.TrainCard:
    """The colour to pay for a route with: its own, or for a grey one the colour of which the hand has most."""
    if route.colour is not Colour.GREY:
        return game.TrainCard(route.colour)
    return max(game.COLOURS, key=hand.of)
