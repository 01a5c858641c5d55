"""HTTP connections that send no request: they are closed after a while, and only some may wait."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import Any
from weakref import ref

from uvicorn.protocols.http.auto import AutoHTTPProtocol


class HalfOpen:
    """The connections that have not sent the headers of a request yet, the oldest first."""

    def __init__(self, seconds: float, max_waiting: int) -> None:
        self._seconds = seconds
        self._max_waiting = max_waiting
        self._waiting: dict[asyncio.Transport, asyncio.TimerHandle] = {}

    def add(self, transport: asyncio.Transport) -> None:
        """Wait for headers. If too many connections wait, the oldest is closed: honest clients do not wait."""
        if transport in self._waiting or transport.is_closing():
            return
        timer = asyncio.get_running_loop().call_later(self._seconds, self._give_up, transport)
        self._waiting[transport] = timer
        if len(self._waiting) > self._max_waiting:
            self._give_up(next(iter(self._waiting)))

    def remove(self, transport: asyncio.Transport) -> None:
        """The headers have come, or the client hung up."""
        if (timer := self._waiting.pop(transport, None)) is not None:
            timer.cancel()

    def _give_up(self, transport: asyncio.Transport) -> None:
        self.remove(transport)
        transport.abort()


class HttpProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's protocol, which otherwise waits for headers forever."""

    def __init__(self, *given: Any, half_open: HalfOpen, **named: Any) -> None:
        super().__init__(*given, **named)
        self._half_open = half_open
        self._requests = 0  # being answered
        self._has_more = False  # came in the meantime: a body, or the start of another request

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._transport = transport
        self._half_open.add(transport)

    def data_received(self, data: bytes) -> None:
        before = _connection.set(ref(self))  # for the task in which a request is answered
        super().data_received(data)
        _connection.reset(before)
        if self._transport.get_protocol() is not self:
            self._leave_to_websocket()
        elif self._requests:
            self._has_more = True
        else:
            self._half_open.add(self._transport)

    def _leave_to_websocket(self) -> None:
        self._half_open.remove(self._transport)
        super().connection_lost(ConnectionError())  # given an error, it does not close the transport

    @contextmanager
    def answering(self) -> Iterator[None]:
        """A whole request has arrived: while it is answered, no headers are expected."""
        self._requests += 1
        self._half_open.remove(self._transport)
        try:
            yield
        finally:
            self._requests -= 1
            if self._has_more and not self._requests:
                self._has_more = False
                self._half_open.add(self._transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._half_open.remove(self._transport)
        super().connection_lost(error)


# A weak reference, because tasks that outlive the connection inherit it.
_connection: ContextVar[ref[HttpProtocol] | None] = ContextVar("connection", default=None)


def answering() -> AbstractContextManager[None]:
    """For the application to enter while it answers a request."""
    weakly = _connection.get()
    connection = weakly() if weakly is not None else None
    return connection.answering() if connection is not None else nullcontext()
