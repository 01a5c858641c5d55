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
    from_dlpack=np.array,
    uint8=np.uint8,
    cuda=types.SimpleNamespace(Device=lambda: device),
)

import jax.numpy as jnp
from okapi.board import africa
from okapi.game import Rules
from okapi.learning import gpu_games
from okapi.learning.games import ProcessorGames, BoardTables

gpu_games.jax.dlpack.from_dlpack = jnp.asarray
table, counts = BoardTables(africa(), Rules()), (1, 0, 0, 8)
groups = [kind(table, counts, 7) for kind in (ProcessorGames, gpu_games.GpuGames)]
for step in range(4):
    seen = [group.see() for group in groups]
    legal = np.unpackbits(np.asarray(seen[0].legal), axis=1, bitorder="little")
    ended = [group.play(jnp.asarray(legal.argmax(axis=1), jnp.int32)) for group in groups]
    after = [group.look_back(seen[0].seat) for group in groups]
    for one, other in (seen, ended, after):
        assert all(np.array_equal(*pair) for pair in zip(one, other, strict=True)), step
    assert len(after[0].features) == 2  # of nine games, the first and the ninth
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
