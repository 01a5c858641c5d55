"""Reviews, advice, second tries, and playing on from a moment. `okapi.coach.results` has what the coach finds."""

from typing import Literal

from msgspec import Struct

from okapi.coach.results import AdvisedMove, ComparedMove, GameReview, SeatAccount
from okapi.game import Action

from .values import BotName, GameId, Refused, SeatNumber, Sequence


class ReviewState(Struct, frozen=True):
    """The progress of a review; the review, once it is done; the reason, if it failed."""

    id: GameId | None  # of the review of an uploaded record; null: the game was played on this server
    status: Literal["none", "waiting", "running", "done", "failed"]  # none: nobody has asked for a review
    done: int = 0  # decisions judged
    total: int = 0  # decisions to judge; 0: not known yet
    review: GameReview | None = None
    refused: Refused | None = None


class GameLedger(Struct, frozen=True):
    """What luck and choices were worth to each seat of a finished game, also part of its review."""

    accounts: tuple[SeatAccount, ...]


class AskForAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what one of the caller's seats could do now."""

    seat: SeatNumber


class AdviceList(Struct, frozen=True):
    """Up to three good moves for a seat at sequence number `seq`, the best first."""

    game: GameId
    seat: SeatNumber
    seq: Sequence
    moves: tuple[AdvisedMove, ...]


class TryMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Try a move other than the one that a seat made after this many events of a finished game."""

    step: Sequence
    seat: SeatNumber
    action: Action


class TriedMove(Struct, frozen=True):
    """What the move that was tried is worth, compared with the one that was played."""

    step: Sequence
    seat: SeatNumber
    move: ComparedMove


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat of a finished game after this many events, and play on against bots."""

    step: Sequence
    seat: SeatNumber
    bot: BotName | None = None  # on the seats of people; none: the bot that plays for absent people
