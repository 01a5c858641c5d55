"""What every request passes through: size, origin, security headers, an id and a line in the log."""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from okapi.server.entropy import new_id
from okapi.server.logs import game_id, log, request_id
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.settings import ServerSettings
from okapi.server.turns import TooManyWaiting, owner

from .rate_limits import NOWHERE, RateLimits, RequestTurns, TooFast, Work, address_of
from .refusals import refusal, refuse

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
RECORDS = "/api/reviews"  # where whole records are uploaded, the longest bodies there are
WORKSHOP = "/api/workshop/"  # where boards are uploaded
_STATUS = ("/readyz", "/metrics")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_PORTS = {"http": 80, "https": 443}


def comes_from_here(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether this comes from our own pages, or from a program, which sends no origin."""
    given = connection.headers.getlist("origin")
    if not given:
        return True
    try:
        return len(given) == 1 and (
            given[0] in settings.origins or _site(given[0]) == _site(origin_of(connection, settings))
        )
    except ValueError:
        return False


def origin_of(connection: HTTPConnection, settings: ServerSettings) -> str:
    """The origin of this server as the browser sees it: https://okapi.example.org"""
    is_secure = settings.secure_cookies or connection.scope.get("scheme") in ("https", "wss")
    return f"{'https' if is_secure else 'http'}://{connection.headers.get('host', '')}"


def _site(origin: str) -> tuple[str, str, int]:
    """Scheme, host and port; ValueError for anything else."""
    parts = urlsplit(origin)
    is_more = set(origin.partition("://")[2]) & set("@/?#")  # no browser sends these
    if parts.scheme not in _PORTS or not parts.hostname or is_more:
        raise ValueError(origin)
    return parts.scheme, parts.hostname, parts.port or _PORTS[parts.scheme]


class _Body:
    """The body of a request as it arrives, with limits on size and time."""

    def __init__(self, receive: Receive, settings: ServerSettings, max_bytes: int) -> None:
        self._receive = receive
        self._bytes_left = max_bytes
        self._deadline = asyncio.get_running_loop().time() + settings.body_seconds
        self._is_whole = False

    async def receive(self) -> Message:
        """The next piece; after the last one, the message that the client hung up."""
        if self._is_whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError:
            raise Refusal(ServerReason.TOO_SLOWLY_SENT) from None
        self._is_whole = not message.get("more_body", False)
        self._bytes_left -= len(message.get("body", b""))
        if self._bytes_left < 0:
            raise Refusal(ServerReason.TOO_LARGE)
        return message


class RequestFilter:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: ServerSettings, limits: RateLimits, turns: RequestTurns) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._turns = turns
        self._trusted = _networks(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id.set(new_id())
        game_id.set(None)
        began, status = time.perf_counter(), 500

        is_head = scope["method"] == "HEAD"  # answered as GET is, without the body

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(MutableHeaders(scope=message), scope)
            elif is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            await self._pass({**scope, "method": "GET"} if is_head else scope, receive, send_on)
        finally:
            about = {
                "method": scope["method"],
                "path": _path(scope),
                "status": status,
                "ms": round(1000 * (time.perf_counter() - began), 1),
            }
            log.info("request", extra={"about": about})

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        settings, address = self._settings, address_of(HTTPConnection(scope))
        max_bytes = _largest_body(scope["path"], settings)
        owner.set(address)
        try:
            if (work := _work(scope["path"])) is not None and not self._is_a_probe(work, address):
                self._limits.take(work, address=address)
        except TooFast as too_fast:
            await asyncio.sleep(settings.refusal_seconds)
            await refusal(too_fast)(scope, receive, send)
            return
        if scope["method"] not in _SAFE_METHODS and not comes_from_here(HTTPConnection(scope), settings):
            await refuse(ServerReason.WRONG_ORIGIN)(scope, receive, send)
        elif _declared_length(Headers(scope=scope)) > max_bytes:
            await refuse(ServerReason.TOO_LARGE)(scope, receive, send)
        elif work is None or work is Work.FILE:  # these cost next to nothing
            await self._app(scope, _Body(receive, settings, max_bytes).receive, send)
        else:
            await self._pass_in_turn(scope, _Body(receive, settings, max_bytes).receive, send)

    async def _pass_in_turn(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with self._turns.take():
                await self._app(scope, receive, send)
        except TooManyWaiting:
            await refusal(TooFast(ServerReason.TOO_MANY_REQUESTS, 1))(scope, receive, send)

    def _is_a_probe(self, work: Work, address: str) -> bool:
        """Whether this is a health check from this machine or a proxy. Others must not be able to use up its limit,
        even if a proxy does not name its clients.
        """
        if work is not Work.STATUS or address == NOWHERE:
            return False
        network = ip_network(address)
        return network.is_loopback or any(
            network.version == trusted.version and network.subnet_of(trusted)  # type: ignore[arg-type]
            for trusted in self._trusted
        )


def _networks(trusted: str) -> list[IPv4Network | IPv6Network]:
    found = []
    for part in trusted.split(","):
        with suppress(ValueError):  # “*”, or a name
            found.append(ip_network(part.strip(), strict=False))
    return found


def _largest_body(path: str, settings: ServerSettings) -> int:
    if path == RECORDS:
        return settings.max_record
    return settings.max_board if path.startswith(WORKSHOP) else settings.max_body


def _declared_length(headers: Mapping[str, str]) -> int:
    length = headers.get("content-length", "")
    return int(length) if length.isascii() and length.isdigit() else 0


def _path(scope: Scope) -> str:
    """The path for the log: short and printable."""
    path: str = scope["path"]
    return path[:200].encode("ascii", "backslashreplace").decode()


def _add_headers(headers: MutableHeaders, scope: Scope) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if str(scope["path"]).startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    if scope.get("scheme") == "https":
        headers.setdefault("strict-transport-security", "max-age=31536000")
    if request := request_id.get():
        headers["x-request-id"] = request


def _work(path: str) -> Work | None:
    """What a request for this path counts as. Asking whether the process is alive does not count."""
    if path == "/healthz":
        return None
    if path in _STATUS:
        return Work.STATUS
    if path.startswith(("/api", "/mail/")):
        return Work.REQUEST
    return Work.FILE if "." in path.rpartition("/")[2] else Work.PAGE
