"""Stopping gracefully: clients are asked to reconnect before their connections are closed."""

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from okapi.server.play.connections import Watchers
from okapi.server.protocol.messages import Closing
from okapi.server.protocol.reasons import ServerReason

from .tasks import Tasks

_RECONNECT_AFTER = 1000  # milliseconds
_RESTART = 1012  # WebSocket's close code for it
_WAIT, _MAX_WAITS = 0.02, 50  # seconds, and how often
_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def close_connections(tasks: Tasks, watchers: Watchers) -> None:
    """Ask every client to reconnect, and close its connection."""
    tasks.is_closing = True
    for connection in list(watchers.everyone):
        connection.close(Closing(ServerReason.RESTARTING, _RECONNECT_AFTER), code=_RESTART)


@contextmanager
def close_on_signals(tasks: Tasks, watchers: Watchers) -> Iterator[None]:
    """Close all connections when a signal ends the process, then let the web server stop as usual."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in _SIGNALS}

    def let_the_web_server_stop(number: int, frame: FrameType | None) -> None:
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    async def leave(number: int) -> None:
        close_connections(tasks, watchers)
        for _ in range(_MAX_WAITS):  # the web server would close connections before the last message is sent
            if not watchers.everyone:
                break
            await asyncio.sleep(_WAIT)
        let_the_web_server_stop(number, None)

    def stop(number: int, frame: FrameType | None) -> None:
        if tasks.is_closing:  # a second signal ends it at once
            let_the_web_server_stop(number, frame)
        else:
            loop.call_soon_threadsafe(lambda: tasks.start(leave(number)))

    for number in _SIGNALS:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
