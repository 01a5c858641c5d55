"""Training's games on a GPU are the processor's. A simulator stands in for it, and NumPy for CuPy."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow  # it compiles what trains a network

SIMULATED = """
import sys, types
import numpy as np

class Here(np.ndarray):
    def get(self):
        return np.asarray(self)

device = types.SimpleNamespace(synchronize=lambda: None)
sys.modules["cupy"] = types.SimpleNamespace(
    asarray=lambda it: np.asarray(it).view(Here),
    zeros=lambda *it: np.zeros(*it).view(Here),
    cuda=types.SimpleNamespace(Device=lambda: device),
)

import jax.numpy as jnp
from okapi.board import africa
from okapi.compiled.gpu import load_cuda
load_cuda().as_cuda_array = lambda it: it if isinstance(it, np.ndarray) else np.array(it)
from okapi.game import Rules
from okapi.learning import gpu_games
from okapi.learning.games import Crowd, MapTables, ProcessorGames

gpu_games._shared = np.asarray
table = MapTables(africa(), Rules())
crowd = Crowd((1, 0, 0, 32), (1, 0, 0, 1), steps=3, settings=table.settings(1, 1), first_seed=7)
groups = [kind(table, crowd) for kind in (ProcessorGames, gpu_games.GpuGames)]
random = np.random.default_rng(1)
for step in range(3):
    logits = jnp.asarray(random.normal(size=(2, 35, table.actions)), jnp.float32)
    for group in groups:
        group.go_on(step, logits[0], logits[1, :2])
memories = [group._memory for group in groups]
assert len(memories[0].features) == 3 * (35 + 5) + 35  # of 35 games, every eighth is looked at again
assert set(memories[0].which) == {0, 1}
for name, one in vars(memories[0]).items():
    other = getattr(memories[1], name)  # machines round logarithms differently
    assert np.allclose(one, other, atol=1e-5) if name == "log_chance" else np.array_equal(one, other), name
print("the same")
"""


def test_games_on_a_gpu_are_those_on_the_processor() -> None:
    simulated = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert simulated.stdout.strip() == "the same", simulated.stderr
