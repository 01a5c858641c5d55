"""Which bots play by the network that ships, and which network that is: it can change while all else stays the same."""

import hashlib
from functools import cache

from okapi.bots import find_bot
from okapi.bots.network import WEIGHTS


def plays_by_network(name: str) -> bool:
    """Whether a bot says so: `plays_by_network` of its class. UnknownBot, BrokenBot: there is none such."""
    factory = find_bot(name).factory
    bot = factory if isinstance(factory, type) else factory("any")
    return bool(getattr(bot, "plays_by_network", False))


@cache
def network_hash() -> str:
    """The SHA-256 of its weights."""
    return hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()
