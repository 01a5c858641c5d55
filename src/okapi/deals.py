"""Deals that many play: one luck for everybody, opponents by name, our levels as the field, and how people compare."""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct

from okapi.arena import Match, play_match
from okapi.board import Board
from okapi.bots import LEVELS, bot_seed, find_bot
from okapi.dealer import DuplicateDealer
from okapi.game import Seat, score_sheet

OWN_SEAT: Seat = 0
_PAIRS = tuple(combinations(("tortoise", "zebra", "elephant", "leopard"), 2))
_STRIDE = 5  # has no factor in common with the number of pairs: every pair has its turn, and none comes twice in a row


class OpenDeal(Struct, frozen=True):
    """A deal by its name, with the secret that settles the order of its decks."""

    name: str
    secret: bytes
    opponents: tuple[str, ...]

    def dealer(self) -> DuplicateDealer:
        return DuplicateDealer(self.secret, self.name)


class Line(NamedTuple):
    """How one of our levels played a deal."""

    bot: str
    match: Match

    @property
    def total(self) -> int:
        return score_sheet(self.match.state).scores[OWN_SEAT].total


class DealRank(NamedTuple):
    """A score among others: its rank, and how many scores there are, itself included."""

    rank: int
    of: int


def opponents_on(day: date) -> tuple[str, str]:
    """The two levels that everyone plays against on a day."""
    return _PAIRS[day.toordinal() * _STRIDE % len(_PAIRS)]


def open_deal(day: date) -> OpenDeal:
    """The deal of a day that needs no server. Its secret is not secret: anyone who plays it could look."""
    secret = hashlib.sha256(f"okapi deal {day.isoformat()}".encode()).digest()
    return OpenDeal(day.isoformat(), secret, opponents_on(day))


def play_line(deal: OpenDeal, bot: str, board: Board) -> Line:
    """A level plays the deal from the seat that everyone has in it, against the opponents that everyone meets."""
    seated = (bot, *deal.opponents)
    dealer = deal.dealer()
    bots = [find_bot(name).factory(bot_seed(dealer.commitment, seat)) for seat, name in enumerate(seated)]
    return Line(bot, play_match(board, bots, dealer))


def field_of(deal: OpenDeal, board: Board) -> dict[str, int]:
    """The points that each of our levels makes of a deal, the weakest first."""
    return {level.bot: play_line(deal, level.bot, board).total for level in LEVELS}


def matchpoints(totals: Sequence[int | None]) -> tuple[int, ...]:
    """For each score on a deal, 2 for every other that it beats and 1 for every equal one, as at duplicate
    bridge. A player without a score has lost to everyone who has one.
    """
    return tuple(
        0
        if own is None
        else sum(2 * (other is None or own > other) + (own == other) for other in (*totals[:at], *totals[at + 1 :]))
        for at, own in enumerate(totals)
    )


def standing(total: int, others: Iterable[int]) -> DealRank:
    """The rank of a score among those of the others; equal scores share a rank."""
    totals = list(others)
    return DealRank(1 + sum(other > total for other in totals), 1 + len(totals))
