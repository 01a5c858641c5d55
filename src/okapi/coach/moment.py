"""A key moment: when it was, whose it was, what it was worth, and the facts that a sentence needs."""

from enum import StrEnum

from msgspec import Struct

from okapi.board import RouteId, TicketId
from okapi.game import Action, Seat


class Kind(StrEnum):
    """What a moment is about; with `moment-` before it, a key of the message catalogs."""

    NOT_DOUBLED = "not-doubled"  # a route was claimed that could have been doubled
    BETTER_MOVE = "better-move"
    CUT_OFF = "cut-off"  # a route was claimed that another player's ticket needed
    COLOUR_NEVER_CAME = "colour-never-came"  # a ticket failed for want of one colour
    TICKET_TOO_LATE = "ticket-too-late"  # a ticket was drawn that the turns left could not complete
    TICKET_HOPELESS = "ticket-hopeless"  # a ticket was drawn and kept to which no path was left
    TICKET_FAILED = "ticket-failed"  # any other ticket that was drawn and never completed
    LUCKY_CARD = "lucky-card"
    UNLUCKY_CARD = "unlucky-card"
    LUCKY_TICKETS = "lucky-tickets"
    UNLUCKY_TICKETS = "unlucky-tickets"


class About(StrEnum):
    """What a fact is about; with `fact-` before it, a key of the message catalogs."""

    AHEAD = "ahead"  # the standing on the score track
    BEHIND = "behind"
    LEVEL = "level"
    ON_THE_WAY = "on-the-way"  # the better route lies on the path of a ticket
    TAKEN_LATER = "taken-later"  # another player claimed the better route
    CARD_WANTED = "card-wanted"  # the colour was what a ticket still needed


class Fact(Struct, frozen=True, omit_defaults=True):
    """How things stood at a moment, in a sentence of its own."""

    about: About
    rival: Seat | None = None
    points: int | None = None
    ticket: TicketId | None = None
    trains: int | None = None
    turn: int | None = None


class Moment(Struct, frozen=True, omit_defaults=True):
    """A moment: when it was, whose it was, what it was worth, and what its sentence speaks of."""

    kind: Kind
    step: int
    turn: int
    seat: Seat  # the sentence is about this player
    share: float  # of the win, gained or lost; never negative
    points: float = 0.0
    rival: Seat | None = None
    route: RouteId | None = None
    ticket: TicketId | None = None
    trains: int | None = None  # that a ticket was still short of
    turns: int | None = None  # that the player had left
    card: str | None = None  # a train card or a terrain
    cards: int | None = None  # of that kind that were missing
    draws: int | None = None  # in which none came
    played: Action | None = None
    better: Action | None = None
    facts: tuple[Fact, ...] = ()
