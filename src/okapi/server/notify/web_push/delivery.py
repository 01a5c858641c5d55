"""Delivering an encrypted message to a push service."""

import asyncio
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, TypeVar
from urllib.parse import SplitResult

import h11
from msgspec import Struct
from webpush import WebPush, WebPushMessage, WebPushSubscription

from .addresses import PORTS, BadAddress, PushServices, is_public

_MAX_RETRY = 24 * 3600
_GONE = (404, 410)  # the person has revoked the permission, or the browser is gone
_SECONDS_TO_PART = 1  # when a connection with TLS is closed
_READ_AT_ONCE = 4096
_Result = TypeVar("_Result")

# Blocking work gets its own threads: lookups of names that do not resolve would use up those that others need.
_threads = ThreadPoolExecutor(8, "okapi-push")


class Receiver(Struct, frozen=True):
    """A device: the address of its push service, and the keys to encrypt for it."""

    endpoint: str
    p256dh: str
    auth: str


class Message(Struct, frozen=True):
    """A message. It replaces an older one of the same `topic` that the device has not fetched yet."""

    content: bytes
    topic: str
    seconds_to_live: int


class Sender(Struct, frozen=True):
    """This server: its keys, its operator's address, and the push services that it contacts."""

    keys: tuple[str, str]
    contact: str
    services: PushServices
    seconds: float  # the time limit for a message


class PushResult(Struct, frozen=True):
    status: int
    retry_after: int | None = None  # seconds

    @property
    def is_taken(self) -> bool:
        """Whether the service will deliver the message."""
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        """Whether this address will never reach the device again."""
        return self.status in _GONE


async def deliver(sender: Sender, receiver: Receiver, message: Message) -> PushResult:
    """Encrypt a message for a device and deliver it, all within the time limit.

    BadAddress: the device can never be reached. Other errors, such as TimeoutError, may be temporary.
    """
    parts = sender.services.split(receiver.endpoint)
    async with asyncio.timeout(sender.seconds):
        made = await _in_own_thread(partial(_encrypt, sender, receiver, message))
        headers = {**made.headers, "topic": message.topic, "urgency": "normal"}
        reader, writer = await _connect(parts, sender)
        try:
            return await _post(parts, headers, made.encrypted, reader, writer)
        finally:
            writer.transport.abort()  # without waiting for the service to close it


def _encrypt(sender: Sender, receiver: Receiver, message: Message) -> WebPushMessage:
    private, public = sender.keys
    device = {"endpoint": receiver.endpoint, "keys": {"p256dh": receiver.p256dh, "auth": receiver.auth}}
    return WebPush(private.encode(), public.encode(), sender.contact).get(
        message.content, WebPushSubscription.model_validate(device), ttl=max(1, message.seconds_to_live)
    )


async def _connect(parts: SplitResult, sender: Sender) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to an address that was checked: the name may lead elsewhere the next time."""
    port = parts.port or PORTS[parts.scheme]
    tls: dict[str, Any] = {}
    if parts.scheme == "https":
        tls = {"ssl": _tls(), "server_hostname": parts.hostname, "ssl_shutdown_timeout": _SECONDS_TO_PART}
    failure: OSError = ConnectionError("the name leads to no public address")
    for address in await _look_up(parts, port):
        if sender.services.private or is_public(address):
            try:
                return await asyncio.open_connection(address, port, **tls)
            except OSError as error:
                failure = error
    raise failure


async def _look_up(parts: SplitResult, port: int) -> list[str]:
    lookup = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
    try:
        found = await _in_own_thread(lookup)
    except UnicodeError:
        raise BadAddress("not a name of a host") from None
    return [str(where[0]).partition("%")[0] for *_, where in found]


async def _post(
    parts: SplitResult, headers: dict[str, str], body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> PushResult:
    """Send the request and read the head of the answer. Redirects are not followed."""
    connection = h11.Connection(h11.CLIENT)  # it accepts heads of up to 16 kB
    host = parts.netloc.rpartition("@")[2]
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    heading = {"host": host, "content-length": str(len(body)), "connection": "close", **headers}
    request = h11.Request(method="POST", target=target, headers=[*heading.items()])
    writer.writelines(connection.send(event) or b"" for event in (request, h11.Data(body), h11.EndOfMessage()))
    await writer.drain()
    while not isinstance(event := connection.next_event(), h11.Response):
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(_READ_AT_ONCE))
    retry_after = dict(event.headers).get(b"retry-after", b"")
    return PushResult(event.status_code, _seconds(retry_after.decode("latin-1")))


async def _in_own_thread(work: Callable[[], _Result]) -> _Result:
    return await asyncio.get_running_loop().run_in_executor(_threads, work)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _seconds(text: str) -> int | None:
    return min(int(text), _MAX_RETRY) if text.isascii() and text.isdigit() else None
