"""What the parts of the lobby share."""

from msgspec import Struct

from okapi.server.clock import Clock
from okapi.server.entropy import Entropy
from okapi.server.notify.notifications import Notifications
from okapi.server.play.boards import Boards
from okapi.server.play.context import PlayContext
from okapi.server.settings import ServerSettings
from okapi.server.storage.database import Database

from .lists import LiveLists
from .new_tables import NewTables


class LobbyContext(Struct, frozen=True, eq=False):
    """Where tables are stored before the start, and what shows of their changes."""

    play: PlayContext
    settings: ServerSettings
    database: Database
    now: Clock
    entropy: Entropy
    boards: Boards
    lists: LiveLists
    notifications: Notifications
    tables: NewTables
