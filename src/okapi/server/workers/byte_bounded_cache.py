"""A cache for things that are costly to make, bounded in bytes."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sized
from typing import Generic, TypeVar

V = TypeVar("V", bound=Sized)


class ByteBoundedCache(Generic[V]):
    """Keeps what was used last. If several callers ask for the same thing, it is made once."""

    def __init__(self, max_bytes: int) -> None:
        self._room = max_bytes
        self._kept: OrderedDict[Hashable, V] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[V]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[V]]) -> V:
        """The value of a key. If there is none, it is made, even if the caller is cancelled."""
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make))
            self._making[key].add_done_callback(_forget_error)
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[V]]) -> V:
        try:
            made = await make()
        finally:
            del self._making[key]
        self._kept[key] = made
        self._room -= len(made)
        while self._room < 0:
            _, oldest = self._kept.popitem(last=False)
            self._room += len(oldest)
        return made


def _forget_error(task: "asyncio.Task[V]") -> None:
    """Callers that still wait get the error; if none does, it needs no warning."""
    if not task.cancelled():
        task.exception()
