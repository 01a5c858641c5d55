"""Luck as an actor: a chance node says what may come and how likely; a dealer outside the game answers."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from .events import Luck


class Chance:
    """One card, ticket or lot to be drawn. The outcomes have a fixed order, so that draws can be proven."""

    __slots__ = ("_event", "_things", "weights")

    def __init__(
        self, event: Callable[..., Luck], things: Sequence[object], weights: tuple[int, ...] | None = None
    ) -> None:
        self._event = event
        self._things = things
        self.weights = (1,) * len(things) if weights is None else weights

    def event(self, outcome: int) -> Luck:
        """What happens if this outcome comes."""
        return self._event(self._things[outcome])

    def outcomes(self) -> Iterator[tuple[Luck, int]]:
        """Every event that can happen here, with its weight."""
        return ((self.event(i), weight) for i, weight in enumerate(self.weights) if weight)


class Dealer(Protocol):
    """Answers chance nodes."""

    def deal(self, chance: Chance) -> int:
        """Choose an outcome: an index into the weights, of one that is not 0."""
        ...
