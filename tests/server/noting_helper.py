"""The worker for short jobs, which notes each job in a folder and misbehaves as files there say."""

import os
import time
from pathlib import Path

from msgspec import Struct

from okapi.server.workers import helper
from okapi.server.workers.child import Progress, serve

NOTES = "TEST_OF_OKAPI_NOTES"
DIE, HANG, HOARD, STUMBLE, WAIT = "die", "hang", "hoard", "stumble", "wait"
_MEMORY = 1 << 30


def carry_out(job: helper.Job, progress: Progress) -> Struct:
    """Note the process and its job, then do the job, or what a file says."""
    notes = Path(os.environ[NOTES])
    with (notes / "jobs").open("a") as file:
        file.write(f"{os.getpid()} {type(job).__name__}\n")
    while (notes / WAIT).exists():
        time.sleep(0.01)
    for name in (DIE, HANG, HOARD, STUMBLE):
        if (notes / name).exists():
            (notes / name).unlink()
            _misbehave(name)
    return helper.carry_out(job, progress)


def _misbehave(how: str) -> None:
    match how:
        case "die":
            os._exit(1)
        case "hang":
            time.sleep(1000)
        case "hoard":
            hoard = [bytes(_MEMORY // 4) for _ in range(100)]
            raise AssertionError(len(hoard))
        case _:
            raise RuntimeError("stumbled")


if __name__ == "__main__":
    serve(helper.Job, carry_out, priority=10, memory=_MEMORY)  # type: ignore[arg-type]
