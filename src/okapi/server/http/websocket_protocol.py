"""The WebSocket of one client. `websockets` implements the protocol; uvicorn hands the connection over.

Uvicorn's own classes for this let a write wait for a slow client, and take a task for each message.
"""

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from okapi.server.logs import log
from okapi.server.play.connections import MessageWriter

_EXTENSION = "okapi.writer"
_SECONDS_TO_LEAVE = 5
_MAX_WAITING_BYTES = 1 << 24  # far more than the application lets wait for a client
_DISCONNECT = {"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD}


class WebSocketProtocol(asyncio.Protocol):
    """Runs the application for one connection (ASGI), and is its `MessageWriter` once it is accepted."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._app_state = app_state
        self._ping_seconds = config.ws_ping_interval
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=config.ws_max_size)
        self._handshake: Response | None = None  # that accepts the connection
        self._refusal: Response | None = None  # or refuses it; its body may come in parts
        self._inbox: deque[Message] = deque()  # takes less memory than an asyncio queue
        self._reader: asyncio.Future[None] | None = None  # of the inbox
        self._message = bytearray()  # the part that has arrived
        self._is_text = True  # whether that message is text
        self._is_ping_answered = True
        self._next_ping: asyncio.TimerHandle | None = None
        self._abort: asyncio.TimerHandle | None = None  # set once the connection is to close

    # For uvicorn and the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._begin(event)
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        self._put(_DISCONNECT)
        for timer in (self._next_ping, self._abort):
            if timer is not None:
                timer.cancel()
        self._protocol.parser.close()  # breaks a reference cycle, which only the garbage collector would find

    def shutdown(self) -> None:
        self._give_up(HTTPStatus.SERVICE_UNAVAILABLE, CloseCode.SERVICE_RESTART)
        self._transport.close()

    # For the application: the way out.

    @property
    def waiting_bytes(self) -> int:
        return self._transport.get_write_buffer_size()

    def write(self, *messages: bytes) -> None:
        """Send text messages with one system call."""
        if self._is(State.OPEN):
            for message in messages:
                self._protocol.send_text(message)
            self._transport.writelines(self._protocol.data_to_send())

    def leave(self, code: int) -> None:
        """Close the connection after sending what waits. A client that reads nothing is cut off."""
        if self._is(State.OPEN):
            self._protocol.send_close(code)
            self._flush()
            self._transport.resume_reading()  # for the client's answer

    # For the application: ASGI.

    async def _run(self, scope: Scope) -> None:
        try:
            await self._app(scope, self._receive, self._send)
        except Exception as error:
            log.error("a socket failed", exc_info=error)
        finally:
            self._give_up(HTTPStatus.INTERNAL_SERVER_ERROR, CloseCode.INTERNAL_ERROR)

    async def _receive(self) -> Message:
        while not self._inbox:
            self._reader = self._loop.create_future()
            await self._reader
        message = self._inbox.popleft()
        if not self._inbox:
            self._transport.resume_reading()
        return message

    async def _send(self, message: Message) -> None:
        """Do what the application asks for; nothing if the client is gone."""
        if self._transport.is_closing():
            return
        match message["type"]:
            case "websocket.accept" if self._handshake is not None:
                self._respond(self._handshake)
                self._ping_later()
            case "websocket.http.response.start":
                status = HTTPStatus(message["status"])
                headers = Headers({"Connection": "close"})
                headers.update((str(name, "latin-1"), str(value, "latin-1")) for name, value in message["headers"])
                self._refusal = Response(status, status.phrase, headers)
            case "websocket.http.response.body" if self._refusal is not None:
                self._refusal.body += message.get("body", b"")
                if not message.get("more_body", False):
                    self._respond(self._refusal)
            case "websocket.close":
                self._give_up(HTTPStatus.FORBIDDEN, message.get("code", CloseCode.NORMAL_CLOSURE))
            case other:
                raise ValueError(f"a socket sends by its writer, not by {other}")

    # The connection.

    def _begin(self, request: Request) -> None:
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._respond(response)
            return
        self._handshake = response
        self._put({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope_of(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope_of(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        peer, own = (self._transport.get_extra_info(name) for name in ("peername", "sockname"))
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if self._transport.get_extra_info("sslcontext") is None else "wss",
            "server": own[:2] if isinstance(own, tuple) else None,  # a Unix socket has a path instead
            "client": peer[:2] if isinstance(peer, tuple) else None,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, _EXTENSION: self},
        }

    def _take(self, frame: Frame) -> None:
        """Take in a frame. The protocol itself answers pings and closes."""
        if frame.opcode is Opcode.PONG:
            self._is_ping_answered = True
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and self._abort is None:
            if frame.opcode is not Opcode.CONT:
                self._is_text = frame.opcode is Opcode.TEXT
            self._message += frame.data  # joined at once, as a client could send empty frames without end
            if frame.fin:
                self._pass_on(bytes(self._message))
                self._message.clear()

    def _pass_on(self, data: bytes) -> None:
        if not self._is_text:
            self._put({"type": "websocket.receive", "bytes": data})
            return
        try:
            self._put({"type": "websocket.receive", "text": str(data, "utf-8")})
        except UnicodeDecodeError:
            self._protocol.fail(CloseCode.INVALID_DATA)

    def _put(self, message: Message) -> None:
        if self._inbox:
            self._transport.pause_reading()  # the client sends faster than we answer
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _give_up(self, status: HTTPStatus, code: int) -> None:
        """Refuse the connection if it is not accepted yet; close it if it is open."""
        if self._is(State.CONNECTING) and self._abort is None:
            self._respond(self._protocol.reject(status, ""))
        else:
            self.leave(code)

    def _respond(self, response: Response) -> None:
        self._protocol.send_response(response)
        self._flush()

    def _flush(self) -> None:
        """Send what the protocol has for the client, and close the connection if it says so."""
        data = self._protocol.data_to_send()
        if data:
            if self.waiting_bytes > _MAX_WAITING_BYTES:  # it sends pings and reads nothing
                self._transport.abort()
            self._transport.writelines(data)
        if self._protocol.close_expected() and self._abort is None:
            self._put(_DISCONNECT)
            self._abort = self._loop.call_later(_SECONDS_TO_LEAVE, self._transport.abort)
        if SEND_EOF in data:
            self._transport.close()

    def _is(self, state: State) -> bool:
        return not self._transport.is_closing() and self._protocol.state is state

    def _ping_later(self) -> None:
        if self._ping_seconds:
            self._next_ping = self._loop.call_later(self._ping_seconds, self._ping)

    def _ping(self) -> None:
        """Ask whether the client is there. If it did not answer the last ping, it is gone."""
        if not self._is(State.OPEN):
            return
        if self._is_ping_answered:
            self._is_ping_answered = False
            self._protocol.send_ping(b"")
            self._ping_later()
        else:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._flush()


def writer_of(scope: Scope) -> MessageWriter:
    found: MessageWriter = scope["extensions"][_EXTENSION]
    return found
