"""Train cards and terrain cards, and piles of them (1.2, 1.4). A pile counts each kind: it has no order."""

from enum import StrEnum
from operator import add, ge, sub
from typing import Annotated, Self

from msgspec import Meta, Struct
from msgspec.structs import astuple, replace

Count = Annotated[int, Meta(ge=0, le=1000)]


class TrainCard(StrEnum):
    """1.2. The order is part of the record format: dealers answer in it."""

    PURPLE = "purple"
    WHITE = "white"
    BLUE = "blue"
    YELLOW = "yellow"
    ORANGE = "orange"
    BLACK = "black"
    RED = "red"
    GREEN = "green"
    LOCOMOTIVE = "locomotive"


class Terrain(StrEnum):
    """1.4. The order is part of the record format, as above."""

    DESERT = "desert"
    JUNGLE = "jungle"
    MOUNTAIN = "mountain"


class Deck(StrEnum):
    """The two decks a card may be drawn from (4.1)."""

    TRAIN = "train"
    TERRAIN = "terrain"


TRAIN_CARDS = tuple(TrainCard)
TERRAINS = tuple(Terrain)
LOCOMOTIVE = TrainCard.LOCOMOTIVE
DESERT, JUNGLE, MOUNTAIN = TERRAINS
COLOURS = TRAIN_CARDS[:-1]


class Pile(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Cards by kind. Sums and differences make new piles; a card that is not there cannot be taken away."""

    def of(self, kind: str) -> int:
        """How many cards of this kind are here."""
        count: int = getattr(self, kind)
        return count

    def counts(self) -> tuple[int, ...]:
        """All counts, in the order of the kinds."""
        return astuple(self)

    def total(self) -> int:
        """How many cards are here."""
        return sum(astuple(self))

    def with_one(self, kind: str) -> Self:
        """Add one card."""
        return replace(self, **{kind: getattr(self, kind) + 1})

    def without_one(self, kind: str) -> Self:
        """Take one card away, which must be there."""
        left = getattr(self, kind) - 1
        if left < 0:
            raise ValueError(f"there is no {kind} in {self}")
        return replace(self, **{kind: left})

    def holds(self, other: Self) -> bool:
        """Whether every card of the other pile is in this one."""
        return all(map(ge, astuple(self), astuple(other)))

    def less(self, other: Self) -> Self:
        """Take away as many of the other pile's cards as are here."""
        pairs = zip(astuple(self), astuple(other), strict=True)
        return type(self)(*[have - gone if have > gone else 0 for have, gone in pairs])

    def __add__(self, other: Self) -> Self:
        return type(self)(*map(add, astuple(self), astuple(other)))

    def __sub__(self, other: Self) -> Self:
        if not self.holds(other):
            raise ValueError(f"{other} cannot be taken from {self}")
        return type(self)(*map(sub, astuple(self), astuple(other)))

    def __bool__(self) -> bool:
        return any(astuple(self))


class TrainCards(Pile, frozen=True, gc=False):
    purple: Count = 0
    white: Count = 0
    blue: Count = 0
    yellow: Count = 0
    orange: Count = 0
    black: Count = 0
    red: Count = 0
    green: Count = 0
    locomotive: Count = 0


class TerrainCards(Pile, frozen=True, gc=False):
    desert: Count = 0
    jungle: Count = 0
    mountain: Count = 0

    def __bool__(self) -> bool:
        return bool(self.desert or self.jungle or self.mountain)  # asked after every event, so not in a loop
