"""The hall where the tables stand: games in memory, who watches them, and what they are told."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import islice
from typing import Any

from msgspec.structs import replace

from okapi.game import Event, GameState, to_json
from okapi.server.clock_and_entropy import Sources, new_id
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.protocol.messages import Room, RoomChanged
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.updates import update_for
from okapi.server.settings import Settings
from okapi.server.status import Status
from okapi.server.storage.database import Database
from okapi.server.storage.games import Step, load_game, load_steps
from okapi.server.storage.log import Log

from .boards import Boards
from .connections import Connection, Watchers
from .session import LiveGame, room_for
from .timing import entry_for


class Hall:
    """What the parts of one server process share."""

    def __init__(self, settings: Settings, database: Database, sources: Sources) -> None:
        self.settings = settings
        self.database = database
        self.sources = sources
        self.process = new_id()
        self.is_closing = False
        self.boards = Boards(settings.boards)
        self.metrics = Metrics()
        self.log = Log(database, self.metrics.commit_seconds.observe)
        self.watchers = Watchers()
        self.attend: Callable[[LiveGame], None] = lambda live: None  # see `attending`
        self._games: OrderedDict[str, LiveGame] = OrderedDict()
        self._tasks: dict[asyncio.Task[Any], bool] = {}
        self._stopping = asyncio.Event()

    # Games in memory.

    async def live(self, game: str) -> LiveGame:
        """The game, from memory or from the database."""
        found = self._games.get(game)
        if found is None:
            found = await self._load(game)
        self._games.move_to_end(game)
        return found

    async def fresh(self, game: str) -> LiveGame:
        """The same, with everything in it that other processes have stored up to now."""
        live = await self.live(game)
        if self.database.is_shared:
            async with live.lock:
                await self.read_on(live)
        return live

    async def _load(self, game: str) -> LiveGame:
        async with self.database.read() as connection:
            stored = await load_game(connection, game, self.sources.now())
            if stored is None:
                raise Refusal(ServerReason.NO_SUCH_GAME)
            steps = await load_steps(connection, game)
        loaded = LiveGame(stored, self.boards.find(stored.board_hash))
        loaded.take(steps)
        found = self._games.setdefault(game, loaded)  # someone may have been faster
        self._forget_the_oldest()
        return found

    def _forget_the_oldest(self) -> None:
        """Memory is bounded: a game that nobody watches or changes can be read again."""
        too_many = len(self._games) - self.settings.games_in_memory
        for game, live in list(islice(self._games.items(), max(0, 2 * too_many))):
            if not self.watchers.is_watched(game) and not live.lock.locked():
                del self._games[game]
        self.metrics.games_in_memory.set(len(self._games))

    async def read_on(self, live: LiveGame) -> None:
        """Bring a copy up to date, and tell who watches. The caller holds the game's lock."""
        after, version = live.seq, live.stored.version
        async with self.database.read() as connection:
            events = await live.read_on(connection, self.sources.now())
        if live.stored.version != version:
            self.tell_room(live)
        if events:
            self.tell_update(live, after, events)

    def games_in_memory(self) -> list[str]:
        """The games this process has."""
        return list(self._games)

    def in_memory(self, game: str) -> LiveGame | None:
        """The game, if this process has it."""
        return self._games.get(game)

    async def changed(self, game: str) -> None:
        """A game was changed in the database, by this process or another."""
        if (live := self._games.get(game)) is not None:
            async with live.lock:
                await self.read_on(live)
            if live.stored.due is None:  # whoever stored the last step did not know of a bot that stands in
                self.attend(live)

    # The next step of a game.

    async def append(self, live: LiveGame, step: Step, state: GameState) -> None:
        """Store a step, and tell who watches. StepTaken: someone else was faster."""
        entry = entry_for(live.stored, step, state, self.sources.now(), self.message(live.stored.id))
        await self.log.append(entry)
        after, status = live.seq, entry.status
        live.advance(step, state)
        live.stored = replace(
            live.stored,
            status=status,
            seq=step.last,
            acting=entry.acting,
            deadline=entry.deadline,
            due=entry.due,
            moved=entry.made,
        )
        if status is Status.OVER:
            self.metrics.games_finished.inc()
            log.info("game over", extra={"about": {"game": live.stored.id, "seq": step.last}})
        self.tell_update(live, after, step.events)
        if status is Status.OVER:
            self.tell_room(live)
        self.attend(live)

    def message(self, game: str) -> str:
        """What other processes are told of a change."""
        return f"{self.process} {game}"

    # Telling.

    def room(self, live: LiveGame, identity: str | None) -> Room:
        """The table as one identity sees it."""
        return room_for(live.stored, identity, self.present(live.stored.id, len(live.stored.seats)))

    def present(self, game: str, seats: int) -> list[int]:
        """The seats whose people are connected to this process."""
        return [seat for seat in range(seats) if self.watchers.is_present(game, seat)]

    def tell_room(self, live: LiveGame) -> None:
        """Tell everyone at a table that it has changed."""
        told: dict[str | None, bytes] = {}
        everyone = {one for those in self.watchers.of(live.stored.id).values() for one in those}
        for connection in everyone:
            identity = connection.me.id if connection.me else None
            if identity not in told:
                told[identity] = to_json(RoomChanged(self.room(live, identity)))
            connection.send(told[identity])

    def tell_update(self, live: LiveGame, after: int, events: tuple[Event, ...]) -> None:
        """Tell everyone at a table what happened, as far as they may know."""
        for seat, connections in self.watchers.of(live.stored.id).items():
            message = to_json(update_for(live.moment, seat, after, events))
            for connection in connections:
                connection.send(message)

    async def catch_up(
        self, live: LiveGame, connection: Connection, seat: int | None, after: int | None
    ) -> None:
        """Send what a client missed. The caller holds the game's lock."""
        if after is not None and after > live.seq:
            await self.read_on(live)
        start = live.seq if after is None else after if after <= live.seq else 0
        connection.send(update_for(live.moment, seat, start, await self.events_after(live, start)))

    async def events_after(self, live: LiveGame, after: int) -> tuple[Event, ...]:
        """The events of a game behind a sequence number."""
        if after >= live.seq:
            return ()
        async with self.database.read() as connection:
            steps = await load_steps(connection, live.stored.id, after)
        events = [event for step in steps if step.last <= live.seq for event in step.events]
        return tuple(events[-(live.seq - after) :])

    # Tasks.

    def in_background(self, work: Coroutine[Any, Any, Any], *, endless: bool = False) -> asyncio.Task[Any]:
        """Do something that nobody waits for. When the server stops, what has an end may come to it."""
        task = asyncio.create_task(work)
        self._tasks[task] = endless
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        del self._tasks[task]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task failed", exc_info=error)

    async def pause(self, seconds: float) -> bool:
        """Wait a while; whether to go on, or the server stops."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)
        return not self._stopping.is_set()

    async def finish(self) -> None:
        """End all background tasks."""
        self._stopping.set()
        ending = [task for task, endless in self._tasks.items() if not endless]
        if ending:
            await asyncio.wait(ending, timeout=_SECONDS_TO_END)
        left = list(self._tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)


_SECONDS_TO_END = 3
