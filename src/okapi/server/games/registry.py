"""The games in memory: loaded when someone asks for them, forgotten when nobody needs them."""

from collections import OrderedDict
from collections.abc import Callable
from itertools import islice

from okapi.game import Event
from okapi.server.clock import Clock
from okapi.server.metrics import Metrics
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.games import load_game, load_steps

from .boards import Boards
from .broadcast import Broadcast
from .session import GameSession


class GameRegistry:
    """The games that this process has in memory."""

    def __init__(
        self,
        database: Database,
        boards: Boards,
        broadcast: Broadcast,
        metrics: Metrics,
        now: Clock,
        *,
        max_games: int,
        changed: Callable[[str], None],
    ) -> None:
        self._database = database
        self._boards = boards
        self._broadcast = broadcast
        self._metrics = metrics
        self._now = now
        self._max_games = max_games
        self._changed = changed  # hears of games whose bots nobody has called yet
        self._games: OrderedDict[str, GameSession] = OrderedDict()

    async def get(self, game: str) -> GameSession:
        """The game, from memory or from the database."""
        found = self._games.get(game)
        if found is None:
            found = await self._load(game)
        self._games.move_to_end(game)
        return found

    async def get_fresh(self, game: str) -> GameSession:
        """The same, with everything in it that other processes have stored up to now."""
        session = await self.get(game)
        if self._database.is_shared:
            async with session.lock:
                await self.refresh(session)
        return session

    def peek(self, game: str) -> GameSession | None:
        """The game, if this process has it in memory."""
        return self._games.get(game)

    def games_in_memory(self) -> list[str]:
        """The games this process has."""
        return list(self._games)

    async def refresh(self, session: GameSession) -> None:
        """Bring a copy up to date, and send the news to all who watch. The caller holds the game's lock."""
        after, version = session.seq, session.stored.version
        async with self._database.read() as connection:
            events = await session.read_on(connection, self._now())
        if session.stored.version != version:
            self._broadcast.game(session)
        if events:
            self._broadcast.update(session, after, events)

    async def reload(self, game: str) -> None:
        """A game was changed in the database, by this process or another."""
        if (session := self._games.get(game)) is not None:
            async with session.lock:
                await self.refresh(session)
            if (
                session.stored.wake_at is None
            ):  # who stored the last step did not know of a bot that stands in
                self._changed(game)

    async def events_after(self, session: GameSession, after: int) -> tuple[Event, ...]:
        """The events of a game after a sequence number."""
        if after >= session.seq:
            return ()
        async with self._database.read() as connection:
            steps = await load_steps(connection, session.stored.id, after)
        events = [event for step in steps if step.last <= session.seq for event in step.events]
        return tuple(events[-(session.seq - after) :])

    async def _load(self, game: str) -> GameSession:
        async with self._database.read() as connection:
            stored = await load_game(connection, game, self._now())
            if stored is None:
                raise Refusal(ServerReason.NO_SUCH_GAME)
            board = await self._boards.find(connection, stored.board_hash)
            steps = await load_steps(connection, game)
        loaded = GameSession(stored, board)
        loaded.take(steps)
        found = self._games.setdefault(game, loaded)  # someone may have been faster
        self._forget_the_oldest()
        return found

    def _forget_the_oldest(self) -> None:
        """Memory is bounded: a game that nobody watches or changes can be read again."""
        too_many = len(self._games) - self._max_games
        for game, session in list(islice(self._games.items(), max(0, 2 * too_many))):
            if not self._broadcast.watchers.is_watched(game) and not session.lock.locked():
                del self._games[game]
        self._metrics.games_in_memory.set(len(self._games))
