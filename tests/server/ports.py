"""Ports of this machine for servers that tests start, and start again."""

import os
import socket
import weakref
from contextlib import ExitStack, suppress


class HeldPort:
    """A free port that no other process gets while this exists, whether or not its server runs.

    A socket that never listens is bound to it. A server that sets SO_REUSEADDR, as ours and PostgreSQL do,
    can listen there all the same, and who connects before it does is refused. `count` holds those that follow, too.
    """

    def __init__(self, count: int = 1) -> None:
        self.number = 0
        while not self.number:
            with suppress(OSError):  # one that follows is taken
                self.number = self._hold(count)

    def _hold(self, count: int) -> int:
        with ExitStack() as stack:
            first = 0
            holders = [stack.enter_context(socket.socket()) for _ in range(count)]
            for number, holder in enumerate(holders):
                holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                holder.bind(("127.0.0.1", first + number if number else 0))
                first = first or holder.getsockname()[1]
            for holder in holders:
                weakref.finalize(self, os.close, holder.detach())
        return first
