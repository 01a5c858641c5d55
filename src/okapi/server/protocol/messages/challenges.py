"""Duels and evenings: some people play the same deals, each at a table of their own, and compare."""

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
    size: Annotated[int, Meta(ge=MIN_CHALLENGERS, le=MAX_CHALLENGERS)] = MIN_CHALLENGERS  # people, at most
    deals: Annotated[int, Meta(ge=1, le=MAX_CHALLENGE_DEALS)] = 1
    days: Annotated[int, Meta(ge=1, le=MAX_CHALLENGE_DAYS)] = 7  # until it is over in any case
    person: GameId | None = None  # somebody to challenge whom one has played with


class JoinChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Play along: by the link, or because one was asked."""

    link: Secret | None = None


class ChallengeInvitation(Struct, frozen=True):
    """What somebody sees who has the link."""

    host: str
    people: tuple[str, ...]
    size: int
    deals: int
    opponents: tuple[str, ...]  # bots
    closes: Milliseconds
    is_full: bool
    is_over: bool


class ChallengePerson(Struct, frozen=True):
    """Somebody who plays along, or is asked to. How they stand is shown when it is over."""

    id: str
    name: str
    has_joined: bool
    has_resigned: bool
    finished: int  # deals
    score: int | None  # 2 for each person they had more points than on a deal, 1 for as many
    total: int | None  # of all their points
    rank: int | None


class ChallengeResult(Struct, frozen=True):
    """What somebody made of a deal."""

    person: str
    game: GameId
    total: int | None  # none: they gave it up, or did not finish in time
    score: int


class OwnChallengeTry(Struct, frozen=True):
    """One's own game of a deal."""

    game: GameId
    status: Status
    total: int | None


class ChallengeDeal(Struct, frozen=True):
    """One of its deals. The others' results are shown when one has finished it, or it is over for everybody."""

    name: str
    seat: SeatNumber  # everyone's
    commitment: str
    secret: str | None
    mine: OwnChallengeTry | None
    results: tuple[ChallengeResult, ...] | None  # the most points first


class ChallengePage(Struct, frozen=True):
    """A duel or an evening, as somebody sees it who plays along or is asked to."""

    id: str
    host: str
    size: int
    opponents: tuple[str, ...]  # bots
    created: Milliseconds
    closes: Milliseconds
    is_over: bool
    link: str | None  # its path, while somebody can still join
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
    left: int  # deals that one has still to finish


class ChallengeList(Struct, frozen=True):
    """One's duels and evenings: those that are on, and those of the last days."""

    challenges: tuple[ChallengeLine, ...]


class ComparedTurn(Struct, frozen=True):
    """A turn of somebody: what they decided and drew, and the points they would have had, had it been the last."""

    seq: Sequence  # of its last event
    events: tuple[Event, ...]
    total: int


class ComparedGame(Struct, frozen=True):
    """A finished game of a deal, turn by turn of the person who played it."""

    person: str
    name: str
    game: GameId
    ending: Ending
    turns: tuple[ComparedTurn, ...]  # the first is the choice of tickets


class DealComparison(Struct, frozen=True):
    """Everybody's finished games of a deal."""

    board: str  # its hash
    seat: SeatNumber
    games: tuple[ComparedGame, ...]
