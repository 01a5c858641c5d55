"""Open sockets, and who of them watches which seat of which game."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable

from okapi.game import to_json
from okapi.server.protocol.messages import Closing, Me, ServerMessage
from okapi.server.protocol.reasons import ServerReason

Send = Callable[[str], Awaitable[None]]
Watched = tuple[str, int | None]  # a game, and a seat or a spectator's place


class Connection:
    """One client. Messages wait here until the client takes them; one that takes none is let go."""

    def __init__(self, me: Me | None, max_waiting: int) -> None:
        self.me = me
        self.watched: set[Watched] = set()
        self._max_waiting = max_waiting
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_over = False
        self.code = 1000  # to close with

    def send(self, message: ServerMessage | bytes) -> None:
        """Have a message sent."""
        if self.is_over:
            return
        if self._waiting.qsize() >= self._max_waiting:
            self.close(Closing(ServerReason.TOO_SLOW, 1000), code=1013, drop=True)
            return
        self._waiting.put_nowait(message if isinstance(message, bytes) else to_json(message))

    def close(self, last: Closing | None = None, *, code: int = 1000, drop: bool = False) -> None:
        """Send what waits (or drop it) and a last word, and end."""
        if self.is_over:
            return
        self.code = code
        while drop and not self._waiting.empty():
            self._waiting.get_nowait()
        if last is not None:
            self._waiting.put_nowait(to_json(last))
        self._waiting.put_nowait(None)
        self.is_over = True

    async def deliver(self, send: Send) -> None:
        """Send messages as they come, until the connection is closed."""
        while (message := await self._waiting.get()) is not None:
            await send(message.decode())


class Watchers:
    """Everyone who watches something."""

    def __init__(self) -> None:
        self.everyone: set[Connection] = set()
        self._by_game: defaultdict[str, defaultdict[int | None, set[Connection]]] = defaultdict(
            lambda: defaultdict(set)
        )

    def of(self, game: str) -> dict[int | None, set[Connection]]:
        """Who watches a game, by seat."""
        return (
            {seat: set(those) for seat, those in self._by_game[game].items()} if game in self._by_game else {}
        )

    def add(self, connection: Connection, game: str, seat: int | None) -> None:
        """Begin to watch."""
        connection.watched.add((game, seat))
        self._by_game[game][seat].add(connection)

    def remove(self, connection: Connection, game: str, seat: int | None) -> None:
        """End it."""
        connection.watched.discard((game, seat))
        if game in self._by_game:
            self._by_game[game][seat].discard(connection)
            if not self._by_game[game][seat]:
                del self._by_game[game][seat]
            if not self._by_game[game]:
                del self._by_game[game]

    def is_watched(self, game: str) -> bool:
        """Whether anyone here watches a game."""
        return game in self._by_game

    def is_present(self, game: str, seat: int) -> bool:
        """Whether the person of a seat is here."""
        return game in self._by_game and seat in self._by_game[game]
