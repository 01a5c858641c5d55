"""Random games on a GPU: are they the processor's games, and how many decisions a second is that?

First it is tried how many threads should go together, with how many registers, and what numbers of 32 bits bring.
For each number of players the first games of both are compared: their final rows, points, completed tickets
and decisions. Then the GPU plays many more. Every result is printed at once, as a line of JSON.

    python -m bench.gpu --games 2000000
    python -m bench.gpu --processor-only > expected.json     (elsewhere, to save time on the GPU)
    python -m bench.gpu --expected expected.json
"""

import argparse
import hashlib
import json
import platform
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from okapi.compiled import Engine
from okapi.compiled.gpu import GpuEngine, load_cuda
from okapi.compiled.gpu_kernels import FASTEST, KernelSettings

COMPARED = 10_000
# Threads in a block, registers of a thread, and whether numbers have 32 bits.
VARIANTS = ((64, 48, False), (64, 48, True), (640, 48, False), (640, 48, True), (1024, 64, True))


def fingerprint(*arrays: NDArray[np.generic]) -> str:
    """A hash of everything that a game comes to."""
    return hashlib.sha256(b"".join(np.ascontiguousarray(it).tobytes() for it in arrays)).hexdigest()[:16]


def on_processor(players: int) -> dict[str, object]:
    """The games of the first seeds, played here."""
    engine = Engine(players)
    engine.play_out(engine.new_games([0]))  # compiles
    rows = engine.new_games(range(COMPARED))
    begun = time.perf_counter()
    decisions = engine.play_out(rows)
    seconds = time.perf_counter() - begun
    totals, completed, _ = engine.scores(rows)
    return {
        "players": players,
        "games": COMPARED,
        "fingerprint": fingerprint(rows, totals, completed),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
    }


def on_gpu(gpu: GpuEngine) -> dict[str, object]:
    """The same games, played there."""
    begun = time.perf_counter()
    gpu.play(64)
    compiled = time.perf_counter() - begun
    played = gpu.play(COMPARED, rows=COMPARED)
    return {
        "players": gpu.engine.players,
        "games": COMPARED,
        "fingerprint": fingerprint(played.rows, played.totals, played.completed),
        "decisions": int(played.decisions.sum()),
        "seconds_to_compile": round(compiled, 1),
    }


def speed(gpu: GpuEngine, games: int, turn: int) -> dict[str, Any]:
    """One launch, from the seeds to the scores, without copying them from the GPU."""
    begun = time.perf_counter()
    played = gpu.play(games, first_seed=COMPARED + turn * games)
    seconds = time.perf_counter() - begun
    decisions = int(played.decisions.sum())
    copied = time.perf_counter() - begun
    return {
        "tuning": gpu.tuning,
        "seconds": round(seconds, 4),
        "seconds_with_a_copy": round(copied, 4),
        "million_games_per_second": round(games / seconds / 1e6, 3),
        "billion_decisions_per_second": round(decisions / seconds / 1e9, 3),
    }


def fastest_variant(gpu: GpuEngine, games: int) -> KernelSettings:
    tried = {}
    for variant in VARIANTS:
        gpu.tuning = tuning = KernelSettings(*variant)
        gpu.play(64)  # compiles
        found = speed(gpu, games, 0)
        say(players=gpu.engine.players, tried=found)
        tried[tuning] = found["billion_decisions_per_second"]
    return max(tried, key=lambda tuning: tried[tuning])


def say(**what: object) -> None:
    """A line of JSON, now."""
    print(json.dumps(what), flush=True)


def main() -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--games", type=int, default=2_000_000, help="to measure with")
    parser.add_argument("--rounds", type=int, default=3, help="how often to measure the best variant")
    parser.add_argument("--players", type=int, nargs="*", default=[4, 2, 3, 5])
    parser.add_argument("--budget", type=float, default=600, help="seconds after which nothing is begun")
    parser.add_argument("--processor-only", action="store_true", help="play here what is to be compared")
    parser.add_argument("--expected", type=Path, help="what that printed, instead of playing it again")
    arguments = parser.parse_args()
    if arguments.processor_only:
        for players in arguments.players:
            say(**on_processor(players))
        return
    begun, best = time.perf_counter(), FASTEST
    expected = {}
    if arguments.expected:
        lines = map(json.loads, arguments.expected.read_text().splitlines())
        expected = {line["players"]: line for line in lines}
    say(gpu=str(load_cuda().get_current_device().name), python=platform.python_version())
    for turn, players in enumerate(arguments.players):
        if time.perf_counter() - begun > arguments.budget:
            break
        gpu = GpuEngine(Engine(players))
        if turn == 0:
            best = fastest_variant(gpu, arguments.games // 2)
        gpu.tuning = best
        played = on_gpu(gpu)
        alone = expected.get(players) or on_processor(players)
        same = all(played[what] == alone[what] for what in ("games", "fingerprint", "decisions"))
        say(identical=same, **played)
        turns = [speed(gpu, arguments.games, turn) for turn in range(arguments.rounds)]
        say(players=players, best=max(turns, key=lambda it: it["billion_decisions_per_second"]), all=turns)


if __name__ == "__main__":
    main()
