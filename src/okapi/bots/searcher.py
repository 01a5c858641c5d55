"""The published method as a yardstick: information-set tree search, with the planner's move as favourite."""

import hashlib
from collections.abc import Sequence

import numpy as np

from okapi.compiled.compilation import is_plain
from okapi.compiled.conversion import row_of_view
from okapi.compiled.tables import tables_for
from okapi.game import Action, View
from okapi.numbering import numbering_of

from .bot import own_seat
from .planner import PlannerBot
from .search import tree

ITERATIONS = 1600
WEIGHT = 0.5  # of the favourite; the other moves share the rest
EXPLORES = 1.0
SPREAD = 40.0  # points of a lead that count half of what all leads can count


class SearcherBot:
    """Plays games out in its mind, 1,600 for every move, beginning with what the planner would do."""

    def __init__(
        self, seed: str, iterations: int = ITERATIONS, weight: float = WEIGHT, explores: float = EXPLORES
    ) -> None:
        self._seed, self._iterations = seed, iterations
        self._weight, self._explores = weight, explores
        self._planner = PlannerBot(seed)

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        planned = self._planner.choose(view, options)
        if is_plain():  # one search would take minutes
            return planned
        board, rules = view.table.board, view.table.rules
        numbering, row = numbering_of(board, rules), row_of_view(view)
        favourite = numbering.number(planned, view)
        own = tree.Tree(self._iterations, len(numbering), len(row))
        tree.search(
            row, tables_for(board, rules), own_seat(view), favourite, self._seeds(view), self._weight,
            self._explores, SPREAD, own.edges, own.worths, own.first, own.row, own.mask, own.sensible,
            own.is_tried, own.path, own.totals, own.completed, own.values,
        )  # fmt: skip
        best, most, edge = favourite, -1, int(own.first[0])
        while edge != tree.NONE:
            if (visits := int(own.edges[edge, tree.VISITS])) > most:
                best, most = int(own.edges[edge, tree.ACTION]), visits
            edge = int(own.edges[edge, tree.NEXT])
        return numbering.action(best, view)

    def _seeds(self, view: View) -> "np.ndarray[tuple[int], np.dtype[np.uint64]]":
        """Other worlds at every decision, and the same ones whenever it is asked about the same view."""
        seed = f"{self._seed} {len(view.table.claims)} {view.hand} {view.table.train_deck} {view.table.draws}"
        first = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest())
        return np.random.Generator(np.random.PCG64(first)).integers(0, 2**64, self._iterations, np.uint64)
