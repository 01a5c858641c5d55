"""WebSocket frames: however a text is cut into frames and packets, it is read once and as it was sent."""

import asyncio
import json
import logging
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from okapi.server.http import websocket_protocol
from server.running import Running, running, settings_for

pytestmark = pytest.mark.anyio
SIZES = (15, 125, 126, 127, 300, 65_535, 65_536, 70_000)  # each form of a size, and where they meet
CUTS = (1, 2, 4, 6, 8, 10, 14, 133)  # 133: a long one's first bytes look like a whole text of 127


@pytest.fixture
async def server(sqlite_database: str) -> AsyncIterator[Running]:
    """One kind of database is enough here."""
    async with running(settings_for(sqlite_database)) as started:
        yield started


def ping(size: int) -> bytes:
    """A message of this size, which is answered by a pong, or refused if it is too large."""
    return b'{"type":"ping"}'.ljust(size)


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class Raw:
    """A client that sends bytes as it is asked to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *packets: bytes) -> None:
        """Each is given the time to arrive by itself."""
        for packet in packets:
            self._writer.write(packet)
            await self._writer.drain()
            await asyncio.sleep(0.005)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame's opcode and content."""
        async with asyncio.timeout(60):
            head, size = await self._reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", await self._reader.readexactly(2))
            return head & 0x0F, await self._reader.readexactly(size)

    async def answer(self) -> str:
        """The type of the next message."""
        opcode, data = await self.frame()
        assert opcode == Opcode.TEXT
        return str(json.loads(data)["type"])


@asynccontextmanager
async def raw(server: Running, query: bytes = b"") -> AsyncIterator[Raw]:
    address = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(b"GET /api/play" + query)
    writer.write(
        f" HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readline()
    await reader.readuntil(b"\r\n\r\n")
    client = Raw(reader, writer)
    assert await client.answer() == "welcome"
    try:
        yield client
    finally:
        writer.close()


@pytest.mark.parametrize(
    "query",
    [
        b"?game=q3Zy-_AB9012345678abcd",  # of which there is none
        b"?game=",
        b"?game=a&game=b",
        b"?other",
        b"?game=%00%ff%2e%2e%2fetc",
        b"?game=" + b"x" * 4000,
        b"?",
    ],
)
async def test_a_game_in_the_address_is_a_hint_that_may_be_nonsense(
    server: Running, query: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with raw(server, query) as client:
        await client.send(framed(ping(20)))
        assert await client.answer() == "pong"
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


@pytest.mark.parametrize("size", SIZES)
async def test_a_text_of_any_size_is_read_once(server: Running, size: int) -> None:
    expected = "pong" if size < 8192 else "refused"
    frame = framed(ping(size))
    async with raw(server) as client:
        await client.send(frame)
        assert await client.answer() == expected
        for cut in CUTS:
            await client.send(frame[:cut], frame[cut:])
            assert await client.answer() == expected
        await client.send(frame + framed(ping(20)) + frame)
        assert [await client.answer() for _ in range(3)] == [expected, "pong", expected]


async def test_a_text_in_pieces_is_one_text_whatever_comes_between(server: Running) -> None:
    async with raw(server) as client:
        first, rest = framed(b'{"type":', fin=False), framed(b'"ping"}', Opcode.CONT)
        await client.send(first + rest)
        assert await client.answer() == "pong"
        await client.send(first, framed(b"still there?", Opcode.PING), rest, framed(ping(15)))
        assert await client.frame() == (Opcode.PONG, b"still there?")
        assert [await client.answer() for _ in range(2)] == ["pong", "pong"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Frame(Opcode.TEXT, ping(15)).serialize(mask=False), 1002),
        (framed(b"\xff\xfe"), 1007),
        (framed(b"\xc3", fin=False) + framed(b"(", Opcode.CONT), 1007),
        (framed(b"\xff" * 70_000), 1007),
        (framed(b'{"type":', fin=False) + framed(ping(15)), 1002),
    ],
    ids=["not masked", "not UTF-8", "not UTF-8, in pieces", "not UTF-8, long", "a new text in another"],
)
async def test_what_breaks_the_rules_of_websockets_ends_the_connection_and_is_no_error(
    server: Running, wrong: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with raw(server) as client:
        await client.send(framed(ping(15)))
        assert await client.answer() == "pong"
        await client.send(wrong)
        opcode, data = await client.frame()
        assert (opcode, struct.unpack("!H", data[:2])) == (Opcode.CLOSE, (code,))
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_client_that_does_not_answer_pings_is_disconnected(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, ping_seconds=0.05)) as server, raw(server) as client:
        assert await client.frame() == (Opcode.PING, b"")
        await client.send(framed(b"", Opcode.PONG))
        assert await client.frame() == (Opcode.PING, b"")
        opcode, data = await client.frame()
        assert (opcode, struct.unpack("!H", data[:2])) == (Opcode.CLOSE, (1011,))


async def test_a_message_that_is_no_text_is_refused(server: Running) -> None:
    async with raw(server) as client:
        await client.send(framed(ping(15), Opcode.BINARY))
        _, data = await client.frame()
        assert json.loads(data)["reason"] == "request.not-text"


async def test_a_client_that_sends_pings_and_reads_nothing_is_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "_MAX_WAITING_BYTES", 1 << 16)
    many = framed(b"x" * 125, Opcode.PING) * 1000
    async with raw(server) as client:
        async with asyncio.timeout(60):
            with suppress(ConnectionError):
                while True:
                    await client.send(many)
    assert server.has_no_sockets()
