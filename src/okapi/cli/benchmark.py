"""`okapi benchmark`: measure an agent by a fixed task, and print its line for the leaderboard."""

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
) -> None:
    """List the tasks, or play one and print the agent's figure."""
    if task is None:
        _list_tasks()
        return
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
    for line in forfeit_lines(tuple(forfeited_games(played)), spoken()):
        Screen(stderr=True).line(line)  # a line for the leaderboard stays one


def _check(task: Task, agent: str, games: int | None, jobs: int | None, trained_on: int | None) -> None:
    """Refuse what cannot be measured, before the first game."""
    if agent == task.opponents:
        raise BadInput(say("benchmark-agent-is-the-opponent", task=task.name, bot=agent))
    with refusing(BadSettings):
        check(task.settings(agent, games), africa())
    if games is not None and games > task.games:
        raise BadInput(say("benchmark-too-many-games", task=task.name, most=task.games))
    if jobs is not None and jobs < 1:
        raise BadInput(say("arena-no-jobs"))
    if task.decisions is not None and trained_on is not None and not 0 <= trained_on <= task.decisions:
        raise BadInput(say("benchmark-trained-too-long", task=task.name, most=task.decisions, decisions=trained_on))


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
    grid.add_pair(say("benchmark-milliseconds"), number(entry.milliseconds))
    grid.add_pair(say("benchmark-fingerprint"), entry.fingerprint)
    Screen().show(grid)
    if entry.games < task.games:
        Screen().line(say("benchmark-too-few-games", games=entry.games, wanted=task.games))


def _metric(task: Task) -> str:
    return say("benchmark-metric-wins") if task.metric is Metric.WINS else say("benchmark-metric-lead")


def _figure(task: Task, entry: Entry) -> str:
    """A share in percent, or points; with its interval."""
    is_share = task.metric is Metric.WINS
    value, low, high = (spoken().number(100 * it if is_share else it, 1) for it in (entry.value, entry.low, entry.high))
    if is_share:
        return say("benchmark-figure-wins", value=value, low=low, high=high)
    return say("benchmark-figure-lead", value=value, low=low, high=high)
