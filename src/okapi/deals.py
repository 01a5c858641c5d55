"""Deals that many people play: the same luck and opponents for everybody, our levels' results, and comparisons."""

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
_STRIDE = 5  # coprime to the number of pairs, so that each has its turn and none comes twice in a row


class OpenDeal(Struct, frozen=True):
    """A deal with the secret that determines the order of its decks."""

    name: str
    secret: bytes
    opponents: tuple[str, ...]

    def dealer(self) -> DuplicateDealer:
        return DuplicateDealer(self.secret, self.name)


class LevelResult(NamedTuple):
    """A deal as one of our levels played it."""

    bot: str
    match: Match

    @property
    def total(self) -> int:
        return score_sheet(self.match.state).scores[OWN_SEAT].total


class DealRank(NamedTuple):
    """The rank of a score, and the number of scores including it."""

    rank: int
    of: int


def opponents_on(day: date) -> tuple[str, str]:
    """The two levels that everyone plays against on a day."""
    return _PAIRS[day.toordinal() * _STRIDE % len(_PAIRS)]


def open_deal(day: date) -> OpenDeal:
    """The deal of a day, without a server. Its secret is public: any player could look at it."""
    secret = hashlib.sha256(f"okapi deal {day.isoformat()}".encode()).digest()
    return OpenDeal(day.isoformat(), secret, opponents_on(day))


def play_level(deal: OpenDeal, bot: str, board: Board) -> LevelResult:
    """Have a level play the deal from everyone's seat, against everyone's opponents."""
    seated = (bot, *deal.opponents)
    dealer = deal.dealer()
    bots = [find_bot(name).factory(bot_seed(dealer.commitment, seat)) for seat, name in enumerate(seated)]
    return LevelResult(bot, play_match(board, bots, dealer))


def field_of(deal: OpenDeal, board: Board) -> dict[str, int]:
    """The points of each of our levels on a deal, the weakest level first."""
    return {level.bot: play_level(deal, level.bot, board).total for level in LEVELS}


def matchpoints(totals: Sequence[int | None]) -> tuple[int, ...]:
    """For each score on a deal, 2 for every other score that it beats and 1 for every equal one, as at duplicate
    bridge. A player without a score loses to everyone with one.
    """
    return tuple(
        0
        if own is None
        else sum(2 * (other is None or own > other) + (own == other) for other in (*totals[:at], *totals[at + 1 :]))
        for at, own in enumerate(totals)
    )


def standing(total: int, others: Iterable[int]) -> DealRank:
    """The rank of a score among others. Equal scores share a rank."""
    totals = list(others)
    return DealRank(1 + sum(other > total for other in totals), 1 + len(totals))
