"""A trained policy as a bot, for the arena and the benchmark: what the environments show it, a view shows it too."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from okapi.game import Action, Options, View
from okapi.game import options as options_of
from okapi.numbering import numbering_of
from okapi.observation import layout_of

Choose = Callable[[NDArray[np.uint8], NDArray[np.bool_]], Any]


class PolicyBot:
    """Asks a function that takes rows of observations and masks, one game each, and gives numbers of actions."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        table = view.table
        numbering = numbering_of(table.board, table.rules)
        row = np.frombuffer(layout_of(table.board, table.rules, len(table.players)).observe(view), np.uint8)
        mask = np.zeros(len(numbering), np.bool_)
        mask[numbering.numbers(view, options if isinstance(options, Options) else options_of(view))] = True
        return numbering.action(int(self._choose(row[None], mask[None])[0]), view)
