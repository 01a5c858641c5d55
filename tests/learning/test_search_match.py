"""A search against the network it searches with, many games at a time: it is the search of the champion."""

import json
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from okapi.board import africa
from okapi.bots.champion import Effort
from okapi.bots.network.inference import Network
from okapi.bots.network.layout import layout_for
from okapi.bots.network.lookahead import Worlds
from okapi.bots.network.numbers import option_numbers
from okapi.bots.network.weights import network_for
from okapi.compiled.conversion import row_of_view
from okapi.game import Rules, view_for
from okapi.learning.checkpoint import read_weights
from okapi.learning.distil import Distillation, run
from okapi.learning.network import Parameters
from okapi.learning.recipe import TINY
from okapi.learning.search_match import SearchMatch, summed_up
from okapi.learning.trainer import Trainer
from playing import random_decisions

pytestmark = pytest.mark.slow  # it compiles what trains a network

SIZES = TINY._replace(width=16)


def louder(parameters: Parameters, times: float) -> Parameters:
    """The same network with stronger opinions: a new one has hardly any."""
    return {name: it * times if it.ndim == 2 else it for name, it in parameters.items()}


@pytest.mark.parametrize("decisions", [3, 5000])
def test_worlds_come_out_as_those_of_the_champion(decisions: int) -> None:
    state, seat, *_ = next(it for it in random_decisions(3, 3) if len(it[0].table.claims) == 6)
    view, scale = view_for(state, seat), layout_for(africa()).scale
    large, small = (louder(Trainer(TINY._replace(width=width)).progress.parameters, 3) for width in (16, 8))
    effort = Effort(decisions=decisions)
    match = SearchMatch(large, small, effort, players=3, games=3, batch=8)
    match.games.rows[seat, : len(row_of_view(view))] = row_of_view(view)
    actions, seeds = np.repeat(option_numbers(view)[:3], 2), np.tile(np.array([5, 6]), 3)
    found = match.tried(np.full(6, seat), actions.astype(np.int64), seeds)
    networks = [Network({name: np.asarray(it) for name, it in of.items()}, scale) for of in (large, small)]
    expected = Worlds(view, seat, *networks).worths(actions, seeds.astype(np.uint64), decisions, effort.margin)
    assert np.allclose(found, expected, atol=1e-4)
    assert len(set(expected.tolist())) > 1


def test_every_deal_is_played_from_each_seat() -> None:
    network = Trainer(SIZES).progress.parameters
    match = SearchMatch(network, network, Effort(trials=12, decisions=1, thinkable=50.0), players=2, games=4, batch=64)
    found = match.play()
    assert found.shares.shape == (4,)
    assert found.searched > 0
    assert found.moves > 1
    assert 0 <= summed_up(found, 2)["share"] <= 1


def test_a_small_network_learns_to_decide_as_a_large_one_and_can_be_played_on_by(tmp_path: Path) -> None:
    teacher = Trainer(SIZES).progress.parameters
    learning = Distillation(louder(teacher, 4), TINY)
    before = learning.iterate(0.0)
    for _ in range(6):
        after = learning.iterate(0.5)
    assert after["apart"] < before["apart"]
    run(learning, tmp_path, seconds=0.01)
    network = network_for(africa(), Rules(), tmp_path / "rollout.npz")
    assert network is not None
    assert len(network.parameters["head.norm"]) == TINY.width
    assert json.loads((tmp_path / "rollout.json").read_text())["decisions"] == learning.decisions
    assert set(read_weights(tmp_path / "rollout.npz")[0]) < set(map(str, learning.student))
    assert all(jnp.isfinite(it).all() for it in learning.student.values())
