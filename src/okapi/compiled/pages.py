"""Arrays to write into and give away. Their memory is used again once nobody holds them."""

import mmap
import sys
import weakref
from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

KEPT = 2  # pieces of free memory: one array is usually held while the next is written
HUGE = 1 << 21  # bytes of a large page


class Pages:
    """New arrays of bytes of one shape. At first they hold whatever was in their memory before.

    Asking the system for fresh memory in every step costs more than writing it: each page of it is cleared first.
    """

    def __init__(self, shape: tuple[int, int]) -> None:
        self._shape = shape
        self._free: list[bytearray | mmap.mmap] = []

    def take(self) -> NDArray[np.uint8]:
        """An array of your own: it and all views of it are safe as long as you hold one of them."""
        memory = self._free.pop() if self._free else _memory(self._shape[0] * self._shape[1])
        array: NDArray[np.uint8] = np.ndarray(self._shape, np.uint8, buffer=memory)
        weakref.finalize(array, self._give_back, memory).atexit = False  # every view of it keeps it alive
        return array

    def _give_back(self, memory: bytearray | mmap.mmap) -> None:
        if len(self._free) < KEPT:
            self._free.append(memory)


def _memory(size: int) -> bytearray | mmap.mmap:
    """In large pages, if the system has them and the array is large: there are fewer addresses to look up."""
    if sys.platform != "linux" or size < HUGE:
        return bytearray(size)
    memory = mmap.mmap(-1, -(-size // HUGE) * HUGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(OSError):  # a system without them
        memory.madvise(mmap.MADV_HUGEPAGE)
    return memory
