"""A proxy for PostgreSQL: it can lose the answer to a COMMIT, cut every connection, or go silent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import make_url

_STEP = b"INSERT INTO steps"
_COMMIT = b"COMMIT;"


class PostgresProxy:
    """Passes everything on, unless a test makes it misbehave."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self.loses_the_next_answer = False
        self.is_down = False
        self._speaks = asyncio.Event()  # clear: it keeps connections open and loses what is sent on them
        self._speaks.set()
        self._open: set[_Connection] = set()
        self._handling: set[asyncio.Task[None]] = set()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._handle(reader, writer))
        self._handling.add(task)
        task.add_done_callback(self._handling.discard)

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.close()
            return
        try:
            there = await asyncio.open_connection(self._host, self._port)
        except OSError:  # PostgreSQL is down
            writer.close()
            return
        connection = _Connection(self, (reader, writer), there)
        connection.is_mute = self.is_silent
        self._open.add(connection)
        try:
            await connection.pass_on()
            await self._speaks.wait()  # PostgreSQL does not learn of the end either
        finally:
            self._open.discard(connection)
            connection.close()

    def lost(self) -> None:
        """Hook: an answer was lost."""

    def cut(self) -> None:
        """Lose every connection, and let none in."""
        self.is_down = True
        for connection in self._open:
            connection.close()

    @property
    def is_silent(self) -> bool:
        return not self._speaks.is_set()

    def fall_silent(self) -> None:
        """Silently lose everything from now on: both ends think that they are connected."""
        self._speaks.clear()
        for connection in self._open:
            connection.is_mute = True

    def heal(self) -> None:
        """Serve new connections. Silent ones stay silent until one of their ends gives up."""
        self.is_down = False
        self._speaks.set()

    async def end(self) -> None:
        """Close everything."""
        self._speaks.set()
        self.cut()
        if self._handling:
            await asyncio.wait(self._handling)


_Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Connection:
    """A connection of the server, and the one of ours to PostgreSQL."""

    def __init__(self, proxy: PostgresProxy, here: _Ends, there: _Ends) -> None:
        self.is_mute = False
        self._proxy = proxy
        self._reader, self._writer = here
        self._server_reader, self._server_writer = there
        self._moves = False  # a move was sent, and not committed yet
        self._loses = False  # the answer that comes next

    async def pass_on(self) -> None:
        """Pass data on until either end hangs up, or an answer is lost."""
        both = [asyncio.create_task(self._requests()), asyncio.create_task(self._answers())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if self._loses:
                self._proxy.lost()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    def close(self) -> None:
        for end in (self._writer, self._server_writer):
            end.close()

    async def _requests(self) -> None:
        with suppress(OSError):
            while data := await self._reader.read(1 << 16):
                if self.is_mute:
                    continue
                self._moves |= _STEP in data
                if _COMMIT in data and self._moves and self._proxy.loses_the_next_answer:
                    self._proxy.loses_the_next_answer, self._loses = False, True
                if _COMMIT in data:  # what comes next on this connection may be no move
                    self._moves = False
                self._server_writer.write(data)

    async def _answers(self) -> None:
        with suppress(OSError):
            while (data := await self._server_reader.read(1 << 16)) and not self._loses:
                if not self.is_mute:
                    self._writer.write(data)


@asynccontextmanager
async def postgres_proxy(database: str) -> AsyncIterator[tuple[PostgresProxy, str]]:
    """The proxy, and the URL of the database through it."""
    url = make_url(database)
    assert url.host
    assert url.port
    proxy = PostgresProxy(url.host, url.port)
    listening = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy, url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    finally:
        listening.close()
        await proxy.end()
