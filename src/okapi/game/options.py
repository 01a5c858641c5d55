"""Every legal action of a seat, computed from its view alone."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from typing import NamedTuple, overload

from msgspec import Struct
from msgspec.structs import replace

from okapi.board import Board, Colour, Route

from .actions import Action, ClaimRoute, Doubling, DrawTickets, KeepTickets, Pass
from .cards import LOCOMOTIVE, TRAIN_CARDS, Terrain, TrainCard, TrainCards
from .claimed import open_set
from .events import Seat
from .paths import RouteGraph, RouteSet, route_graph, routes_in
from .rules.claiming import locomotives_in_payment
from .rules.doubling import standing, terrain_cost, wild_locomotives
from .rules.drawing import draws_possible
from .rules.material import TERRAIN_OF
from .rules.tickets import fewest_kept
from .state import Stage
from .views import View

Payment = tuple[int, int | None]


class ClaimBundle(Struct, frozen=True, gc=False, cache_hash=True):
    """All claims of routes of one price with one colour: any of the routes, with any of the payments.

    A payment here is how many of its cards are locomotives, and how many more are played as terrain, None if
    the route is not doubled.
    """

    routes: tuple[Route, ...]
    colour: TrainCard
    payments: tuple[Payment, ...]

    def __len__(self) -> int:
        return len(self.routes) * len(self.payments)

    def __getitem__(self, index: int) -> ClaimRoute:
        which, number = divmod(index, len(self.payments))
        route, (locomotives, wild) = self.routes[which], self.payments[number]
        payment = _payment(self.colour, route.length - locomotives, locomotives)
        return ClaimRoute(route.id, payment, None if wild is None else _doubling(wild))


class Options(Sequence[Action]):
    """A sequence of actions, each made when it is asked for: a turn can have hundreds.

    `simple` has those that are not claims, `claims` the claims in bundles; the sequence has the simple ones first.
    """

    __slots__ = ("_ends", "claims", "simple")

    def __init__(self, simple: Sequence[Action], claims: Sequence[ClaimBundle] = ()) -> None:
        self.simple = simple
        self.claims = claims
        sizes = [len(bundle.routes) * len(bundle.payments) for bundle in claims]
        self._ends = list(accumulate(sizes, initial=len(simple)))

    def __len__(self) -> int:
        return self._ends[-1]

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not 0 <= index < self._ends[-1]:
            index = range(len(self))[index]  # counts from the end, or raises as any sequence does
        if index < len(self.simple):
            return self.simple[index]
        bundle = bisect_right(self._ends, index) - 1
        return self.claims[bundle][index - self._ends[bundle]]

    def __iter__(self) -> Iterator[Action]:
        yield from self.simple
        for bundle in self.claims:
            yield from map(bundle.__getitem__, range(len(bundle)))

    def __repr__(self) -> str:
        return f"Options({list(self)!r})"


def options(view: View) -> Options:
    """Every legal action of the view's seat, each once; none if it is not for that seat to decide.

    The answer follows from the view alone, so it gives away nothing that the seat may not know. The order is
    fixed: first what is not a claim, then the claims in bundles (see `Options`); the actions are made when they
    are looked at. For one action, and the reason why it is not legal, `why_not` is faster. A spectator has no
    options. Nothing is raised.
    """
    table, seat = view.table, view.seat
    if seat is None or seat not in table.acting():
        return Options(())
    if table.stage is Stage.TURN:
        return _options_of_a_turn(view, seat)
    if table.stage is Stage.DRAWING:
        return Options(draws_possible(table))
    return Options(_selections(view))


def _options_of_a_turn(view: View, seat: Seat) -> Options:
    """Section 3: draw cards, claim a route or draw tickets; pass if none of these can be done (3.1)."""
    simple: list[Action] = [*draws_possible(view.table)]
    if view.table.ticket_deck:
        simple.append(DrawTickets())
    claims = _claims(view, seat)
    return Options(simple, claims) if simple or claims else Options((Pass(),))


def _selections(view: View) -> list[Action]:
    """2.4, 6.1: every choice among the tickets on offer."""
    sizes = range(fewest_kept(view), len(view.offered) + 1)
    return [KeepTickets(tickets) for size in sizes for tickets in combinations(view.offered, size)]


def _claims(view: View, seat: Seat) -> list[ClaimBundle]:
    """Section 5: what the seat can claim now, and how it may pay and double."""
    table, locomotives = view.table, view.hand.locomotive
    trains, terrain = table.players[seat].trains, standing(table, seat)
    graph, groups_paid_in = route_graph(table.board), _groups_by_card(table.board)
    still_open, bundles = open_set(graph, table, seat), []
    for card, in_hand in zip(TRAIN_CARDS, view.hand.counts(), strict=True):
        if not in_hand:
            continue
        of_colour = 0 if card is LOCOMOTIVE else in_hand
        longest = min(trains, of_colour + locomotives)
        for (length, _, kind), group in groups_paid_in[card]:
            if length > longest:
                break
            if open_routes := group & still_open:
                own, rival = terrain[kind]
                cost = terrain_cost(table.rules, length)
                bundle = _bundle(graph, open_routes, card, of_colour, locomotives, own, rival, cost)
                if bundle.payments:
                    bundles.append(bundle)
    return bundles


@lru_cache(maxsize=1 << 13)
def _bundle(
    graph: RouteGraph,
    open_routes: RouteSet,
    card: TrainCard,
    of_colour: int,
    locomotives: int,
    own: int,
    rival: int,
    cost: int,
) -> ClaimBundle:
    routes = tuple(routes_in(graph, open_routes))
    length, ferry = routes[0].length, routes[0].locomotives
    return ClaimBundle(routes, card, _payments(of_colour, locomotives, length, ferry, own, rival, cost))


@lru_cache(maxsize=1 << 12)
def _payments(
    of_colour: int, locomotives: int, length: int, ferry: int, own: int, rival: int, cost: int
) -> tuple[Payment, ...]:
    """5.2, 5.3, 5.7–5.9: locomotives in the payment and as terrain come out of the same hand."""
    return tuple(
        (paid, wild)
        for paid in locomotives_in_payment(of_colour, locomotives, length, ferry)
        for wild in (None, *wild_locomotives(own, rival, cost, locomotives - paid))
    )


@lru_cache(maxsize=1 << 12)
def _payment(colour: TrainCard, cards: int, locomotives: int) -> TrainCards:
    return replace(TrainCards(locomotive=locomotives), **({colour: cards} if cards else {}))


@lru_cache(maxsize=1 << 12)
def _doubling(wild: int) -> Doubling:
    return Doubling(wild)


class _Price(NamedTuple):
    """What routes that are paid for and doubled alike have in common."""

    length: int
    ferry: int
    terrain: Terrain


@lru_cache(maxsize=32)
def _groups_by_card(board: Board) -> dict[TrainCard, list[tuple[_Price, RouteSet]]]:
    """The routes that each card can pay for (5.2), short ones first."""
    by_card: dict[TrainCard, dict[_Price, RouteSet]] = {card: {} for card in TRAIN_CARDS}
    for id, route in board.routes.items():
        cards = TRAIN_CARDS if route.colour is Colour.GREY else (TrainCard(route.colour), LOCOMOTIVE)
        price = _Price(route.length, route.locomotives, TERRAIN_OF[route.colour])
        for card in cards:
            by_card[card][price] = by_card[card].get(price, 0) | route_graph(board).bit[id]
    return {card: sorted(by_price.items(), key=lambda item: item[0]) for card, by_price in by_card.items()}
