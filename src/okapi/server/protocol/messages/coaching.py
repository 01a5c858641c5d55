"""Reviews, advice, other tries, and playing on from a moment. What the coach finds is in `okapi.coach.results`."""

from typing import Literal

from msgspec import Struct

from okapi.coach.results import AdvisedMove, ComparedMove, GameReview, SeatAccount
from okapi.game import Action

from .values import BotName, GameId, Refused, SeatNumber, Sequence


class ReviewState(Struct, frozen=True):
    """How far a review is; the review, when it is done; why there is none, when it failed."""

    id: GameId | None  # of the review of an uploaded record; null: of a game of this server
    status: Literal["none", "waiting", "running", "done", "failed"]  # none: nobody has asked for it
    done: int = 0  # decisions judged
    total: int = 0  # of how many; 0: not known yet
    review: GameReview | None = None
    refused: Refused | None = None


class GameLedger(Struct, frozen=True):
    """What luck and choices were worth to each seat of a finished game, as its review says too."""

    accounts: tuple[SeatAccount, ...]


class AskForAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a seat of one's own could do now."""

    seat: SeatNumber


class AdviceList(Struct, frozen=True):
    """Up to three good moves, the best first, for a seat as the game stood at `seq`."""

    game: GameId
    seat: SeatNumber
    seq: Sequence
    moves: tuple[AdvisedMove, ...]


class TryMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Try another move than the one a seat made after this many events of a finished game."""

    step: Sequence
    seat: SeatNumber
    action: Action


class TriedMove(Struct, frozen=True):
    """What a move that was tried is worth, beside the one that was played."""

    step: Sequence
    seat: SeatNumber
    move: ComparedMove


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a seat of a finished game after this many events, against bots."""

    step: Sequence
    seat: SeatNumber
    bot: BotName | None = None  # where people sat; none: the one that plays for absent people
