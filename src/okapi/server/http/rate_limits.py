"""Bounds on how fast anyone may ask, and on how much they may have at once."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_network

from starlette.requests import HTTPConnection

from okapi.server.settings import Rate

_MAX_REMEMBERED = 100_000
_IPV6_NETWORK = 64  # bits


class Bucket:
    """Holds a number of drops, and gets new ones at a steady rate. Asking takes one."""

    __slots__ = ("_level", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.burst
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether there was a drop left."""
        self._level = min(self._rate.burst, self._level + (now - self._seen) * self._rate.per_second)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One bucket for each who asks; those not seen for longest are forgotten first."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this one may."""
        now = self._clock()
        if who not in self._buckets:
            self._buckets[who] = Bucket(self._rate, now)
            if len(self._buckets) > _MAX_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return self._buckets[who].take(now)


class Shares:
    """A limited number of something at once, for each who asks."""

    def __init__(self, max_each: int) -> None:
        self._max_each = max_each
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Whether this one may have one more; it is to be given back."""
        if self._taken[who] >= self._max_each:
            return False
        self._taken[who] += 1
        return True

    def give_back(self, who: str) -> None:
        """This one has one less."""
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. Of IPv6 it is the network: a household has all the addresses in it."""
    host = connection.client.host if connection.client else "nowhere"
    if ":" not in host:
        return host
    address = IPv6Address(host)
    return str(address.ipv4_mapped or ip_network((address, _IPV6_NETWORK), strict=False))
