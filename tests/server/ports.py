"""Ports of this machine for servers that tests start, and start again."""

import os
import socket
import weakref


class HeldPort:
    """A free port that no other process is given for as long as this lives, whether or not its server runs.

    A socket that never listens is bound to it. A server that sets SO_REUSEADDR, as ours and PostgreSQL do,
    can listen there all the same, and who connects before it does is refused.
    """

    def __init__(self) -> None:
        with socket.socket() as holder:
            holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            holder.bind(("127.0.0.1", 0))
            self.number: int = holder.getsockname()[1]
            weakref.finalize(self, os.close, holder.detach())
