"""The package's functions for a GPU, and the loop that plays games with them. Only `gpu` imports this."""

from functools import cache
from types import FunctionType
from typing import Any

import numba.cuda
import numpy as np

from . import loops  # noqa: F401 (so that every function is among the sources)
from .compilation import SOURCES
from .layout import CHOOSING_TICKETS, IN_TURN, STAGE, row_words
from .words import number

cuda: Any = numba.cuda


def count_bits(mask: int) -> int:
    """What the hardware does in one instruction, and the compiler for it does not find out by itself."""
    return number(cuda.popc(mask))


def lowest_bit(mask: int) -> int:
    """The first set bit, counted from one."""
    return number(cuda.ffs(mask)) - number(1)


config: Any = numba.config
IS_SIMULATED = bool(config.ENABLE_CUDASIM)
THREADS = 64  # in a block
# Fewer registers let more threads run beside each other; with fewer still, a thread's numbers do not fit.
OPTIONS = {} if IS_SIMULATED else {"max_registers": 48}
BUILT_IN = {} if IS_SIMULATED else {"count_bits": count_bits, "lowest_bit": lowest_bit}


@cache
def device_functions() -> dict[str, Any]:
    """All functions of the package for the GPU, by name. Each calls the others' GPU versions."""
    made: dict[str, Any] = {}
    namespaces = []
    for name, function in (SOURCES | BUILT_IN).items():
        namespace = dict(function.__globals__)
        copy = FunctionType(function.__code__, namespace, name, function.__defaults__)
        made[name] = cuda.jit(device=True)(copy)
        namespaces.append(namespace)
    for namespace in namespaces:
        namespace.update({name: device for name, device in made.items() if name in namespace})
    return made


@cache
def kernel_for(players: int, *, all_random: bool, is_shared: bool) -> Any:
    """Plays games from their seeds to the end, every seat by its policy.

    A thread's row lies in its local memory, or, if `is_shared`, in the memory that the threads of a block
    share: there is less of that, and it is faster. Where all play at random, what other policies need is left
    out: it would only take up registers.
    """
    play_on = _loop_for(players, all_random=all_random)
    words, uint64 = row_words(players), np.uint64
    in_block = (THREADS, words | 1)  # an odd distance, so that neighbours do not get in each other's way

    @cuda.jit(**OPTIONS)
    def play_in_local_memory(  # type: ignore[no-untyped-def]
        tables, policies, first_seed, totals, completed, decisions, turns, rows
    ):
        row = cuda.local.array(words, uint64)
        play_on(row, tables, policies, first_seed, totals, completed, decisions, turns, rows)

    @cuda.jit(**OPTIONS)
    def play_in_shared_memory(  # type: ignore[no-untyped-def]
        tables, policies, first_seed, totals, completed, decisions, turns, rows
    ):
        row = cuda.shared.array(in_block, uint64)[cuda.threadIdx.x]
        play_on(row, tables, policies, first_seed, totals, completed, decisions, turns, rows)

    return play_in_shared_memory if is_shared else play_in_local_memory


def _loop_for(players: int, *, all_random: bool) -> Any:
    """What a thread does: game after game, each in its row."""
    functions = device_functions()
    deal, is_over, acting = functions["deal"], functions["is_over"], functions["acting"]
    play, final_scores = functions["play"], functions["final_scores"]
    policy_move, random_option = functions["policy_move"], functions["random_option"]
    flow = functions["flow"]
    words, int64 = row_words(players), np.int64

    @cuda.jit(device=True)
    def play_on(  # type: ignore[no-untyped-def]
        row, tables, policies, first_seed, totals, completed, decisions, turns, rows
    ):
        for game in range(cuda.grid(1), len(decisions), cuda.gridsize(1)):
            deal(row, tables, players, int64(first_seed + game))
            count, turned = int64(0), int64(0)
            while not is_over(row):
                of_a_turn = flow(row, STAGE) != CHOOSING_TICKETS
                move = random_option(row, tables) if all_random else policy_move(row, tables, policies[acting(row)])
                play(row, tables, move)
                count += 1
                if of_a_turn and (flow(row, STAGE) == IN_TURN or is_over(row)):
                    turned += 1
            final_scores(row, tables, totals[game], completed[game])
            decisions[game] = count
            turns[game] = turned
            if game < len(rows):
                for at in range(words):
                    rows[game, at] = row[at]

    return play_on
