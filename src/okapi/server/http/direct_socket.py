"""Uvicorn's WebSocket, with a direct way out.

ASGI's own way takes a queue and a task for every connection, and both for every message.
"""

from contextlib import suppress
from itertools import chain
from struct import pack
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]

from okapi.server.games.connections import Outlet

_EXTENSION = "okapi.outlet"
_SECONDS_TO_LEAVE = 5
_NOT_UTF_8 = 1007  # WebSocket's close code for it
_TEXT = 0x81  # the first byte of a text's only frame
_MASKED = 0x80  # added to the second byte, the size, by every client
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # in the place of a size: it follows


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

    def data_received(self, data: bytes) -> None:
        """Take what comes. Nearly always that is one whole text, for which the parser would take longer."""
        connection = self.conn
        if connection.reader.buffer or connection.current_size is not None or not self._is_expecting_text():
            super().data_received(data)  # it is in the middle of something
        elif (text := _whole_text(data)) is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            super().data_received(data)

    def handle_text(self, frame: Frame) -> None:
        """Take a message. Reading stops only for a client that sends more before we come to its last."""
        if frame.fin and self._is_expecting_text():
            with suppress(UnicodeDecodeError):
                self.queue.put_nowait({"type": "websocket.receive", "text": str(frame.data, "utf-8")})
                return
        super().handle_text(frame)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. A text that is none ends the connection: uvicorn would log an error of ours."""
        if self.curr_msg_data_type == "text" and not _is_utf_8(b"".join(self.frames)):
            self.frames = []
            self.leave(_NOT_UTF_8)
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Answer a handshake, for which ASGI's way is still used. A refusal completes it as well."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def _is_expecting_text(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.queue.empty()

    @property
    def waiting_bytes(self) -> int:
        """How much the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, *messages: bytes) -> None:
        """Send texts, with one call of the system."""
        if not self._is_over():
            frames = [(_header(len(message)), message) for message in messages]
            self.transport.writelines(chain.from_iterable(frames))

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


def _whole_text(data: bytes) -> str | None:
    """The text, if the data is one short masked frame of a whole text and nothing else (RFC 6455, 5.2)."""
    if len(data) < 2 or data[0] != _TEXT:
        return None
    size, start = data[1] - _MASKED, 6
    if size == _TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 8
    elif size > _TWO_BYTES:
        return None
    if not 0 <= size == len(data) - start:
        return None
    try:
        return str(apply_mask(data[start:], data[start - 4 : start]), "utf-8")
    except UnicodeDecodeError:
        return None  # the parser says so


def _is_utf_8(data: bytes) -> bool:
    try:
        str(data, "utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _header(size: int) -> bytes:
    """What stands before a whole text of this many bytes (RFC 6455, section 5.2)."""
    if size < _TWO_BYTES:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return pack("!BBH", _TEXT, _TWO_BYTES, size)
    return pack("!BBQ", _TEXT, _EIGHT_BYTES, size)


def outlet_of(scope: Scope) -> Outlet:
    """The way out to the client of a WebSocket."""
    found: Outlet = scope["extensions"][_EXTENSION]
    return found
