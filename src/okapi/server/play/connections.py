"""Open sockets, and the seats and games that each of them watches."""

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct, field

from okapi.game import to_json
from okapi.server.protocol.messages import Closing, Me, MutedPerson, ServerMessage
from okapi.server.protocol.reasons import ServerReason

from .session import GameSession

Watched = tuple[str, int | None]  # a game, and a seat or a spectator's place


class MessageWriter(Protocol):
    """Sends messages to a client, and keeps those that the client has not read yet."""

    @property
    def waiting_bytes(self) -> int:
        """The size of what the client has not read yet."""

    def write(self, *messages: bytes) -> None:
        """Send messages, if the client is still there."""

    def leave(self, code: int) -> None:
        """Close the connection, after sending what was written."""


class Connection:
    """One client. A client that does not read its messages is disconnected."""

    def __init__(self, me: Me | None, writer: MessageWriter, max_waiting_bytes: int, token: str | None = None) -> None:
        self.me = me
        self.token = token  # the hash of the token it signed in with
        self.watched: set[Watched] = set()
        self.muted: tuple[MutedPerson, ...] | None = None  # as it was last sent
        self.is_over = False
        self.writer = writer
        self._max_waiting_bytes = max_waiting_bytes

    @property
    def identity(self) -> str | None:
        return self.me.id if self.me else None

    def send(self, *messages: ServerMessage | bytes) -> None:
        """Send messages together: a call costs more than the sending itself."""
        if self.is_over:
            return
        data = [message if isinstance(message, bytes) else to_json(message) for message in messages]
        waiting = self.writer.waiting_bytes
        if waiting and waiting + sum(map(len, data)) > self._max_waiting_bytes:
            self.close(Closing(ServerReason.TOO_SLOW, 1000), code=1013)
        else:
            self.writer.write(*data)

    def close(self, last: Closing | None = None, *, code: int = 1000) -> None:
        """Send a last message, and close the connection."""
        if self.is_over:
            return
        if last is not None:
            self.writer.write(to_json(last))
        self.is_over = True
        self.writer.leave(code)


class _Audience(Struct, eq=False):
    """The connections that watch a game, by seat. It holds the game, which therefore stays in memory."""

    session: GameSession
    seats: dict[int | None, set[Connection]] = field(default_factory=dict)


class Watchers:
    def __init__(self) -> None:
        self.everyone: set[Connection] = set()
        self._audiences: dict[str, _Audience] = {}

    def people(self) -> set[str]:
        """All people who are connected and signed in."""
        return {one.me.id for one in self.everyone if one.me is not None}

    def of(self, game: str) -> Iterable[tuple[int | None, set[Connection]]]:
        return self._audiences[game].seats.items() if game in self._audiences else ()

    def add(self, connection: Connection, session: GameSession, seat: int | None) -> None:
        game = session.stored.id
        connection.watched.add((game, seat))
        audience = self._audiences.setdefault(game, _Audience(session))
        audience.seats.setdefault(seat, set()).add(connection)

    def remove(self, connection: Connection, game: str, seat: int | None) -> None:
        connection.watched.discard((game, seat))
        if game in self._audiences and seat in (seats := self._audiences[game].seats):
            seats[seat].discard(connection)
            if not seats[seat]:
                del seats[seat]
            if not seats:
                del self._audiences[game]

    def is_watched(self, game: str) -> bool:
        return game in self._audiences

    def present(self) -> set[tuple[str, int]]:
        """All seats, each with its game, whose people are connected."""
        return {
            (game, seat) for game, audience in self._audiences.items() for seat in audience.seats if seat is not None
        }

    def is_present(self, game: str, seat: int) -> bool:
        return game in self._audiences and seat in self._audiences[game].seats
