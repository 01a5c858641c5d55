"""What time it is. Tests bring a clock of their own."""

import time
from collections.abc import Callable

Clock = Callable[[], int]


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
