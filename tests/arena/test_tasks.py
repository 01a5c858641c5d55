"""The fixed tasks: they never change, and every figure of the leaderboard follows from what it says was played."""

import hashlib

import pytest
from tools.generate.leaderboard import entries, tables

from okapi import __version__
from okapi.arena.intervals import students_t
from okapi.arena.networks import network_hash, plays_by_network
from okapi.arena.tasks import FINGERPRINT, FORFEITED, TASKS, Metric, entry_of, estimated, measure
from okapi.bots import bot_names
from okapi.bots.network import WEIGHTS
from okapi.bots.prodigy import ProdigyBot

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
        assert entry.is_valid
        assert entry.low is not None
        assert entry.high is not None
        figure = (entry.value, entry.low, entry.high)
        assert figure == pytest.approx((found.value, found.low, found.high), abs=2e-4), entry.agent
        assert entry.low <= entry.value <= entry.high


def test_what_plays_by_the_network_was_measured_with_the_one_that_ships() -> None:
    ours = [it for it in entries() if ":" not in it.agent]
    players = [it for it in ours if plays_by_network(it.agent) or plays_by_network(TASKS[it.task].opponents)]
    assert len({(it.task, it.agent) for it in players}) > len(TASKS)
    assert {it.network for it in players} == {network_hash()[:FINGERPRINT]}, "measure these agents again"


@pytest.mark.parametrize("task", [task.name for task in TASKS.values() if plays_by_network(task.opponents)])
def test_all_lines_of_a_task_against_the_network_met_the_same_one(task: str) -> None:
    """Lines from before it was named have none. If one is measured again, all of them have to be."""
    assert len({entry.network for entry in entries() if entry.task == task}) == 1


def test_a_line_says_by_which_network_its_bots_played() -> None:
    played, entry = measure(TASKS["sprint-v1"], "random", games=2, jobs=1)
    assert entry is not None
    assert entry.network is None
    assert entry_of(TASKS["master-v1"], "random", played).network == network_hash()[:FINGERPRINT]
    assert hashlib.sha256(WEIGHTS.read_bytes()).hexdigest() == network_hash()


class LikeProdigy(ProdigyBot):
    """A bot from elsewhere that plays by the network that ships."""


class ByItsOwn(ProdigyBot):
    """A bot from elsewhere with a network of its own."""

    plays_by_network = False


def test_whether_a_bot_plays_by_the_network_is_asked_of_its_class_and_not_of_its_name() -> None:
    assert {name for name in bot_names() if plays_by_network(name)} == {"leopard", "prodigy", "champion"}
    assert plays_by_network("okapi.bots.prodigy:ProdigyBot")
    assert plays_by_network(f"{__name__}:LikeProdigy")
    assert not plays_by_network(f"{__name__}:ByItsOwn")
    assert not plays_by_network(f"{__name__}:Hopeless")


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
    error = 4.30265 * 10 / 3**0.5  # Student's t with two degrees of freedom
    assert leads == pytest.approx((20.0, 20.0 - error, 20.0 + error), rel=1e-5)
    assert estimated(Metric.LEAD, [7.0]) == (7.0, None, None)
    sweep = estimated(Metric.WINS, [1.0] * 20)
    assert sweep.value == sweep.high == 1
    assert sweep.low is not None
    assert 0.8 < sweep.low < 0.99


@pytest.mark.parametrize(("degrees", "errors"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (30, 2.0423), (99, 1.9842)])
def test_intervals_of_few_deals_are_as_wide_as_the_tables_of_students_t_say(degrees: int, errors: float) -> None:
    assert students_t(degrees) == pytest.approx(errors, abs=1e-4)


def test_without_a_stated_budget_a_line_is_listed_after_those_that_kept_to_it() -> None:
    table = tables(entries()).partition("**learner-v1**")[2].partition("**")[0]
    agents = [line for line in table.splitlines() if line.startswith("| ")][1:]
    stated = ["outside the budget" not in line for line in agents]
    assert stated == sorted(stated, reverse=True)
    assert any(stated)
    assert not all(stated)
