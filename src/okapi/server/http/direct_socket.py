"""Uvicorn's WebSocket, with a direct way out.

ASGI's own way takes a queue and a task for every connection, and both for every message.
"""

from contextlib import suppress
from struct import pack
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from okapi.server.games.connections import Outlet

_EXTENSION = "okapi.outlet"
_SECONDS_TO_LEAVE = 5
_TEXT = 0x81  # the first byte of a text's only frame


class DirectSocket(WebSocketsSansIOProtocol):
    """The protocol of one connection. Its `Outlet` may be used once the connection is accepted."""

    async def run_asgi(self) -> None:
        """Run the application, which finds this object in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[_EXTENSION]  # or each would hold the other

    def connection_lost(self, error: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(error)
        self.conn.parser.close()  # it holds the connection, which holds it

    def handle_text(self, frame: Frame) -> None:
        """Take a message. Reading stops only for a client that sends more before we come to its last."""
        if frame.fin and self.queue.empty() and not self.close_sent:
            with suppress(UnicodeDecodeError):
                self.queue.put_nowait({"type": "websocket.receive", "text": str(frame.data, "utf-8")})
                return
        super().handle_text(frame)

    @property
    def waiting_bytes(self) -> int:
        """How much the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, message: bytes) -> None:
        """Send a text."""
        if not self._is_over():
            self.transport.writelines((_header(len(message)), message))

    def leave(self, code: int) -> None:
        """Close the connection, after what waits has been sent; a client that takes nothing is cut off."""
        if self._is_over():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.writelines(self.conn.data_to_send())
        self.close_sent = True
        self.transport.resume_reading()  # for the client's answer
        self.close_timer = self.loop.call_later(_SECONDS_TO_LEAVE, self.transport.abort)

    def _is_over(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()


def _header(size: int) -> bytes:
    """What stands before a whole text of this many bytes (RFC 6455, section 5.2)."""
    if size < 126:
        return bytes((_TEXT, size))
    return pack("!BBH", _TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", _TEXT, 127, size)


def outlet_of(scope: Scope) -> Outlet:
    """The way out to the client of a WebSocket."""
    found: Outlet = scope["extensions"][_EXTENSION]
    return found
