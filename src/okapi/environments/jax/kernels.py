"""The steps of a batch on a GPU, a thread for each game. Only `batch` imports this."""

from functools import cache
from typing import Any

from okapi.compiled.gpu import load_cuda
from okapi.compiled.gpu_kernels import device_functions

from . import stepping  # noqa: F401 (so that its functions are among the sources)

THREADS = 64  # a block
cuda = load_cuda()


def begin_games(games: int, *memory: Any) -> None:
    """Deal all games, and wait for it."""
    _launch(_kernels()[0], games, *memory)


def step_all(games: int, *given: Any) -> None:
    """A step of all games."""
    _launch(_kernels()[1], games, *given)


def pick_actions(games: int, *given: Any) -> None:
    """Legal actions by chance."""
    _launch(_kernels()[2], games, *given)


def on_gpu(array: Any) -> Any:
    """An array that is on the GPU, for the kernels, in the same place."""
    return cuda.as_cuda_array(array)


def _launch(kernel: Any, games: int, *given: Any) -> None:
    kernel[-(-games // THREADS), THREADS](*given)
    cuda.synchronize()


@cache
def _kernels() -> tuple[Any, Any, Any]:
    functions = device_functions()
    begin_game, step_game = functions["begin_game"], functions["step_game"]
    pick_action = functions["pick_action"]

    @cuda.jit
    def begin(  # type: ignore[no-untyped-def]
        tables, players, rows, seeds, worth, seats, masks, legal, observations
    ):
        game = cuda.grid(1)
        if game < len(rows):
            begin_game(game, tables, players, rows, seeds, worth, seats, masks, legal, observations)

    @cuda.jit
    def step(  # type: ignore[no-untyped-def]
        before, after, actions, kind, tables, players, rows, seeds, worth, seats, masks, legal, observations, refused,
        over, totals, completed, rewards, own,
    ):  # fmt: skip
        game = cuda.grid(1)
        if game < len(rows):
            step_game(
                game, before, after, actions, kind, tables, players, rows, seeds, worth, seats, masks, legal,
                observations, refused, over, totals, completed, rewards, own,
            )  # fmt: skip

    @cuda.jit
    def pick(slot, rows, masks, legal, actions):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(rows):
            pick_action(game, slot, rows, masks, legal, actions)

    return begin, step, pick
