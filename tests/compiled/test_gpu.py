"""Games on a GPU are the processor's games. A simulator stands in for it; `bench/gpu.py` asks a real one."""

import os
import subprocess
import sys

import numba.cuda
import numpy as np
import pytest

from okapi.compiled import Engine
from okapi.compiled.compilation import SOURCES
from okapi.compiled.gpu import GpuEngine, NoGpu, has_gpu
from okapi.compiled.narrowing import narrowed
from okapi.game import Rules

SIMULATED = """
from okapi.compiled import Engine, gpu_kernels
from okapi.compiled.gpu import GpuEngine
from okapi.game import Rules

# An overflow adds a list of warnings to its module, while another thread of the simulator may look through that.
for source in (gpu_kernels.kernel_for.__wrapped__, *gpu_kernels.SOURCES.values()):
    source.__globals__["__warningregistry__"] = {{}}

gpu = GpuEngine(Engine(2, rules=Rules(trains=5)))
played = gpu.play(6, first_seed=7, policies={policies!r}, rows=6)  # more than a block has threads
print(played.rows.tobytes().hex(), played.totals.tolist(), played.decisions.sum())
"""


@pytest.mark.parametrize("policies", ["random", ["greedy", "random"]])
def test_the_same_functions_play_the_same_games_on_a_gpu(policies: str | list[str]) -> None:
    engine = Engine(2, rules=Rules(trains=5))
    rows = engine.new_games(range(7, 13))
    decisions = engine.play_out(rows, policies)
    totals, _, _ = engine.scores(rows)
    simulated = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED.format(policies=policies)],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert simulated.stdout.strip() == f"{rows.tobytes().hex()} {totals.tolist()} {decisions}", simulated.stderr


def test_numbers_of_32_bits_play_the_same_games() -> None:
    """As plain Python: what a GPU compiles of the same text `bench/gpu.py` compares."""
    engine = Engine(3, rules=Rules(trains=8))
    rows = engine.new_games(range(3))
    own = {name: {**function.__globals__} for name, function in SOURCES.items()}
    functions = {name: narrowed(function, own[name]) for name, function in SOURCES.items()}
    for namespace in own.values():
        namespace.update({name: function for name, function in functions.items() if name in namespace})
    tables = np.array(engine.tables)
    with np.errstate(over="ignore"):  # NumPy multiplies words, and would warn
        for row in (expected := rows.copy()):
            while not functions["is_over"](row):
                move = functions["random_option"](row, tables)
                assert isinstance(move, np.int32)
                functions["play"](row, tables, move)
    engine.play_out(rows)
    assert (rows == expected).all()


def test_without_a_gpu_it_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.cuda, "is_available", lambda: False)
    assert not has_gpu()
    with pytest.raises(NoGpu, match="no GPU was found that Numba can use: play on the compiled engine"):
        GpuEngine(Engine(2))
