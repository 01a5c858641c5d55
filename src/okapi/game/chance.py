"""Luck as an actor: a chance node says what may happen and how likely it is; a dealer outside the game answers."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from .events import Luck


class Chance(Struct, frozen=True, gc=False):
    """One card, ticket or starting player to be drawn. The outcomes have a fixed order, so that draws can be proven."""

    to_event: Callable[[Any], Luck]
    things: Sequence[object]
    weights: tuple[int, ...]

    def event(self, outcome: int) -> Luck:
        """What happens with this outcome."""
        return self.to_event(self.things[outcome])

    def outcomes(self) -> Iterator[tuple[Luck, int]]:
        """Every event that can happen here, with its weight."""
        return ((self.event(i), weight) for i, weight in enumerate(self.weights) if weight)


class Dealer(Protocol):
    """Answers chance nodes."""

    def deal(self, chance: Chance) -> int:
        """Choose an outcome: the index of a weight that is not 0."""
        ...
