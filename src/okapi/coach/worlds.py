"""Moves tried in worlds that one seat thinks possible: what each is worth, and how sure that is.

The network and the bot `planner` say which moves are tried: a forecast that may choose among hundreds of
moves finds the one that it is most wrong about.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from okapi.arena.intervals import NORMAL_95
from okapi.bots.planner import PlannerBot
from okapi.bots.prodigy import option_chances
from okapi.compiled.actions import play_action
from okapi.compiled.compilation import entry_point
from okapi.compiled.conversion import row_of_view
from okapi.compiled.loops import deal_unseen_games
from okapi.compiled.tables import tables_for
from okapi.compiled.words import WordRows, Words, number
from okapi.game import Action, Stage, View, options
from okapi.numbering import numbering_of

from .forecast import Estimator, Floats, coaching_network

WORLDS = 48
ADVISER = PlannerBot("coach")  # in addition to the network
CANDIDATES = 4  # of the network's, at most
LIKELY = 0.05  # a move that the network makes less often than this is not one of its candidates
GOOD = 0.15  # a move that the network makes as often as this may be a strong player's


@entry_point
def play_in_each(rows: WordRows, tables: Words, actions: Words) -> None:
    """Carry out one action in every world."""
    for world in range(len(rows)):
        play_action(rows[world], tables, number(actions[world]))


class Tried(NamedTuple):
    """Moves of one seat, the best first, with their share of the win and points in the same worlds."""

    actions: tuple[Action, ...]
    shares: Floats  # [action, world]
    points: Floats
    before: Floats  # [world]
    good: frozenset[Action]  # what strong players do

    def share(self, which: int) -> float:
        return float(self.shares[which].mean())

    def lead(self, which: int, over: int) -> tuple[float, float, float]:
        """By how much one move is better than another: share of the win, half its interval, points."""
        apart = self.shares[which] - self.shares[over]
        error = NORMAL_95 * float(apart.std()) / np.sqrt(len(apart))
        return float(apart.mean()), float(error), float((self.points[which] - self.points[over]).mean())


def try_moves(view: View, estimator: Estimator, worlds: int, seed: int, *others: Action) -> Tried:
    """Try the moves that strong players would make, and these others."""
    possible = options(view)
    chances = option_chances(coaching_network(view.table.board, view.table.rules), view)
    favourites = [int(at) for at in np.argsort(-chances, kind="stable")[:CANDIDATES]]
    likely = [at for at in favourites if chances[at] >= LIKELY]
    good = frozenset(possible[at] for at in likely if chances[at] >= GOOD or at == favourites[0])
    candidates = dict.fromkeys([possible[at] for at in likely] or [possible[favourites[0]]])
    candidates[ADVISER.choose(view, possible)] = None
    candidates |= dict.fromkeys(others)
    return try_these(list(candidates), good, view, estimator, worlds, seed)


def try_these(
    actions: Sequence[Action], good: frozenset[Action], view: View, estimator: Estimator, worlds: int, seed: int
) -> Tried:
    """Try each of these moves in the same worlds; the best comes first."""
    seat, seeds = view.seat, _seeds(seed, worlds)
    assert seat is not None, "a spectator does not decide"
    view = _with_others_done_choosing(view)
    tables = tables_for(view.table.board, view.table.rules)
    numbering = numbering_of(view.table.board, view.table.rules)
    dealt = np.tile(row_of_view(view), (worlds, 1))
    deal_unseen_games(dealt, tables, np.full(worlds, seat), seeds)
    rows = np.tile(dealt, (len(actions), 1))
    numbers = np.array([numbering.number(action, view) for action in actions], np.int64)
    play_in_each(rows, tables, np.repeat(numbers, worlds))
    after, before = estimator.outlook(rows), estimator.outlook(dealt)
    shares = after.shares[:, seat].reshape(len(actions), worlds)
    points = after.points[:, seat].reshape(len(actions), worlds)
    order = np.argsort(-shares.mean(axis=1), kind="stable")
    best_first = tuple(actions[at] for at in order)
    return Tried(best_first, shares[order], points[order], before.shares[:, seat], good)


def _with_others_done_choosing(view: View) -> View:
    """2.4: everyone chooses their starting tickets at once; here the others have chosen already."""
    if view.table.stage is not Stage.CHOOSING_TICKETS:
        return view
    players = tuple(replace(player, is_choosing=seat == view.seat) for seat, player in enumerate(view.table.players))
    return replace(view, table=replace(view.table, players=players))


def _seeds(seed: int, count: int) -> NDArray[np.uint64]:
    return np.random.default_rng(seed).integers(0, 2**64, count, np.uint64)
