"""The coach beside the bots: whether it is there, how it gets ready, and what it advises a seat."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec

from okapi.coach.results import AdvisedMove, UnknownBoard
from okapi.game import View

ADVISER = "coach"  # stands where a bot's name stands in a question
WARM_UP = (sys.executable, "-m", "okapi.coach.warm_up")
_ON_ONE_PROCESSOR = {"NUMBA_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


@cache
def coach_is_installed() -> bool:
    """Whether this server has the extra `fast`, without which there is no coach. Looking is cheap."""
    return all(find_spec(name) is not None for name in ("numba", "numpy"))


@contextmanager
def coach_warming_up() -> Iterator[subprocess.Popen[bytes] | None]:
    """Prepare the coach, if there is one, in a process that ends with the server."""
    if not coach_is_installed():
        yield None
        return
    quiet, environment = subprocess.DEVNULL, {**os.environ, **_ON_ONE_PROCESSOR}
    with subprocess.Popen(WARM_UP, stdin=quiet, stdout=quiet, stderr=quiet, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()


def advised_moves(view: View) -> tuple[AdvisedMove, ...]:
    """Up to three moves for a seat, from its view alone; none in a game that the coach does not know."""
    from okapi.coach import advice  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)
    from okapi.compiled import BeyondLimits  # noqa: PLC0415

    try:
        return tuple(advice(view))
    except (UnknownBoard, BeyondLimits):
        return ()
