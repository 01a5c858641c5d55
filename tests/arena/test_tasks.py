"""The fixed tasks: they never change, and every figure of the leaderboard follows from what it says was played."""

import hashlib

import pytest
from tools.generate.leaderboard import entries

from okapi import __version__
from okapi.arena.tasks import BY_NETWORK, FORFEITED, TASKS, Metric, entry_of, estimated, measure, network
from okapi.bots.network import WEIGHTS

# A task that is changed is another task: give it another version, and measure again.
FINGERPRINTS = {
    "sprint-v1": "82c599a15f1f",
    "learner-v1": "e4731102b6f4",
    "duel-v1": "a4d882ceb48f",
    "table-v1": "ce56f630f69e",
    "master-v1": "183c9bf14fd0",
}


def test_no_task_ever_changes() -> None:
    assert {name: task.fingerprint() for name, task in TASKS.items()} == FINGERPRINTS


def test_every_figure_of_the_leaderboard_follows_from_its_deals() -> None:
    assert len(entries()) > 3
    for entry in entries():
        task = TASKS[entry.task]
        found = estimated(task.metric, entry.deals)
        assert entry.fingerprint == FINGERPRINTS[entry.task]
        assert entry.games == len(entry.deals) * task.players == task.games
        assert entry.opponents_forfeits == 0
        figure = (entry.value, entry.low, entry.high)
        assert figure == pytest.approx((found.value, found.low, found.high), abs=2e-4), entry.agent
        assert entry.low <= entry.value <= entry.high


@pytest.mark.parametrize("task", [task.name for task in TASKS.values() if task.opponents in BY_NETWORK])
def test_all_lines_of_a_task_against_the_network_met_the_same_one(task: str) -> None:
    """Lines from before it was named have none. If one is measured again, all of them have to be."""
    assert len({entry.network for entry in entries() if entry.task == task}) == 1


def test_a_line_says_by_which_network_its_bots_played() -> None:
    played, entry = measure(TASKS["sprint-v1"], "random", games=2, jobs=1)
    assert entry is not None
    assert entry.network is None
    assert entry_of(TASKS["master-v1"], "random", played).network == network()
    assert hashlib.sha256(WEIGHTS.read_bytes()).hexdigest().startswith(network())


def test_the_first_deals_of_the_leaderboard_are_played_again_and_give_the_same() -> None:
    (published,) = [it for it in entries() if (it.task, it.agent) == ("sprint-v1", "random")]
    _, entry = measure(TASKS["sprint-v1"], "random", games=6, jobs=1)
    assert entry is not None
    assert entry.deals == published.deals[:3]
    assert (entry.fingerprint, entry.games, entry.forfeits, entry.version) == (published.fingerprint, 6, 0, __version__)


class Hopeless:
    """An agent from elsewhere that fails at once."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: object, options: object) -> object:
        raise RuntimeError("I cannot")


def test_an_agent_that_fails_has_lost_by_a_hundred_points_and_no_share() -> None:
    agent = f"{__name__}:Hopeless"
    played, entry = measure(TASKS["sprint-v1"], agent, games=2, jobs=1)
    assert entry is not None
    assert (entry.forfeits, entry.value) == (2, FORFEITED)
    duel = entry_of(TASKS["duel-v1"], agent, played)
    assert duel.value == 0


def test_intervals_are_of_deals_and_a_clean_sweep_is_not_certain() -> None:
    leads = estimated(Metric.LEAD, [10.0, 20.0, 30.0])
    assert (leads.value, leads.high - leads.value) == pytest.approx((20.0, 1.96 * 10 / 3**0.5))
    sweep = estimated(Metric.WINS, [1.0] * 20)
    assert sweep.value == sweep.high == 1
    assert 0.8 < sweep.low < 0.99
