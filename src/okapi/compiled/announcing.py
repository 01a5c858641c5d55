"""What people see on the error output while machine code is made: a bar on a terminal, otherwise a sentence.

Numba's event API reports when it begins and ends a function. What is in the cache is not compiled, so nothing
is shown for it.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FunctionType
from typing import TYPE_CHECKING, Any

from numba.core.event import Event, Listener, register

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress


class Announcement(Listener):
    """Follows the compilation of an entry point and of all that it calls."""

    def __init__(self, sources: Mapping[str, FunctionType]) -> None:
        self._sources = sources
        self._compiled: set[str] = set()
        self._depth = 0
        self._progress: Progress | None = None
        self._task: Any = None
        self._has_spoken = False
        self._console: Console | None = None
        self._say: Callable[[], str] = _sentence

    @contextmanager
    def shown_on(self, console: "Console", say: Callable[[], str]) -> Iterator[None]:
        """In this block, announce on that console and in these words, not on the error output in the user's language.

        The words are asked for only if there is something to announce.
        """
        before = self._console, self._say
        self._console, self._say = console, say
        try:
            yield
        finally:
            self._console, self._say = before

    def on_start(self, event: Event) -> None:
        """A function is being compiled: the outermost is the one that Python called."""
        if (function := self._function_of(event)) is not None:
            self._depth += 1
            if self._depth == 1:
                self._begin(function)

    def on_end(self, event: Event) -> None:
        """It is done, or has failed."""
        if (function := self._function_of(event)) is None:
            return
        self._depth -= 1
        self._compiled.add(function.__name__)
        if self._progress is not None and self._depth == 0:
            self._progress.stop()
            self._progress = None
        elif self._progress is not None:
            self._progress.advance(self._task)
            if self._progress.tasks[0].finished:  # the rest takes as long again, and cannot be counted
                self._progress.update(self._task, total=None)

    def _function_of(self, event: Event) -> FunctionType | None:
        """The function that an event is about, if it is one of ours or a copy of one (`once_more`)."""
        function: FunctionType = event.data["dispatcher"].py_func
        source = self._sources.get(function.__name__)
        return function if source is not None and source.__code__ is function.__code__ else None

    def _begin(self, function: FunctionType) -> None:
        from rich.console import Console  # noqa: PLC0415 (slow to load, and only needed here)
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

        console = self._console or Console(stderr=True, highlight=False, markup=False, emoji=False)
        sentence = self._say()
        if console.is_terminal:
            columns = TextColumn("{task.description}"), BarColumn(bar_width=20), TimeElapsedColumn()
            self._progress = Progress(*columns, console=console, transient=True)
            to_do = self._called_by(function) - self._compiled - {function.__name__}
            self._task = self._progress.add_task(sentence, total=len(to_do) or None)
            self._progress.start()
        elif not self._has_spoken:
            print(sentence, file=console.file, flush=True)
        self._has_spoken = True

    def _called_by(self, function: FunctionType) -> set[str]:
        """The names of a function and of all compiled functions that it calls, directly or not."""
        found, waiting = set[str](), [function]
        while waiting:
            one = waiting.pop()
            if one.__name__ not in found:
                found.add(one.__name__)
                waiting += [self._sources[name] for name in one.__code__.co_names if name in self._sources]
        return found


def announce(sources: Mapping[str, FunctionType]) -> Announcement:
    """Show from now on when one of these functions is compiled."""
    announcement = Announcement(sources)
    register("numba:compile", announcement)  # type: ignore[no-untyped-call]
    return announcement


def _sentence() -> str:
    from okapi.locales import language_of, texts  # noqa: PLC0415 (as above)

    return texts(language_of(os.environ)).say("engine-compiling")
