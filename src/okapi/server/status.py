"""What the database and the protocol share: how far a game is, what it plays by, who sits where, its end."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from okapi.game import Rules


class Status(StrEnum):
    """How far a game is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ENDED = "ended"  # before its end: the players agreed on that, all of them left, or nobody came back
    CLOSED = "closed"  # everyone left before the start, or it never came


class Timeout(StrEnum):
    """What happens when the time of someone who is there runs out. (For the absent, a bot plays.)"""

    BOT_PLAYS = "bot-plays"
    PLAYERS_DECIDE = "players-decide"  # whether to wait, or to let a bot play


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays by. The host may replace it until the game starts."""

    rules: Rules = Rules()
    listed: bool = False
    clock: Annotated[int, Meta(ge=1)] | None = None  # seconds a move
    timeout: Timeout = Timeout.PLAYERS_DECIDE
    rated: bool = False  # it counts for people's ratings: no bots, and a seat for each person
    advice: bool = False  # the coach may advise everyone, though people play against each other
    chat: bool = False  # those who sit there may write to each other in their own words
    puzzles: bool = False  # moments of the game may become puzzles, without names


class SeatKind(StrEnum):
    """Who sits there."""

    OPEN = "open"
    KEPT = "kept"  # for a person of the last game, who takes it by joining
    PERSON = "person"
    BOT = "bot"


class Visibility(StrEnum):
    """Who may see a person's page."""

    PRIVATE = "private"  # only they themselves
    SHARED = "shared"  # all who sit at a table with them or have the link
    LISTED = "listed"  # everyone: it is in the list of the server's players


class NotificationKind(StrEnum):
    """What a person who is elsewhere is notified of."""

    TURN = "turn"
    OVER = "over"
    REMATCH = "rematch"
    JOINED = "joined"  # someone took a seat at their table, or belongs to their regular table now
    FILED = "filed"  # someone wrote down a game on a real board that they played
    DUEL = "duel"  # someone challenges them, has played what they play too, or all have
    ANSWERED = "answered"  # they have decided: take the notification off the screen


NOTIFICATION_CHOICES: tuple[NotificationKind, ...] = tuple(
    kind for kind in NotificationKind if kind is not NotificationKind.ANSWERED
)


class PlayedOn(Struct, frozen=True):
    """Where a game was played on from: another game after some events, as one of its seats knew it."""

    game: str | None  # none: an uploaded record
    step: int
    seat: int


class PlayedDeal(Struct, frozen=True):
    """The deal whose luck a game has, and until when its cards are secret: milliseconds since 1970."""

    name: str
    closes: int
    challenge: str | None  # whose people play it; none: everybody


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

    counts: bool  # for the person's own account
