"""What the parts of this room share."""

from okapi.server.lobby.context import LobbyContext
from okapi.server.workers.bots import BotWorkers


class DealContext:
    """Where deals are kept and played, and which of them our levels are at now."""

    def __init__(self, lobby: LobbyContext, bots: BotWorkers) -> None:
        self.lobby = lobby
        self.bots = bots
        self.database = lobby.database
        self.now = lobby.now
        self.levels_at: set[str] = set()
