"""Machine code for the coach, before somebody asks it for advice.

`python -m okapi.server.workers.preparation` runs beside a server. On a new machine it compiles for a while,
and lets everything else there go first; where that was done before, it ends at once.
"""

import os
from contextlib import suppress
from pathlib import Path

from okapi import coach
from okapi.board import africa
from okapi.compiled.compilation import cache_folder
from okapi.dealer import SeededDealer
from okapi.game import new_game, options, play, settle, view_for

from .coach import advised_moves

_LOWEST_PRIORITY = 19


def prepare() -> None:
    """Ask for advice on the tickets to keep and on the first turn, unless that was done on this machine."""
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


if __name__ == "__main__":
    with suppress(OSError, AttributeError):  # Windows knows no `nice`
        os.nice(_LOWEST_PRIORITY)
    prepare()
