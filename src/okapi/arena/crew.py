"""Those who play the games of a tournament, wherever they are: processes here, or workers on a cluster."""

from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Protocol, Self

from okapi.locales import Trouble

from .schedule import Fixture
from .worker import Finished


class ArenaError(Trouble):
    """The tournament cannot go on, and no bot is to blame."""


class Crew(Protocol):
    """Plays games; it works while its `with` lasts. ArenaError if it cannot go on."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Finished]:
        """Yield the games as they are finished, in any order."""
        ...
