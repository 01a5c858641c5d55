"""Whose request is worked on next.

One event loop does all the work, and everything that is ready takes part in its next round. The requests of
one address are therefore worked on one at a time, with a rest after each that is as long as it took: a move
waits for one of them, not for the hundreds behind it, and half of the time is left to others.
"""

from contextlib import AbstractAsyncContextManager

from okapi.server.settings import ServerSettings
from okapi.server.storage.turns import Turns

_AS_MANY_AS_COME = 1_000_000  # addresses
_SECONDS = 0.1  # what takes longer waits for something else than the processor


class RequestTurns:
    """Requests, and messages on sockets, of each address in turn."""

    def __init__(self, settings: ServerSettings) -> None:
        at_once, waiting = settings.requests_at_once, settings.max_waiting_requests
        self._turns = Turns(_AS_MANY_AS_COME, at_once, waiting)

    def take(self) -> AbstractAsyncContextManager[None]:
        """Wait until it is the turn of `owner`. TooManyWaiting: there is no place to wait."""
        return self._turns.take(seconds=_SECONDS, rests=True)
