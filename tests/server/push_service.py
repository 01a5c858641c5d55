"""A push service for tests, and a device that can read what the server sends."""

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import jwt
import uvicorn
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from okapi.server.protocol.messages import NewSubscription
from server.running import serving


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A subscribed browser, with its keys and what it has received."""

    def __init__(self, address: str, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b".")[:16]
        self.endpoint = f"{address}/push/{name}"

    @property
    def public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> NewSubscription:
        return NewSubscription(self.endpoint, text_of(self.public), text_of(self._auth))

    def read(self, body: bytes) -> Any:
        """Decrypt a message (RFC 8188, RFC 8291)."""
        salt, length = body[:16], body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        secret = _derived(
            self._auth, b"WebPush: info\0" + self.public + sender, 32, self._key.exchange(ec.ECDH(), point)
        )
        key = _derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
        nonce = _derived(salt, b"Content-Encoding: nonce\0", 12, secret)
        plain = AESGCM(key).decrypt(nonce, content, None)
        return json.loads(plain.rstrip(b"\0").removesuffix(b"\x02"))


def _derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class PushService:
    """Takes messages, or answers as a test needs."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # the next ones; then 201
        self.asked = 0

    def device(self, name: str) -> Device:
        return Device(self.address, name)

    async def take(self, request: Request) -> Response:
        self.asked += 1
        body = await request.body()
        status, headers = self.answers.pop(0) if self.answers else (201, {})
        if status == 201:
            self.taken.append((request.path_params["name"], dict(request.headers), body))
        return Response(status_code=status, headers=headers)

    def sent_to(self, device: Device) -> list[Any]:
        """What a device has received, decrypted."""
        name = device.endpoint.rpartition("/")[2]
        return [device.read(body) for to, _, body in self.taken if to == name]


def claims_of(headers: dict[str, str], key: str) -> dict[str, Any]:
    """The sender's claims, verified with the key that the browser subscribed with."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    found: dict[str, Any] = jwt.decode(parts["t"], public, ["ES256"], options={"verify_aud": False})
    return found


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Run a push service in the test's event loop."""
    service = PushService("")
    app = Starlette(routes=[Route("/push/{name}", service.take, methods=["POST"])])
    async with serving(uvicorn.Config(app, log_config=None)) as (address, _):
        service.address = address
        yield service


@asynccontextmanager
async def strange_service(
    behave: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
    tls: ssl.SSLContext | None = None,
) -> AsyncIterator[int]:
    """The port of a service that handles each connection as given. It drops all of them at the end."""
    served: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        served.add(task)
        try:
            await behave(reader, writer)
        except (OSError, asyncio.CancelledError):  # the caller has hung up, or the test is over
            pass
        finally:
            served.discard(task)
            writer.transport.abort()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
        for task in [*served]:
            task.cancel()
        await listening.wait_closed()


async def hangs(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Never answer."""
    await asyncio.Event().wait()


async def drips(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer without end, a letter at a time."""
    writer.write(b"HTTP/1.1 201 Created\r\nx: ")
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.02)


async def boasts(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer with ten megabytes of headers."""
    writer.write(b"HTTP/1.1 201 Created\r\n")
    for number in range(10_000):
        writer.write(b"x-%d: %s\r\n" % (number, b"x" * 1000))
        await writer.drain()
    writer.write(b"\r\n")


async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Close the connection at once."""


async def speaks_no_http(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer something else."""
    writer.write(b"220 mail.example.org ESMTP\r\n\r\n")
    await writer.drain()
    await asyncio.Event().wait()
