"""Requests from a chosen address, on connections that stay open: an attacker wastes no time."""

import asyncio
from base64 import b64encode
from collections import Counter
from struct import pack
from typing import Any
from urllib.parse import urlsplit

import msgspec

TOO_MANY = 429
REFUSED = 400


class ResponseCounts:
    """What came of everything that was sent."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()  # 0: no answer

    @property
    def sent(self) -> int:
        """All of it."""
        return self.statuses.total()

    @property
    def accepted(self) -> int:
        """What the server did."""
        return sum(count for status, count in self.statuses.items() if 0 < status < REFUSED)


class Caller:
    """One identity, or nobody, who asks from one address. It waits for each answer."""

    def __init__(self, server: str, source: str, tally: ResponseCounts, token: str | None = None) -> None:
        parts = urlsplit(server)
        self._host, self._port = parts.hostname or "", parts.port or 80
        self._source = source
        self._tally = tally
        self.token = token
        self.id = ""
        self._stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def become(self, name: str) -> bool:
        """Get an identity, if the server gives one."""
        status, data = await self.ask("POST", "/api/me", {"name": name, "bearer": True})
        if status >= REFUSED or not status:
            return False
        made = msgspec.json.decode(data)
        self.token, self.id = made["token"], made["id"]
        return True

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the body of the answer; 0 if the server hangs up."""
        sent = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        status, data, may_be_stale = 0, b"", self._stream is not None
        for _ in range(1 + may_be_stale):  # the server closes connections on which nothing was asked for long
            try:
                async with asyncio.timeout(60):
                    status, data = await self._exchange(method, path, sent)
                break
            except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
                self.hang_up()
        self._tally.statuses[status] += 1
        return status, data

    def hang_up(self) -> None:
        """Close the connection, if there is one."""
        if self._stream is not None:
            self._stream[1].close()
            self._stream = None

    async def _exchange(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        if self._stream is None:
            self._stream = await asyncio.open_connection(
                self._host, self._port, local_addr=(self._source, 0), limit=1 << 22
            )
        reader, writer = self._stream
        who = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        size = f"Content-Length: {len(body)}\r\n"
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: {self._host}\r\n{who}{size}\r\n".encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        length = int(head.partition("content-length:")[2].partition("\r")[0] or 0)
        data = await reader.readexactly(length)
        if "connection: close" in head:
            self.hang_up()
        return status, data


class AttackSocket(asyncio.Protocol):
    """A WebSocket that counts what it hears and keeps nothing."""

    def __init__(self, request: bytes, reads: bool) -> None:
        self._request = request
        self._reads = reads
        self._transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.heard = 0  # bytes
        self.is_over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be let in."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """The server's answer, then whatever it says."""
        if not self.is_open.done():
            self.is_open.set_result(data.startswith(b"HTTP/1.1 101"))
            if not self._reads and self._transport is not None:
                self._transport.pause_reading()
        self.heard += len(data)

    def connection_lost(self, error: Exception | None) -> None:
        """The server hung up, or we did."""
        self.is_over = True
        if not self.is_open.done():
            self.is_open.set_result(False)

    def say(self, text: str) -> None:
        """Send a message in one frame, masked with zeros, which is as good as any mask."""
        data = text.encode()
        size = pack("!B", 0x80 | len(data)) if len(data) < 126 else pack("!BH", 0x80 | 126, len(data))
        if self._transport is not None and not self.is_over:
            self._transport.write(b"\x81" + size + bytes(4) + data)

    def hang_up(self) -> None:
        """Without a word."""
        if self._transport is not None:
            self._transport.abort()


async def connect(
    server: str, source: str, tally: ResponseCounts, token: str | None = None, *, reads: bool = True
) -> AttackSocket | None:
    """A socket from an address, unless the server turns it away."""
    parts = urlsplit(server)
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    request = (
        f"GET /api/play HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n{who}\r\n"
    )
    try:
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: AttackSocket(request.encode(), reads),
            parts.hostname or "",
            parts.port or 80,
            local_addr=(source, 0),
        )
        is_open = await asyncio.wait_for(line.is_open, 30)
    except (OSError, TimeoutError):
        tally.statuses[0] += 1
        return None
    tally.statuses[101 if is_open else TOO_MANY] += 1
    if not is_open:
        line.hang_up()
    return line if is_open else None
