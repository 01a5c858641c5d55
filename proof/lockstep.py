"""Game after game on the referee and on the compiled engine: the two must agree at every decision."""

from random import Random

from lockstep import CORNERS, SETTINGS, play_side_by_side
from proof.report import PartReport


async def play_in_lockstep(report: PartReport, count: int) -> None:
    """Games of every kind in turn, of 2 to 5 players."""
    random = Random(report.seed)
    kinds = [(name, players) for name in SETTINGS for players in range(2, 6)]
    for number in report.tries(count):
        name, players = kinds[number % len(kinds)]
        seed = random.getrandbits(64)
        try:
            met = play_side_by_side(SETTINGS[name], players, seed)
        except AssertionError as difference:
            report.foul(f"{name}, {players} players, seed {seed}: {difference}")
            continue
        for what, times in met.items():
            report.count(what, times)
        if number % 500 == 0:
            report.say(str(report))
    for corner in CORNERS - set(report.figures):
        report.foul(f"never met: {corner}")
