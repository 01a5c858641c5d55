"""Values that were computed recently, and may be needed again."""

from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """A dictionary that forgets. It holds the last `min_size` values that were used, and at most twice that.

    For values that follow from their keys alone, `functools.lru_cache` is simpler.
    """

    __slots__ = ("_min_size", "_new", "_old")

    def __init__(self, min_size: int) -> None:
        self._min_size = min_size
        self._new: dict[Key, Value] = {}
        self._old: dict[Key, Value] = {}

    def get(self, key: Key) -> Value | None:
        """The value, unless it was forgotten."""
        found = self._new.get(key)
        if found is None and (found := self._old.get(key)) is not None:
            self.add(key, found)
        return found

    def add(self, key: Key, value: Value) -> Value:
        """Remember a value, which is not None."""
        if len(self._new) >= self._min_size:
            self._old, self._new = self._new, {}
        self._new[key] = value
        return value

    def __len__(self) -> int:
        return len(self._new.keys() | self._old.keys())
