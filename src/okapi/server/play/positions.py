"""Positions of games that people look back at. A game is replayed once, however often they look."""

from collections import OrderedDict

from okapi.game import GameState, evolve
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.steps import load_steps

from .session import GameSession

_MAX_KEPT = 20_000  # positions of all games; they share most of their parts, and take some 11 MB


class Positions:
    """The positions of the games that were looked at last."""

    def __init__(self, database: Database, max_kept: int = _MAX_KEPT) -> None:
        self._database = database
        self._max_kept = max_kept
        self._kept: OrderedDict[str, list[GameState]] = OrderedDict()

    async def after(self, session: GameSession, at: int) -> GameState:
        """A game that has started, after this many of its events. Refusal: it no longer exists."""
        game = session.stored.id
        positions = self._kept.get(game) or [session.start]
        if at >= len(positions):
            await self._read_on(game, positions)
        if at >= len(positions):  # it was deleted before it was read
            raise Refusal(ServerReason.NO_SUCH_GAME)
        self._kept[game] = positions
        self._kept.move_to_end(game)
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > self._max_kept:
            self._kept.popitem(last=False)
        return positions[at]

    async def _read_on(self, game: str, positions: list[GameState]) -> None:
        async with self._database.read() as connection:
            steps = await load_steps(connection, game, len(positions) - 1)
        for step in steps:
            if step.seq == len(positions):  # unless another request has read it since
                for event in step.events:
                    positions.append(evolve(positions[-1], event))
