"""Random games on a GPU: are they the processor's games, and how many decisions a second is that?

For 2 to 5 players the first games of both are compared whole: final rows, points, completed tickets. Then the
GPU plays many more. It prints one JSON object.

    python bench/gpu.py --games 2000000
"""

import argparse
import hashlib
import json
import platform
import time

import numpy as np

from okapi.compiled import Engine
from okapi.compiled.gpu import GpuEngine, _cuda


def measure(players: int, games: int, compared: int, rounds: int) -> dict[str, object]:
    engine = Engine(players)
    gpu = GpuEngine(engine)
    begun = time.perf_counter()
    played = gpu.play(compared, keep_rows=True)
    compiled = time.perf_counter() - begun
    rows = engine.new_games(range(compared))
    begun = time.perf_counter()
    decisions = engine.play_out(rows)
    on_processor = time.perf_counter() - begun
    totals, completed, _ = engine.scores(rows)
    same = bool(
        np.array_equal(rows, played.rows)
        and np.array_equal(totals, played.totals)
        and np.array_equal(completed, played.completed)
        and decisions == int(played.decisions.sum())
    )
    seconds, counts = [], []
    for turn in range(rounds):
        begun = time.perf_counter()
        summary = gpu.play(games, first_seed=1 + turn * games)
        seconds.append(time.perf_counter() - begun)
        counts.append(int(summary.decisions.sum()))
    best = min(range(rounds), key=seconds.__getitem__)
    return {
        "players": players,
        "identical_games": compared if same else 0,
        "identical": same,
        "hash_of_final_rows": hashlib.sha256(played.rows.tobytes()).hexdigest()[:16],
        "hash_on_processor": hashlib.sha256(rows.tobytes()).hexdigest()[:16],
        "games": games,
        "seconds": [round(it, 4) for it in seconds],
        "million_games_per_second": round(games / seconds[best] / 1e6, 3),
        "billion_decisions_per_second": round(counts[best] / seconds[best] / 1e9, 3),
        "mean_total": round(float(summary.totals.mean()), 3),
        "mean_total_on_processor": round(float(totals.mean()), 3),
        "decisions_per_second_on_one_core": round(decisions / on_processor),
        "seconds_to_compile": round(compiled, 1),
    }


def main() -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--games", type=int, default=2_000_000, help="to measure with, for each player count")
    parser.add_argument("--compared", type=int, default=10_000, help="games compared with the processor's")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--players", type=int, nargs="*", default=[4, 2, 3, 5])
    arguments = parser.parse_args()
    device = _cuda().get_current_device()
    name = getattr(device, "name", "simulator")
    report = {
        "gpu": name.decode() if isinstance(name, bytes) else name,
        "processor": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "results": [
            measure(players, arguments.games, arguments.compared, arguments.rounds)
            for players in arguments.players
        ],
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
