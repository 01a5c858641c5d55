"""Players that see only what one seat may know."""

from .bot import Bot
from .determinise import determinise
from .levels import LEVELS, Level
from .registry import BotEntry, BrokenBot, UnknownBot, bot_names, compiles, find_bot
from .seeds import bot_seed

__all__ = [
    "LEVELS", "Bot", "BotEntry", "BrokenBot", "Level", "UnknownBot", "bot_names", "bot_seed", "compiles", "determinise",
    "find_bot",
]  # fmt: skip
