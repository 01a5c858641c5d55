"""Seeds for bots, which tell them nothing about the cards."""

import hmac


def bot_seed(deal: str | int, *place: str | int) -> str:
    """The seed of one bot in a deal: the same again for the same place, and another for every other.

    `deal` is what the dealer's luck comes from: its seed or secret. Nobody can compute it from the bot's seed, so a bot
    cannot deal the cards for itself. Only a `deal` that is easy to guess, such as a small number, can be found by
    trying: use a secret where cards must stay hidden from a bot that cheats on purpose.
    """
    return hmac.digest(str(deal).encode(), "/".join(map(str, place)).encode(), "sha256").hex()
