"""Limits on how fast anyone may send requests, and on how much they may have at once.

Everything counts twice: for the person, and for the address that the request comes from, so that nobody gets more by
using several identities. An address may do as much as `people_per_address` people.

One event loop does all the work, and everything that is ready takes part in its next round. The requests of one
address are therefore handled one at a time, each followed by a rest as long as it took: a move waits for one of them,
not for the hundreds behind it, and half of the time is left to others.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from enum import StrEnum
from ipaddress import IPv4Address, ip_address, ip_network
from math import ceil

from starlette.requests import HTTPConnection

from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.settings import Rate, ServerSettings
from okapi.server.turns import Turns

NOWHERE = "nowhere"  # the address of a client that has none, or for which a proxy gives no valid one
_MAX_REMEMBERED = 100_000
_MAX_SECONDS = 3600.0  # the longest wait that a refusal asks for
_IPV6_NETWORK = 64  # bits
_AS_MANY_AS_COME = 1_000_000  # addresses
_SECONDS_OF_A_TURN = 0.1  # what takes longer is not waiting for the processor


class Work(StrEnum):
    """Work with a limit of its own. The setting is the limit of one person: OKAPI_TABLE_RATE, …"""

    REQUEST = "request"  # of any kind
    SOCKET = "socket"
    MESSAGE = "message"  # on sockets
    PAGE = "page"
    FILE = "file"  # of the browser client
    STATUS = "status"  # /readyz and /metrics
    IDENTITY = "identity"
    RENAME = "rename"
    EXPORT = "export"
    TABLE = "table"  # new, as a rematch, or from a moment of a game
    JOIN = "join"
    PEOPLE = "people"  # inviting people, regular tables, duels, filing games on a real board
    ALMANAC = "almanac"
    PUZZLE = "puzzle"  # a try, or the solution
    TUTORIAL = "tutorial"
    BOARD = "board"  # checking, saving, reading or writing it
    PICTURE = "picture"
    LOOK = "look"  # at the past of a game
    UPLOAD = "upload"
    REVIEW = "review"
    ADVICE = "advice"
    MAIL = "mail"


_OF_AN_ADDRESS = (Work.IDENTITY, Work.MAIL)  # their settings are limits of an address
_REASONS = {
    Work.REVIEW: ServerReason.TOO_MANY_REVIEWS,
    Work.UPLOAD: ServerReason.TOO_MANY_REVIEWS,
    Work.ADVICE: ServerReason.TOO_MUCH_ADVICE,
    Work.MAIL: ServerReason.TOO_MANY_MAILS,
}


class TooFast(Refusal):
    """Too many requests, and when the next one is accepted."""

    def __init__(self, reason: ServerReason, seconds: float) -> None:
        super().__init__(reason)
        self.seconds = ceil(min(seconds, _MAX_SECONDS))


class Bucket:
    """A token bucket: it holds a number of drops, and gets new ones at a steady rate. Each request takes one."""

    __slots__ = ("_level", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.burst
        self._seen = now

    def wait(self, now: float) -> float:
        """The seconds until there is a drop."""
        self._level = min(self._rate.burst, self._level + (now - self._seen) * self._rate.per_second)
        self._seen = now
        if self._level >= 1:
            return 0
        return (1 - self._level) / self._rate.per_second if self._rate.per_second else _MAX_SECONDS

    def is_full(self, now: float) -> bool:
        return self._level + (now - self._seen) * self._rate.per_second >= self._rate.burst

    def take(self, now: float) -> bool:
        """Whether there was a drop left."""
        if self.wait(now):
            return False
        self._level -= 1
        return True


class RateLimits:
    def __init__(self, settings: ServerSettings, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._of_person: dict[Work, Rate] = {work: getattr(settings, f"{work}_rate") for work in Work}
        self._of_address = {
            work: rate if work in _OF_AN_ADDRESS else rate.times(settings.people_per_address)
            for work, rate in self._of_person.items()
        }
        self._buckets: OrderedDict[tuple[Work, str], Bucket] = OrderedDict()  # the most recently used come last

    def take(self, work: Work, *, address: str | None = None, person: str | None = None) -> None:
        """Count work for an address and a person. TooFast: one of them has no drop left; then nothing is counted."""
        now = self._clock()
        self._forget(now)
        buckets = []
        if address is not None:
            buckets.append(self._bucket(work, address, self._of_address[work], now))
        if person is not None:
            buckets.append(self._bucket(work, person, self._of_person[work], now))
        if seconds := max(bucket.wait(now) for bucket in buckets):
            raise TooFast(_REASONS.get(work, ServerReason.TOO_MANY_REQUESTS), seconds)
        for bucket in buckets:
            bucket.take(now)

    def _bucket(self, work: Work, who: str, rate: Rate, now: float) -> Bucket:
        found = self._buckets.get((work, who))
        if found is None:
            found = self._buckets[work, who] = Bucket(rate, now)
        self._buckets.move_to_end((work, who))
        return found

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again, and the oldest if there are too many."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) < _MAX_REMEMBERED and not self._buckets[oldest].is_full(now):
                return
            del self._buckets[oldest]


class Shares:
    """A limited number of things at once for each owner."""

    def __init__(self, max_each: int) -> None:
        self._max_each = max_each
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Whether this owner may have another; `give_back` returns it."""
        if self._taken[who] >= self._max_each:
            return False
        self._taken[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


class RequestTurns:
    """Addresses take turns with their requests and their messages on sockets."""

    def __init__(self, settings: ServerSettings) -> None:
        at_once, waiting = settings.requests_at_once, settings.max_waiting_requests
        self._turns = Turns(_AS_MANY_AS_COME, at_once, waiting)

    def take(self) -> AbstractAsyncContextManager[None]:
        """Wait for the turn of `owner`. TooManyWaiting: too many wait already."""
        return self._turns.take(seconds=_SECONDS_OF_A_TURN, rests=True)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. For IPv6 it is the network: a household has all addresses in it."""
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:  # proxies pass on whatever they receive
        return NOWHERE
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, _IPV6_NETWORK), strict=False))
