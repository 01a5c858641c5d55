"""Games on a GPU: the same functions, compiled for it, one thread a game.

A thread keeps its row in local memory, which the hardware spreads so that neighbouring threads read together, and
plays game after game. What comes back is a summary of every game, or its final row.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from .compilation import require_numba
from .engine import Engine, policies_named

if TYPE_CHECKING:
    from .gpu_kernels import KernelSettings

# Many times what a processor runs at once, so that a thread plays one game or a few: the hardware hands the
# next block to the processor that is free, where threads with many games would leave some idle at the end.
THREADS_A_PROCESSOR = 32768


class NoGpu(RuntimeError):
    def __init__(self) -> None:
        super().__init__("no GPU was found that Numba can use: play on the compiled engine instead")


def has_gpu() -> bool:
    try:
        return bool(load_cuda().is_available())
    except ImportError:
        return False


def load_cuda() -> Any:
    """`numba.cuda`, which compiles for a GPU. ImportError: it is not installed."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # removed in NumPy 2, but numba-cuda uses it
    from numba import cuda  # noqa: PLC0415 (slow to load, and of no use without a GPU)

    return cuda


class FinishedGames:
    """Finished games, still on the GPU: what each seat has in the end, and how many decisions each took."""

    def __init__(self, games: int, players: int, rows: int, row_words: int) -> None:
        cuda = load_cuda()
        self._totals = cuda.device_array((games, players), np.int64)
        self._completed = cuda.device_array((games, players), np.uint64)
        self._decisions = cuda.device_array(games, np.int64)
        self._turns = cuda.device_array(games, np.int64)
        self._rows = cuda.device_array((max(1, rows), row_words), np.uint64)

    def on_the_gpu(self) -> tuple[Any, ...]:
        """The arrays on the GPU: totals, completed tickets, decisions, turns and final rows."""
        return self._totals, self._completed, self._decisions, self._turns, self._rows

    @property
    def totals(self) -> NDArray[np.int64]:
        """7.2–7.4: points by game and seat."""
        return cast("NDArray[np.int64]", self._totals.copy_to_host())

    @property
    def completed(self) -> NDArray[np.uint64]:
        """The tickets that each seat completed, as masks."""
        return cast("NDArray[np.uint64]", self._completed.copy_to_host())

    @property
    def decisions(self) -> NDArray[np.int64]:
        return cast("NDArray[np.int64]", self._decisions.copy_to_host())

    @property
    def turns(self) -> NDArray[np.int64]:
        return cast("NDArray[np.int64]", self._turns.copy_to_host())

    @property
    def rows(self) -> NDArray[np.uint64]:
        """The final rows of the first games, as many as were asked for."""
        return cast("NDArray[np.uint64]", self._rows.copy_to_host())


class GpuEngine:
    """Plays whole games on the GPU. NoGpu: there is none here."""

    def __init__(self, engine: Engine) -> None:
        require_numba()
        if not has_gpu():
            raise NoGpu
        self.engine = engine
        self.threads_a_processor = THREADS_A_PROCESSOR
        self.tuning: KernelSettings | None = None  # the fastest, unless another is set
        self._tables = load_cuda().to_device(np.array(engine.tables))
        device = getattr(load_cuda(), "get_current_device", lambda: None)()  # a simulator has none
        self._processors = getattr(device, "MULTIPROCESSOR_COUNT", 1)

    def play(
        self, games: int, first_seed: int = 0, policies: Sequence[str] | str = "random", *, rows: int = 0
    ) -> FinishedGames:
        """The games of this many seeds from the first on; `rows` says how many final rows to keep."""
        from .gpu_kernels import FASTEST, kernel_for  # noqa: PLC0415 (as above)

        cuda, players = load_cuda(), self.engine.players
        played = FinishedGames(games, players, rows, self.engine.row_words)
        chosen = policies_named(policies, players)
        tuning = self.tuning or FASTEST
        kernel = kernel_for(players, tuning, all_random=not chosen.any())
        blocks = max(1, self._processors * self.threads_a_processor // tuning.threads)
        kernel[min(blocks, -(-games // tuning.threads)), tuning.threads](
            self._tables, cuda.to_device(chosen), first_seed, *played.on_the_gpu()
        )
        cuda.synchronize()
        return played
