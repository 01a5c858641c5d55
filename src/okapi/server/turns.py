"""A fair queue: what keeps the games going comes first, then addresses take turns.

Writes take turns at the database: however much one address asks for, a move waits only for the transaction that is
under way, and other addresses wait for one of its transactions at a time. Requests take turns at the processor, see
`http.rate_limits`, and jobs at the workers of a pool.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

owner: ContextVar[str] = ContextVar("owner", default="")  # the address that a task works for; empty: the server


class TooManyWaiting(Exception):
    """Too many of this address are waiting for their turn."""


class Turns:
    """Lets a number of things happen at once, and only some of them for one owner."""

    def __init__(self, at_once: int, max_each: int, max_waiting: int) -> None:
        """`max_waiting` is how many of one address may wait; the server's own work always may."""
        self._free = at_once
        self._max_each = max_each
        self._max_waiting = max_waiting
        self._held: Counter[str] = Counter()
        self._first: deque[asyncio.Future[None]] = deque()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next owner first

    @asynccontextmanager
    async def take(
        self, *, first: bool = False, seconds: float | None = None, rests: bool = False
    ) -> AsyncIterator[None]:
        """Wait for a turn, before everyone else if `first`. TooManyWaiting: too many wait already.

        After some `seconds` the turn is over, even if its work is not: the work must be waiting for something else.
        With `rests`, the owner gets no other turn for as long as this one took.
        """
        who = "" if first else owner.get()
        if who and len(self._waiting.get(who, ())) >= self._max_waiting:
            raise TooManyWaiting
        loop, is_over = asyncio.get_running_loop(), False
        began: float | None = None
        turn: asyncio.Future[None] = loop.create_future()
        (self._first if first else self._waiting.setdefault(who, deque())).append(turn)
        self._grant()

        def give_back() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                self._give_back(who)

        try:
            await turn
            began = loop.time()
            timer = None if seconds is None else loop.call_later(seconds, give_back)
            try:
                yield
            finally:
                if timer is not None:
                    timer.cancel()
        finally:
            if rests and began is not None:
                loop.call_later(loop.time() - began, give_back)
            elif not turn.cancelled():
                give_back()

    def _grant(self) -> None:
        while self._free and (found := self._next()) is not None:
            who, turn = found
            self._free -= 1
            self._held[who] += 1
            turn.set_result(None)

    def _next(self) -> tuple[str, asyncio.Future[None]] | None:
        while self._first:
            if not (turn := self._first.popleft()).cancelled():
                return "", turn
        for who in list(self._waiting):
            if who and self._held[who] >= self._max_each:
                continue
            waiting = self._waiting.pop(who)
            while waiting and waiting[0].cancelled():
                waiting.popleft()
            if waiting:
                turn = waiting.popleft()
                if waiting:
                    self._waiting[who] = waiting  # behind the others
                return who, turn
        return None

    def _give_back(self, who: str) -> None:
        self._free += 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        self._grant()
