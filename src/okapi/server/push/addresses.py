"""Addresses of push services: clients name them and the server calls them, if they are public."""

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

_SCHEMES = {"https": 443, "http": 80}


class BadAddress(ValueError):
    """An address that the server does not call."""


def split_address(address: str, *, private: bool) -> SplitResult:
    """The parts of an address that looks like a push service's; `private` allows any host, and HTTP."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress("not an address") from None
    if parts.scheme not in _SCHEMES or not parts.hostname or parts.username or parts.password:
        raise BadAddress("not an address of a push service")
    if not private and (parts.scheme != "https" or port not in (None, 443)):
        raise BadAddress("push services are called by HTTPS only")
    if not private and _is_private_literal(parts.hostname):
        raise BadAddress("not a public address")
    return parts


def connect(parts: SplitResult, seconds: float, *, private: bool) -> socket.socket:
    """A connection to the host at an address that was looked at: names may lead elsewhere the next time."""
    assert parts.hostname is not None
    port = parts.port or _SCHEMES[parts.scheme]
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    for *_, where in found:
        if private or ipaddress.ip_address(str(where[0]).partition("%")[0]).is_global:
            return socket.create_connection((str(where[0]), port), seconds)
    raise BadAddress("not a public address")


def _is_private_literal(host: str) -> bool:
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return "." not in host  # localhost, and the other machines of a network
