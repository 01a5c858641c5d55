"""What travels of the coach: reviews of finished games, advice, and playing on from a moment.

A review has the JSON form that `okapi review --json` prints. It is described here once more because the coach
itself needs the extra `fast`, and the server that stores and sends reviews does not.
"""

from typing import Literal

from msgspec import Struct

from okapi.board import RouteId, TicketId
from okapi.game import Action

from .messages import BotName, GameId, Refused, SeatNumber, Sequence


class CurvePoint(Struct, frozen=True):
    """The winning chances and expected points of all seats at one moment."""

    step: Sequence  # events that lie behind it
    turn: int
    shares: tuple[float, ...]
    points: tuple[float, ...]


class LedgerEntry(Struct, frozen=True):
    """A line of a seat's ledger: what came from one source."""

    source: Literal["starting-hand", "blind", "turned-up", "tickets", "own-choices", "choices-of-others"]
    share: float
    points: float


class SeatAccount(Struct, frozen=True):
    """A seat's ledger: `start` and the entries add up to the result."""

    start: float
    start_points: float
    entries: tuple[LedgerEntry, ...]
    share: float
    points: float


class BetterMove(Struct, frozen=True):
    """Another move, and by how much it would have been better, give or take `margin`."""

    action: Action
    share: float
    gain: float
    margin: float
    points: float


class JudgedDecision(Struct, frozen=True):
    """What a decision was worth to the player who made it, by what they could know."""

    step: Sequence  # events that lie behind it; it is the next
    turn: int
    seat: SeatNumber
    action: Action
    before: float
    after: float
    better: tuple[BetterMove, ...]
    loss: float
    margin: float
    verdict: Literal["fine", "inexact", "mistake", "blunder"]


class MomentFact(Struct, frozen=True, omit_defaults=True):
    """How things stood at a moment: `fact-ABOUT` of the catalogs."""

    about: Literal["ahead", "behind", "level", "on-the-way", "taken-later", "card-wanted"]
    rival: SeatNumber | None = None
    points: int | None = None
    ticket: TicketId | None = None
    trains: int | None = None
    turn: int | None = None


class KeyMoment(Struct, frozen=True, omit_defaults=True):
    """A moment that mattered: `moment-KIND` of the catalogs. What it does not speak of is left out."""

    kind: Literal[
        "not-doubled",
        "better-move",
        "cut-off",
        "colour-never-came",
        "ticket-too-late",
        "ticket-hopeless",
        "ticket-failed",
        "lucky-card",
        "unlucky-card",
        "lucky-tickets",
        "unlucky-tickets",
    ]
    step: Sequence
    turn: int
    seat: SeatNumber
    share: float
    points: float = 0.0
    rival: SeatNumber | None = None
    route: RouteId | None = None
    ticket: TicketId | None = None
    trains: int | None = None
    turns: int | None = None
    card: str | None = None
    cards: int | None = None
    draws: int | None = None
    played: Action | None = None
    better: Action | None = None
    facts: tuple[MomentFact, ...] = ()


class GameReview(Struct, frozen=True):
    """What the coach says about a finished game."""

    players: tuple[str, ...]
    seats: tuple[SeatNumber, ...]  # whose decisions were judged
    curve: tuple[CurvePoint, ...]
    accounts: tuple[SeatAccount, ...]
    judgements: tuple[JudgedDecision, ...]
    moments: tuple[KeyMoment, ...]


class ReviewState(Struct, frozen=True):
    """How far a review is; the review, when it is done; why there is none, when it failed."""

    id: GameId | None  # of the review of an uploaded record; null: of a game of this server
    status: Literal["none", "waiting", "running", "done", "failed"]  # none: nobody has asked for it
    done: int = 0  # decisions judged
    total: int = 0  # of how many; 0: not known yet
    review: GameReview | None = None
    refused: Refused | None = None


class AskForAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a seat of one's own could do now."""

    seat: SeatNumber


class AdvisedMove(Struct, frozen=True, omit_defaults=True):
    """A good move, the chance to win with it, and why: `because-KEY` of the catalogs."""

    action: Action
    share: float
    because: Literal[
        "doubles",
        "serves-a-ticket",
        "scores",
        "card-for-a-ticket",
        "card-for-a-set",
        "terrain",
        "more-tickets",
        "best-tickets",
        "unknown-card",
    ]
    points: int = 0
    ticket: TicketId | None = None


class AdviceList(Struct, frozen=True):
    """Up to three good moves, the best first, for a seat as the game stood at `seq`."""

    game: GameId
    seat: SeatNumber
    seq: Sequence
    moves: tuple[AdvisedMove, ...]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a seat of a finished game after this many events, against bots."""

    step: Sequence
    seat: SeatNumber
    bot: BotName | None = None  # where people sat; none: the one that plays for absent people
