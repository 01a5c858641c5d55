"""Handing one encrypted message to a push service, and what it answers."""

import http.client
import ssl
from functools import cache
from urllib.parse import SplitResult

from msgspec import Struct
from webpush import WebPush, WebPushSubscription

from .addresses import connect, split_address

_SECONDS = 10
_MAX_RETRY = 24 * 3600
_GONE = (404, 410)  # the person took the permission back, or the browser is gone


class Receiver(Struct, frozen=True):
    """A device: the address of its push service, and the keys to encrypt for it."""

    endpoint: str
    p256dh: str
    auth: str


class Message(Struct, frozen=True):
    """What to hand over; `topic` replaces an older message that the device has not fetched yet."""

    content: bytes
    topic: str
    seconds_to_live: int


class Answer(Struct, frozen=True):
    """What a push service said."""

    status: int
    retry_after: int | None = None  # seconds

    @property
    def is_taken(self) -> bool:
        """Whether it will deliver the message."""
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        """Whether the device can never be reached by this address again."""
        return self.status in _GONE


def deliver(
    receiver: Receiver, message: Message, keys: tuple[str, str], contact: str, *, private: bool
) -> Answer:
    """Encrypt a message for a device and hand it over. It blocks; run it in a thread.

    BadAddress: the address is none that we call. OSError, HTTPException: it could not be reached.
    """
    parts = split_address(receiver.endpoint, private=private)
    made = WebPush(keys[0].encode(), keys[1].encode(), contact).get(
        message.content,
        WebPushSubscription.model_validate(
            {"endpoint": receiver.endpoint, "keys": {"p256dh": receiver.p256dh, "auth": receiver.auth}}
        ),
        ttl=max(1, message.seconds_to_live),
    )
    headers = {**made.headers, "topic": message.topic, "urgency": "normal"}
    return _post(parts, headers, made.encrypted, private=private)


def _post(parts: SplitResult, headers: dict[str, str], body: bytes, *, private: bool) -> Answer:
    assert parts.hostname is not None
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=_SECONDS)
    plain = connect(parts, _SECONDS, private=private)
    try:
        connection.sock = (
            _tls().wrap_socket(plain, server_hostname=parts.hostname) if parts.scheme == "https" else plain
        )
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request(
            "POST", path, body, {"host": parts.netloc, **headers}
        )  # it follows nobody elsewhere
        response = connection.getresponse()
        return Answer(response.status, _seconds(response.headers.get("retry-after")))
    finally:
        plain.close()
        connection.close()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _seconds(text: str | None) -> int | None:
    return min(int(text), _MAX_RETRY) if text and text.isascii() and text.isdigit() else None
