"""Several processes, each on its own port, so that a proxy can send all sockets of a game to the same one.

Each opens its own port: if a process is gone, its port refuses connections, and the proxy tries the next one at once.
If the parent held the ports, clients would wait until the process is back.
"""

import os
import signal
from collections.abc import Callable, Iterable
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Thread

from .logs import log

_AGAIN_SECONDS = 1.0  # after a process has ended


def keep_serving(ports: Iterable[int], serve_on: Callable[[int], None]) -> None:
    """Serve on each port until a signal. A process that ends is started again."""
    receiver, sender = Pipe(duplex=False)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sender.send_bytes(b"stop"))
    processes = {port: _started(serve_on, port) for port in ports}
    while not receiver.poll():
        wait([receiver, *(process.sentinel for process in processes.values())])
        for port, process in processes.items():
            if not process.is_alive() and not receiver.poll(_AGAIN_SECONDS):
                about = {"port": port, "code": process.exitcode}
                log.warning("a process ended and is started again", extra={"about": about})
                processes[port] = _started(serve_on, port)
    for process in processes.values():
        process.terminate()
    for process in processes.values():
        process.join()


def _started(serve_on: Callable[[int], None], port: int) -> SpawnProcess:
    process = get_context("spawn").Process(target=_serve, args=(serve_on, port))
    process.start()
    return process


def _serve(serve_on: Callable[[int], None], port: int) -> None:
    Thread(target=_end_with_the_parent, daemon=True).start()
    serve_on(port)


def _end_with_the_parent() -> None:
    """End when the parent ends, even if it was killed, so that the ports are free."""
    if (parent := parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
