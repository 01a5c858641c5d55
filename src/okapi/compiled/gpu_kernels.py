"""The package's functions for a GPU, and the loop that plays games with them. Only `gpu` imports this."""

from functools import cache
from types import FunctionType
from typing import Any

import numba.cuda
import numpy as np

from . import loops  # noqa: F401 (so that every function is among the sources)
from .compilation import SOURCES
from .layout import row_words

cuda: Any = numba.cuda


@cache
def device_functions() -> dict[str, Any]:
    """All functions of the package for the GPU, by name. Each calls the others' GPU versions."""
    made: dict[str, Any] = {}
    namespaces = []
    for name, function in SOURCES.items():
        namespace = dict(function.__globals__)
        copy = FunctionType(function.__code__, namespace, name, function.__defaults__)
        made[name] = cuda.jit(device=True)(copy)
        namespaces.append(namespace)
    for namespace in namespaces:
        namespace.update({name: device for name, device in made.items() if name in namespace})
    return made


@cache
def kernel_for(players: int) -> Any:
    """Plays games from their seeds to the end, every seat by its policy."""
    functions = device_functions()
    deal, is_over, acting = functions["deal"], functions["is_over"], functions["acting"]
    play, policy_move, final_scores = functions["play"], functions["policy_move"], functions["final_scores"]
    words, uint64, int64 = row_words(players), np.uint64, np.int64

    @cuda.jit
    def play_games(  # type: ignore[no-untyped-def]
        tables, policies, first_seed, totals, completed, decisions, rows
    ):
        row = cuda.local.array(words, uint64)
        for game in range(cuda.grid(1), len(decisions), cuda.gridsize(1)):
            deal(row, tables, players, int64(first_seed + game))
            count = int64(0)
            while not is_over(row):
                play(row, tables, policy_move(row, tables, policies[acting(row)]))
                count += 1
            final_scores(row, tables, totals[game], completed[game])
            decisions[game] = count
            if game < len(rows):
                for at in range(words):
                    rows[game, at] = row[at]

    return play_games
