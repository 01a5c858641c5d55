"""Players that see only what one seat may know."""

from .bot import Bot
from .determinise import determinise
from .registry import BotEntry, BrokenBot, UnknownBot, bot_names, find_bot

__all__ = ["Bot", "BotEntry", "BrokenBot", "UnknownBot", "bot_names", "determinise", "find_bot"]
