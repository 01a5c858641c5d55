"""Deals that many play, each at a table of their own."""

from msgspec import Struct

from okapi.server.status import Status

from .values import GameId, Milliseconds


class DealPromise(Struct, frozen=True):
    """The SHA-256 of a deal's secret, which is shown before anyone can play it."""

    name: str
    commitment: str


class DealLine(Struct, frozen=True):
    """A game of a deal that can be looked at: who played it, and the points it brought."""

    player: str  # a person's name, or a bot's
    game: GameId
    total: int


class DealScore(Struct, frozen=True):
    """Points, and how many people made them."""

    total: int
    people: int


class DealField(Struct, frozen=True):
    """All who have finished a deal in time: our levels, the weakest first, and people, the most points first."""

    levels: tuple[DealLine, ...]
    people: tuple[DealScore, ...]
    best: DealLine | None  # by a person
    is_complete: bool  # all our levels have played


class OwnTry(Struct, frozen=True):
    """One's own try at a deal. Points, place at the table and rank are those of a try that came to its end in time."""

    game: GameId
    status: Status
    total: int | None
    place: int | None
    rank: int | None  # among all of the field, who share one if they have as many points
    of: int | None  # how many there are in the field


class DealPage(Struct, frozen=True):
    """The deal of a day. Its secret is shown when it is over; the field, then or when one has finished it."""

    name: str  # the day, as in 2026-11-17
    opens: Milliseconds
    begin_by: Milliseconds  # a try that counts
    is_today: bool  # such a try can still be begun
    closes: Milliseconds  # when it is over for everybody
    is_over: bool
    opponents: tuple[str, ...]  # bots
    commitment: str
    secret: str | None
    next: DealPromise | None  # of the deal of today: that of tomorrow
    people: int  # who have finished it in time
    mine: OwnTry | None
    field: DealField | None
    streak: int  # days in a row on which one has finished the deal; a day off does not end it
    earlier: tuple[str, ...]  # deals whose day is over, the latest first
