"""Addresses of push services. Clients supply them, and the server contacts only services that it knows."""

import ipaddress
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from okapi.server.hosts import is_host_name

KNOWN_SERVICES = (
    "fcm.googleapis.com",  # Chrome, and most browsers that are built on Chromium
    "jmt17.google.com",  # Chromium itself
    "push.services.mozilla.com",  # Firefox
    "push.apple.com",  # Safari
    "notify.windows.com",  # Edge on Windows
)
PORTS = {"https": 443, "http": 80}
_UNICAST = ipaddress.ip_network("2000::/3")  # the only part of IPv6 where public hosts are
_NOT_HOSTS = [  # `is_global` accepts these addresses although they lead elsewhere
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
]


class BadAddress(ValueError):
    """An address that the server never contacts."""


class UnknownService(BadAddress):
    """The address of a push service that the server does not know."""

    def __init__(self, host: str) -> None:
        self.host = host
        super().__init__(host)


class PushServices(Struct, frozen=True):
    """The push services that the server contacts: those it knows, and those that its operator has added."""

    added: tuple[str, ...] = ()
    private: bool = False  # any host at any address, without TLS: for tests

    def split(self, endpoint: str) -> SplitResult:
        """The parts of a device's address. BadAddress: the server never contacts it."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise BadAddress("not an address") from None
        if parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password:
            raise BadAddress("not an address of a push service")
        if self.private:
            return parts
        if parts.scheme != "https" or port not in (None, 443):
            raise BadAddress("push services are contacted by HTTPS only")
        if not is_host_name(parts.hostname):
            raise BadAddress("not the name of a public host")
        if not self._is_known(parts.hostname):
            raise UnknownService(parts.hostname)
        return parts

    def _is_known(self, host: str) -> bool:
        return any(host == known or host.endswith(f".{known}") for known in (*KNOWN_SERVICES, *self.added))


def is_public(host: str) -> bool:
    """Whether an IP address is that of a single public host, and leads to no other address."""
    address = ipaddress.ip_address(host)
    if isinstance(address, ipaddress.IPv6Address) and address not in _UNICAST:
        return False
    is_special = address.is_multicast or any(address in network for network in _NOT_HOSTS)
    return address.is_global and not is_special
