"""How far a game is and who sits where: words that the database and the protocol share."""

from enum import StrEnum


class Status(StrEnum):
    """How far a game is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # everyone left before the start


class SeatKind(StrEnum):
    """Who sits there."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"
