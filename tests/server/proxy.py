"""A misbehaving proxy between a client and the server: it loses, repeats and delays messages, and cuts connections."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LOSES, DOUBLES, DELAYS, CUTS = 0.03, 0.15, 0.15, 0.02


class Proxy:
    """Passes most messages on."""

    def __init__(self, upstream: str, seed: str) -> None:
        self._upstream = upstream
        self._random = Random(seed)
        self.misdeeds = {"lost": 0, "doubled": 0, "delayed": 0, "cut": 0}

    async def handle(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Authorization": client.request.headers["Authorization"]}
        with suppress(ConnectionClosed, OSError):
            async with connect(self._upstream, additional_headers=headers, proxy=None) as server:
                both = {
                    asyncio.create_task(self._pump(client, server)),
                    asyncio.create_task(self._pump(server, client)),
                }
                _, others = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for task in others:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)

    async def _pump(self, source: Connection, sink: Connection) -> None:
        """Deliver a message after the next one."""
        held: list[str | bytes] = []
        async for message in source:
            luck = self._random.random()
            if luck < CUTS:
                self.misdeeds["cut"] += 1
                return
            if luck < CUTS + LOSES:
                self.misdeeds["lost"] += 1
                continue
            if luck < CUTS + LOSES + DELAYS and not held:
                self.misdeeds["delayed"] += 1
                held.append(message)
                continue
            await sink.send(message)
            if luck > 1 - DOUBLES:
                self.misdeeds["doubled"] += 1
                await sink.send(message)
            while held:
                await sink.send(held.pop())


@asynccontextmanager
async def misbehaving(address: str, seed: str) -> AsyncIterator[tuple[Proxy, str]]:
    """The proxy, and the address of it."""
    proxy = Proxy("ws" + address.removeprefix("http") + "/api/play", seed)
    async with serve(proxy.handle, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        yield proxy, f"http://127.0.0.1:{port}"
