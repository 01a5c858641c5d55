"""Games in a GPU's memory, where the network is too: only a pointer travels between the two.

What the kernels write, JAX reads in place. So both must wait for each other: the kernels for the answers of the
network, and the network for what the kernels write.
"""

from functools import cache
from typing import Any

import cupy
import jax
import jax.numpy as jnp
from jax import Array

from okapi.compiled.gpu import load_cuda
from okapi.compiled.gpu_kernels import device_functions

from .games import Arrays, Crowd, MapTables, Recorded

THREADS = 64  # a block
ALIGNED = 256  # bytes: where an array must begin that JAX reads in place
cuda = load_cuda()


class GpuGames:
    """The engine on the GPU, one thread a game."""

    def __init__(self, table: MapTables, crowd: Crowd) -> None:
        self._memory = it = Arrays(table, crowd, cupy)
        self._first_opposed = crowd.first_opposed
        self.players = jnp.array(it.players.get())
        self.is_published = jnp.array(it.which.get() == 0)
        deal_games, self._act, self._look = _kernels()
        cupy.cuda.Device().synchronize()
        deal_games[_grid(it.size)](it.rows, it.tables, it.which, it.players, it.seeds)
        # Checking and wrapping arrays takes longer than working with them, so it is done once.
        self._to_look = [cuda.as_cuda_array(part) for part in it.to_look()]
        self._to_act = [cuda.as_cuda_array(part) if hasattr(part, "shape") else part for part in it.to_act(0, 0, 0)]
        self._look[_grid(it.size + it.few)](0, *self._to_look)
        cuda.synchronize()
        self._seen = [(_shared(it.seen(step)), _shared(it.base[step])) for step in range(it.steps + 1)]
        self._recorded = Recorded(*map(_shared, it.to_record()))

    def seen(self, step: int) -> tuple[Array, Array]:
        return self._seen[step]

    def go_on(self, step: int, logits: Array, theirs: Array) -> None:
        it = self._memory
        answers = *(cuda.as_cuda_array(part.block_until_ready()) for part in (logits, theirs)), self._first_opposed
        self._act[_grid(it.size)](step, *self._to_act[:5], *answers, *self._to_act[8:])
        self._look[_grid(it.size + it.few)](step + 1, *self._to_look)
        cuda.synchronize()

    def recorded(self) -> Recorded:
        return self._recorded

    def start_again(self) -> None:
        self._memory.start_again()
        cupy.cuda.Device().synchronize()


def _grid(threads: int) -> tuple[int, int]:
    return -(-threads // THREADS), THREADS


def _shared(array: Any) -> Array:
    """An array of the kernels' as one of JAX's, in the same place."""
    assert array.data.ptr % ALIGNED == 0, "take numbers of games that are multiples of 64"
    shared: Array = jax.dlpack.from_dlpack(array)
    return shared


@cache
def _kernels() -> tuple[Any, Any, Any]:
    """The loops of `playing`, with a thread for each round."""
    functions = device_functions()
    deal, act, look = functions["deal"], functions["act"], functions["look"]

    @cuda.jit
    def deal_games(rows, tables, which, players, seeds):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(rows):
            deal(rows[game], tables[which[game]], players[game], seeds[game])

    @cuda.jit
    def act_in_games(  # type: ignore[no-untyped-def]
        step, rows, tables, which, seeds, players, logits, theirs, first_opposed, legal, seat, action, log_chance,
        learns, over, totals, shares, owners, scratch,
    ):  # fmt: skip
        game = cuda.grid(1)
        if game < len(rows):
            act(
                game, step, rows, tables, which, seeds, players, logits, theirs, first_opposed, legal, seat, action,
                log_chance, learns, over, totals, shares, owners, scratch,
            )  # fmt: skip

    @cuda.jit
    def look_at_games(  # type: ignore[no-untyped-def]
        step, rows, tables, which, lines, features, legal, seat, base, base_after, over, scratch, scratch_after,
    ):  # fmt: skip
        looking = cuda.grid(1)
        if looking < len(rows) + len(scratch_after):
            look(
                looking, step, rows, tables, which, lines, features, legal, seat, base, base_after, over, scratch,
                scratch_after,
            )  # fmt: skip

    return deal_games, act_in_games, look_at_games
