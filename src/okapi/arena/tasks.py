"""Fixed tasks to measure agents by, so that figures of different people can be compared (docs/benchmark.md).

A task says everything that could make a difference: the players, who sits in the other seats, the rules, how long
a decision may take, the deals and what is counted. It never changes: what would be better another way becomes
another version. Its fingerprint says that nobody changed it, nor the board. A bot that plays by the network changes
with it, so a line says by which network its bots played.
"""

import hashlib
from collections.abc import Callable, Sequence
from enum import StrEnum
from math import sqrt
from typing import NamedTuple

import msgspec
from msgspec import Struct

from okapi import __version__
from okapi.board import Board, africa
from okapi.game import Rules

from .intervals import Series, interval, replicates, students_t
from .networks import network_hash, plays_by_network
from .result import Result
from .standings import times
from .tournament import Played, Settings, hold

FORFEITED = -100.0  # points that a game counts as a lead that the agent did not play to its end
FINGERPRINT = 12  # letters


class Metric(StrEnum):
    """What is counted of each game, and averaged."""

    WINS = "wins"  # 1, a part of a shared victory, or 0
    LEAD = "lead"  # points ahead of the best of the others


class Task(Struct, frozen=True, kw_only=True):
    name: str
    players: int
    opponents: str  # the bot in all other seats
    metric: Metric
    games: int  # for a published figure, in whole deals: each is played once from every seat
    limit: float  # seconds that a decision may take
    decisions: int | None = None  # that an agent may have been trained on, as its author says
    rules: Rules = Rules()

    def settings(self, agent: str, games: int | None = None) -> Settings:
        """The tournament that measures an agent."""
        return Settings(
            bots=(agent, self.opponents),
            players=self.players,
            games=self.games if games is None else games,
            seed=f"okapi benchmark {self.name}",
            limit=self.limit,
            featuring=agent,
            is_alone=True,
            rules=self.rules,
        )

    def fingerprint(self, board: Board | None = None) -> str:
        """Of all that fixes the task, the board included."""
        said = msgspec.json.encode([self, self.settings("agent").seed, (board or africa()).content_hash])
        return hashlib.sha256(said).hexdigest()[:FINGERPRINT]


TASKS = {
    task.name: task
    for task in (
        Task(
            name="sprint-v1", players=2, opponents="greedy", metric=Metric.LEAD, games=200, limit=10.0,
            rules=Rules(trains=15),
        ),
        Task(
            name="learner-v1", players=2, opponents="greedy", metric=Metric.LEAD, games=200, limit=10.0,
            decisions=1_000_000,
        ),
        Task(name="duel-v1", players=2, opponents="planner", metric=Metric.WINS, games=200, limit=10.0),
        Task(name="table-v1", players=4, opponents="planner", metric=Metric.WINS, games=200, limit=10.0),
        Task(name="master-v1", players=2, opponents="prodigy", metric=Metric.WINS, games=200, limit=10.0),
    )
}  # fmt: skip


class Entry(Struct, frozen=True, kw_only=True):
    """A line of the leaderboard. The figure and its interval follow from `deals`, what the agent got in each."""

    task: str
    fingerprint: str
    agent: str
    version: str
    games: int
    forfeits: int  # of the agent
    opponents_forfeits: int = 0
    value: float
    low: float | None  # of the 95% interval; a lead in one deal has none
    high: float | None
    milliseconds: float  # of processor time that a decision took, on average
    trained_on: int | None = None  # decisions
    network: str | None = None  # the fingerprint of its weights, if the agent or its opponents play by it
    deals: tuple[float, ...]

    def line(self) -> str:
        return msgspec.json.encode(self).decode()

    @property
    def is_valid(self) -> bool:
        """Where opponents forfeited, the machine was too busy to measure."""
        return self.opponents_forfeits == 0

    @property
    def is_outside_the_budget(self) -> bool:
        """The task has a budget of training, and nobody says that the agent kept to it."""
        return TASKS[self.task].decisions is not None and self.trained_on is None


class Figure(NamedTuple):
    """What an agent got on average, and the 95% interval; a lead in one deal has none."""

    value: float
    low: float | None
    high: float | None

    def rounded(self) -> "Figure":
        low, high = (None if it is None else round(it, 4) for it in (self.low, self.high))
        return Figure(round(self.value, 4), low, high)


def measure(
    task: Task,
    agent: str,
    *,
    games: int | None = None,
    jobs: int | None = None,
    trained_on: int | None = None,
    on_result: Callable[[Result], None] = lambda result: None,
) -> tuple[Played, Entry | None]:
    """Play a task; there is no entry unless all games were played. BadSettings: it cannot be played so."""
    played = hold(task.settings(agent, games), africa(), jobs=jobs, on_result=on_result)
    return played, entry_of(task, agent, played, trained_on) if played.is_complete else None


def entry_of(task: Task, agent: str, played: Played, trained_on: int | None = None) -> Entry:
    deals = worth_of_deals(task, agent, played.results)
    found = estimated(task.metric, deals).rounded()
    by_network = plays_by_network(agent) or plays_by_network(task.opponents)
    seats = [seat for result in played.results for seat in result.seats if seat.bot == agent]
    spent = times([seconds for seat in seats for seconds in seat.times.processor])
    failed = [it.fixture.seating[it.forfeit.seat] for it in played.results if it.forfeit is not None]
    return Entry(
        task=task.name,
        fingerprint=task.fingerprint(),
        agent=agent,
        version=__version__,
        games=len(played.results),
        forfeits=failed.count(agent),
        opponents_forfeits=len(failed) - failed.count(agent),
        value=found.value,
        low=found.low,
        high=found.high,
        milliseconds=round(1000 * spent.mean, 2) if spent else 0.0,
        trained_on=trained_on,
        network=network_hash()[:FINGERPRINT] if by_network else None,
        deals=tuple(round(worth, 4) for worth in deals),
    )


def worth_of_deals(task: Task, agent: str, results: tuple[Result, ...]) -> list[float]:
    """What the agent got on average in the games of each deal, in their order."""
    deals: dict[int, list[float]] = {}
    for result in results:
        seat = result.fixture.seating.index(agent)
        deals.setdefault(result.fixture.deal, []).append(_worth(task.metric, result, seat))
    return [sum(worths) / len(worths) for worths in deals.values()]


def _worth(metric: Metric, result: Result, seat: int) -> float:
    own = result.seats[seat]
    if metric is Metric.WINS:
        return own.win
    others = [it.points for place, it in enumerate(result.seats) if place != seat]
    if own.points is None:
        failed = result.forfeit is not None and result.forfeit.seat == seat
        return FORFEITED if failed else -FORFEITED
    return float(own.points.total - max(it.total for it in others if it is not None))


def estimated(metric: Metric, deals: Sequence[float]) -> Figure:
    """The mean over deals, which are independent, as the games of one are not; and its 95% interval."""
    value = sum(deals) / len(deals)
    if metric is Metric.LEAD:
        if (degrees := len(deals) - 1) == 0:
            return Figure(value, None, None)
        spread = sqrt(sum((deal - value) ** 2 for deal in deals) / degrees)
        error = students_t(degrees) * spread / sqrt(len(deals))
        return Figure(value, value - error, value + error)
    series = Series()
    for number, share in enumerate(deals):
        series.add(number, share)
    sums = [weights.sums(series) for weights in replicates(range(len(deals)), "benchmark")]
    found = interval(value, [won / (won + lost) for won, lost in sums])
    return Figure(found.value, found.low, found.high)
