"""What the parts of this room share."""

from collections.abc import Awaitable, Callable

from msgspec import Struct, field

from okapi.server.clock import Clock
from okapi.server.entropy import Entropy
from okapi.server.lobby.new_tables import NewTables
from okapi.server.people.context import Notify
from okapi.server.play.registry import GameRegistry
from okapi.server.protocol.messages import Me
from okapi.server.storage.database import Database
from okapi.server.tasks import Tasks
from okapi.server.workers.bots import BotWorkers


class DealContext(Struct, frozen=True, eq=False):
    """What deals are drawn, played and settled with."""

    database: Database
    now: Clock
    entropy: Entropy
    tasks: Tasks
    registry: GameRegistry
    bots: BotWorkers
    tables: NewTables
    notify: Notify  # people who are elsewhere
    leave_for_good: Callable[[str, Me], Awaitable[None]]  # a game
    levels_at: set[str] = field(default_factory=set)  # deals that our levels are playing now
