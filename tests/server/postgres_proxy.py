"""A proxy before PostgreSQL that loses the answer to a COMMIT, once or until it is told to heal."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import make_url

_STEP = b"INSERT INTO steps"
_COMMIT = b"COMMIT;"


class PostgresProxy:
    """Passes everything on, until it is to lose the answer to the commit of a move."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self.loses_the_next_answer = False
        self.is_down = False
        self._cut: set[asyncio.StreamWriter] = set()

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.close()
            return
        server_reader, server_writer = await asyncio.open_connection(self._host, self._port)
        self._cut |= {writer, server_writer}
        state = {"moves": False, "loses": False}

        async def requests() -> None:
            while data := await reader.read(1 << 16):
                state["moves"] |= _STEP in data
                if _COMMIT in data and state["moves"] and self.loses_the_next_answer:
                    self.loses_the_next_answer, state["loses"] = False, True
                if _COMMIT in data:  # what comes next on this connection may be no move
                    state["moves"] = False
                server_writer.write(data)

        async def answers() -> None:
            while data := await server_reader.read(1 << 16):
                if state["loses"]:
                    return
                writer.write(data)

        both = [asyncio.create_task(requests()), asyncio.create_task(answers())]
        with suppress(OSError):
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if state["loses"]:
            self.lost()
        for task in both:
            task.cancel()
        for end in (writer, server_writer):
            self._cut.discard(end)
            end.close()

    def lost(self) -> None:
        """What happens besides, when an answer is lost."""

    def cut(self) -> None:
        """Lose every connection, and let none in."""
        self.is_down = True
        for end in self._cut:
            end.close()


@asynccontextmanager
async def postgres_proxy(database: str) -> AsyncIterator[tuple[PostgresProxy, str]]:
    """The proxy, and the URL of the database through it."""
    url = make_url(database)
    assert url.host
    assert url.port
    proxy = PostgresProxy(url.host, url.port)
    listening = await asyncio.start_server(proxy.handle, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy, url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    finally:
        listening.close()
        proxy.cut()
