"""Duels and evenings: several people play the same deals, each at a table of their own, and compare."""

from typing import Annotated

from msgspec import Meta, Struct

from okapi.game import Event
from okapi.server.status import Ending, Status

from .values import LAST_SEAT, BotName, GameId, Milliseconds, SeatNumber, Secret, Sequence

MIN_CHALLENGERS = 2
MAX_CHALLENGERS = 8
MAX_CHALLENGE_DEALS = 5
MAX_CHALLENGE_DAYS = 30


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Challenge one person to a duel, or several to an evening; all play every deal against the same bots."""

    opponents: Annotated[tuple[BotName, ...], Meta(min_length=1, max_length=LAST_SEAT)]
    size: Annotated[int, Meta(ge=MIN_CHALLENGERS, le=MAX_CHALLENGERS)] = MIN_CHALLENGERS  # the most people who can play
    deals: Annotated[int, Meta(ge=1, le=MAX_CHALLENGE_DEALS)] = 1
    days: Annotated[int, Meta(ge=1, le=MAX_CHALLENGE_DAYS)] = 7  # after which it is over in any case
    person: GameId | None = None  # a person to challenge, whom the caller has played with


class JoinChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Join a duel or an evening, by its link or by invitation."""

    link: Secret | None = None


class ChallengeInvitation(Struct, frozen=True):
    """What a person with the link is shown."""

    host: str
    people: tuple[str, ...]
    size: int
    deals: int
    opponents: tuple[str, ...]  # bots
    closes: Milliseconds
    is_full: bool
    is_over: bool


class ChallengePerson(Struct, frozen=True):
    """A person who has joined, or was invited. Their result is shown when it is over."""

    id: str
    name: str
    has_joined: bool
    has_resigned: bool
    finished: int  # deals
    score: int | None  # on each deal, 2 for every person with fewer points and 1 for every one with as many
    total: int | None  # all their points
    rank: int | None


class ChallengeResult(Struct, frozen=True):
    """How a person did on a deal."""

    person: str
    game: GameId
    total: int | None  # none: they gave up, or did not finish in time
    score: int


class OwnChallengeTry(Struct, frozen=True):
    """The caller's game of a deal."""

    game: GameId
    status: Status
    total: int | None


class ChallengeDeal(Struct, frozen=True):
    """A deal of a challenge. Others' results are shown once the caller has finished it, or it is over for everybody."""

    name: str
    seat: SeatNumber  # everyone's
    commitment: str
    secret: str | None
    mine: OwnChallengeTry | None
    results: tuple[ChallengeResult, ...] | None  # the highest first


class ChallengePage(Struct, frozen=True):
    """A duel or an evening, as a person who has joined or was invited sees it."""

    id: str
    host: str
    size: int
    opponents: tuple[str, ...]  # bots
    created: Milliseconds
    closes: Milliseconds
    is_over: bool
    link: str | None  # its path, while people can still join
    people: tuple[ChallengePerson, ...]
    deals: tuple[ChallengeDeal, ...]


class ChallengeLine(Struct, frozen=True):
    """A duel or an evening in a list."""

    id: str
    size: int
    deals: int
    people: tuple[str, ...]  # the others
    closes: Milliseconds
    has_joined: bool
    is_over: bool
    left: int  # deals that the caller has yet to finish


class ChallengeList(Struct, frozen=True):
    """The caller's duels and game nights: those in progress, and those that ended lately."""

    challenges: tuple[ChallengeLine, ...]


class ComparedTurn(Struct, frozen=True):
    """A player's turn: what they decided and drew, and their points had the game ended after it."""

    seq: Sequence  # of its last event
    events: tuple[Event, ...]
    total: int


class ComparedGame(Struct, frozen=True):
    """A person's finished game of a deal, turn by turn."""

    person: str
    name: str
    game: GameId
    ending: Ending
    turns: tuple[ComparedTurn, ...]  # the first is the choice of tickets


class DealComparison(Struct, frozen=True):
    """All finished games of a deal."""

    board: str  # its hash
    seat: SeatNumber
    games: tuple[ComparedGame, ...]
