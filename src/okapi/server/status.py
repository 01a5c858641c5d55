"""Types that the database and the protocol share: states, agreements, seats and results of games."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from okapi.game import Rules


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ENDED = "ended"  # early: the players agreed on that, all of them left, or nobody came back
    CLOSED = "closed"  # everyone left before the start, or the game was never started


class Timeout(StrEnum):
    """What happens when the time of a person who is there runs out. (For an absent person, a bot plays.)"""

    BOT_PLAYS = "bot-plays"
    PLAYERS_DECIDE = "players-decide"  # whether to wait, or to let a bot play


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table. The host may change them until the game starts."""

    rules: Rules = Rules()
    listed: bool = False
    clock: Annotated[int, Meta(ge=1)] | None = None  # seconds for a move
    timeout: Timeout = Timeout.PLAYERS_DECIDE
    rated: bool = False  # it counts for ratings: no bots, and one seat for each person
    advice: bool = False  # the coach may advise everyone, even against people
    chat: bool = False  # the players may write free texts to each other
    puzzles: bool = False  # moments of the game may become puzzles, without names


class SeatKind(StrEnum):
    OPEN = "open"
    KEPT = "kept"  # for an invited person, or one of the last game, who takes it by joining
    PERSON = "person"
    BOT = "bot"


class Visibility(StrEnum):
    """The people who may see a person's page."""

    PRIVATE = "private"  # only the person themselves
    SHARED = "shared"  # everyone at a table with them, or with the link
    LISTED = "listed"  # everyone: the person is in the server's list of players


class NotificationKind(StrEnum):
    """What a person who is elsewhere is notified of."""

    TURN = "turn"
    OVER = "over"
    REMATCH = "rematch"
    JOINED = "joined"  # somebody joined their table or their regular table
    FILED = "filed"  # somebody filed a game on a real board that they played
    DUEL = "duel"  # somebody challenges them or has finished their challenge, or everyone has
    ANSWERED = "answered"  # they have moved: take the notification off the screen


NOTIFICATION_CHOICES: tuple[NotificationKind, ...] = tuple(
    kind for kind in NotificationKind if kind is not NotificationKind.ANSWERED
)


class PlayedOn(Struct, frozen=True):
    """Where a game begins that was played on: in another game, after some events, as one of its seats knew it."""

    game: str | None  # none: an uploaded record
    step: int
    seat: int


class PlayedDeal(Struct, frozen=True):
    """The deal whose luck a game has."""

    name: str
    closes: int  # when its cards are no longer secret, in milliseconds since 1970
    challenge: str | None  # that it belongs to; none: it is a day's


class FinalCount(Struct, frozen=True, kw_only=True):
    """What was counted for a seat at the end of a game."""

    seat: int
    players: int
    place: int  # 1 for everyone who won
    total: int
    routes: int  # points, as are the next three
    doubling: int
    tickets: int
    globetrotter: int
    claimed: int  # routes
    doubled: int
    completed: int  # tickets
    failed: int
    ended: int  # milliseconds since 1970


class Ending(FinalCount, frozen=True, kw_only=True):
    """How a game ended for one of its seats."""

    counts: bool  # for the person's own results
