"""What the parts of this room share."""

import asyncio
from collections.abc import Callable

from okapi.server.clock import Clock
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings
from okapi.server.storage.database import Database
from okapi.server.storage.log import Log
from okapi.server.storage.stored_game import StoredGame
from okapi.server.tasks import Tasks

from .boards import Boards
from .broadcast import Broadcast
from .luck import GameLuck
from .observers import GameObservers
from .registry import GameRegistry
from .session import GameScript


class PlayContext:
    """Games in memory, and what stores, shows and moves them. The rooms above observe it."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        now: Clock,
        tasks: Tasks,
        metrics: Metrics,
        boards: Boards,
        luck_of: Callable[[StoredGame], GameLuck],
        script_of: Callable[[StoredGame], GameScript | None],
    ) -> None:
        self.settings = settings
        self.database = database
        self.now = now
        self.tasks = tasks
        self.metrics = metrics
        self.observers = GameObservers()
        self.log = Log(database, metrics.commit_seconds.observe)
        self.broadcast = Broadcast(now, settings.fair_absence)
        self.bot_turns: asyncio.Queue[str] = asyncio.Queue()  # games to look at, see `bot_moves`
        self.registry = GameRegistry(
            database,
            boards,
            self.broadcast,
            tasks,
            metrics,
            now,
            luck_of,
            script_of,
            max_games=settings.games_in_memory,
            changed=self.bot_turns.put_nowait,
        )
