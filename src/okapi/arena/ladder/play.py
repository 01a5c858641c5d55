"""Plays the tournaments of the ladder, one after the other."""

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from math import ceil

from msgspec.structs import replace
from rich.console import Console

from okapi.board import Board
from okapi.game import Rules
from okapi.locales import texts

from ..export import forfeited_games
from ..progress import watcher
from ..schedule import line_ups
from ..standings import Standings, standings
from ..tournament import Settings, hold
from ..worker import BotMaker, make_bot
from .data import Ladder, Section

GAMES = 1000  # of the leader against each other bot
SHARE_OF_A_TABLE = 0.4  # of those games for the table of the best; its figures lie far apart
SHARE_OF_A_PAIR = 0.1  # of those games for any two bots, and for all line-ups of a bigger table together
SHARE_FOR_TIMES = 0.01  # of those games for any two bots, where only times are measured
SEED = "ladder"


class Interrupted(Exception):
    """The ladder was not played to its end; nothing is written."""


class Player:
    """Plays on one board, with these bots."""

    def __init__(
        self,
        bots: Sequence[str],
        board: Board,
        *,
        games: int = GAMES,
        jobs: int | None = None,
        make: BotMaker = make_bot,
    ) -> None:
        self._bots = tuple(bots)
        self._board = board
        self._games = games
        self._jobs = jobs
        self._make = make

    def ladder(self) -> Ladder:
        """All tournaments. Interrupted, if one is not played to its end."""
        return Ladder(
            version=version("okapi"),
            board=self._board.id,
            board_hash=self._board.content_hash,
            bots=self._bots,
            sections=tuple(self._sections()),
            times=self.times(),
        )

    def times(self) -> Section:
        """A quiet run: nothing but one worker process, so that a decision waits for nobody."""
        pairs = self._settings(self._bots, Rules().fewest_players, self._games * SHARE_FOR_TIMES, "times-")
        return self._section("Time for a decision", pairs, jobs=1)

    def _sections(self) -> Iterator[Section]:
        rules = Rules()
        pairs = self._settings(self._bots, rules.fewest_players, self._games * SHARE_OF_A_PAIR)
        everyone = self._section("2 players: every pair", pairs)
        yield without_times(everyone)
        order = [line.bot for line in everyone.standings.bots]
        leader = replace(pairs, games=self._games, seed=f"{SEED}-leader", featuring=order[0])
        yield without_times(self._section(f"2 players: {order[0]} against each of the others", leader))
        for players in range(rules.fewest_players + 1, rules.most_players + 1):
            tables = len(list(line_ups(self._bots, players)))
            all_tables = self._settings(self._bots, players, self._games * SHARE_OF_A_PAIR / tables)
            yield without_times(self._section(f"{players} players: every line-up", all_tables))
            if len(self._bots) > players:
                games = self._games * SHARE_OF_A_TABLE
                strongest = self._settings(order[:players], players, games, "best-")
                title = f"{players} players: the best of the pairs at one table"
                yield without_times(self._section(title, strongest))

    def _settings(self, bots: Sequence[str], players: int, games: float, kind: str = "") -> Settings:
        """At least this many games of each line-up."""
        seed = f"{SEED}-{kind}{players}"
        return Settings(bots=tuple(bots), players=players, games=ceil(games), seed=seed)

    def _section(self, title: str, settings: Settings, jobs: int | None = None) -> Section:
        console = Console(stderr=True)
        console.print(title)
        with watcher(console, texts("en"), settings.bots, len(settings.schedule())) as watching:
            played = hold(
                settings, self._board, jobs=jobs or self._jobs, make=self._make, on_result=watching.see
            )
        if not played.is_complete:
            raise Interrupted(str(played.breakdown or "interrupted"))
        forfeits = tuple(forfeited_games(played))
        return Section(title, settings, len(played.results), standings(played), forfeits)


def without_times(section: Section) -> Section:
    """A busy machine's times say little; they are measured in a run of their own."""
    lines = tuple(replace(line, times=None, processor_times=None) for line in section.standings.bots)
    return replace(section, standings=Standings(lines, section.standings.head_to_head))
