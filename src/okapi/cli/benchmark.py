"""`okapi benchmark`: measure an agent by a fixed task, and print its line for the leaderboard."""

from collections.abc import Iterator
from typing import Annotated

import typer

from okapi.arena.export import forfeited_games
from okapi.arena.progress import watcher
from okapi.arena.sheets import forfeit_lines
from okapi.arena.tasks import TASKS, Entry, Metric, Task, measure
from okapi.arena.tournament import BadSettings, check
from okapi.board import africa
from okapi.board.problems import printable

from .bad_input import BAD_FILE, INTERRUPTED, BadInput
from .language import listed, refusing, say, spoken
from .layout import Grid
from .options import AsJson
from .screen import Screen
from .seats import find


def benchmark(
    task: Annotated[str | None, typer.Argument(metavar="TASK", help="argument-task")] = None,
    agent: Annotated[str | None, typer.Option(metavar="BOT", help="option-benchmark-agent")] = None,
    games: Annotated[int | None, typer.Option(metavar="N", help="option-benchmark-games")] = None,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="option-arena-jobs")] = None,
    trained_on: Annotated[int | None, typer.Option(metavar="N", help="option-benchmark-trained-on")] = None,
    as_json: AsJson = False,
) -> int:
    """List the tasks, or play one and print the agent's figure; the exit code."""
    if task is None:
        if as_json or any(it is not None for it in (agent, games, jobs, trained_on)):
            raise BadInput(say("benchmark-no-task", tasks=listed(TASKS)))
        _list_tasks()
        return 0
    if task not in TASKS:
        raise BadInput(say("benchmark-no-such-task", task=printable(task), tasks=listed(TASKS)))
    if agent is None:
        raise BadInput(say("benchmark-no-agent"))
    asked = TASKS[task]
    find(agent)
    _check(asked, agent, games, jobs, trained_on)
    settings = asked.settings(agent, games)
    console = Screen(stderr=True).console
    with watcher(console, spoken(), settings.bots, len(settings.schedule())) as watching:
        played, entry = measure(asked, agent, games=games, jobs=jobs, trained_on=trained_on, on_result=watching.see)
    if played.breakdown is not None:
        raise BadInput(played.breakdown.in_language(spoken()), BAD_FILE)
    if entry is None:
        raise BadInput(say("arena-stopped", games=len(played.results), wanted=played.scheduled), INTERRUPTED)
    if as_json:
        print(entry.line())
    else:
        _show(asked, entry)
    beside = Screen(stderr=True)  # a line for the leaderboard stays one
    for line in (*forfeit_lines(tuple(forfeited_games(played)), spoken()), *_remarks(asked, entry)):
        beside.line(line)
    return 0 if entry.is_valid else BAD_FILE


def _check(task: Task, agent: str, games: int | None, jobs: int | None, trained_on: int | None) -> None:
    """Refuse what cannot be measured, before the first game."""
    if agent == task.opponents:
        raise BadInput(say("benchmark-agent-is-the-opponent", task=task.name, bot=agent))
    with refusing(BadSettings):
        check(task.settings(agent, games), africa())
    if games is not None and games > task.games:
        raise BadInput(say("benchmark-too-many-games", task=task.name, max=task.games))
    if jobs is not None and jobs < 1:
        raise BadInput(say("arena-no-jobs"))
    if trained_on is not None and trained_on < 0:
        raise BadInput(say("benchmark-trained-below-zero", decisions=trained_on))
    if task.decisions is not None and trained_on is not None and trained_on > task.decisions:
        raise BadInput(say("benchmark-trained-too-long", task=task.name, max=task.decisions, decisions=trained_on))


def _list_tasks() -> None:
    headings = [
        say("benchmark-task"),
        say("benchmark-players"),
        say("benchmark-opponents"),
        say("benchmark-metric"),
        say("benchmark-trains"),
        say("benchmark-seconds"),
        say("figure-games"),
    ]
    grid, number = Grid(headings, right=(1, 4, 5, 6), unbroken=(0,)), spoken().number
    for task in TASKS.values():
        grid.add(
            task.name,
            number(task.players),
            task.opponents,
            _metric(task),
            number(task.rules.trains),
            number(task.limit),
            number(task.games),
        )
    Screen().show(grid)


def _show(task: Task, entry: Entry) -> None:
    grid, number = Grid((say("column-what"), say("column-value")), right=(1,)), spoken().number
    grid.add_pair(say("benchmark-task"), entry.task)
    grid.add_pair(say("benchmark-agent"), entry.agent)
    grid.add_pair(_metric(task), _figure(task, entry))
    grid.add_pair(say("figure-games"), number(entry.games))
    grid.add_pair(say("figure-forfeits"), number(entry.forfeits))
    grid.add_pair(say("benchmark-opponents-forfeits"), number(entry.opponents_forfeits))
    grid.add_pair(say("benchmark-milliseconds"), number(entry.milliseconds))
    grid.add_pair(say("benchmark-fingerprint"), entry.fingerprint)
    Screen().show(grid)


def _remarks(task: Task, entry: Entry) -> Iterator[str]:
    """Why the leaderboard does not take this line, or not among the others."""
    if entry.games < task.games:
        yield say("benchmark-too-few-games", games=entry.games, wanted=task.games)
    if task.decisions is not None and entry.is_outside_the_budget:
        yield say("benchmark-outside-the-budget", task=task.name, max=task.decisions)
    if not entry.is_valid:
        yield say("benchmark-not-valid")


def _metric(task: Task) -> str:
    return say("benchmark-metric-wins") if task.metric is Metric.WINS else say("benchmark-metric-lead")


def _figure(task: Task, entry: Entry) -> str:
    """A share in percent, or points; with its interval, if there is one."""
    is_share = task.metric is Metric.WINS

    def written(figure: float) -> str:
        return spoken().number(100 * figure if is_share else figure, 1)

    value = written(entry.value)
    if entry.low is None or entry.high is None:
        return value
    low, high = written(entry.low), written(entry.high)
    if is_share:
        return say("benchmark-figure-wins", value=value, low=low, high=high)
    return say("benchmark-figure-lead", value=value, low=low, high=high)
