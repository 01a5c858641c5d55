"""HTTP connections on which no request comes: they are closed after a while, and few may wait."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


class HalfOpen:
    """The connections that have not sent the headers of a request yet, the oldest first."""

    def __init__(self, seconds: float, max_waiting: int) -> None:
        self._seconds = seconds
        self._max_waiting = max_waiting
        self._waiting: dict[asyncio.Transport, asyncio.TimerHandle] = {}

    def add(self, transport: asyncio.Transport) -> None:
        """Wait for headers. Where too many wait, the oldest goes: an honest client sends them at once."""
        if transport in self._waiting or transport.is_closing():
            return
        timer = asyncio.get_running_loop().call_later(self._seconds, self._give_up, transport)
        self._waiting[transport] = timer
        if len(self._waiting) > self._max_waiting:
            self._give_up(next(iter(self._waiting)))

    def remove(self, transport: asyncio.Transport) -> None:
        """The headers are there, or the client hung up."""
        if (timer := self._waiting.pop(transport, None)) is not None:
            timer.cancel()

    def _give_up(self, transport: asyncio.Transport) -> None:
        self.remove(transport)
        transport.abort()


class HttpProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's protocol, which by itself waits for headers forever."""

    def __init__(self, *given: Any, half_open: HalfOpen, **named: Any) -> None:
        super().__init__(*given, **named)
        self._half_open = half_open

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._half_open.add(transport)

    def data_received(self, data: bytes) -> None:
        """A client sends something: headers, a part of them, or a body."""
        super().data_received(data)
        if self._waits_for_headers():
            self._half_open.add(self.transport)
        else:
            self._half_open.remove(self.transport)
        if self._is_a_websocket():
            self._forget_parser()

    def _waits_for_headers(self) -> bool:
        has_no_request = self.cycle is None or self.cycle.response_complete
        return not self._is_a_websocket() and has_no_request

    def _is_a_websocket(self) -> bool:
        return self.transport.get_protocol() is not self

    def _forget_parser(self) -> None:
        """It holds this object, which holds it."""
        self.parser = None

    def connection_lost(self, error: Exception | None) -> None:
        """The client hung up, or we did."""
        self._half_open.remove(self.transport)
        super().connection_lost(error)
        self._forget_parser()
