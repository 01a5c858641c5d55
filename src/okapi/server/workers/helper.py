"""The worker for short jobs: `python -m okapi.server.workers.helper`, started by `pool`."""

import sys

from msgspec import Struct

from .child import Progress, serve
from .pictures import Draw, draw
from .records import FindPosition, ReadRecord, ReplayRecord, find_position, read, replay_all

HELPER = (sys.executable, "-m", "okapi.server.workers.helper")
Job = Draw | ReadRecord | ReplayRecord | FindPosition
_PRIORITY = 10
_MEMORY = 1 << 30


def carry_out(job: Job, _: Progress) -> Struct:
    match job:
        case Draw():
            return draw(job)
        case ReadRecord():
            return read(job)
        case ReplayRecord():
            return replay_all(job)
        case FindPosition():
            return find_position(job)


if __name__ == "__main__":
    serve(Job, carry_out, priority=_PRIORITY, memory=_MEMORY)  # type: ignore[arg-type]
