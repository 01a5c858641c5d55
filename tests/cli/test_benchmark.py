"""`okapi benchmark`: what it lists, prints and refuses."""

import json
import re
from typing import Any

import msgspec
import pytest

from okapi.arena.tasks import TASKS

Run = Any


def test_without_a_task_the_tasks_are_listed(okapi: Run) -> None:
    listed = okapi("benchmark").stdout
    assert all(name in listed for name in TASKS)
    assert "Siegquote" in okapi("--language", "de", "benchmark").stdout
    assert "duel-v1; players: 2; opponents: planner" in okapi("--plain", "benchmark").stdout


def test_a_figure_is_printed_with_its_interval_and_as_a_line_for_the_leaderboard(okapi: Run) -> None:
    trial = ("benchmark", "sprint-v1", "--agent", "random", "--games", "2", "--jobs", "1")
    shown = okapi(*trial).stdout
    assert "lead in points" in shown
    assert re.search(r"lead in points +−?[\d.]+\n", shown)  # of one deal there is no interval
    printed = okapi(*trial, "--json")
    assert f"the task asks for {TASKS['sprint-v1'].games}" in printed.stderr
    line = json.loads(printed.stdout)
    assert (line["low"], line["high"]) == (None, None)
    assert (line["task"], line["agent"], line["games"], len(line["deals"])) == ("sprint-v1", "random", 2, 1)


def test_an_agent_that_says_nothing_of_its_training_is_outside_the_budget(okapi: Run) -> None:
    trial = ("benchmark", "learner-v1", "--agent", "random", "--games", "2", "--jobs", "1")
    assert "Without --trained-on the figure is outside that budget" in okapi(*trial).stderr
    assert "budget" not in okapi(*trial, "--trained-on", "0").stderr


@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_a_line_whose_opponents_forfeited_is_not_valid(
    okapi: Run, monkeypatch: pytest.MonkeyPatch, as_json: tuple[str, ...]
) -> None:
    failing = msgspec.structs.replace(TASKS["sprint-v1"], opponents=f"{__name__}:TakesNoSeed")
    monkeypatch.setitem(TASKS, "sprint-v1", failing)
    done = okapi("benchmark", "sprint-v1", "--agent", "random", "--games", "2", "--jobs", "1", *as_json)
    assert done.exit_code == 1
    assert "not a valid measurement, because opponents forfeited" in done.stderr
    if as_json:
        assert json.loads(done.stdout)["opponents_forfeits"] == 2
    else:
        assert re.search("opponents’ forfeits +2", done.stdout)


def test_why_games_were_forfeited_is_said_beside_the_figure(okapi: Run) -> None:
    agent = f"{__name__}:TakesNoSeed"
    done = okapi("benchmark", "sprint-v1", "--agent", agent, "--games", "2", "--jobs", "1", "--json")
    assert json.loads(done.stdout)["forfeits"] == 2
    assert done.stderr.count("TakesNoSeed forfeits: it crashed (TypeError") == 2


class TakesNoSeed:
    """A class that the arena cannot make a bot of."""

    def __init__(self) -> None:
        pass

    def choose(self, view: Any, options: Any) -> Any:
        return options[0]


def test_bad_input_gets_one_sentence(okapi: Run) -> None:
    for words, sentence in [
        (("marathon",), "There is no task “marathon”; choose from sprint-v1"),
        (("duel-v1",), "Name the agent to measure with --agent."),
        (("duel-v1", "--agent", "planner"), "the bot “planner” already has all the other seats"),
        (("duel-v1", "--agent", "nobody"), "nobody"),
        (("duel-v1", "--agent", "greedy", "--games", "0"), "game"),
        (("duel-v1", "--agent", "greedy", "--games", "201"), "Games in duel-v1: 200. Choose a lower number"),
        (("learner-v1", "--agent", "random", "--trained-on", "2000000"), "at most 1,000,000 decisions"),
        (("duel-v1", "--agent", "random", "--trained-on", "-5"), "a number of decisions, 0 or more, not −5"),
        (("--agent", "greedy"), "Name the task as well"),
        (("--json",), "Name the task as well"),
        (("--games", "2"), "The tasks are sprint-v1, learner-v1"),
    ]:
        done = okapi("benchmark", *words)
        assert done.exit_code == 2
        assert sentence in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
