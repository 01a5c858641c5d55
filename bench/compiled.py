"""How fast are compiled games? Beside the referee, on one core, in one run.

The two take turns, so that a noisy machine disturbs both alike; the ratio counts, not the seconds. Whole
games are played by random players, as in `random_games.py`.

    python -m bench.compiled
    python -m bench.compiled --rounds 9 --seconds 1 --json
"""

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable

import numpy as np

from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.compiled import Batch, Engine
from okapi.compiled.compilation import entry_point
from okapi.compiled.loops import copy_row
from okapi.compiled.words import WordRows
from okapi.dealer import SeededDealer

BATCH = 1024
CHUNK = 200  # compiled games a call, which takes about as long as a game of the referee
PLAYOUTS = 50

Work = Callable[[int], int]


def referee_games(players: int) -> Work:
    """One game of the referee a call; how many decisions it had."""
    random_bot, board = find_bot("random").factory, africa()

    def play(turn: int) -> int:
        bots = [random_bot(f"{turn}/{seat}") for seat in range(players)]
        return play_match(board, bots, SeededDealer(turn)).decisions

    return play


def compiled_games(players: int) -> Work:
    """Many compiled games a call, dealt, played and scored; how many decisions they had."""
    engine = Engine(players)

    def play(turn: int) -> int:
        rows = engine.new_games(range(turn * CHUNK, (turn + 1) * CHUNK))
        decisions = engine.play_out(rows)
        engine.scores(rows)
        return decisions

    return play


def batch_steps(players: int) -> Work:
    """One step of a batch a call, with observations and masks, and random actions chosen from the masks."""
    batch = Batch(Engine(players), BATCH)

    def step(turn: int) -> int:
        batch.step(batch.random_actions())
        return BATCH

    return step


@entry_point
def copy_rows(rows: WordRows, to: WordRows, times: int) -> None:
    """Copy games to other rows, this many times."""
    for _ in range(times):
        for game in range(len(rows)):
            copy_row(rows[game], to[game])


def copies(players: int) -> Work:
    """Rows copied."""
    rows = Engine(players).new_games(range(64))
    there = np.zeros_like(rows)

    def copy(turn: int) -> int:
        copy_rows(rows, there, 100)
        return 6400

    return copy


def playouts(players: int, policy: str) -> Work:
    """Games from mid-game to the end, what the seat cannot see dealt again for each."""
    engine = Engine(players)
    row = engine.new_games([1])[0]
    for _ in range(40 * players):  # about half a random game
        engine.play_option(row, engine.count_options(row) // 2)
    seat = int(engine.look(row[None])[0][0])

    def play(turn: int) -> int:
        engine.playouts(row, seat, range(turn * PLAYOUTS, (turn + 1) * PLAYOUTS), policy)
        return PLAYOUTS

    return play


class Clock:
    """Takes turns at several kinds of work, and keeps what each did per second."""

    def __init__(self, works: dict[str, Work]) -> None:
        self.works = works
        self.found: dict[str, list[float]] = {name: [] for name in works}
        self.calls = dict.fromkeys(works, 0)
        self.per_call: dict[str, list[float]] = {name: [] for name in works}
        for work in works.values():
            work(0)  # compiles, or fills caches

    def turn(self, seconds: float) -> None:
        """Let each work for this long."""
        for name, work in self.works.items():
            done, calls, begun = 0, 0, time.perf_counter()
            while (elapsed := time.perf_counter() - begun) < seconds:
                self.calls[name] += 1
                calls += 1
                done += work(self.calls[name])
            self.found[name].append(done / elapsed)
            self.per_call[name].append(calls / elapsed)

    def median(self, name: str) -> float:
        """What a kind of work did per second, in the middle turn."""
        return statistics.median(self.found[name])


def measure(rounds: int, seconds: float) -> dict[str, object]:
    report: dict[str, object] = {"rounds": rounds, "seconds_a_turn": seconds, "games": []}
    games: list[dict[str, float]] = []
    for players in (2, 3, 4, 5):
        clock = Clock({"referee": referee_games(players), "compiled": compiled_games(players)})
        for _ in range(rounds):
            clock.turn(seconds)
        referee = clock.per_call["referee"]
        compiled = [CHUNK * calls for calls in clock.per_call["compiled"]]
        ratios = [ours / theirs for ours, theirs in zip(compiled, referee, strict=True)]
        games.append(
            {
                "players": players,
                "referee_games_per_second": round(statistics.median(referee), 1),
                "compiled_games_per_second": round(statistics.median(compiled)),
                "ratio": round(statistics.median(ratios)),
                "lowest_ratio": round(min(ratios)),
                "highest_ratio": round(max(ratios)),
                "ns_a_decision": round(1e9 / clock.median("compiled"), 1),
            }
        )
    report["games"] = games
    clock = Clock(
        {
            "batch": batch_steps(4),
            "copies": copies(4),
            "playouts_2_random": playouts(2, "random"),
            "playouts_2_greedy": playouts(2, "greedy"),
            "playouts_4_random": playouts(4, "random"),
            "playouts_4_greedy": playouts(4, "greedy"),
        }
    )
    for _ in range(rounds):
        clock.turn(seconds)
    report["batch_of_1024_million_steps_per_second"] = round(clock.median("batch") / 1e6, 2)
    report["batch_best"] = round(max(clock.found["batch"]) / 1e6, 2)
    report["copy_ns"] = round(1e9 / clock.median("copies"), 1)
    report["playouts_in_100_ms"] = {
        name.removeprefix("playouts_"): round(clock.median(name) / 10)
        for name in clock.works
        if name.startswith("playouts")
    }
    return report


def main() -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--rounds", type=int, default=7, help="how often they take turns")
    parser.add_argument("--seconds", type=float, default=0.5, help="per turn")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    report = measure(arguments.rounds, arguments.seconds)
    if arguments.json:
        print(json.dumps(report))
        return
    print(f"random games, one core; median of {arguments.rounds} turns")
    print("  players   referee games/s   compiled games/s   ratio (lowest to highest)   ns a decision")
    games = report["games"]
    assert isinstance(games, list)
    for line in games:
        spread = f"{line['ratio']:,} ({line['lowest_ratio']:,} to {line['highest_ratio']:,})"
        print(
            f"  {line['players']:7}   {line['referee_games_per_second']:15,.1f}   "
            f"{line['compiled_games_per_second']:16,}   {spread:>25}   {line['ns_a_decision']:13}"
        )
    for name, value in report.items():
        if name not in ("games", "rounds", "seconds_a_turn"):
            print(f"  {name.replace('_', ' ')}: {value}")


if __name__ == "__main__":
    main()
