"""The one list of bots, for the command line, the arena and the server."""

from collections.abc import Callable

from msgspec import Struct

from .bot import Bot
from .random_bot import RandomBot


class BotEntry(Struct, frozen=True):
    """A bot one can play against. The factory takes a seed: the same seed and views give the same choices."""

    name: str
    description: str
    factory: Callable[[str], Bot]


class UnknownBot(LookupError):
    """No bot goes by this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")


_BOTS = {entry.name: entry for entry in (BotEntry("random", "Picks any legal action.", RandomBot),)}


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def find_bot(name: str) -> BotEntry:
    """The bot of this name."""
    if name not in _BOTS:
        raise UnknownBot(name)
    return _BOTS[name]
