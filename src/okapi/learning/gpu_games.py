"""Games in a GPU's memory, where the network is too: nothing travels between the two but a pointer."""

from collections.abc import Sequence
from typing import Any

import cupy
import jax
import jax.numpy as jnp
from jax import Array

from okapi.bots.network.positions import EVERY
from okapi.compiled.gpu import load_cuda
from okapi.compiled.gpu_kernels import device_functions
from okapi.compiled.words import number

from .games import Arrays, BoardTables, Ended, Seen, SeenAfter

THREADS = 64  # a block
cuda = load_cuda()


class GpuGames:
    """The engine on the GPU, one thread a game."""

    def __init__(self, table: BoardTables, counts: Sequence[int], first_seed: int) -> None:
        self._arrays = it = Arrays(table, counts, first_seed, cupy)
        self._tables, self._lines = cupy.asarray(table.tables), cupy.asarray(table.layout.lines)
        self._grid = (-(-it.size // THREADS), THREADS)
        deal, self._observe, self._look_back, self._play = _kernels()
        self.players = jnp.array(it.players.get())
        cupy.cuda.Device().synchronize()
        deal[self._grid](it.rows, self._tables, it.players, it.seeds)

    def see(self) -> Seen:
        it = self._arrays
        self._observe[self._grid](
            it.rows, self._tables, self._lines, it.features, it.legal, it.seat, it.base, it.scratch
        )
        return Seen(*_copies(it.features, it.legal.view(cupy.uint8), it.base, it.seat))

    def play(self, actions: Array) -> Ended:
        it = self._arrays
        chosen = cupy.from_dlpack(actions.block_until_ready())
        ended = (it.over, it.totals, it.shares, it.owners)
        self._play[self._grid](it.rows, self._tables, chosen, it.seeds, it.size, *ended, it.scratch)
        return Ended(*_copies(*ended))

    def look_back(self, seats: Array) -> SeenAfter:
        it = self._arrays
        moved = cupy.from_dlpack(seats.block_until_ready())
        after = (it.features_after, it.base_after)
        self._look_back[self._grid](it.rows, self._tables, self._lines, moved, *after, it.scratch)
        return SeenAfter(*_copies(*after))


def _copies(*arrays: Any) -> list[Array]:
    """What the kernels wrote, as arrays of JAX's own: the kernels write there again."""
    cuda.synchronize()  # the two libraries know nothing of each other's queues
    copies = [jnp.array(jax.dlpack.from_dlpack(it), copy=True) for it in arrays]
    return [it.block_until_ready() for it in copies]


def _kernels() -> tuple[Any, Any, Any, Any]:
    """The loops of `okapi.bots.network.positions`, with a thread for each round."""
    functions = device_functions()
    deal, acting = functions["deal"], functions["acting"]
    write_features, write_legal = functions["write_features"], functions["write_legal"]
    play_one = functions["play_one"]

    @cuda.jit
    def deal_all(rows, tables, players, seeds):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(rows):
            deal(rows[game], tables, players[game], seeds[game])

    @cuda.jit
    def observe_all(rows, tables, lines, features, legal, seats, base, scratch):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(rows):
            row = rows[game]
            seat = acting(row)
            seats[game] = seat
            write_features(row, tables, lines, seat, features[game], base[game], scratch[game])
            write_legal(row, tables, legal[game])

    @cuda.jit
    def look_back_all(rows, tables, lines, seats, features, base, scratch):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < len(features):
            game = place * EVERY
            seat = number(seats[game])
            write_features(rows[game], tables, lines, seat, features[place], base[place], scratch[game])

    @cuda.jit
    def play_all(rows, tables, actions, seeds, stride, over, totals, shares, owners, scratch):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(rows):
            play_one(
                rows[game], tables, actions[game], seeds, stride, game, over, totals[game], shares[game],
                owners[game], scratch[game],
            )  # fmt: skip

    return deal_all, observe_all, look_back_all, play_all
