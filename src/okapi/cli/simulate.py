"""`okapi simulate`: many games between bots, the same ones for the same seed on every machine."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from okapi.arena import Match, play_match
from okapi.board import Board
from okapi.bots import BotEntry, bot_names
from okapi.dealer import SeededDealer
from okapi.game import BadSetup, RouteClaimed, TurnEnded, score_sheet
from okapi.record import Record, header_for, luck_of, save

from .files import board_from, obstacles_in_words, shown
from .layout import Grid
from .refusal import BAD_FILE, Refusal
from .screen import Screen
from .seats import bots_at, bots_named, checked_seed, fill_seats, names_of, require_players

INTERRUPTED = 130


@dataclass
class Tally:
    """What the games so far add up to."""

    players: int
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    points: int = 0
    tickets_completed: int = 0
    turns: int = 0
    doubled_routes: int = 0

    def count(self, match: Match) -> None:
        """Add a game."""
        scores = score_sheet(match.state).scores
        self.games += 1
        self.decisions += match.decisions
        self.points += sum(score.total for score in scores)
        self.tickets_completed += sum(len(score.completed) for score in scores)
        self.turns += 1 + sum(isinstance(event, TurnEnded) for event in match.events)  # the last has no end
        self.doubled_routes += sum(
            isinstance(event, RouteClaimed) and event.doubling is not None for event in match.events
        )

    def summary(self) -> dict[str, int | float | None]:
        """The numbers that `--json` prints; means are None before the first game."""
        seats = self.games * self.players
        return {
            "games": self.games,
            "players": self.players,
            "seconds": round(self.seconds, 3),
            "decisions": self.decisions,
            "games_per_second": _mean(self.games, self.seconds),
            "mean_score": _mean(self.points, seats),
            "mean_tickets_completed": _mean(self.tickets_completed, seats),
            "mean_turns": _mean(self.turns, self.games),
            "doubled_routes": self.doubled_routes,
        }


def _mean(total: float, count: float) -> float | None:
    return round(total / count, 3) if count else None


def simulate(
    *, players: int, games: int, seed: str, bots: str | None, records: Path | None, board: Path | None,
    as_json: bool,
) -> int:  # fmt: skip
    """Play the games and print what they add up to; the exit code."""
    require_players(players)
    screen = Screen()
    if games < 1:
        raise Refusal(screen.say("no-games"))
    seated = fill_seats(bots_named(bots if bots is not None else bot_names()[0]), players)
    found = board_from(board)
    archive = _Archive(records, found, seated, games) if records is not None else None
    tally, code = Tally(players), 0
    begun = perf_counter()
    try:
        for match, dealer in _with_progress(_matches(found, seated, games, checked_seed(seed)), games):
            tally.count(match)
            tally.seconds = perf_counter() - begun
            if archive is not None:
                archive.keep(tally.games, match, dealer)
    except BadSetup as error:
        raise Refusal(screen.say("bad-setup", error=obstacles_in_words(error)), BAD_FILE) from None
    except KeyboardInterrupt:
        code = INTERRUPTED
        Screen(stderr=True).tell("simulate-stopped", games=tally.games, wanted=games)
    tally.seconds = perf_counter() - begun
    _print(tally, screen, as_json=as_json)
    return code


def _matches(
    board: Board, bots: Sequence[BotEntry], games: int, seed: str
) -> Iterator[tuple[Match, SeededDealer]]:
    for game in range(games):
        dealer = SeededDealer(f"{seed}/{game}")
        seated = bots_at(dict(enumerate(bots)), dealer.seed)
        yield play_match(board, list(seated.values()), dealer), dealer


def _with_progress(
    matches: Iterator[tuple[Match, SeededDealer]], games: int
) -> Iterator[tuple[Match, SeededDealer]]:
    """Show on a terminal how far it is, beside the output and not in it."""
    screen = Screen(stderr=True)
    columns = (
        TextColumn(screen.say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=screen.console, transient=True, disable=not screen.console.is_terminal
    ) as progress:
        yield from progress.track(matches, total=games)


class _Archive:
    """A folder with a record of every game."""

    def __init__(self, folder: Path, board: Board, bots: Sequence[BotEntry], games: int) -> None:
        self._folder = folder
        self._board = board
        self._players = names_of(bots)
        self._digits = max(5, len(str(games)))
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._unwritable(error) from None

    def keep(self, number: int, match: Match, dealer: SeededDealer) -> None:
        header = header_for(self._board, self._players, luck=luck_of(dealer))
        path = self._folder / f"game-{number:0{self._digits}}.jsonl"
        try:
            save(Record(header, match.events), path)
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> Refusal:
        reason = error.strerror or str(error)
        return Refusal(Screen().say("unwritable", folder=shown(self._folder), error=reason), BAD_FILE)


def _print(tally: Tally, screen: Screen, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(tally.summary()))
        return
    grid = Grid((screen.say("column-what"), screen.say("column-value")), right=(1,))
    for name, value in tally.summary().items():
        what = screen.say(f"simulate-{name.replace('_', '-')}")
        number = screen.say("no-card") if value is None else screen.texts.number(value)
        grid.add(what, number, sentence=screen.say("told-cell", heading=what, value=number))
    screen.show(grid)
