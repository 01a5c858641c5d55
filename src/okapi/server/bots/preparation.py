"""Machine code for the coach, before somebody asks it for advice.

`python -m okapi.server.bots.preparation` runs beside a server. On a new machine it compiles for a while, and
lets everything else there go first; where that was done before, it ends at once.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import new_game, options, play, settle, view_for

from .coach import advised_moves, coach_is_installed

PREPARATION = (sys.executable, "-m", "okapi.server.bots.preparation")
_LOWEST_PRIORITY = 19


@contextmanager
def coach_prepared() -> Iterator[subprocess.Popen[bytes] | None]:
    """Meanwhile the coach, if there is one, is made ready, in a process that ends with the server."""
    if not coach_is_installed():
        yield None
        return
    quiet = subprocess.DEVNULL
    with subprocess.Popen(PREPARATION, stdin=quiet, stdout=quiet, stderr=quiet) as process:
        try:
            yield process
        finally:
            process.kill()


def prepare() -> None:
    """Ask for advice on the tickets to keep and on the first turn, unless that was done on this machine."""
    from okapi import coach  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)
    from okapi.compiled.compilation import cache_folder  # noqa: PLC0415

    done = cache_folder(Path(coach.__file__).parent) / "coach-is-prepared"
    if done.exists():
        return
    dealer = SeededDealer("preparation")
    state, _ = settle(new_game(africa(), 2), dealer)
    advised_moves(view_for(state, 0))
    for seat in (0, 1):
        state, _ = play(state, seat, options(view_for(state, seat))[0], dealer)
    advised_moves(view_for(state, state.table.acting()[0]))
    done.touch()


def main() -> None:
    """Prepare, while the processor has nothing else to do."""
    with suppress(OSError, AttributeError):  # Windows knows no `nice`
        os.nice(_LOWEST_PRIORITY)
    for library in ("NUMBA", "OPENBLAS"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    prepare()


if __name__ == "__main__":
    main()
