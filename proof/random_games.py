"""Random games, each followed event by event: nothing is lost, and the score is counted again."""

from random import Random

from game.honest import follow
from proof.report import PartReport


async def play_random_games(report: PartReport, count: int) -> None:
    """Games of 2 to 5 players in turn."""
    random = Random(report.seed)
    for number in report.tries(count):
        players, seed = 2 + number % 4, random.getrandbits(32)
        try:
            report.count("events", len(follow(seed, players)))
        except AssertionError as error:
            report.foul(f"{players} players, seed {seed}: {error}")
        report.count("games")
        if number % 500 == 0:
            report.say(str(report))
