"""A server to be sent nonsense."""

import asyncio

from websockets.sync.client import ClientConnection, connect

from okapi.client import Session
from okapi.server.protocol.messages import CreatedGame, GameInfo, NewGame, SeatPlan
from okapi.server.status import SeatKind
from server.known_things import known_things
from server.running import OPEN, ServerProcess, table_of


class Target:
    """A server with a game in progress that no fuzzing may change."""

    def __init__(self, process: ServerProcess) -> None:
        self.address = process.address
        asyncio.run(self._set_up())
        self.before = self.state()

    async def _set_up(self) -> None:
        self.ada = await Session.become(self.address, "Ada")
        self.ben = await Session.become(self.address, "Ben")
        self.game = await table_of(self.ada, self.ben)
        seats = (SeatPlan(SeatKind.PERSON), OPEN)
        self.lobby = (await self.ada.ask("POST", "/api/games", NewGame(seats), gives=CreatedGame)).game
        self.known = await known_things(self.ada)

    def candidates(self, parameter: str) -> list[str]:
        """Things that exist, by the parameters of paths."""
        own = [self.game.id, self.lobby.id] if parameter == "game" else []
        return own + self.known.candidates(parameter)

    def state(self) -> list[object]:
        """Everything about the two games that is stored and shown."""
        return [asyncio.run(self._look(game)) for game in (self.game, self.lobby)]

    async def _look(self, game: GameInfo) -> GameInfo:
        return await self.ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)

    def stranger(self) -> str:
        session = asyncio.run(Session.become(self.address, "Eve"))
        assert session.token is not None
        return session.token

    def socket(self, token: str | None) -> ClientConnection:
        headers = {"Authorization": f"Bearer {token}"}
        address = "ws" + self.address.removeprefix("http") + "/api/play"
        return connect(address, additional_headers=headers, compression=None, proxy=None)
