"""The network's numbers of actions: those of the published rules, whatever was agreed.

`okapi.numbering` counts the choices of as many tickets as a game puts on offer, so claims have other numbers where
other offers were agreed. The network has room for `OFFER_SLOTS` tickets in every game.
"""

from functools import lru_cache

import numpy as np

from okapi.board import Board
from okapi.compiled import layout as at
from okapi.compiled.tables import Tables, tables_for
from okapi.game import Rules, View
from okapi.numbering import numbering_of

from .layout import OFFER_SLOTS

Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]


def action_count(board: Board, rules: Rules) -> int:
    """How many actions the network knows in games by these rules."""
    return len(numbering_of(board, rules)) + _shift(board, rules)


def first_claim(board: Board, rules: Rules) -> int:
    return numbering_of(board, rules).first_claim + _shift(board, rules)


def option_numbers(view: View) -> Numbers:
    """The network's numbers of all options of a view, in their order."""
    board, rules = view.table.board, view.table.rules
    numbering = numbering_of(board, rules)
    numbers = np.array(numbering.numbers(view), np.int64)
    return numbers + _shift(board, rules) * (numbers >= numbering.first_claim)


@lru_cache(maxsize=8)
def network_tables(board: Board, rules: Rules) -> Tables:
    """The engine's tables, for games in which actions have the network's numbers. BeyondLimits: as there."""
    tables, shift = np.array(tables_for(board, rules)), _shift(board, rules)
    numbers = slice(at.FIRST_NUMBERS, at.FIRST_NUMBERS + len(board.routes) * at.CARD_KINDS)
    for place in (at.FIRST_CLAIM, at.ACTION_COUNT, numbers):
        tables[place] += np.uint64(shift)
    tables.flags.writeable = False
    return tables


def _shift(board: Board, rules: Rules) -> int:
    """How far claims are from their numbers in the game; there are as many choices as subsets of an offer."""
    return (1 << OFFER_SLOTS) - (1 << numbering_of(board, rules).tickets_offered)
