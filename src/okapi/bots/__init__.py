"""Players that see only what one seat may know."""

from .bot import Bot
from .determinise import determinise
from .levels import LEVELS, Level
from .registry import BotEntry, BrokenBot, UnknownBot, bot_names, compiles, find_bot

__all__ = [
    "LEVELS", "Bot", "BotEntry", "BrokenBot", "Level", "UnknownBot", "bot_names", "compiles", "determinise", "find_bot",
]  # fmt: skip
