"""Who plays whom, on which seats and with which luck.

- A line-up is a choice of bots for one table. With at least as many bots as players it is every set of that
  many different bots; with fewer, all bots sit at every table, as evenly as the seats allow.
- A deal is one stream of luck. It is played once for every rotation of the table, so within a deal every bot
  has every seat, every starting hand and every place in the turn order exactly once.
- Successive deals of a line-up take the circular orders in turn: when a line-up has played as many deals as
  there are of them ((players - 1)! of them), it has played every seating exactly once.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import ceil
from random import Random

from msgspec import Struct

from okapi.bots import bot_seed

LineUp = tuple[str, ...]


class Fixture(Struct, frozen=True):
    number: int  # from 1, in the order of the tournament
    deal: int  # from 1; its games share line-up and luck
    seed: str  # the dealer's
    seating: tuple[str, ...]  # the bot on each seat
    bot_seeds: tuple[str, ...]


class Schedule(Struct, frozen=True):
    """All games of a tournament, in an order that keeps it balanced wherever it is stopped."""

    line_ups: tuple[LineUp, ...]
    players: int
    rounds: int  # in each of them every line-up plays one deal
    seed: str

    def __len__(self) -> int:
        return len(self.line_ups) * self.rounds * self.players

    def __iter__(self) -> Iterator[Fixture]:
        circles = circular_orders(self.players, self.seed)
        number = deal = 0
        for round_ in range(self.rounds):
            circle = circles[round_ % len(circles)]
            for line_up in self.line_ups:
                deal += 1
                for order in rotations(circle):
                    number += 1
                    yield _fixture(number, deal, f"{self.seed}/{deal}", line_up, order)


def schedule(
    bots: Sequence[str], players: int, games: int, seed: str, featuring: str | None, *, is_alone: bool = False
) -> Schedule:
    """At least `games` for each line-up, in whole deals; those that feature a bot, if one is named.

    If that bot is alone, it has one seat, and one of the others has all the other seats.
    """
    if is_alone and featuring is not None:
        tables = tuple((featuring, *(other,) * (players - 1)) for other in bots if other != featuring)
    else:
        tables = tuple(table for table in line_ups(bots, players) if featuring is None or featuring in table)
    return Schedule(tables, players, rounds=ceil(games / players), seed=seed)


def line_ups(bots: Sequence[str], players: int) -> Iterator[LineUp]:
    """Every line-up, its bots in the order they were named."""
    times, left_over = divmod(players, len(bots))
    for once_more in combinations(bots, left_over):
        yield tuple(bot for bot in bots for _ in range(times + (bot in once_more)))


def circular_orders(players: int, seed: str) -> list[tuple[int, ...]]:
    """Every circular order of seats around a table, in an order drawn from the seed."""
    luck = Random(f"{seed}/seatings")
    circles = [(0, *others) for others in permutations(range(1, players))]
    return sorted(circles, key=lambda _: luck.random())


def rotations(circle: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The same circle, each of its members in turn on seat 0."""
    for first in range(len(circle)):
        yield circle[first:] + circle[:first]


def _fixture(number: int, deal: int, seed: str, line_up: LineUp, order: tuple[int, ...]) -> Fixture:
    """A bot has the same seed on every seat; the second of two equal bots has one of its own."""
    seeds = [bot_seed(seed, bot, line_up[:place].count(bot)) for place, bot in enumerate(line_up)]
    return Fixture(number, deal, seed, tuple(line_up[place] for place in order), tuple(seeds[place] for place in order))
