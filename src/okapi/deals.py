"""Deals that many play: one luck for everybody, opponents by name, our levels as the field, and how people compare."""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct

from okapi.arena import Match, play_match
from okapi.board import Board
from okapi.bots import LEVELS, find_bot
from okapi.dealer import DuplicateDealer
from okapi.game import Seat, score_sheet

OWN_SEAT: Seat = 0
_PAIRS = tuple(combinations(("tortoise", "zebra", "elephant", "leopard"), 2))
_STRIDE = 5  # has no factor in common with the number of pairs: all of them have their turn, and none twice in a row


class OpenDeal(Struct, frozen=True):
    """A deal by its name, with the secret that settles the order of its decks."""

    name: str
    secret: bytes
    opponents: tuple[str, ...]

    def dealer(self) -> DuplicateDealer:
        return DuplicateDealer(self.secret, self.name)


class LevelResult(NamedTuple):
    """How one of our levels played a deal."""

    bot: str
    match: Match

    @property
    def total(self) -> int:
        return score_sheet(self.match.state).scores[OWN_SEAT].total


class DealRank(NamedTuple):
    """A score among others: its rank, and how many there are with it."""

    rank: int
    of: int


def opponents_on(day: date) -> tuple[str, str]:
    """The two levels that everyone plays against on a day."""
    return _PAIRS[day.toordinal() * _STRIDE % len(_PAIRS)]


def open_deal(day: date) -> OpenDeal:
    """The deal of a day that needs no server. Its secret is none: anyone who plays it could look."""
    secret = hashlib.sha256(f"okapi deal {day.isoformat()}".encode()).digest()
    return OpenDeal(day.isoformat(), secret, opponents_on(day))


def play_level(deal: OpenDeal, bot: str, board: Board) -> LevelResult:
    """A level plays the deal from the seat that everyone has in it, against the opponents that everyone meets."""
    seated = (bot, *deal.opponents)
    dealer = deal.dealer()
    bots = [find_bot(name).factory(f"{dealer.commitment}/{seat}") for seat, name in enumerate(seated)]
    return LevelResult(bot, play_match(board, bots, dealer))


def field_of(deal: OpenDeal, board: Board) -> dict[str, int]:
    """The points that each of our levels makes of a deal, the weakest first."""
    return {level.bot: play_level(deal, level.bot, board).total for level in LEVELS}


def matchpoints(totals: Sequence[int | None]) -> tuple[int, ...]:
    """Of each score on a deal: 2 for every other that it beats and 1 for every one that is the same, as at duplicate
    bridge. Who has no score has lost to all who have one.
    """
    return tuple(
        0
        if own is None
        else sum(2 * (other is None or own > other) + (own == other) for other in (*totals[:at], *totals[at + 1 :]))
        for at, own in enumerate(totals)
    )


def standing(total: int, others: Iterable[int]) -> DealRank:
    """Where a score stands among those of the others; who has as many points shares the rank."""
    totals = list(others)
    return DealRank(1 + sum(other > total for other in totals), 1 + len(totals))
