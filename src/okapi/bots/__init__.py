"""Players that see only what one seat may know."""

from .bot import Bot
from .registry import BotEntry, UnknownBot, bot_names, find_bot

__all__ = ["Bot", "BotEntry", "UnknownBot", "bot_names", "find_bot"]
