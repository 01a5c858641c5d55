"""Games on a GPU: the same functions, compiled for it, one thread a game.

A thread keeps its row in local memory, which the hardware spreads so that neighbouring threads read together,
and plays game after game. What comes back is a summary of every game, or its final row.
"""

from typing import Any

import numpy as np

from .compilation import require_numba
from .engine import Engine, policies_named

THREADS = 64  # in a block: more would not fit their rows into the nearest cache


class NoGpu(RuntimeError):
    """There is no GPU that Numba can use here."""

    def __init__(self) -> None:
        super().__init__("no GPU was found that Numba can use: play on the compiled engine instead")


def has_gpu() -> bool:
    """Whether games can be played on a GPU here."""
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # gone in NumPy 2, and numba-cuda asks for it
    from numba import cuda  # noqa: PLC0415 (slow to load, and of no use without a GPU)

    return cuda


class GpuGames:
    """Finished games: what each seat has in the end, by game, and how many decisions each took."""

    def __init__(self, totals: Any, completed: Any, decisions: Any, rows: Any) -> None:
        self.totals = totals
        self.completed = completed
        self.decisions = decisions
        self.rows = rows


class GpuEngine:
    """Plays whole games on the GPU. NoGpu: there is none here."""

    def __init__(self, engine: Engine) -> None:
        require_numba()
        if not has_gpu():
            raise NoGpu
        self.engine = engine
        self._tables = _cuda().to_device(np.array(engine.tables))

    def play(
        self, games: int, first_seed: int = 0, policies: str = "random", *, keep_rows: bool = False
    ) -> GpuGames:
        """Games of the seeds from the first on; with their final rows, if asked for."""
        cuda, players = _cuda(), self.engine.players
        totals = cuda.device_array((games, players), np.int64)
        completed = cuda.device_array((games, players), np.uint64)
        decisions = cuda.device_array(games, np.int64)
        rows = cuda.device_array((games if keep_rows else 1, self.engine.row_words), np.uint64)
        blocks = min((games + THREADS - 1) // THREADS, 65535)
        chosen = cuda.to_device(policies_named(policies, players))
        from .gpu_kernels import kernel_for  # noqa: PLC0415 (as above)

        kernel_for(players)[blocks, THREADS](
            self._tables, chosen, first_seed, totals, completed, decisions, rows
        )
        arrays = (it.copy_to_host() for it in (totals, completed, decisions, rows))
        return GpuGames(*arrays)
