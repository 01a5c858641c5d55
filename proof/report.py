"""What a part of the proof found: figures, and fouls."""

import time
from collections import Counter
from collections.abc import Iterator


class Report:
    """One part's findings. Progress and fouls are printed as they come."""

    def __init__(self, part: str, seed: str, minutes: float = 25) -> None:
        self.part = part
        self.seed = seed
        self.time_limit = 60 * minutes  # seconds
        self.figures: Counter[str] = Counter()
        self.fouls: list[str] = []
        self._began = time.monotonic()
        self.say(f"seed {seed}")

    def tries(self, count: int) -> Iterator[int]:
        """Numbers from 1 on, until there were enough or time is up."""
        for number in range(1, count + 1):
            if self.seconds > self.time_limit:
                self.say(f"time is up: {number - 1:,} of {count:,}")
                return
            yield number

    def count(self, what: str, by: int = 1) -> None:
        """Add to a figure."""
        self.figures[what] += by

    def at_least(self, what: str, found: int) -> None:
        """Keep the greatest of what was found."""
        self.figures[what] = max(self.figures[what], found)

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
