"""What every request passes through: half-open connections, slow requests, origins, sockets of an address."""

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from okapi.client import Session
from okapi.server.http.half_open import answering
from okapi.server.http.rate_limits import address_of
from okapi.server.protocol.messages import Ping, Pong
from okapi.server.serving import uvicorn_options
from server.running import Running, running, serving, settings_for
from server.sockets import the_next

pytestmark = pytest.mark.anyio
SHAKE = (
    "GET /api/play HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def raw(server: Running, said: bytes = b"") -> Stream:
    return await connected(server.address, said)


async def connected(address: str, said: bytes) -> Stream:
    """A connection to a server's port, with these bytes sent."""
    url = httpx.URL(address)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write(said)
    await writer.drain()
    return reader, writer


async def rest_of(stream: Stream) -> bytes:
    """Everything the server sends until it hangs up."""
    reader, writer = stream
    found = b""
    async with asyncio.timeout(60):
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                found += data
    writer.close()
    return found


# Half-open connections.


async def test_a_connection_without_a_request_is_closed(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, header_seconds=0.2)) as server:
        for said in (b"", b"GET /healthz HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "):
            assert await rest_of(await raw(server, said)) == b""
        one_more = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHo"
        answers = await rest_of(await raw(server, one_more))
        assert answers.count(b"HTTP/1.1 200") == 1


async def test_headers_that_begin_before_the_last_answer_is_done_with_are_not_waited_for_either() -> None:
    is_done = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        with answering():
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})
            await is_done.wait()

    options = uvicorn_options(settings_for("", header_seconds=0.2)) | {"timeout_keep_alive": 600}
    async with serving(uvicorn.Config(app, lifespan="off", **options)) as (address, _):
        reader, writer = await connected(address, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 204")
        writer.write(b"GET / HTTP/1.1\r\nHo")
        await asyncio.sleep(0.5)
        assert not reader.at_eof(), "somebody is still answered"
        is_done.set()
        await rest_of((reader, writer))


async def test_a_socket_that_is_silent_after_its_handshake_stays(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, header_seconds=0.2)) as server:
        socket = await (await server.person()).play()
        assert await rest_of(await raw(server)) == b""  # long enough
        await socket.send(Ping())
        await the_next(socket, Pong)
        await socket.close()


async def test_connections_that_wait_for_their_headers_are_limited_and_the_oldest_goes(
    sqlite_database: str,
) -> None:
    async with running(settings_for(sqlite_database, max_half_open=5, header_seconds=600)) as server:
        waiting = [await raw(server, b"GET / HTTP/1.1\r\n") for _ in range(12)]
        assert await asyncio.gather(*map(rest_of, waiting[:7])) == [b""] * 7
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/healthz")).status_code == 200
        reader, writer = waiting[-1]
        writer.write(b"Host: x\r\n\r\n")
        assert await reader.readline() != b""
        for _, open_writer in waiting[7:]:
            open_writer.close()


# Bodies.


async def test_a_body_that_comes_too_slowly_is_refused(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, body_seconds=0.2)) as server:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
        answer = await rest_of(await raw(server, head + b'{"name":'))
        assert answer.startswith(b"HTTP/1.1 408")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"] == "request.too-slow"


async def test_a_client_that_hangs_up_in_the_middle_of_a_body_is_no_error(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with running(settings_for(sqlite_database)) as server:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
        _, writer = await raw(server, head + b'{"name":')
        await asyncio.sleep(0.1)
        writer.close()
        async with asyncio.timeout(60):
            while "request" not in [record.message for record in caplog.records]:
                await asyncio.sleep(0.02)
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


# Origins.


OURS = (
    ("http://okapi.example", None),
    ("http://okapi.example:80", None),
    ("https://okapi.example", "https"),
    ("HTTPS://Okapi.Example:443", "https"),
)
ANOTHERS = (
    ("https://okapi.example", None),
    ("http://okapi.example", "https"),  # a page that could have been changed in transit
    ("https://okapi.example:8443", "https"),
    ("https://evil.example", "https"),
    ("https://okapi.example.evil.example", "https"),
    ("ftp://okapi.example", None),
    ("http://evil.example@okapi.example", None),
    ("http://@okapi.example", None),
    ("http://okapi.example/", None),
    ("http://okapi.example?", None),
    ("http://okapi.example#", None),
    ("http://[", None),
    ("http://okapi.example:x", None),
    ("null", None),
    ("", None),
)


async def test_requests_and_sockets_come_from_our_own_pages(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database)) as server:
        for origin, proto in OURS:
            assert await statuses(server, origin, proto) == (201, 101), origin
        for origin, proto in ANOTHERS:
            assert await statuses(server, origin, proto) == (403, 403), origin


async def statuses(server: Running, origin: str, proto: str | None) -> tuple[int, int]:
    """The answers to a request and a WebSocket from a page of this origin."""
    headers = {"Host": "okapi.example", "Origin": origin}
    if proto is not None:
        headers["X-Forwarded-Proto"] = proto
    async with httpx.AsyncClient(base_url=server.address) as client:
        answer = await client.post("/api/me", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == 201 or answer.json()["reason"] == "request.wrong-origin"
    return answer.status_code, await shakes_hands(server, headers)


async def test_an_origin_without_a_value_or_a_second_one_opens_no_socket(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database)) as server:
        head = SHAKE.replace("Host: x", "Host: okapi.example").encode()
        for origin in (b"Origin:\r\n", b"Origin: \t\r\n", b"Origin: http://okapi.example\r\n" * 2):
            reader, writer = await raw(server, head + origin + b"\r\n")
            assert (await reader.readline()).split()[1] in (b"400", b"403"), origin
            writer.close()


async def test_behind_https_the_setting_says_so_where_the_proxy_does_not(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, secure_cookies=True)) as server:
        headers = {"Host": "okapi.example"}
        assert await shakes_hands(server, {**headers, "Origin": "https://okapi.example"}) == 101
        assert await shakes_hands(server, {**headers, "Origin": "http://okapi.example"}) == 403


async def shakes_hands(server: Running, headers: dict[str, str]) -> int:
    """The status of a WebSocket's handshake with exactly these headers."""
    lines = {
        **headers,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    reader, writer = await raw(server, f"GET /api/play HTTP/1.1\r\n{head}\r\n".encode())
    status = (await reader.readline()).split()[1]
    writer.close()
    return int(status)


# Addresses.


@pytest.mark.parametrize(
    "said", ["a:b", "::1::", "[::1", "1.2.3.4.5", "fe80::1%eth0", "\x01", "x" * 5000, ",,", "-1:2", "\xff"]
)
async def test_what_a_proxy_says_that_is_no_address_is_no_error(
    said: str, sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_for(sqlite_database)) as server:
        forwarded = b"X-Forwarded-For: " + said.encode("latin-1")
        request = b"GET /api/setup HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + forwarded + b"\r\n\r\n"
        reader, writer = await raw(server, request)
        assert (await reader.readline()).split()[1] in (b"200", b"400")
        writer.close()
        reader, writer = await raw(server, SHAKE.encode() + forwarded + b"\r\n\r\n")
        assert (await reader.readline()).split()[1] in (b"101", b"400")
        writer.close()
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_all_that_is_no_address_counts_as_one() -> None:
    def address(client: str | None) -> str:
        scope: Any = {"type": "http", "headers": [], "client": None if client is None else (client, 1)}
        return address_of(HTTPConnection(scope))

    assert {address(client) for client in (None, "a:b", "x", "", "1.2.3")} == {"nowhere"}
    assert address("192.0.2.1") == address("::ffff:192.0.2.1") == "192.0.2.1"
    assert address("2001:db8::1") == address("2001:db8::2") == "2001:db8::/64"


# Sockets an address.


async def test_the_sockets_of_an_address_are_limited_and_it_gets_them_back(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, max_sockets_per_address=2)) as server:
        ada = await server.person()
        sockets = [await ada.play() for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            await ada.play()
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["reason"] == "rate.too-many-sockets"
        elsewhere = {"X-Forwarded-For": "192.0.2.1", "Authorization": f"Bearer {ada.token}"}
        address = "ws" + server.address.removeprefix("http") + "/api/play"
        async with connect(address, additional_headers=elsewhere, proxy=None) as other:
            assert "welcome" in str(await other.recv())
        await sockets[0].close()
        await comes_in(ada)


async def comes_in(session: Session) -> None:
    async with asyncio.timeout(60):
        while True:
            with suppress(InvalidStatus):
                await (await session.play()).close()
                return
            await asyncio.sleep(0.02)


async def test_a_household_of_ipv6_is_one_address(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, max_sockets_per_address=1)) as server:
        address = "ws" + server.address.removeprefix("http") + "/api/play"

        def come_from(client: str) -> connect:
            return connect(address, additional_headers={"X-Forwarded-For": client}, proxy=None)

        async with come_from("2001:db8:0:1::1"):
            with pytest.raises(InvalidStatus):
                await come_from("2001:db8:0:1:ffff::2")
            async with come_from("2001:db8:0:2::1"), come_from("192.0.2.1"):
                pass
