"""Machine code for the coach, before somebody asks it for advice.

`python -m okapi.coach.warm_up` runs beside a server. On a new machine it compiles for a while, and lets
everything else there go first; where that was done before, it ends at once.
"""

import os
from contextlib import suppress
from pathlib import Path

from okapi.bots.warm_up import decide_once

from .advising import advice

_LOWEST_PRIORITY = 19


def warm_up_coach() -> None:
    decide_once(Path(__file__).parent, advice)


if __name__ == "__main__":
    with suppress(OSError, AttributeError):  # Windows knows no `nice`
        os.nice(_LOWEST_PRIORITY)
    warm_up_coach()
