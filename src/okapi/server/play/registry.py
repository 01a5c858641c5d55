"""The games in memory: loaded when they are needed, forgotten when nobody holds them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.game import Event
from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.games import load_game, load_position
from okapi.server.storage.log import LogEntry
from okapi.server.storage.steps import Step, load_steps
from okapi.server.storage.stored_game import StoredGame
from okapi.server.tasks import Tasks

from .boards import Boards
from .broadcast import Broadcast
from .luck import GameLuck
from .session import GameScript, GameSession

_TRY_AGAIN_SECONDS = 1.0


async def find_game(connection: AsyncConnection, game: str, now: int, *, lock: bool = False) -> StoredGame:
    """A game as it is stored. Refusal: there is none."""
    stored = await load_game(connection, game, now, lock=lock)
    if stored is None:
        raise Refusal(ServerReason.NO_SUCH_GAME)
    return stored


class GameRegistry:
    """The games that this process has in memory: one session for each, as long as anything holds it.

    The registry holds those used last, as many as the settings allow. A game that is watched, or that a bot is thinking
    about, is also held by its audience or its bot.
    """

    def __init__(
        self,
        database: Database,
        boards: Boards,
        broadcast: Broadcast,
        tasks: Tasks,
        metrics: Metrics,
        now: Clock,
        luck_of: Callable[[StoredGame], GameLuck],
        script_of: Callable[[StoredGame], GameScript | None],
        *,
        max_games: int,
        changed: Callable[[str], None],
    ) -> None:
        self._database = database
        self._boards = boards
        self._broadcast = broadcast
        self._tasks = tasks
        self._now = now
        self._luck_of = luck_of
        self._script_of = script_of
        self._max_games = max_games
        self._changed = changed  # is called with games whose bots have not been started yet
        self._sessions: WeakValueDictionary[str, GameSession] = WeakValueDictionary()
        self._used: OrderedDict[str, GameSession] = OrderedDict()  # the latest, so that they stay in memory
        self._loading: dict[str, asyncio.Task[GameSession]] = {}
        self._reloading: set[str] = set()
        metrics.games_in_memory.set_function(lambda: len(self._sessions))

    # Finding games.

    async def get(self, game: str) -> GameSession:
        """The game, from memory or from the database. Refusal: there is no such game."""
        session = self._sessions.get(game)
        if session is None:
            session = await self._load(game)
        self._used[game] = session
        self._used.move_to_end(game)
        if len(self._used) > self._max_games:
            self._used.popitem(last=False)
        return session

    async def get_fresh(self, game: str) -> GameSession:
        """The game as `get` finds it, with everything in it that other processes have stored up to now."""
        session = await self.get(game)
        if self._database.is_shared or session.is_behind:
            async with session.lock:
                await self.refresh(session)
        return session

    def peek(self, game: str) -> GameSession | None:
        """The game, if this process has it in memory."""
        return self._sessions.get(game)

    def forget(self, game: str) -> None:
        self._used.pop(game, None)
        self._sessions.pop(game, None)

    def games_in_memory(self) -> list[str]:
        return list(self._sessions)

    async def _load(self, game: str) -> GameSession:
        """Load a game once, however many callers want it, and even if they have gone."""
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._read_whole(game))
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game))
        return await asyncio.shield(self._loading[game])

    async def _read_whole(self, game: str) -> GameSession:
        stored, steps = await self._read(game, 0)
        async with self._database.read() as connection:
            board = await self._boards.find(connection, stored.board_hash)
            position = None if stored.played_on is None else await load_position(connection, game)
        session = GameSession(stored, board, self._luck_of(stored), position, self._script_of(stored))
        session.take(stored, steps)
        session.news.clear()
        self._sessions[game] = session
        return session

    # Keeping up with the database.

    async def refresh(self, session: GameSession) -> None:
        """Bring a session up to date, and send the changes to its audience. The caller holds the game's lock."""
        session.is_behind = False
        try:
            stored, steps = await self._read(session.stored.id, session.seq)
        except BaseException:
            session.is_behind = True
            raise
        session.take(stored, steps)
        self._broadcast.publish(session)

    async def _read(self, game: str, after: int) -> tuple[StoredGame, list[Step]]:
        """A game and its steps after a sequence number, without steps that are stored while we read."""
        async with self._database.read() as connection:
            stored = await find_game(connection, game, self._now())
            steps = await load_steps(connection, game, after) if stored.seq > after else []
        return stored, [step for step in steps if step.last <= stored.seq]

    async def reload(self, game: str) -> None:
        """A game was changed in the database, by this process or another."""
        session = self._sessions.get(game)
        if session is None and game in self._loading:  # what is being read may be older than the change
            session = await self._load(game)
        if session is None:
            return
        session.is_behind = True
        async with session.lock:
            if session.is_behind:  # another caller may have refreshed it first
                await self.refresh(session)
        if session.stored.wake_at is None:  # the last step was stored without knowing of a stand-in
            self._changed(game)

    def reload_soon(self, game: str) -> None:
        """Reload in the background, and again until the database answers."""
        if (session := self._sessions.get(game)) is not None:
            session.is_behind = True
        if game not in self._reloading:
            self._reloading.add(game)
            self._tasks.start(self._reload_in_the_end(game), endless=True)

    async def _reload_in_the_end(self, game: str) -> None:
        while game in self._reloading:
            self._reloading.discard(game)  # a change from now on queues another reload
            try:
                await self.reload(game)
            except Refusal:
                return  # there is no such game
            except Exception as error:
                log.error("a game could not be read", exc_info=error, extra={"about": {"game": game}})
                self._reloading.add(game)
                await asyncio.sleep(_TRY_AGAIN_SECONDS)

    def reload_all(self) -> None:
        """Catch up in every game, after notices may have been lost; in those that are watched, at once."""
        for game, session in list(self._sessions.items()):
            session.is_behind = True
            if self._broadcast.watchers.is_watched(game):
                self.reload_soon(game)
        self.reload_loading()

    def reload_loading(self) -> None:
        """Catch up in the games that are being read, which may miss a change."""
        for game in self._loading:
            self.reload_soon(game)

    def take_entry(self, entry: LogEntry) -> bool:
        """Apply an entry that another process stored; false if this process must read the log instead."""
        session = self._sessions.get(entry.game)
        if session is None:
            return entry.game not in self._loading
        is_next = entry.step.seq == session.seq + 1 and session.seq > 0  # the first entry changes more
        if not is_next or session.is_behind or session.lock.locked():
            return False
        session.take_entry(entry)
        self._broadcast.publish(session)
        return True

    # The past.

    async def events_after(self, session: GameSession, after: int) -> tuple[tuple[Event, ...], tuple[int, ...]]:
        """`GameSession.events_after` for the stored steps."""
        if after >= session.seq:
            return (), ()
        async with self._database.read() as connection:
            return session.events_after(await load_steps(connection, session.stored.id, after), after)
