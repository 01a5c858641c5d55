"""Processes that work for a tournament."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

SPAWN = get_context("spawn")  # a fresh interpreter: nothing leaks in, and it works on every system
ENVIRONMENT = {"PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1"}


def start(target: Callable[..., None], *arguments: object) -> tuple[Connection, SpawnProcess]:
    """A process that is given the other end of this connection before the arguments, and ends with ours."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=target, args=(theirs, *arguments), daemon=True)
    with _environment_of_workers():
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def _environment_of_workers() -> Iterator[None]:
    """Sets of strings have the same order in all of them, and each keeps to one processor.

    The keyboard's interrupt is not for them.
    """
    before = {name: os.environ.get(name) for name in ENVIRONMENT}
    os.environ.update(ENVIRONMENT)
    try:
        with _interrupts_held_back():
            yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process started inside never gets them; here they arrive afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or it would let them through when the first process starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
