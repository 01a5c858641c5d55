"""One number for every action that can ever be taken on a board under given rules.

Networks, tables and other libraries number actions 0, 1, 2 … n - 1, where n never changes.
The numbering follows from board and rules alone, so it is the same on every machine, and stays the same as
long as the board file and the rules do. In this order:

1. The simple actions: take each train card, take each terrain card, draw blind from each deck, draw tickets,
   pass. There are as many of these on every board.
2. The choices of tickets, by position among those offered, written in binary: the first ticket counts 1, the
   second 2, the third 4 and so on. Choice 5 keeps the first and the third ticket.
3. The claims: by route in the order of the board; then by the card that is paid in, in the order of
   `TRAIN_CARDS`; then by the locomotives in the payment; then single, doubled with no terrain card laid down,
   doubled with one, and so on up to what doubling costs.

A claim is numbered by the terrain cards it lays down and not by the locomotives played as terrain, which
follow from them: no more are legal than the cost and a tie ask for (5.9). So an action has a number by
itself, or with the tickets on offer, but a number needs the view to become an action again.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import NamedTuple, SupportsIndex

from msgspec.structs import replace

from okapi import game
from okapi.board import Board, Colour, Route, RouteId
from okapi.game import Action, Options, Rules, View

__all__ = ["SIMPLE_ACTIONS", "NoSuchAction", "Numbering", "numbering_of"]

SIMPLE_ACTIONS: tuple[Action, ...] = (
    *(game.TakeTrainCard(card) for card in game.TRAIN_CARDS),
    *(game.TakeTerrainCard(terrain) for terrain in game.TERRAINS),
    *(game.DrawBlind(deck) for deck in game.Deck),
    game.DrawTickets(),
    game.Pass(),
)
MAX_TICKETS_OFFERED = 12  # every ticket more doubles the number of choices


class NoSuchAction(ValueError):
    """No action has this number, or no number this action; the message says what to do."""


class ClaimCode(NamedTuple):
    """What tells one claim from all others, whatever the position."""

    route: RouteId
    card: game.TrainCard  # the colour paid in; the locomotive if nothing else is paid
    locomotives: int  # in the payment
    terrain: int | None  # terrain cards laid down to double the route; None: it is not doubled


class Numbering:
    """The actions of one board and rules, numbered. Made by `numbering_of`; it never changes.

    Tables are derived from `claims`, the codes in order; the first has the number `first_claim`.
    """

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules
        self.tickets_offered = max(rules.tickets_dealt, rules.tickets_drawn)
        if self.tickets_offered > MAX_TICKETS_OFFERED:
            raise NoSuchAction(
                f"under these rules {self.tickets_offered} tickets are on offer at once, too many choices to "
                f"number; agree on at most {MAX_TICKETS_OFFERED}"
            )
        self.may_keep_none = rules.starting_tickets_kept == 0
        self.first_choice = len(SIMPLE_ACTIONS)  # of tickets
        self.first_claim = self.first_choice + (1 << self.tickets_offered) - (not self.may_keep_none)
        self.claims: tuple[ClaimCode, ...] = tuple(
            code for route in board.routes.values() for code in _codes(route, rules)
        )
        self._claim_numbers = {code: number for number, code in enumerate(self.claims, self.first_claim)}
        self._first_paid_in: dict[tuple[RouteId, game.TrainCard], int] = {}
        for code, number in self._claim_numbers.items():
            self._first_paid_in.setdefault((code.route, code.card), number)

    def __len__(self) -> int:
        return self.first_claim + len(self.claims)

    def number(self, action: Action, view: View) -> int:
        """The number of an action of the view's seat; NoSuchAction if it can never be legal."""
        match action:
            case game.ClaimRoute():
                code = self._code(action)
                number = None if code is None else self._claim_numbers.get(code)
            case game.KeepTickets(tickets=tickets):
                number = self._number_of_choice(tickets, view)
            case _:
                number = _SIMPLE_NUMBERS.get(action)
        if number is None:
            raise NoSuchAction(f"{action} is never legal here, so it has no number; choose among the options")
        return number

    def numbers(self, view: View, among: Options | None = None) -> list[int]:
        """The numbers of all options of the view's seat, in the order of the options."""
        among = game.options(view) if among is None else among
        numbers = [self.number(action, view) for action in among.simple]
        for bundle in among.claims:
            offsets = _payment_offsets(bundle, self.rules)
            for route in bundle.routes:
                first = self._first_paid_in[route.id, bundle.colour]
                numbers += [first + offset for offset in offsets]
        return numbers

    def action(self, number: SupportsIndex | None, view: View) -> Action:
        """The action that a number means to the view's seat. Whether it is legal now is another question.

        NoSuchAction: there is no such number, or it chooses tickets that are not on offer.
        """
        try:
            at = -1 if number is None else index(number)
        except TypeError:
            at = -1
        if not 0 <= at < len(self):
            raise NoSuchAction(f"{number!r} is no action; take a whole number from 0 to {len(self) - 1}")
        if at < self.first_choice:
            return SIMPLE_ACTIONS[at]
        if at < self.first_claim:
            return self._choice(at, view)
        return self._claim(self.claims[at - self.first_claim], view)

    def _code(self, claim: game.ClaimRoute) -> ClaimCode | None:
        route, payment = self.board.routes.get(claim.route), claim.payment
        colours = [card for card in game.COLOURS if payment.of(card)]
        if route is None or len(colours) > 1 or payment.total() != route.length:
            return None
        terrain = None
        if claim.doubling is not None:
            terrain = game.discarded(game.terrain_cost(self.rules, route.length), claim.doubling.locomotives)
        return ClaimCode(route.id, colours[0] if colours else game.LOCOMOTIVE, payment.locomotive, terrain)

    def _claim(self, code: ClaimCode, view: View) -> game.ClaimRoute:
        route = self.board.routes[code.route]
        payment = _payment(code.card, route.length - code.locomotives, code.locomotives)
        if code.terrain is None:
            return game.ClaimRoute(route.id, payment)
        wild = game.terrain_cost(self.rules, route.length) - code.terrain
        if not code.terrain and view.seat is not None:  # 5.9: more only to make up a tie for most
            own, rival = game.standing(view.table, view.seat)[game.TERRAIN_OF[route.colour]]
            wild = max(wild, rival - own)
        return game.ClaimRoute(route.id, payment, game.Doubling(wild))

    def _number_of_choice(self, tickets: Sequence[str], view: View) -> int | None:
        if not set(tickets) <= set(view.offered) or (not tickets and not self.may_keep_none):
            return None
        choice = sum(1 << position for position, ticket in enumerate(view.offered) if ticket in tickets)
        return self.first_choice + choice - (not self.may_keep_none)

    def _choice(self, number: int, view: View) -> game.KeepTickets:
        choice = number - self.first_choice + (not self.may_keep_none)
        if choice >> len(view.offered):
            raise NoSuchAction(
                f"action {number} keeps ticket {choice.bit_length()} of those on offer, but there are "
                f"{len(view.offered)}; choose among the options"
            )
        return game.KeepTickets(tuple(ticket for position, ticket in enumerate(view.offered) if choice >> position & 1))


@lru_cache(maxsize=32)
def numbering_of(board: Board, rules: Rules) -> Numbering:
    return Numbering(board, rules)


_SIMPLE_NUMBERS = {action: number for number, action in enumerate(SIMPLE_ACTIONS)}


def _codes(route: Route, rules: Rules) -> list[ClaimCode]:
    """5.2, 5.3, 5.7: every way to pay for a route and to double it."""
    cards = game.TRAIN_CARDS if route.colour is Colour.GREY else (game.TrainCard(route.colour), game.LOCOMOTIVE)
    cost = game.terrain_cost(rules, route.length)
    return [
        ClaimCode(route.id, card, locomotives, terrain)
        for card in cards
        for locomotives in _locomotives(card, route.locomotives, route.length)
        for terrain in (None, *range(cost + 1))
    ]


def _locomotives(card: game.TrainCard, ferry: int, length: int) -> range:
    """A payment in a colour has at least one card of it; nothing but locomotives is paid in locomotives."""
    return range(length, length + 1) if card is game.LOCOMOTIVE else range(ferry, length)


def _payment_offsets(bundle: game.ClaimBundle, rules: Rules) -> tuple[int, ...]:
    """How far the payments of a bundle are from the first number of each of its routes."""
    route = bundle.routes[0]  # all have the same price
    fewest = _locomotives(bundle.colour, route.locomotives, route.length).start
    return _offsets(bundle.payments, fewest, game.terrain_cost(rules, route.length))


@lru_cache(maxsize=1 << 12)
def _offsets(payments: tuple[tuple[int, int | None], ...], fewest: int, cost: int) -> tuple[int, ...]:
    return tuple(
        (locomotives - fewest) * (cost + 2) + (0 if wild is None else 1 + game.discarded(cost, wild))
        for locomotives, wild in payments
    )


@lru_cache(maxsize=1 << 12)
def _payment(card: game.TrainCard, cards: int, locomotives: int) -> game.TrainCards:
    return replace(game.TrainCards(locomotive=locomotives), **({card: cards} if cards else {}))
