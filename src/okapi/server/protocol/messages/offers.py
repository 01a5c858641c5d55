"""What a seat can do, and how the game ended."""

from msgspec import Struct

from okapi.board import Colour, RouteId, TicketId
from okapi.game import Action, Terrain, TrainCard, TrainCards
from okapi.server.protocol.reasons import Detail

from .values import Refused, SeatNumber

# What a seat can do.


class DoublingOption(Struct, frozen=True):
    """How to double: the locomotives played as terrain, and the terrain cards discarded (5.7–5.9)."""

    locomotives: int
    discarded: int


class Payment(Struct, frozen=True):
    """The cards of a payment, and how to double with it; if that cannot be done, why."""

    cards: TrainCards
    doublings: tuple[DoublingOption, ...]
    why_not: Refused | None


class ClaimOffer(Struct, frozen=True):
    """Routes that can all be claimed alike: any of the routes with any of the payments.

    A route that takes several colours is in several of these.
    """

    routes: tuple[RouteId, ...]
    card: TrainCard  # what it is paid in; locomotive: locomotives alone
    points: int
    doubled: int  # points if doubled
    terrain: Terrain
    cost: int  # terrain cards to double (5.7)
    own: int  # cards of that terrain the seat has
    rival: int  # the most that any other has (5.8)
    payments: tuple[Payment, ...]


class ClosedRoutes(Struct, frozen=True):
    """Routes that a seat cannot claim any more, for one reason (5.1, 5.6)."""

    routes: tuple[RouteId, ...]
    reason: str
    details: dict[str, Detail]


class Unaffordable(Struct, frozen=True):
    """Prices that a seat cannot pay now: the colour, length and locomotives of a route (5.2–5.4)."""

    prices: tuple[tuple[Colour, int, int], ...]
    reason: str
    details: dict[str, Detail]


class TicketChoice(Struct, frozen=True):
    """Tickets to choose from: any of them, but at least this many."""

    tickets: tuple[TicketId, ...]
    min: int
    rule: str  # the number of the rule that says so


class Offer(Struct, frozen=True):
    """Everything a seat can do now.

    `actions` can be sent as they are. A claim is `{"type": "claim-route", route, payment, doubling}` with a
    route and a payment of one of `claims`; a choice of tickets `{"type": "keep-tickets", tickets}`.
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
    paths: tuple[tuple[RouteId, ...], ...]  # of the completed tickets, then what the failed ones have of theirs
    gaps: tuple[tuple[RouteId, ...], ...]  # what each failed ticket lacks; nothing: all its paths are closed
    tickets: int  # completed less failed
    globetrotter: int
    total: int


class FinalScore(Struct, frozen=True):
    """The score sheet, and who won (7.5)."""

    lines: tuple[ScoreLine, ...]
    winners: tuple[SeatNumber, ...]
