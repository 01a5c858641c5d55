"""Step 1: games of our bots, and the decisions in them that may be puzzles by a glance of the coach."""

from collections.abc import Collection, Iterator
from itertools import count
from random import Random
from typing import NamedTuple

from msgspec import Struct

from okapi.board import africa
from okapi.bots import bot_seed, find_bot
from okapi.coach.forecast import Forecast
from okapi.coach.worlds import ADVISER, try_these
from okapi.dealer import SplitMixDealer
from okapi.game import GameState, Seat, Stage, Table, new_game, options, play, settle, view_for
from okapi.numbering import numbering_of
from okapi.puzzles import ArenaGame, PuzzleTheme
from okapi.puzzles.making import CLEAR, Preference, preference
from okapi.puzzles.themes import is_late, kind_of, theme_of

from .crew import Share, append, lines_of

PLAYERS = (2, 2, 2, 3, 3, 3, 4, 4, 5)  # how often each number, at random
BOTS = ("prodigy", "prodigy", "prodigy", "planner", "leopard", "elephant")
FILES = "candidates-*.jsonl"
# What games are searched for, in turn: looking for what is in every game takes most of the time.
_LATE = (PuzzleTheme.LAST_ROUND,)
_RARE = (PuzzleTheme.BLOCKING, PuzzleTheme.TICKETS, *_LATE)
_ALL = tuple(PuzzleTheme)
SEARCHED_FOR = (_ALL, _RARE, _LATE, _RARE, _LATE)


class Glance(NamedTuple):
    """How closely the coach looks: at how many kinds of moves, in how many worlds, and what lead is enough to go on."""

    kinds: int
    worlds: int
    lead: float


GLANCES = (Glance(3, 6, 0.7 * CLEAR), Glance(8, 24, 0.85 * CLEAR))


class Candidate(Struct, frozen=True, array_like=True):
    """A decision that may be a puzzle."""

    decision: int  # its place among those of the game, from 0
    theme: PuzzleTheme
    lead: float
    is_hard: bool  # the planner would do something else


class SearchedGame(Struct, frozen=True):
    """A game with what was found in it."""

    game: ArenaGame
    candidates: tuple[Candidate, ...]


def find_candidates(share: Share, first: int, games: int) -> None:
    """Play and search until the time is up."""
    done = {it.game.seed for it in lines_of(share.folder, FILES, SearchedGame)}
    out = share.folder / f"candidates-{share.job}.jsonl"
    for number in count():
        if number >= games or share.is_over():
            return
        if share.is_mine(number) and first + number not in done:
            append(out, searched(first + number))


def searched(seed: int) -> SearchedGame:
    """The game of a seed."""
    random = Random(seed)
    players = random.choice(PLAYERS)
    # Games of equals are open to the end more often.
    bots = (random.choice(BOTS),) * players if random.random() < 0.5 else tuple(random.choices(BOTS, k=players))
    wanted = SEARCHED_FOR[seed % len(SEARCHED_FOR)]
    actions, found = list[int](), list[Candidate]()
    for decision, (state, seat, action) in enumerate(_played(seed, bots)):
        actions.append(action)
        candidate = _candidate(state, seat, decision, wanted)
        if candidate is not None:
            found.append(candidate)
    return SearchedGame(ArenaGame(seed, bots, tuple(actions)), tuple(found))


def _played(seed: int, bots: tuple[str, ...]) -> Iterator[tuple[GameState, Seat, int]]:
    """The decisions of a game: the state before, whose it is, and the number of the action."""
    board, dealer = africa(), SplitMixDealer(seed)
    state, _ = settle(new_game(board, len(bots)), dealer)
    numbering = numbering_of(board, state.table.rules)
    players = [find_bot(name).factory(bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    while acting := state.table.acting():
        seat = acting[0]
        view = view_for(state, seat)
        action = players[seat].choose(view, options(view))
        yield state, seat, numbering.number(action, view)
        state, _ = play(state, seat, action, dealer)


def _candidate(state: GameState, seat: Seat, decision: int, wanted: Collection[PuzzleTheme]) -> Candidate | None:
    view, table = view_for(state, seat), state.table
    if len(options(view)) == 1 or not _may_be_about(table, wanted):
        return None
    liked = preference(view)
    theme = theme_of(state, seat, liked.likeliest[liked.favourite]) if liked.is_clear else None
    if theme is None or theme not in wanted:
        return None
    lead = 0.0
    for glance in GLANCES:
        lead = _lead(state, seat, liked, glance, decision)
        if lead < glance.lead:
            return None
    planned = kind_of(ADVISER.choose(view, options(view)), table.board)
    return Candidate(decision, theme, round(lead, 3), planned != liked.favourite)


def _may_be_about(table: Table, wanted: Collection[PuzzleTheme]) -> bool:
    """Whether a decision can have a theme that is wanted, whatever is best."""
    if is_late(table):
        return PuzzleTheme.LAST_ROUND in wanted
    if table.stage is Stage.DRAWING:
        return PuzzleTheme.DRAWING in wanted
    return any(theme is not PuzzleTheme.LAST_ROUND for theme in wanted)


def _lead(state: GameState, seat: Seat, liked: Preference, glance: Glance, seed: int) -> float:
    """Of the network's favourite over the best of its other moves; below zero: another is best."""
    actions = list(liked.likeliest.values())[: glance.kinds]
    forecast = Forecast(state.table.board, state.table.rules)
    tried = try_these(actions, frozenset(), view_for(state, seat), forecast, glance.worlds, seed)
    favourite = tried.actions.index(actions[0])
    others = [which for which in range(len(actions)) if which != favourite]
    return min((tried.lead(favourite, which)[0] for which in others), default=0.0)
