"""People who play on, one move after another, and note how long each takes to be accepted."""

import asyncio
import time
from random import Random

from websockets.asyncio.client import ClientConnection, connect

from bench.misuse.requests import Caller, ResponseCounts
from server.offers import Heard, choose, command, read

ADDRESS = "127.0.0.2"
SECONDS_A_MOVE = 0.1  # of each game: together they make 80 moves a second
GAMES = 8
PATIENCE = 60.0  # seconds for an answer


class RepeatedGame:
    """Two people at a table, where a new game begins when one is over."""

    def __init__(self, server: str, number: int, times: list[float]) -> None:
        self._server = server
        self._random = Random(number)
        self._times = times
        self._callers = [Caller(server, ADDRESS, ResponseCounts()) for _ in range(2)]
        self._lines: list[ClientConnection] = []
        self._latest: list[Heard | None] = [None, None]
        self.id = ""

    async def sit_down(self, name: str) -> None:
        """Get names, and a first game."""
        for caller in self._callers:
            assert await caller.become(name), "a player was turned away"
        await self._begin()

    async def _begin(self) -> None:
        host, guest = self._callers
        wanted = {"seats": [{"kind": "person"}, {"kind": "open"}], "agreement": {"listed": True}}
        status, made = await host.ask("POST", "/api/games", wanted)
        assert status == 201, made
        self.id = read_id(made)
        for caller, what, body in ((guest, "join", {}), (host, "start", {"terms": 1})):
            status, said = await caller.ask("POST", f"/api/games/{self.id}/{what}", body)
            assert status == 200, said
        await self.close()
        self._latest = [None, None]
        address = "ws" + self._server.removeprefix("http") + "/api/play"
        for seat, caller in enumerate(self._callers):
            headers = {"Authorization": f"Bearer {caller.token}"}
            line = await connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                ping_interval=None,
                local_addr=(ADDRESS, 0),
            )
            self._lines.append(line)
            await line.send(f'{{"type":"watch","game":"{self.id}","seat":{seat}}}')
            await self._hear(seat, "update")

    async def play(self, until: float) -> None:
        """Until a moment, at a steady pace if the server keeps up."""
        await asyncio.sleep(self._random.random() * SECONDS_A_MOVE)
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self._move()
            await asyncio.sleep(max(0.0, SECONDS_A_MOVE - (time.perf_counter() - began)))

    async def _move(self) -> None:
        seat = next((n for n, it in enumerate(self._latest) if it is not None and it.offer is not None), None)
        if seat is None:
            await self._begin()
            return
        latest = self._latest[seat]
        assert latest is not None
        assert latest.offer is not None
        action = choose(latest.offer, self._random)
        text = command(self.id, seat, latest.seq, str(latest.seq), action)
        began = time.perf_counter()
        await self._lines[seat].send(text)
        seq = (await self._hear(seat, "accepted")).seq
        self._times.append(time.perf_counter() - began)
        for number in range(2):
            while (known := self._latest[number]) is None or known.seq < seq:
                await self._hear(number, "update")

    async def _hear(self, seat: int, kind: str) -> Heard:
        """The next message of a kind; the updates before it are kept."""
        while True:
            heard = read(await asyncio.wait_for(self._lines[seat].recv(decode=False), PATIENCE))
            if heard.type == "update":
                self._latest[seat] = heard
            elif heard.type == "refused":
                raise RuntimeError(f"an honest move was refused: {heard.reason}")
            if heard.type == kind:
                return heard

    async def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            await line.close()
        self._lines.clear()


class Players:
    """All of them."""

    def __init__(self, server: str) -> None:
        self._times: list[float] = []
        self._games = [RepeatedGame(server, number, self._times) for number in range(GAMES)]

    async def sit_down(self) -> None:
        """Everybody takes a seat."""
        for number, game in enumerate(self._games):
            await game.sit_down(f"Player {number}")

    @property
    def ids(self) -> list[str]:
        """The games that are played now."""
        return [game.id for game in self._games]

    async def play(self, seconds: float) -> list[float]:
        """For some time; the seconds that each move took."""
        self._times.clear()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(game.play(until) for game in self._games))
        return list(self._times)

    async def close(self) -> None:
        """Everyone hangs up."""
        await asyncio.gather(*(game.close() for game in self._games))


def read_id(made: bytes) -> str:
    """The id of a game that was just set up."""
    return made.partition(b'"id":"')[2].partition(b'"')[0].decode()
