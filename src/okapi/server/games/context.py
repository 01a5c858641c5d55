"""What the parts of one server process share."""

import asyncio
import time
from collections.abc import Sequence

from okapi.server.bots.workers import WORKER, BotWorkers
from okapi.server.clock import SteadyClock
from okapi.server.entropy import Entropy
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings
from okapi.server.storage.database import Database
from okapi.server.storage.log import Log
from okapi.server.tasks import Tasks
from okapi.server.workers.helper import HELPER
from okapi.server.workers.kept import Kept
from okapi.server.workers.pool import Pool
from okapi.server.workers.records import Past  # noqa: TC001 (a type that says what is kept)

from .boards import Boards
from .broadcast import Broadcast
from .calls import Calls
from .lists import LiveLists
from .positions import Positions
from .registry import GameRegistry

_BYTES_OF_PICTURES = 32 << 20  # some 150 of them
_BYTES_OF_PASTS = 16 << 20  # of some hundred games


class Context:
    """One server process. Handlers and background tasks get it as their first argument."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        now: SteadyClock,
        entropy: Entropy,
        worker: Sequence[str] = WORKER,
        helper: Sequence[str] = HELPER,
    ) -> None:
        self.settings = settings
        self.database = database
        self.now = now
        self.entropy = entropy
        self.is_closing = False
        self.last_heard = time.monotonic()  # a notice of our own, where processes share a database
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.bots = BotWorkers(settings, worker, self.metrics)
        self.helpers = Pool(helper, self.metrics)
        self.pictures: Kept[bytes] = Kept(_BYTES_OF_PICTURES)
        self.pasts: Kept[Past] = Kept(_BYTES_OF_PASTS)  # of uploaded records
        self.positions = Positions(database)
        self.reviews_asked = asyncio.Event()  # see `reviewing`
        self.news_of_people = asyncio.Lock()  # see `identities`
        self.leaving = asyncio.Lock()  # see `leaving`
        self.boards = Boards(settings.boards)
        self.log = Log(database, self.metrics.commit_seconds.observe)
        self.metrics.seconds_since_heard.set_function(lambda: time.monotonic() - self.last_heard)
        self.broadcast = Broadcast(now, settings.fair_absence)
        self.lists = LiveLists(database, self.broadcast, now, settings.max_in_list)
        self.calls = Calls(settings, database, self.broadcast, self.tasks, self.metrics, now)
        self.bot_turns: asyncio.Queue[str] = asyncio.Queue()  # games to look at, see `scheduler`
        self.registry = GameRegistry(
            database,
            self.boards,
            self.broadcast,
            self.tasks,
            self.metrics,
            now,
            max_games=settings.games_in_memory,
            changed=self.bot_turns.put_nowait,
        )
