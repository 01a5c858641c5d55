"""Plays the tournaments of the ladder, one after the other."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil
from pathlib import Path
from time import monotonic

from msgspec.structs import replace
from rich.console import Console

from okapi import __version__
from okapi.arena.export import forfeited_games
from okapi.arena.progress import watcher
from okapi.arena.schedule import line_ups
from okapi.arena.standings import Standings, standings
from okapi.arena.style import StyleFigures, styles
from okapi.arena.tournament import Settings, hold
from okapi.arena.worker import BotMaker, make_bot
from okapi.board import Board, africa
from okapi.bots import Bot, bot_names
from okapi.bots.levels import OTHERS
from okapi.game import Rules
from okapi.locales import texts

from .data import Ladder, LadderSection
from .resources import memory, weights

GAMES = 1000  # of the leader against each other bot
SHARE_OF_A_TABLE = 0.4  # of those games for the table of the best; its figures lie far apart
SHARE_OF_A_PAIR = 0.1  # of those games for any two bots, and for all line-ups of a bigger table together
SHARE_FOR_TIMES = 0.01  # of those games for any two bots, where only times are measured
SHARE_WITH_SEARCHER = 0.2  # of those games: it takes ten seconds and more for each
SHARE_FOR_STYLE = 0.02  # of those games, as deals at one table
SEED = "ladder"


BOTS = (*OTHERS, "champion")  # the levels between are measured by `tools.levels`
UNHURRIED = 60.0  # seconds a decision may take where strength is all that counts
EXPLOITER = "exploiter"
STYLED = 4  # bots whose style is described
CHALLENGES = (
    *(("champion", "planner", players) for players in range(2, 6)),
    *(("prodigy", "planner", players) for players in range(2, 6)),
    ("champion", "searcher", 2),
    ("searcher", "planner", 2),
)


class Interrupted(Exception):
    """The ladder was not played to its end; nothing is written."""


class LadderRun:
    """Plays on one board, with these bots."""

    def __init__(
        self,
        bots: Sequence[str],
        board: Board,
        *,
        games: int = GAMES,
        jobs: int | None = None,
        seconds: float | None = None,
        challenges: Sequence[tuple[str, str, int]] | None = None,
        make: BotMaker = make_bot,
    ) -> None:
        """`seconds` is how long a challenge may take; None: as long as its games do."""
        self._bots = tuple(bots)
        self._board = board
        self._games = games
        self._jobs = jobs
        self._seconds = seconds
        self._challenges = tuple(CHALLENGES if challenges is None else challenges)
        self._make = make

    def ladder(self) -> Ladder:
        """All tournaments. Interrupted, if one is not played to its end."""
        return Ladder(
            version=__version__,
            board=self._board.id,
            board_hash=self._board.content_hash,
            bots=self._bots,
            sections=tuple(self._sections()),
            times=self.times(),
            memory=memory(self._bots),
            weights=weights(),
            challenges=self.challenges(),
            styles=self.styles(),
        )

    def times(self) -> LadderSection:
        """A quiet run: nothing but one worker process, so that a decision waits for nobody."""
        pairs = self._settings(self._bots, Rules().min_players, self._games * SHARE_FOR_TIMES, "times-")
        return self._section("Time for a decision", pairs, jobs=1)

    def challenges(self) -> tuple[LadderSection, ...]:
        """One bot against another in all other seats, as far as the bots are there."""
        known = set(bot_names())
        return tuple(
            self._challenge(one, other, players) for one, other, players in self._challenges if {one, other} <= known
        )

    def _challenge(self, one: str, other: str, players: int) -> LadderSection:
        settings = Settings(
            bots=(one, other),
            players=players,
            games=ceil(self._games * (SHARE_WITH_SEARCHER if "searcher" in (one, other) else 1)),
            seed=f"{SEED}-{one}-{other}-{players}",
            limit=UNHURRIED,
            featuring=one,
            is_alone=True,
        )
        return self._section(challenge_title(one, other, players), settings, hurried=True)

    def exploiter(self, weights: Path) -> LadderSection:
        """A policy that learned to beat the network that ships, against `champion`."""
        learned = LadderRun(
            self._bots,
            self._board,
            games=self._games,
            jobs=self._jobs,
            seconds=self._seconds,
            make=partial(make_with, weights),
        )
        return without_times(learned._challenge(EXPLOITER, "champion", 2))

    def styles(self) -> tuple[StyleFigures, ...]:
        """How the best play at one table."""
        best = BOTS[::-1]
        return tuple(styles(best[:STYLED], ceil(self._games * SHARE_FOR_STYLE), f"{SEED}-style"))

    def _sections(self) -> Iterator[LadderSection]:
        rules = Rules()
        pairs = self._settings(self._bots, rules.min_players, self._games * SHARE_OF_A_PAIR)
        everyone = self._section("2 players: every pair", pairs)
        yield without_times(everyone)
        order = [line.bot for line in everyone.standings.bots]
        leader = replace(pairs, games=self._games, seed=f"{SEED}-leader", featuring=order[0])
        yield without_times(self._section(f"2 players: {order[0]} against each of the others", leader))
        for players in range(rules.min_players + 1, rules.max_players + 1):
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

    def _section(
        self, title: str, settings: Settings, jobs: int | None = None, *, hurried: bool = False
    ) -> LadderSection:
        console = Console(stderr=True)
        console.print(title)
        is_enough = self._clock() if hurried else lambda: False
        with watcher(console, texts("en"), settings.bots, len(settings.schedule())) as watching:
            played = hold(
                settings,
                self._board,
                jobs=jobs or self._jobs,
                make=self._make,
                on_result=watching.see,
                is_enough=is_enough,
            )
        if not (played.is_complete or (is_enough() and played.results)):
            raise Interrupted(str(played.breakdown or "interrupted"))
        forfeits = tuple(forfeited_games(played))
        return LadderSection(title, settings, len(played.results), standings(played), forfeits)

    def _clock(self) -> Callable[[], bool]:
        """Whether the time of a challenge is up."""
        if self._seconds is None:
            return lambda: False
        end = monotonic() + self._seconds
        return lambda: monotonic() >= end


def challenge_title(one: str, other: str, players: int) -> str:
    """What the page calls it."""
    return f"{one} against {other}{'' if players == 2 else ' in all other seats'}, {players} players"


def make_with(weights: Path, name: str, seed: str) -> Bot:
    """The bot of that name; the one that learned to beat `champion` plays by its own weights."""
    if name != EXPLOITER:
        return make_bot(name, seed)
    from okapi.bots.network.weights import network_for  # noqa: PLC0415 (likewise)
    from okapi.bots.prodigy import ProdigyBot  # noqa: PLC0415 (takes a while to load)

    network = network_for(africa(), Rules(), weights)
    assert network is not None, "weights for another board"
    return ProdigyBot(seed, network)


def without_times(section: LadderSection) -> LadderSection:
    """A busy machine's times say little; they are measured in a run of their own."""
    lines = tuple(replace(line, times=None, processor_times=None) for line in section.standings.bots)
    return replace(section, standings=Standings(lines, section.standings.head_to_head))
