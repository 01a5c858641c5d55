"""`make ladder`: play the published tournaments and write their tables to a Markdown file."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from math import ceil
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from okapi.board import Board, africa
from okapi.bots import bot_names
from okapi.game import Rules
from okapi.locales import texts

from .export import forfeited_games
from .progress import watcher
from .schedule import line_ups
from .sheets import Sheet, forfeit_lines, markdown, sheets
from .standings import Standings, standings
from .tournament import Played, Settings, hold
from .worker import BotMaker, make_bot

GAMES = 1000  # of the leader against each other bot
SHARE_OF_A_TABLE = 0.4  # of those games for the table of the best; its figures lie far apart
SHARE_OF_A_PAIR = 0.1  # of those games for any two bots, and for all line-ups of a bigger table together
SEED = "ladder"
ENGLISH = texts("en")  # what this page is written in
TIMES = ENGLISH.say("sheet-times")
TIMES_EXPLAINED = "On the machine that wrote this page; only these differ from run to run."
PREFACE = """\
# The ladder

Written by `make ladder`, which plays it all again; nothing else writes this page. Every line-up plays every
deal once on each rotation of the seats. Figures in brackets are 95 % intervals over deals.
[The arena](arena.md) says what the figures mean.

Okapi {version}, board `{board}` ({hash}), bots: {bots}.
"""


class Interrupted(Exception):
    """The ladder was not played to its end; nothing is written."""


class Ladder:
    """Plays the tournaments of the ladder, one after the other."""

    def __init__(
        self,
        bots: Sequence[str],
        board: Board,
        *,
        games: int = GAMES,
        jobs: int = 1,
        make: BotMaker = make_bot,
    ) -> None:
        self._bots = tuple(bots)
        self._board = board
        self._games = games
        self._jobs = jobs
        self._make = make

    def page(self) -> str:
        """The whole page."""
        return PREFACE.format(
            version=version("okapi"),
            board=self._board.id,
            hash=self._board.content_hash[:12],
            bots=", ".join(self._bots),
        ) + "".join(self._sections())

    def _sections(self) -> Iterator[str]:
        rules = Rules()
        pairs = self._settings(self._bots, rules.fewest_players, self._games * SHARE_OF_A_PAIR)
        best, text = self._section("2 players: every pair", pairs)
        yield text
        order = [line.bot for line in best.bots]
        leader = replace(pairs, games=self._games, seed=f"{SEED}-leader", featuring=order[0])
        yield self._section(f"2 players: {order[0]} against each of the others", leader)[1]
        for players in range(rules.fewest_players + 1, rules.most_players + 1):
            tables = len(list(line_ups(self._bots, players)))
            each = self._games * SHARE_OF_A_PAIR / tables
            yield self._section(
                f"{players} players: every line-up", self._settings(self._bots, players, each)
            )[1]
            if len(self._bots) > players:
                games = self._games * SHARE_OF_A_TABLE
                strongest = self._settings(order[:players], players, games, "best-")
                yield self._section(f"{players} players: the best of the pairs at one table", strongest)[1]

    def _settings(self, bots: Sequence[str], players: int, games: float, kind: str = "") -> Settings:
        """At least so many games of each line-up."""
        seed = f"{SEED}-{kind}{players}"
        return Settings(bots=tuple(bots), players=players, games=ceil(games), seed=seed)

    def _section(self, title: str, settings: Settings) -> tuple[Standings, str]:
        played = self._play(title, settings)
        table = standings(played)
        command = (
            f"okapi arena --bots {','.join(settings.bots)} --players {settings.players} "
            f"--games {settings.games} --seed {settings.seed}"
            + (f" --with {settings.featuring}" if settings.featuring else "")
        )
        parts = [f"\n## {title}\n\n{len(played.results)} games: `{command}`\n"]
        parts += [_as_text(sheet) for sheet in sheets(table, settings.players, ENGLISH)]
        forfeits = "".join(f"- {line}\n" for line in forfeit_lines(tuple(forfeited_games(played)), ENGLISH))
        return table, "".join(parts) + (f"\n### Forfeits\n\n{forfeits}" if forfeits else "")

    def _play(self, title: str, settings: Settings) -> Played:
        console = Console(stderr=True)
        console.print(title)
        with watcher(console, ENGLISH, settings.bots, len(settings.schedule())) as watching:
            played = hold(settings, self._board, jobs=self._jobs, make=self._make, on_result=watching.see)
        if not played.is_complete:
            raise Interrupted(str(played.breakdown or "interrupted"))
        return played


def _as_text(sheet: Sheet) -> str:
    words = TIMES_EXPLAINED if sheet.title == TIMES else sheet.explained
    explained = f"{words}\n\n" if words else ""
    return f"\n### {sheet.title}\n\n{explained}{markdown(sheet)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, whole or not at all."""
    parser = argparse.ArgumentParser(prog="ladder", description="Play and write the ladder.")
    parser.add_argument("file", type=Path, help="the page to write")
    parser.add_argument("--games", type=int, default=GAMES, help="games of the leader against each other bot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="worker processes")
    given = parser.parse_args(arguments)
    try:
        page = Ladder(bot_names(), africa(), games=given.games, jobs=given.jobs).page()
    except Interrupted as reason:
        print(f"the ladder was not written: {reason}", file=sys.stderr)
        return 1
    draft = given.file.with_name(given.file.name + ".part")
    draft.write_text(page, encoding="utf-8")
    draft.replace(given.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
