"""What a part of the proof found: figures, and fouls."""

import itertools
import time
from collections import Counter
from collections.abc import Iterator


class PartReport:
    """One part's findings. Progress and fouls are printed as they come."""

    def __init__(self, part: str, seed: str, minutes: float = 25) -> None:
        self.part = part
        self.seed = seed
        self.time_limit = 60 * minutes  # seconds
        self.figures: Counter[str] = Counter()
        self.fouls: list[str] = []
        self.notes: list[str] = []  # what was not tried, and why
        self._began = time.monotonic()
        self.say(f"seed {seed}")

    def tries(self, count: int, what: str | None = None) -> Iterator[int]:
        """Numbers from 1 on, until there were enough, of tries or of a figure, or time is up."""
        for number in itertools.count(1):
            reached = number - 1 if what is None else self.figures[what]
            if reached >= count:
                return
            if self.seconds > self.time_limit:
                self.note(f"time was up after {reached:,} of {count:,} {what or 'tries'}")
                return
            yield number

    def expect(self, *figures: str) -> None:
        """Name the figures that come first, even if they stay at 0."""
        for what in figures:
            self.count(what, 0)

    def count(self, what: str, by: int = 1) -> None:
        """Add to a figure."""
        self.figures[what] += by

    def at_least(self, what: str, found: int) -> None:
        """Keep the greatest of what was found."""
        self.figures[what] = max(self.figures[what], found)

    def note(self, what: str) -> None:
        """Something that a reader of the figures must know, said once."""
        if what not in self.notes:
            self.notes.append(what)
            self.say(what)

    def foul(self, what: str) -> None:
        """A promise was broken."""
        self.fouls.append(what)
        self.say(f"FOUL: {what}")

    def say(self, text: str) -> None:
        """One line of progress."""
        print(f"{self.seconds:6.0f} s  {self.part}: {text}", flush=True)

    @property
    def seconds(self) -> float:
        """Since this part began."""
        return time.monotonic() - self._began

    def __str__(self) -> str:
        return ", ".join(f"{found:,} {what}" for what, found in self.figures.items())
