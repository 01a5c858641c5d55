"""Bounds on how fast anyone may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable

from okapi.server.settings import Rate

_MAX_REMEMBERED = 100_000


class Bucket:
    """Holds so many drops, and gets new ones at a steady rate. Asking takes one."""

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
