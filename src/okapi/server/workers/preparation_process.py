"""The coach's preparation in a process of its own, as the server sees it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from .coach import coach_is_installed

PREPARATION = (sys.executable, "-m", "okapi.server.workers.preparation")
_ON_ONE_PROCESSOR = {"NUMBA_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


@contextmanager
def coach_prepared() -> Iterator[subprocess.Popen[bytes] | None]:
    """Meanwhile the coach, if there is one, is made ready, in a process that ends with the server."""
    if not coach_is_installed():
        yield None
        return
    quiet, environment = subprocess.DEVNULL, {**os.environ, **_ON_ONE_PROCESSOR}
    with subprocess.Popen(PREPARATION, stdin=quiet, stdout=quiet, stderr=quiet, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()
