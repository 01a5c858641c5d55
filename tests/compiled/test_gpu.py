"""Games on a GPU are the processor's games. A simulator stands in for it; `bench/gpu.py` asks a real one."""

import os
import subprocess
import sys

import numba.cuda
import pytest

from okapi.compiled import Engine
from okapi.compiled.gpu import GpuEngine, NoGpu, has_gpu
from okapi.game import Rules

SIMULATED = """
from okapi.compiled import Engine
from okapi.compiled.gpu import GpuEngine
from okapi.game import Rules

gpu = GpuEngine(Engine(2, rules=Rules(trains=5)))
gpu.in_shared_memory = {is_shared}
played = gpu.play(2, first_seed=7, policies={policies!r}, rows=2)
print(played.rows.tobytes().hex(), played.totals.tolist(), played.decisions.sum())
"""


@pytest.mark.parametrize(("policies", "is_shared"), [("random", True), (["greedy", "random"], False)])
def test_the_same_functions_play_the_same_games_on_a_gpu(policies: str | list[str], is_shared: bool) -> None:
    engine = Engine(2, rules=Rules(trains=5))
    rows = engine.new_games([7, 8])
    decisions = engine.play_out(rows, policies)
    totals, _, _ = engine.scores(rows)
    simulated = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED.format(policies=policies, is_shared=is_shared)],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert simulated.stdout.strip() == f"{rows.tobytes().hex()} {totals.tolist()} {decisions}", simulated.stderr


def test_without_a_gpu_it_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.cuda, "is_available", lambda: False)
    assert not has_gpu()
    with pytest.raises(NoGpu, match="no GPU was found that Numba can use: play on the compiled engine"):
        GpuEngine(Engine(2))
