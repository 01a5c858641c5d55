"""What a player can decide to do: one type each, with one JSON form and one text form (see `notation`)."""

import re

from msgspec import Struct

from okapi.board import RouteId, TicketId

from .cards import Count, Deck, Terrain, TrainCard, TrainCards


def kebab(class_name: str) -> str:
    """`ClaimRoute` is `claim-route` in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


class _Action(Struct, frozen=True, gc=False, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """A decision of one seat, which is named beside it."""


class TakeTrainCard(_Action, frozen=True, gc=False):
    """Take a face-up train card (4.1, 4.2). Two cards of one kind are the same card."""

    card: TrainCard


class TakeTerrainCard(_Action, frozen=True, gc=False):
    """Take a face-up terrain card (4.1)."""

    terrain: Terrain


class DrawBlind(_Action, frozen=True, gc=False):
    """Draw the top card of a deck, unseen (4.1)."""

    deck: Deck


class Doubling(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Double the route with this number of locomotives played as terrain (5.7–5.9). It fixes the rest."""

    locomotives: Count = 0


class ClaimRoute(_Action, frozen=True, gc=False):
    """Pay cards and trains for one route; optionally double its points (5.1–5.9)."""

    route: RouteId
    payment: TrainCards
    doubling: Doubling | None = None


class DrawTickets(_Action, frozen=True, gc=False):
    """Draw tickets from the top of the deck (6.1)."""


class KeepTickets(_Action, frozen=True, gc=False):
    """Keep some of the tickets on offer, at the start (2.4) or after drawing (6.1)."""

    tickets: tuple[TicketId, ...]


class Pass(_Action, frozen=True, gc=False):
    """Do nothing, when nothing can be done (3.1)."""


Action = TakeTrainCard | TakeTerrainCard | DrawBlind | ClaimRoute | DrawTickets | KeepTickets | Pass
ACTIONS: tuple[type[Action], ...] = (
    TakeTrainCard,
    TakeTerrainCard,
    DrawBlind,
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Pass,
)


def is_same_action(one: Action, other: Action) -> bool:
    """Whether two actions are the same decision: tickets may be named in any order."""
    if isinstance(one, KeepTickets) and isinstance(other, KeepTickets):
        return sorted(one.tickets) == sorted(other.tickets)
    return one == other
