"""The two kinds of number that compiled functions count with, and the arrays they lie in.

A word has 64 bits and no sign; it holds sets and packed counts. A number has a sign. The two are never mixed
in one operation: Numba, like NumPy, would make a floating-point number of them.
"""

from typing import TYPE_CHECKING, Protocol

import numpy as np

if TYPE_CHECKING:
    # To the type checker they are all whole numbers, as they are to the reader.
    def word(value: int, /) -> int: ...

    def number(value: int, /) -> int: ...

    def small(value: int, /) -> int: ...
else:
    word = np.uint64
    number = np.int64
    small = np.uint32  # to divide: half as wide is several times as fast


class Words(Protocol):
    """A row of words: a game, or the tables of a board. At run time, a one-dimensional array of uint64."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class WordRows(Protocol):
    """Rows of words, one below the other: many games. At run time, a two-dimensional array of uint64."""

    def __getitem__(self, index: int, /) -> Words: ...
    def __len__(self) -> int: ...
