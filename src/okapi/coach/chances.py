"""What a position is worth while luck is due: the mean over all outcomes, with their exact weights."""

from collections.abc import Iterator
from random import Random

import numpy as np

from okapi.compiled.conversion import row_of
from okapi.dealer import outcome_at
from okapi.game import Chance, GameState, Luck, due, evolve

from .forecast import Estimator, Floats, Rows

SAMPLES = 6  # of what comes after an outcome that leaves more luck due: a swept display, tickets one by one


class Spread:
    """Positions to be valued, each a mean of settled ones; all are valued at once."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self._rows: list[Rows] = []
        self._weights: list[float] = []
        self._of: list[int] = []
        self._count = 0

    def add(self, state: GameState) -> int:
        """Note a position; its place among the values."""
        for weight, row in self._settled(state):
            self._rows.append(row)
            self._weights.append(weight)
            self._of.append(self._count)
        self._count += 1
        return self._count - 1

    def values(self, estimator: Estimator) -> Floats:
        """Share of the win and points by seat: [position, seat, 2]."""
        both = estimator.outlook(np.stack(self._rows)).both() * np.array(self._weights)[:, None, None]
        values = np.zeros((self._count, *both.shape[1:]))
        np.add.at(values, np.array(self._of), both)
        return values

    def _settled(self, state: GameState) -> Iterator[tuple[float, Rows]]:
        state, chance = to_next_luck(state)
        if chance is None:
            yield 1.0, row_of(state)
            return
        total = sum(chance.weights)
        for event, weight in chance.outcomes():
            after, more = to_next_luck(evolve(state, event))
            if more is None:
                yield weight / total, row_of(after)
            else:
                for _ in range(SAMPLES):
                    yield weight / total / SAMPLES, row_of(self._dealt(after))

    def _dealt(self, state: GameState) -> GameState:
        """The position after all the luck that is due, drawn at random."""
        state, chance = to_next_luck(state)
        while chance is not None:
            state, chance = to_next_luck(evolve(state, self._drawn(chance)))
        return state

    def _drawn(self, chance: Chance) -> Luck:
        return chance.event(outcome_at(chance.weights, self._random.randrange(sum(chance.weights))))


def to_next_luck(state: GameState) -> tuple[GameState, Chance | None]:
    """The position after all that simply follows, and the luck that is due then; None: a player decides."""
    while (follows := due(state)) is not None:
        if isinstance(follows, Chance):
            return state, follows
        state = evolve(state, follows)
    return state, None
