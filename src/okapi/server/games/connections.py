"""Open sockets, and who of them watches which seat of which game."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from msgspec import Struct, field

from okapi.game import to_json
from okapi.server.protocol.messages import Closing, Me, ServerMessage
from okapi.server.protocol.reasons import ServerReason

from .session import GameSession

Send = Callable[[str], Awaitable[None]]
Watched = tuple[str, int | None]  # a game, and a seat or a spectator's place


class Connection:
    """One client. Messages wait here until the client takes them; one that takes none is let go."""

    def __init__(self, me: Me | None, max_waiting_bytes: int, token: str | None = None) -> None:
        self.me = me
        self.token = token  # the hash of the one they came with
        self.watched: set[Watched] = set()
        self._max_waiting_bytes = max_waiting_bytes
        self.waiting_bytes = 0
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_over = False
        self.code = 1000  # to close with

    def send(self, message: ServerMessage | bytes) -> None:
        """Have a message sent."""
        if self.is_over:
            return
        data = message if isinstance(message, bytes) else to_json(message)
        if self.waiting_bytes and self.waiting_bytes + len(data) > self._max_waiting_bytes:
            self.close(Closing(ServerReason.TOO_SLOW, 1000), code=1013, drop=True)
            return
        self.waiting_bytes += len(data)
        self._waiting.put_nowait(data)

    def close(self, last: Closing | None = None, *, code: int = 1000, drop: bool = False) -> None:
        """Send what waits (or drop it) and a last word, and end."""
        if self.is_over:
            return
        self.code = code
        while drop and not self._waiting.empty():
            self.waiting_bytes -= len(self._waiting.get_nowait() or b"")
        if last is not None:
            self._waiting.put_nowait(to_json(last))
        self._waiting.put_nowait(None)
        self.is_over = True

    async def deliver(self, send: Send) -> None:
        """Send messages as they come, until the connection is closed."""
        while (message := await self._waiting.get()) is not None:
            await send(message.decode())
            self.waiting_bytes -= len(message)


class _Audience(Struct, eq=False):
    """Who watches a game, by seat. It holds the game, which therefore stays in memory."""

    session: GameSession
    seats: dict[int | None, set[Connection]] = field(default_factory=dict)


class Watchers:
    """Everyone who watches something."""

    def __init__(self) -> None:
        self.everyone: set[Connection] = set()
        self._audiences: dict[str, _Audience] = {}

    def of(self, game: str) -> Iterable[tuple[int | None, set[Connection]]]:
        """Who watches a game, by seat."""
        return self._audiences[game].seats.items() if game in self._audiences else ()

    def add(self, connection: Connection, session: GameSession, seat: int | None) -> None:
        """Begin to watch."""
        game = session.stored.id
        connection.watched.add((game, seat))
        audience = self._audiences.setdefault(game, _Audience(session))
        audience.seats.setdefault(seat, set()).add(connection)

    def remove(self, connection: Connection, game: str, seat: int | None) -> None:
        """End it."""
        connection.watched.discard((game, seat))
        if game in self._audiences and seat in (seats := self._audiences[game].seats):
            seats[seat].discard(connection)
            if not seats[seat]:
                del seats[seat]
            if not seats:
                del self._audiences[game]

    def is_watched(self, game: str) -> bool:
        """Whether anyone here watches a game."""
        return game in self._audiences

    def is_present(self, game: str, seat: int) -> bool:
        """Whether the person of a seat is here."""
        return game in self._audiences and seat in self._audiences[game].seats
