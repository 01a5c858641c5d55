"""What a seat can do, and how a game ended."""

from msgspec import Struct

from okapi.board import Colour, RouteId, TicketId
from okapi.game import Action, Terrain, TrainCard, TrainCards
from okapi.server.protocol.reasons import Detail

from .values import Refused, SeatNumber

# What a seat can do.


class DoublingOption(Struct, frozen=True):
    """A way to double: the locomotives played as terrain, and the terrain cards discarded (5.7–5.9)."""

    locomotives: int
    discarded: int


class Payment(Struct, frozen=True):
    """The cards of a payment, and how to double with it, or why that is impossible."""

    cards: TrainCards
    doublings: tuple[DoublingOption, ...]
    why_not: Refused | None


class ClaimOffer(Struct, frozen=True):
    """Routes that can be claimed in the same ways: any of the routes with any of the payments.

    A route that can be paid for in several colours is part of several offers.
    """

    routes: tuple[RouteId, ...]
    card: TrainCard  # to pay with; locomotive: locomotives alone
    points: int
    doubled: int  # points if doubled
    terrain: Terrain
    cost: int  # terrain cards to double (5.7)
    own: int  # the seat's cards of that terrain
    rival: int  # the most that any other player has (5.8)
    payments: tuple[Payment, ...]


class ClosedRoutes(Struct, frozen=True):
    """Routes that a seat can no longer claim, for the same reason (5.1, 5.6)."""

    routes: tuple[RouteId, ...]
    reason: str
    details: dict[str, Detail]


class Unaffordable(Struct, frozen=True):
    """Prices that a seat cannot pay now: colour, length and locomotives of a route (5.2–5.4)."""

    prices: tuple[tuple[Colour, int, int], ...]
    reason: str
    details: dict[str, Detail]


class TicketChoice(Struct, frozen=True):
    """Tickets to choose from, and the least number to keep."""

    tickets: tuple[TicketId, ...]
    min: int
    rule: str  # the number of the rule that says so


class Offer(Struct, frozen=True):
    """Everything a seat can do now.

    `actions` can be sent as they are. A claim is `{"type": "claim-route", route, payment, doubling}` with a
    route and a payment from one of `claims`; a choice of tickets is `{"type": "keep-tickets", tickets}`.
    """

    actions: tuple[Action, ...] = ()
    tickets: TicketChoice | None = None
    claims: tuple[ClaimOffer, ...] = ()
    unaffordable: tuple[Unaffordable, ...] = ()


# How it ended.


class ScoreLine(Struct, frozen=True):
    """One player's line of the score sheet (7.2–7.4)."""

    seat: SeatNumber
    routes: int
    doubling: int  # what doubling added
    completed: tuple[TicketId, ...]
    failed: tuple[TicketId, ...]
    paths: tuple[tuple[RouteId, ...], ...]  # of the completed tickets, then the claimed part for each failed one
    gaps: tuple[tuple[RouteId, ...], ...]  # the routes each failed ticket lacks; none: all its paths are closed
    tickets: int  # completed less failed
    globetrotter: int
    total: int


class FinalScore(Struct, frozen=True):
    """The score sheet and the winners (7.5)."""

    lines: tuple[ScoreLine, ...]
    winners: tuple[SeatNumber, ...]
