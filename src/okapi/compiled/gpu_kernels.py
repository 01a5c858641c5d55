"""The package's functions for a GPU, and the loop that plays games with them. Only `gpu` imports this."""

from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numba.cuda
import numpy as np

from . import loops  # noqa: F401 (so that every function is among the sources)
from .compilation import SOURCES
from .layout import CHOOSING_TICKETS, IN_TURN, STAGE, row_words
from .narrowing import narrowed
from .words import number

cuda: Any = numba.cuda


def count_bits(mask: int) -> int:
    """One instruction of the hardware, which its compiler does not find by itself."""
    return number(cuda.popc(mask))


def lowest_bit(mask: int) -> int:
    """The first set bit, counted from one."""
    return number(cuda.ffs(mask)) - number(1)


config: Any = numba.config
IS_SIMULATED = bool(config.ENABLE_CUDASIM)
BUILT_IN = {} if IS_SIMULATED else {"count_bits": count_bits, "lowest_bit": lowest_bit}


class KernelSettings(NamedTuple):
    """Settings that change the speed and nothing else."""

    threads: int  # in a block, which run through the code together
    registers: int  # fewer let more threads run beside each other, until a thread's numbers do not fit
    is_narrow: bool  # whether numbers have 32 bits


# `bench/gpu.py` tries others. A simulator's threads are Python's: a few will do.
FASTEST = KernelSettings(4, 0, is_narrow=False) if IS_SIMULATED else KernelSettings(640, 48, is_narrow=True)


@cache
def device_functions(*, is_narrow: bool = False) -> dict[str, Any]:
    """All functions of the package for the GPU, by name. Each calls the others' GPU versions."""
    made: dict[str, Any] = {}
    namespaces = []
    for name, function in (SOURCES | BUILT_IN).items():
        namespace = dict(function.__globals__)
        if is_narrow:
            copy = narrowed(function, namespace)
        else:
            copy = FunctionType(function.__code__, namespace, name, function.__defaults__)
        made[name] = cuda.jit(device=True)(copy)
        namespaces.append(namespace)
    for namespace in namespaces:
        namespace.update({name: device for name, device in made.items() if name in namespace})
    return made


@cache
def kernel_for(players: int, tuning: KernelSettings, *, all_random: bool) -> Any:
    """Plays games from their seeds to the end, every seat by its policy; each thread in a row of its own.

    The threads of a block wait for each other before they choose and before they play. All of them run the same
    code, which is too long for the processor's cache of instructions: together they fetch it once, where each by
    itself would wait for its own part of it most of the time. Where all play at random, what other policies need is
    left out: it would only take up registers.
    """
    functions = device_functions(is_narrow=tuning.is_narrow)
    deal, is_over, acting = functions["deal"], functions["is_over"], functions["acting"]
    play, final_scores = functions["play"], functions["final_scores"]
    policy_move, random_option = functions["policy_move"], functions["random_option"]
    flow = functions["flow"]
    words, uint64, int32, int64 = row_words(players), np.uint64, np.int32, np.int64
    count_with = int32 if tuning.is_narrow else int64
    stage, table_size = count_with(STAGE), count_with(players)

    @cuda.jit(**({"max_registers": tuning.registers} if tuning.registers else {}))
    def play_games(  # type: ignore[no-untyped-def]
        tables, policies, first_seed, totals, completed, decisions, turns, rows
    ):
        row = cuda.local.array(words, uint64)
        for first in range(0, len(decisions), cuda.gridsize(1)):
            game = first + cuda.grid(1)
            goes_on = game < len(decisions)
            if goes_on:
                deal(row, tables, table_size, int64(first_seed + game))
            count, turned = int64(0), int64(0)
            while cuda.syncthreads_or(int32(goes_on)):
                of_a_turn, move = False, count_with(0)
                if goes_on:
                    of_a_turn = flow(row, stage) != CHOOSING_TICKETS
                    if all_random:
                        move = count_with(random_option(row, tables))
                    else:
                        move = count_with(policy_move(row, tables, count_with(policies[acting(row)])))
                cuda.syncthreads()
                if goes_on:
                    play(row, tables, move)
                    count += 1
                    goes_on = not is_over(row)
                    if of_a_turn and (flow(row, stage) == IN_TURN or not goes_on):
                        turned += 1
            if game < len(decisions):
                final_scores(row, tables, totals[game], completed[game])
                decisions[game] = count
                turns[game] = turned
            if game < len(rows):
                for at in range(words):
                    rows[game, at] = row[at]

    return play_games
