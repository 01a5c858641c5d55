"""Matches and tournaments between bots.

played = hold(Settings(bots=("random", "greedy"), players=2, games=400, seed="1"), africa(), jobs=4)
table = standings(played)
"""

from .forfeit import BotFailed, Failing, Forfeit
from .match import Match, play_match
from .result import Points, Result, SeatOutcome
from .sequential import Evidence, Hypotheses, SequentialVerdict
from .standings import HeadToHead, Standing, Standings, standings
from .tournament import BadSettings, Played, Settings, Venue, hold

__all__ = [
    "BadSettings", "BotFailed", "Evidence", "Failing", "Forfeit", "HeadToHead", "Hypotheses", "Match", "Played",
    "Points", "Result", "SeatOutcome", "SequentialVerdict", "Settings", "Standing", "Standings", "Venue", "hold",
    "play_match", "standings",
]  # fmt: skip
