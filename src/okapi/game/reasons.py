"""Why an action is refused. Each reason is a key of the message catalogs and names the rule behind it."""

from enum import StrEnum
from typing import Self


class Reason(StrEnum):
    """A refusal: its key, and the number of the rule it comes from."""

    rule: str

    def __new__(cls, key: str, rule: str) -> Self:
        """Keep the rule's number beside the key."""
        reason = str.__new__(cls, key)
        reason._value_ = key
        reason.rule = rule
        return reason

    NO_SUCH_SEAT = "seat.unknown", "1.1"
    GAME_OVER = "turn.game-over", "7.1"
    NOT_YOUR_TURN = "turn.not-yours", "3"
    ALREADY_CHOSEN = "turn.already-chosen", "2.4"
    CHOOSE_TICKETS_FIRST = "turn.choose-tickets-first", "2.4"
    KEEP_TICKETS_FIRST = "turn.keep-tickets-first", "6.1"
    FINISH_DRAWING_FIRST = "turn.finish-drawing-first", "3"

    NOT_FACE_UP = "draw.not-face-up", "4.1"
    LOCOMOTIVE_IS_A_WHOLE_TURN = "draw.locomotive-is-a-whole-turn", "4.2"
    DECK_EMPTY = "draw.deck-empty", "4.5"

    UNKNOWN_ROUTE = "claim-route.unknown-route", "5.1"
    ROUTE_TAKEN = "claim-route.taken", "5.1"
    TWIN_TAKEN = "claim-route.twin-taken", "5.6"
    TWIN_IS_YOURS = "claim-route.twin-is-yours", "5.6"
    TOO_FEW_TRAINS = "claim-route.too-few-trains", "5.4"
    WRONG_NUMBER_OF_CARDS = "claim-route.wrong-number-of-cards", "5.2"
    MIXED_COLOURS = "claim-route.mixed-colours", "5.2"
    WRONG_COLOUR = "claim-route.wrong-colour", "5.2"
    FERRY_NEEDS_LOCOMOTIVES = "claim-route.ferry-needs-locomotives", "5.3"
    CARDS_NOT_IN_HAND = "claim-route.cards-not-in-hand", "5.2"
    LOCOMOTIVES_NOT_IN_HAND = "claim-route.locomotives-not-in-hand", "5.9"
    NO_MAJORITY = "claim-route.no-majority", "5.8"
    TOO_FEW_TERRAIN_CARDS = "claim-route.too-few-terrain-cards", "5.7"
    TOO_MANY_LOCOMOTIVES = "claim-route.too-many-locomotives", "5.9"

    TOO_FEW_STARTING_TICKETS_KEPT = "tickets.too-few-kept-at-the-start", "2.4"
    NO_TICKETS_LEFT = "tickets.none-left", "6.1"
    NO_TICKETS_ON_OFFER = "tickets.none-on-offer", "6.1"
    TICKET_NOT_ON_OFFER = "tickets.not-on-offer", "6.1"
    TICKET_NAMED_TWICE = "tickets.named-twice", "6.1"
    TOO_FEW_TICKETS_KEPT = "tickets.too-few-kept", "6.1"

    CANNOT_PASS = "pass.something-is-possible", "3.1"


Detail = str | int


class IllegalAction(Exception):
    """The action is against the rules; nothing has changed. `details` fill the message of the reason."""

    def __init__(self, reason: Reason, **details: Detail) -> None:
        self.reason = reason
        self.details = details
        filled = ", ".join(f"{name} {value}" for name, value in details.items())
        super().__init__(f"{reason} (rule {reason.rule})" + (f": {filled}" if filled else ""))


def require(condition: object, reason: Reason, **details: Detail) -> None:
    if not condition:
        raise IllegalAction(reason, **details)
