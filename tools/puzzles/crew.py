"""Work in several processes, each with a file of its own, that can be stopped and continued later."""

import os
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

Line = TypeVar("Line")
_ONE_THREAD = ("OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


class Share(NamedTuple):
    """One process's part of the work."""

    folder: Path
    job: int
    jobs: int
    ends: float  # by the clock

    def is_over(self) -> bool:
        return time.time() > self.ends

    def is_mine(self, number: int) -> bool:
        return number % self.jobs == self.job


def in_processes(work: Callable[..., None], folder: Path, jobs: int, seconds: float, *given: Any) -> None:
    """Have the work done in shares until the time is up, and wait for all."""
    for name in _ONE_THREAD:  # as many processes as there are processors: more threads would be in each other's way
        os.environ.setdefault(name, "1")
    ends, context = time.time() + seconds, get_context("spawn")
    crew = [context.Process(target=work, args=(Share(folder, job, jobs, ends), *given)) for job in range(jobs)]
    for process in crew:
        process.start()
    for process in crew:
        process.join()
    if failed := [process.exitcode for process in crew if process.exitcode]:
        raise SystemExit(f"{len(failed)} of {jobs} processes failed: {failed}")


def append(path: Path, thing: object) -> None:
    """Another line. What stands before it may have been cut off, so it begins with the end of that."""
    with path.open("ab") as file:
        file.write(b"\n" + msgspec.json.encode(thing))


def lines_of(folder: Path, pattern: str, kind: type[Line]) -> Iterator[Line]:
    """The lines of some files; one that was cut off by the end of its process is left out."""
    decoder = msgspec.json.Decoder(kind)
    for path in sorted(folder.glob(pattern)):
        for line in path.read_bytes().split(b"\n"):
            try:
                yield decoder.decode(line)
            except msgspec.DecodeError:
                continue
