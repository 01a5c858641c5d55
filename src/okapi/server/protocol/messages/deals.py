"""Deals that many people play, each at a table of their own."""

from msgspec import Struct

from okapi.server.status import Status

from .values import GameId, Milliseconds


class DealPromise(Struct, frozen=True):
    """The SHA-256 of a deal's secret, published before anyone can play the deal."""

    name: str
    commitment: str


class DealLine(Struct, frozen=True):
    """A game of a deal that can be looked at: its player and their points."""

    player: str  # a person's name, or a bot's
    game: GameId
    total: int


class DealScore(Struct, frozen=True):
    """A score, and how many people made it."""

    total: int
    people: int


class DealField(Struct, frozen=True):
    """All results of a deal that were made in time: our bots', the weakest first, and people's, the highest first."""

    levels: tuple[DealLine, ...]
    people: tuple[DealScore, ...]
    best: DealLine | None  # of a person
    is_complete: bool  # all our levels have played


class OwnTry(Struct, frozen=True):
    """The caller's try at a deal. It has points, a place at the table and a rank if it was finished in time."""

    game: GameId
    status: Status
    total: int | None
    place: int | None
    rank: int | None  # in the field; equal scores share a rank
    of: int | None  # the size of the field


class DealPage(Struct, frozen=True):
    """The deal of a day. Its secret is shown when it is over, its field as soon as the caller has finished it."""

    name: str  # the day, as in 2026-11-17
    opens: Milliseconds
    begin_by: Milliseconds  # the latest start of a try that counts
    is_today: bool  # such a try can still be begun
    closes: Milliseconds  # when it is over for everybody
    is_over: bool
    opponents: tuple[str, ...]  # bots
    commitment: str
    secret: str | None
    next: DealPromise | None  # tomorrow's deal, on today's page
    people: int  # who finished it in time
    mine: OwnTry | None
    field: DealField | None
    streak: int  # days in a row on which the caller finished the deal; one missed day does not end it
    earlier: tuple[str, ...]  # deals of past days, the latest first
