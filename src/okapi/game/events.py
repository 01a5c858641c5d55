"""What happened: the facts a game is made of. Only `evolve` turns them into a new state.

A field that is None, or holds None, was hidden from the seat that got the event (see `redact`).
"""

from enum import StrEnum

from msgspec import Struct

from okapi.board import RouteId, TicketId

from .actions import Doubling, kebab
from .cards import Count, Deck, Terrain, TerrainCards, TrainCard, TrainCards

Seat = Count
Slot = Count


class EndReason(StrEnum):
    """Why the game ended."""

    LAST_ROUND_OVER = "last-round-over"  # 7.1
    ALL_PASSED = "all-passed"  # 3.2


class _Event(Struct, frozen=True, gc=False, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """One fact."""


# Luck: the dealer's answers to a chance node.


class StartingPlayerDrawn(_Event, frozen=True, gc=False):
    """2.1."""

    seat: Seat


class TrainCardDealt(_Event, frozen=True, gc=False):
    """A train card went from the deck into a hand (2.2, 4.1). Only its owner knows which."""

    seat: Seat
    card: TrainCard | None


class TerrainCardDealt(_Event, frozen=True, gc=False):
    """A terrain card went from the deck to a player, who lays it face up (2.2, 4.1, 4.7)."""

    seat: Seat
    terrain: Terrain


class TicketDealt(_Event, frozen=True, gc=False):
    """A ticket went from the deck to a player to choose from (2.2, 6.1). Only they know which."""

    seat: Seat
    ticket: TicketId | None


class TrainCardLaid(_Event, frozen=True, gc=False):
    """A train card was laid face up (2.3, 4.3)."""

    slot: Slot
    card: TrainCard


class TerrainCardLaid(_Event, frozen=True, gc=False):
    """A terrain card was laid face up (2.3, 4.3)."""

    slot: Slot
    terrain: Terrain


# Decisions: what a player did.


class StartingTicketsChosen(_Event, frozen=True, gc=False):
    """A player chose, secretly (2.4): until all have, not even how many were kept is known."""

    seat: Seat
    tickets: tuple[TicketId, ...] | None


class TrainCardTaken(_Event, frozen=True, gc=False):
    """A player took a face-up train card (4.1)."""

    seat: Seat
    card: TrainCard
    slot: Slot


class TerrainCardTaken(_Event, frozen=True, gc=False):
    """A player took a face-up terrain card (4.1)."""

    seat: Seat
    terrain: Terrain
    slot: Slot


class DeckDrawn(_Event, frozen=True, gc=False):
    """A player drew blind from a deck (4.1); the dealer says what comes."""

    seat: Seat
    deck: Deck


class RouteClaimed(_Event, frozen=True, gc=False):
    """A player claimed a route (5). `discarded` are the terrain cards spent to double it."""

    seat: Seat
    route: RouteId
    payment: TrainCards
    doubling: Doubling | None
    discarded: TerrainCards
    points: Count


class TicketsDrawn(_Event, frozen=True, gc=False):
    """A player draws this number of tickets (6.1); the dealer says which."""

    seat: Seat
    count: Count


class TicketsKept(_Event, frozen=True, gc=False):
    """A player kept some of the drawn tickets and returned the rest under the deck (6.1)."""

    seat: Seat
    kept: tuple[TicketId | None, ...]
    returned: tuple[TicketId | None, ...]


class Passed(_Event, frozen=True, gc=False):
    """A player could do nothing (3.1)."""

    seat: Seat


# Consequences: what follows by the rules.


class SetupCompleted(_Event, frozen=True, gc=False):
    """Everything is dealt and laid (2.2, 2.3); the players choose their tickets."""


class StartingTicketsSettled(_Event, frozen=True, gc=False):
    """All have chosen (2.4): how many tickets each keeps is now known, the others are under the deck."""

    counts: tuple[Count, ...]


class DisplaySwept(_Event, frozen=True, gc=False):
    """Too many locomotives lay face up: the display was discarded (4.4)."""


class DeckRebuilt(_Event, frozen=True, gc=False):
    """The discard pile was shuffled into a new deck (4.5)."""

    deck: Deck


class LastRoundBegan(_Event, frozen=True, gc=False):
    """A player is down to the last trains: everyone has one more turn (7.1)."""

    seat: Seat


class TurnEnded(_Event, frozen=True, gc=False):
    """The next player's turn begins."""

    seat: Seat


class GameEnded(_Event, frozen=True, gc=False):
    """The game is over, and everyone shows their tickets (7.2)."""

    reason: EndReason
    revealed: tuple[tuple[TicketId, ...], ...]


Luck = StartingPlayerDrawn | TrainCardDealt | TerrainCardDealt | TicketDealt | TrainCardLaid | TerrainCardLaid
Decision = (
    StartingTicketsChosen
    | TrainCardTaken
    | TerrainCardTaken
    | DeckDrawn
    | RouteClaimed
    | TicketsDrawn
    | TicketsKept
    | Passed
)
Consequence = (
    SetupCompleted | StartingTicketsSettled | DisplaySwept | DeckRebuilt | LastRoundBegan | TurnEnded | GameEnded
)
Event = Luck | Decision | Consequence
