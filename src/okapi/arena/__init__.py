"""Matches and tournaments between bots.

played = hold(Settings(bots=("random", "greedy"), players=2, games=400, seed="1"), africa(), jobs=4)
table = standings(played)
"""

from .forfeit import BotFailed, Failing, Forfeit
from .match import Match, play_match
from .result import Points, Result, SeatResult
from .sequential import Evidence, Hypotheses, Verdict
from .standings import HeadToHead, Standing, Standings, standings
from .tournament import BadSettings, Place, Played, Settings, hold

__all__ = [
    "BadSettings",
    "BotFailed",
    "Evidence",
    "Failing",
    "Forfeit",
    "HeadToHead",
    "Hypotheses",
    "Match",
    "Place",
    "Played",
    "Points",
    "Result",
    "SeatResult",
    "Settings",
    "Standing",
    "Standings",
    "Verdict",
    "hold",
    "play_match",
    "standings",
]
