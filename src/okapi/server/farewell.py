"""Stopping gracefully: clients hear that they should connect again before their connections are closed."""

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from .hall import Hall
from .messages import Closing
from .reasons import ServerReason

_RECONNECT_AFTER = 1000  # milliseconds
_RESTART = 1012  # WebSocket's close code for it
_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def say_goodbye(hall: Hall) -> None:
    """Tell every client to connect again, to whichever process is there then."""
    hall.is_closing = True
    for connection in list(hall.watchers.everyone):
        connection.close(Closing(ServerReason.RESTARTING, _RECONNECT_AFTER), code=_RESTART)


@contextmanager
def goodbye_on_signals(hall: Hall) -> Iterator[None]:
    """Say goodbye when the process is told to stop, then let the web server stop as it does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in _SIGNALS}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(say_goodbye, hall)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for number in _SIGNALS:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
