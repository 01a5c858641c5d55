"""Games to review: bots that cost little play them."""

from functools import cache

from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.dealer import SeededDealer
from okapi.game import Rules
from okapi.record import Record, header_for, luck_of

RULES = Rules(trains=20)  # a game of half the length


@cache
def played(players: int, bot: str = "greedy", seed: int = 1) -> Record:
    """A finished game."""
    bots = [find_bot(bot).factory(f"{seed}/{seat}") for seat in range(players)]
    dealer = SeededDealer(seed)
    match = play_match(africa(), bots, dealer, RULES)
    names = [f"{bot} {seat + 1}" for seat in range(players)]
    return Record(header_for(africa(), names, RULES, luck_of(dealer)), match.events)
