"""What counting references would cost compiled games. Numba counts them unless `_nrt` is off, which is not public.

Two processes, one with the option and one without, take turns on one core; the ratio counts, not the seconds.

    python -m bench.references
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

WITH, WITHOUT = "with", "without"  # `_nrt`


def serve(kind: str) -> None:
    """Work for as many seconds as the parent says, and answer how much of it a second of processor time did."""
    if kind == WITHOUT:
        from numba.core.options import DefaultOptions  # noqa: PLC0415 (before anything is compiled)

        del DefaultOptions._nrt
    from bench.compiled import batch_steps, compiled_games, playouts  # noqa: PLC0415 (compiles)

    works = {
        "games of 2": compiled_games(2),
        "games of 4": compiled_games(4),
        "steps of a batch of 1024": batch_steps(4),
        "playouts of 2, random": playouts(2, "random"),
        "playouts of 4, greedy": playouts(4, "greedy"),
    }
    for work in works.values():
        work(0)  # compiles
    print(*works, sep=";", flush=True)
    for turn, line in enumerate(sys.stdin, start=1):
        name, _, seconds = line.partition(";")
        done, begun = 0, time.process_time()
        while (elapsed := time.process_time() - begun) < float(seconds):
            done += works[name](turn)
        print(done / elapsed, flush=True)


def started(kind: str, folder: Path) -> "subprocess.Popen[str]":
    """A process that has a folder of machine code of its own."""
    pipe, cache = subprocess.PIPE, folder / kind
    cache.mkdir()
    environment = os.environ | {"NUMBA_CACHE_DIR": str(cache)}
    command = [sys.executable, "-m", "bench.references", kind]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)


def asked(child: "subprocess.Popen[str]", question: str) -> float:
    assert child.stdin is not None
    assert child.stdout is not None
    print(question, file=child.stdin, flush=True)
    return float(child.stdout.readline())


def ratios(children: Mapping[str, "subprocess.Popen[str]"], name: str, turns: int, seconds: float) -> list[float]:
    """How many times as fast it is with the option, turn by turn; the two begin by turns."""
    found = []
    for turn in range(turns):
        order = (WITH, WITHOUT) if turn % 2 else (WITHOUT, WITH)
        speeds = {kind: asked(children[kind], f"{name};{seconds}") for kind in order}
        found.append(speeds[WITH] / speeds[WITHOUT])
    return found


def main(turns: int = 40, seconds: float = 0.1) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        children = {kind: started(kind, Path(folder)) for kind in (WITH, WITHOUT)}
        names = [child.stdout.readline().strip().split(";") for child in children.values() if child.stdout is not None]
        print("what,median,lower_quartile,upper_quartile")
        for name in names[0]:
            lower, median, upper = statistics.quantiles(ratios(children, name, turns, seconds))
            print(f'"{name}",{median:.2f},{lower:.2f},{upper:.2f}', flush=True)
        for child in children.values():
            child.communicate()


if __name__ == "__main__":
    serve(sys.argv[1]) if len(sys.argv) > 1 else main()
