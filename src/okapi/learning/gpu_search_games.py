"""The loops of `search_games` on a GPU: a thread for each row."""

from collections.abc import Callable
from functools import cache
from typing import Any

from okapi.compiled.gpu import load_cuda
from okapi.compiled.gpu_kernels import device_functions

from . import search_games  # noqa: F401 (so that its functions are among the sources)

THREADS = 64  # a block
cuda = load_cuda()


@cache
def loops() -> dict[str, Callable[..., None]]:
    """By the names that they have on the processor."""
    of = device_functions()
    deal_for_match, enter_world, see, go, judge = (
        of[it] for it in ("deal_for_match", "enter_world", "see", "go", "judge")
    )

    @cuda.jit
    def deal_match(count, rows, tables, players, seeds):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < count:
            deal_for_match(place, rows, tables, players, seeds)

    @cuda.jit
    def enter_worlds(count, rows, tables, games, source, seats, seeds, actions, over):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < count:
            enter_world(place, rows, tables, games, source, seats, seeds, actions, over)

    @cuda.jit
    def see_all(count, rows, tables, lines, over, deciding, features, legal, base, scratch):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < count:
            see(place, rows, tables, lines, over, deciding, features, legal, base, scratch)

    @cuda.jit
    def go_on(count, rows, tables, actions, over):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < count:
            go(place, rows, tables, actions, over)

    @cuda.jit
    def judge_all(  # type: ignore[no-untyped-def]
        count, rows, tables, lines, seats, over, features, base, totals, shares, owners, scratch
    ):
        place = cuda.grid(1)
        if place < count:
            judge(place, rows, tables, lines, seats, over, features, base, totals, shares, owners, scratch)

    kernels = {it.__name__: it for it in (deal_match, enter_worlds, see_all, go_on, judge_all)}
    return {name: _launched(kernel) for name, kernel in kernels.items()}


def wrapped(array: Any) -> Any:
    """An array as kernels take it."""
    return cuda.as_cuda_array(array)


def _launched(kernel: Any) -> Callable[..., None]:
    def launch(count: int, *given: Any) -> None:
        kernel[-(-count // THREADS), THREADS](count, *given)
        cuda.synchronize()

    return launch
