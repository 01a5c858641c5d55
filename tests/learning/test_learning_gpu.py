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
gpu_games.THREADS = 1  # threads of one block race in the simulator, where an overflow writes into a module's warnings
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


SIMULATED_SEARCH = """
import numpy as np
from okapi.board import africa
from okapi.bots.champion import Effort
from okapi.compiled.gpu import load_cuda
load_cuda().as_cuda_array = lambda it: it
from okapi.learning import gpu_search_games
from okapi.learning.recipe import TINY
from okapi.learning.search_match import SearchMatch
from okapi.learning.trainer import Trainer

gpu_search_games.THREADS = 1  # as above
network = Trainer(TINY).progress.parameters
matches = [SearchMatch(network, network, Effort(decisions=2), players=2, games=2, batch=4) for _ in range(2)]
matches[1]._machine._loops = gpu_search_games.loops()
found = []
for match in matches:
    seeds = np.arange(2, dtype=np.uint64)
    match._machine.run("deal_match", 2, match.games.rows, match._tables, 2, seeds)
    match._see(match.games, 2)
    actions = [int(np.flatnonzero(np.unpackbits(it.view(np.uint8), bitorder="little"))[0]) for it in match.games.legal]
    where = np.arange(2) % 2
    found.append(match.tried(where, np.array(actions)[where], np.array([3, 4])))
assert np.array_equal(*found), found
for name, one in vars(matches[0]._worlds).items():
    assert np.array_equal(one, getattr(matches[1]._worlds, name)), name
print("the same")
"""


@pytest.mark.parametrize("simulated", [SIMULATED, SIMULATED_SEARCH], ids=["self-play", "search"])
def test_games_on_a_gpu_are_those_on_the_processor(simulated: str) -> None:
    process = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", simulated],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.stdout.strip() == "the same", process.stderr
