"""`okapi benchmark`: what it lists, prints and refuses."""

import json
from typing import Any

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
    assert f"the task asks for {TASKS['sprint-v1'].games}" in shown
    line = json.loads(okapi(*trial, "--json").stdout)
    assert (line["task"], line["agent"], line["games"], len(line["deals"])) == ("sprint-v1", "random", 2, 1)


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
    ]:
        done = okapi("benchmark", *words)
        assert done.exit_code == 2
        assert sentence in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
