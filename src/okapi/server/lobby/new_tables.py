"""New tables: what every one of them has, how many a person may have, and what follows once one is stored."""

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import commitment_to
from okapi.server.entropy import Entropy
from okapi.server.play.context import PlayContext
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Agreement, Status
from okapi.server.storage.lists import count_open_games
from okapi.server.storage.stored_game import StoredGame, StoredSeat

from .lists import LiveLists

FIRST_TERMS = 1


class NewTables:
    """Makes tables; its callers store them."""

    def __init__(self, play: PlayContext, entropy: Entropy, lists: LiveLists) -> None:
        self._settings = play.settings
        self._now = play.now
        self._metrics = play.metrics
        self._registry = play.registry
        self._bot_turns = play.bot_turns
        self._entropy = entropy
        self._lists = lists

    def new(
        self, me: Me, seats: tuple[StoredSeat, ...], agreement: Agreement, bot_delay: int | None = None
    ) -> StoredGame:
        """A table that is not stored yet, on no board."""
        secret = self._entropy.secret()
        return StoredGame(
            id=self._entropy.id(),
            status=Status.LOBBY,
            host=me.id,
            board_id="",
            board_hash="",
            agreement=agreement,
            bot_delay=self._settings.bot_delay if bot_delay is None else bot_delay,
            secret=secret.hex(),
            commitment=commitment_to(secret),
            words=(),
            seq=0,
            acting=(),
            deadline=None,
            wake_at=None,
            version=1,
            terms=FIRST_TERMS,
            created=self._now(),
            moved=None,
            rematch=None,
            tutorial=None,
            played_on=None,
            seats=seats,
        )

    async def require_room_for_another(self, connection: AsyncConnection, me: Me) -> None:
        """H11: nobody sets up, or sits at, more unfinished tables than the settings allow."""
        if await count_open_games(connection, me.id) >= self._settings.max_open_games:
            raise Refusal(ServerReason.TOO_MANY_GAMES, max=self._settings.max_open_games)

    def added(self, game: str) -> None:
        """A table was stored: show it in people's lists, and count it."""
        self._lists.changed(game)
        self._metrics.games_created.inc()

    async def started(self, game: str) -> None:
        """A game was dealt and stored: load it, have its bots move, and count it."""
        self._metrics.games_started.inc()
        await self._registry.get(game)
        self._bot_turns.put_nowait(game)
