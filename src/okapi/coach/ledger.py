"""The luck ledger: from an even chance to the result, and what every step on the way came from.

A finished game is a chain of positions. Each has a value for every seat: its share of the win and its final
points. Where a player is to decide, the estimator says it; where luck is due, it is the mean over all that
can come, by exact weights; before the first card it is the same for all; and when the game is over it is the
result. The step from one value to the next is luck where a card came, and a choice where somebody decided. So
they add up to the result, whatever the estimator says; `docs/coach.md` has what follows from that.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from okapi.compiled import Engine
from okapi.game import (
    Decision,
    Event,
    GameState,
    Luck,
    Seat,
    Stage,
    TerrainCardDealt,
    TerrainCardLaid,
    TicketDealt,
    TrainCardDealt,
    TrainCardLaid,
)

from .chances import Spread
from .forecast import Estimator, Floats


class Source(StrEnum):
    """Where a change of the winning chances came from. The first four are luck."""

    STARTING_HAND = "starting-hand"  # who begins, the cards and tickets dealt
    BLIND = "blind"  # cards drawn from a deck
    TURNED_UP = "turned-up"  # cards laid face up, for the next player
    TICKETS = "tickets"  # tickets drawn
    OWN_CHOICES = "own-choices"
    CHOICES_OF_OTHERS = "choices-of-others"


DEALS = 256  # to find what a game promises before its first card
LUCK = (Source.STARTING_HAND, Source.BLIND, Source.TURNED_UP, Source.TICKETS)


class Change(Struct, frozen=True):
    """What one event changed, for each seat."""

    step: int  # the event's place in the record, from 0
    event: Event
    seat: Seat | None  # who decided, or got the card; None: nobody
    is_luck: bool
    source: Source | None  # of luck; None: a choice
    shares: tuple[float, ...]
    points: tuple[float, ...]


class LedgerEntry(Struct, frozen=True):
    """A line of a seat's ledger."""

    source: Source
    share: float
    points: float


class Account(Struct, frozen=True):
    """A seat's ledger: `start` and the entries add up to the result."""

    start: float
    start_points: float
    entries: tuple[LedgerEntry, ...]
    share: float  # of the win, in the end
    points: float

    def luck(self) -> tuple[float, float]:
        """What luck brought in all: share of the win, and points."""
        of_luck = [entry for entry in self.entries if entry.source in LUCK]
        return sum(entry.share for entry in of_luck), sum(entry.points for entry in of_luck)


class Chain(NamedTuple):
    """A game as positions with their values, and what happened between them."""

    start: Floats  # [seat, 2]
    values: Floats  # [position, seat, 2]: after the setup, and after every decision and card since
    steps: tuple[int, ...]  # of each position: how many events lie behind it
    changes: tuple[Change, ...]  # the first is the setup, then one for each position after the first


def make_chain(
    replayed: Sequence[tuple[GameState, Event, GameState]], estimator: Estimator, seed: str
) -> Chain:
    """The chain of a finished game. What merely follows from the rules belongs to what it follows from."""
    first = next(step for step, (_, _, after) in enumerate(replayed) if after.table.stage is not Stage.SETUP)
    spread, steps, links = Spread(seed), [first + 1], list[int]()
    spread.add(replayed[first][2])
    for step, (_, event, after) in enumerate(replayed[first + 1 :], start=first + 1):
        if isinstance(event, Decision | Luck):
            links.append(step)
            spread.add(after)
            steps.append(step + 1)
    values = spread.values(estimator)
    players = values.shape[1]
    start = np.stack(
        [np.full(players, 1 / players), np.full(players, opening_points(replayed[0][0], estimator))], axis=-1
    )
    changes = [_change(0, replayed[0][1], Source.STARTING_HAND, values[0] - start)]
    for at, step in enumerate(links):
        event = replayed[step][1]
        changes.append(_change(step, event, source_of(event), values[at + 1] - values[at]))
    return Chain(start, values, tuple(steps), tuple(changes))


def _change(step: int, event: Event, source: Source | None, change: Floats) -> Change:
    return Change(
        step=step,
        event=event,
        seat=getattr(event, "seat", None),
        is_luck=source is not None,
        source=source,
        shares=tuple(map(float, change[:, 0])),
        points=tuple(map(float, change[:, 1])),
    )


def source_of(event: Event) -> Source | None:
    """The kind of luck that an event is, after the setup; None: it is a choice."""
    match event:
        case TrainCardDealt() | TerrainCardDealt():
            return Source.BLIND
        case TrainCardLaid() | TerrainCardLaid():
            return Source.TURNED_UP
        case TicketDealt():
            return Source.TICKETS
        case _:
            return None


def accounts(chain: Chain) -> tuple[Account, ...]:
    """The ledgers of all seats."""
    return tuple(_account(chain, seat) for seat in range(len(chain.start)))


def _account(chain: Chain, seat: Seat) -> Account:
    shares, points = dict.fromkeys(Source, 0.0), dict.fromkeys(Source, 0.0)
    for change in chain.changes:
        own = Source.OWN_CHOICES if change.seat == seat else Source.CHOICES_OF_OTHERS
        source = change.source or own
        shares[source] += change.shares[seat]
        points[source] += change.points[seat]
    start, end = chain.start[seat], chain.values[-1, seat]
    entries = tuple(LedgerEntry(source, shares[source], points[source]) for source in Source)
    return Account(float(start[0]), float(start[1]), entries, float(end[0]), float(end[1]))


def opening_points(state: GameState, estimator: Estimator) -> float:
    """The mean points of a seat over many deals: before the first card, all seats are alike."""
    table = state.table
    rows = Engine(len(table.players), table.board, table.rules).new_games(range(DEALS))
    return float(np.mean(estimator.outlook(rows).points))
