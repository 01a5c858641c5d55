"""Matches and tournaments between bots.

played = hold(Settings(bots=("random", "greedy"), players=2, games=400, seed="1"), africa(), jobs=4)
table = standings(played)
"""

from .forfeit import BotFailed, Failing, Forfeit
from .match import Match, play_match
from .result import Points, Result, SeatResult
from .standings import HeadToHead, Standing, Standings, standings
from .tournament import BadSettings, Played, Settings, hold

__all__ = [
    "BadSettings",
    "BotFailed",
    "Failing",
    "Forfeit",
    "HeadToHead",
    "Match",
    "Played",
    "Points",
    "Result",
    "SeatResult",
    "Settings",
    "Standing",
    "Standings",
    "hold",
    "play_match",
    "standings",
]
