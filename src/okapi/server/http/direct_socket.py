"""Uvicorn's WebSocket, with a direct way out.

ASGI's own way takes a queue and a task for every connection, and both for every message.
"""

from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from okapi.server.games.connections import Outlet

_EXTENSION = "okapi.outlet"
_SECONDS_TO_LEAVE = 5


class DirectSocket(WebSocketsSansIOProtocol):
    """The protocol of one connection. Its `Outlet` may be used once the connection is accepted."""

    _unsent = 0  # bytes that go out with the next flush

    async def run_asgi(self) -> None:
        """Run the application, which finds this object in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self
        await super().run_asgi()

    @property
    def waiting_bytes(self) -> int:
        """How much the client has not taken yet."""
        return self._unsent + self.transport.get_write_buffer_size()

    def write(self, message: bytes) -> None:
        """Send a text, together with what else is written in this round of the event loop."""
        if self._is_over():
            return
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += len(message)
        self.conn.send_text(message)

    def leave(self, code: int) -> None:
        """Close the connection, after what waits has been sent; a client that takes nothing is cut off."""
        if self._is_over():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self._flush()
        self.close_sent = True
        self.transport.resume_reading()  # for the client's answer
        self.close_timer = self.loop.call_later(_SECONDS_TO_LEAVE, self.transport.abort)

    def _is_over(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def _flush(self) -> None:
        self._unsent = 0
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)


def outlet_of(scope: Scope) -> Outlet:
    """The way out to the client of a WebSocket."""
    found: Outlet = scope["extensions"][_EXTENSION]
    return found
