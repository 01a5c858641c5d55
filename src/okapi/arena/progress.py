"""How a tournament is going, while it is going: a live table on a terminal, now and then a line elsewhere."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from time import monotonic

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from okapi.locales import Texts

from .result import Result
from .sequential import Evidence
from .sheets import evidence_line

SECONDS_BETWEEN_LINES = 10.0


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.forfeits = 0
        self.finished = 0
        self.points = 0

    def share(self, texts: Texts) -> str:
        return _mean(100 * self.wins, self.games, texts)

    def mean_points(self, texts: Texts) -> str:
        return _mean(self.points, self.finished, texts)


def _mean(total: float, count: int, texts: Texts) -> str:
    return texts.number(total / count, 1) if count else texts.say("figure-nothing")


class _Tallies:
    def __init__(self, bots: Sequence[str], games: int) -> None:
        self.bots = {bot: Tally() for bot in bots}
        self.games = games
        self.played = 0

    def add(self, result: Result) -> None:
        self.played += 1
        for seat, its in enumerate(result.seats):
            tally = self.bots[its.bot]
            tally.games += 1
            tally.wins += its.win
            tally.forfeits += result.forfeit is not None and result.forfeit.seat == seat
            if its.points is not None:
                tally.finished += 1
                tally.points += its.points.total


class LiveTable:
    def __init__(self, console: Console, texts: Texts, bots: Sequence[str], games: int) -> None:
        self._texts = texts
        self._tallies = _Tallies(bots, games)
        self._evidence = ""
        heading = TextColumn(texts.say("figure-games"))
        self._bar = Progress(heading, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
        self._task = self._bar.add_task("", total=games)
        self._live = Live(console=console, get_renderable=self._render, refresh_per_second=4, transient=True)

    def __enter__(self) -> "LiveTable":
        self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._live.stop()

    def see(self, result: Result) -> None:
        """Count it; the table is drawn a few times a second."""
        self._tallies.add(result)
        self._bar.update(self._task, completed=self._tallies.played)

    def weigh(self, evidence: Evidence) -> None:
        self._evidence = evidence_line(evidence, self._texts)

    def _render(self) -> RenderableType:
        columns = ("bot", "games", "wins-percent", "points", "forfeits")
        table = Table(*(self._texts.say(f"figure-{column}") for column in columns))
        for column in table.columns[1:]:
            column.justify = "right"
        for bot, tally in self._tallies.bots.items():
            share, points = tally.share(self._texts), tally.mean_points(self._texts)
            table.add_row(bot, str(tally.games), share, points, str(tally.forfeits))
        return Group(table, *filter(None, [self._evidence]), self._bar)


class Lines(AbstractContextManager["Lines"]):
    """A line every few seconds, for logs."""

    def __init__(self, console: Console, texts: Texts, bots: Sequence[str], games: int) -> None:
        self._console = console
        self._texts = texts
        self._tallies = _Tallies(bots, games)
        self._evidence: Evidence | None = None
        self._said = monotonic()

    def __exit__(self, *error: object) -> None:
        """Nothing is left to say."""

    def see(self, result: Result) -> None:
        """Count it, and say so if nothing was said for a while."""
        self._tallies.add(result)
        if monotonic() - self._said >= SECONDS_BETWEEN_LINES:
            self._said = monotonic()
            self._console.print(self._line(), soft_wrap=True)

    def weigh(self, evidence: Evidence) -> None:
        """Remember how the sequential test stands, for the next line."""
        self._evidence = evidence

    def _line(self) -> str:
        say, tallies = self._texts.say, self._tallies
        wins = [say("arena-wins", bot=bot, percent=tally.share(self._texts)) for bot, tally in tallies.bots.items()]
        listed = self._texts.listed(wins)
        line = say("arena-progress", games=tallies.played, wanted=tallies.games, bots=listed)
        return f"{line} {evidence_line(self._evidence, self._texts)}" if self._evidence else line


def watcher(console: Console, texts: Texts, bots: Sequence[str], games: int) -> LiveTable | Lines:
    """The one that suits the console."""
    kind = LiveTable if console.is_terminal else Lines
    return kind(console, texts, bots, games)
