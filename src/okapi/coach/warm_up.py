"""Machine code for bots and coach, before somebody waits for it.

`python -m okapi.coach.warm_up` compiles all of it. On a new machine that takes a while, at the lowest priority and
never two at a time; if it was done before, it ends at once. Beside a server or a game it runs as a process that ends
with them. Until it has finished, and if it fails, `at_once` has bots and coach decide in plain Python.
"""

import os
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TextIO

from okapi.bots.warm_up import bots_are_warm, decide_once, is_warm, warm_up_bots

WARM_UP = (sys.executable, "-m", "okapi.coach.warm_up")
BESIDE = "--beside"  # another process: when that ends, so does the input
BEGUN, DONE = "machine-code-begun", "machine-code-done"  # what it says there: messages for people
FAILED = "machine-code-failed"  # with the error, and the command that shows all of it
_HERE = Path(__file__).parent
_BOTS = ("champion", "searcher")
_LOWEST_PRIORITY = 19
_ON_ONE_PROCESSOR = {"NUMBA_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def is_cold() -> bool:
    """Whether there is machine code to be made for bots and coach."""
    return _can_compile() and not (bots_are_warm(_BOTS) and is_warm(_HERE))


def _can_compile() -> bool:
    """Whether a compiler can be loaded: one made for another version of NumPy, for example, cannot."""
    if find_spec("numba") is None:
        return False
    from okapi.compiled.compilation import numba  # noqa: PLC0415 (seconds to load)

    return numba is not None


@contextmanager
def at_once() -> Iterator[None]:
    """In this block, decide without waiting for a compiler: by the slower path as long as there is no machine code."""
    from okapi.compiled.compilation import plain_python  # noqa: PLC0415 (seconds to load)

    with plain_python() if is_cold() else nullcontext():
        yield


def warm_up() -> None:
    """Compile what is not yet compiled, starting with what is needed first."""
    from .advising import advice  # noqa: PLC0415 (as above)

    with _alone():
        warm_up_bots(["champion"])
        decide_once(_HERE, advice)
        warm_up_bots(_BOTS)


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process does the same: several would only slow each other down."""
    from okapi.compiled.compilation import cache_folder  # noqa: PLC0415 (as above)

    with (cache_folder() / "lock").open("w") as file:
        with suppress(ImportError):  # Windows has no such locks
            from fcntl import LOCK_EX, flock  # noqa: PLC0415

            flock(file, LOCK_EX)
        yield


@lru_cache(maxsize=1)  # one is enough
def warm_up_beside(report: Callable[..., None] = lambda message, **params: None) -> None:
    """Compile in another process, if there is anything to compile, while this one goes on.

    `report` is given a message and its parameters when it begins, when it is done, and when it fails.
    """
    if find_spec("numba") is None:
        return
    command, pipe, environment = (*WARM_UP, BESIDE), subprocess.PIPE, {**os.environ, **_ON_ONE_PROCESSOR}

    def run() -> None:
        with (
            tempfile.TemporaryFile("w+") as errors,
            subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, env=environment, text=True) as process,
        ):
            assert process.stdout is not None
            for line in process.stdout:
                report(line.strip())
            if process.wait():
                report(FAILED, error=_last_line(errors) or f"exit {process.returncode}", command=shlex.join(WARM_UP))

    Thread(target=run, daemon=True).start()


def _last_line(errors: TextIO) -> str:
    """The line of a traceback that says most."""
    errors.seek(0)
    return next(filter(None, map(str.strip, reversed(errors.readlines()))), "")


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(0)


def main() -> None:
    with suppress(OSError, AttributeError):  # Windows knows no `nice`
        os.nice(_LOWEST_PRIORITY)
    if BESIDE in sys.argv:
        for number in (signal.SIGINT, signal.SIGTERM):  # the server's, sent to all its processes: no failure to report
            signal.signal(number, lambda *_: os._exit(0))
        Thread(target=_end_with_input, daemon=True).start()
    if find_spec("numba") is not None:
        import_module("numba")  # a compiler that cannot be loaded is an error here and nowhere else
    if is_cold():
        print(BEGUN, flush=True)
        warm_up()
        print(DONE, flush=True)


if __name__ == "__main__":
    main()
