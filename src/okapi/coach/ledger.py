"""The luck ledger: from an even chance to the result, and where every step between them came from.

A finished game is a chain of positions. Each has a value for every seat: its share of the win and its final
points. Where a player is to decide, the estimator says it; where luck is due, it is the mean over all
outcomes, with their exact weights; before the first card it is the same for all; and when the game is over it is the
result. The step from one value to the next is luck where a card came, and a choice where somebody decided. So
they add up to the result, whatever the estimator says; `docs/coach.md` has what follows from that.
"""

from typing import NamedTuple

import numpy as np
from msgspec import Struct

from okapi import game
from okapi.compiled import Engine
from okapi.record import Replayed

from .chances import Spread
from .forecast import Estimator, Floats
from .results import LedgerEntry, LedgerSource, SeatAccount

DEALS = 256  # dealt to find what a game promises before its first card


class Change(Struct, frozen=True):
    """What one event changed, for each seat."""

    step: int  # the event's place in the record, from 0
    event: game.Event
    seat: game.Seat | None  # who decided, or got the card; None: nobody
    source: LedgerSource | None  # of luck; None: it was a choice
    shares: tuple[float, ...]
    points: tuple[float, ...]


class Chain(NamedTuple):
    """A game as positions with their values, and what happened between them."""

    start: Floats  # [seat, 2]
    values: Floats  # [position, seat, 2]: after the setup, and after every decision and card since
    steps: tuple[int, ...]  # of each position: how many events came before it
    changes: tuple[Change, ...]  # the first is the setup, then one for each position after the first


def make_chain(replayed: Replayed, estimator: Estimator, seed: str) -> Chain:
    """The chain of a finished game. What merely follows by the rules belongs to the event that it follows."""
    first = next(step for step, (_, _, after) in enumerate(replayed) if after.table.stage is not game.Stage.SETUP)
    spread, steps, links = Spread(seed), [first + 1], list[int]()
    spread.add(replayed[first][2])
    for step, (_, event, after) in enumerate(replayed[first + 1 :], start=first + 1):
        if isinstance(event, game.Decision | game.Luck):
            links.append(step)
            spread.add(after)
            steps.append(step + 1)
    values = spread.values(estimator)
    players = values.shape[1]
    start = np.stack(
        [np.full(players, 1 / players), np.full(players, opening_points(replayed[0][0], estimator))], axis=-1
    )
    changes = [_change(0, replayed[0][1], LedgerSource.STARTING_HAND, values[0] - start)]
    for at, step in enumerate(links):
        event = replayed[step][1]
        changes.append(_change(step, event, source_of(event), values[at + 1] - values[at]))
    return Chain(start, values, tuple(steps), tuple(changes))


def _change(step: int, event: game.Event, source: LedgerSource | None, change: Floats) -> Change:
    return Change(
        step=step,
        event=event,
        seat=getattr(event, "seat", None),
        source=source,
        shares=tuple(map(float, change[:, 0])),
        points=tuple(map(float, change[:, 1])),
    )


def source_of(event: game.Event) -> LedgerSource | None:
    """The kind of luck that an event is, after the setup; None: it is a choice."""
    match event:
        case game.TrainCardDealt() | game.TerrainCardDealt():
            return LedgerSource.BLIND
        case game.TrainCardLaid() | game.TerrainCardLaid():
            return LedgerSource.TURNED_UP
        case game.TicketDealt():
            return LedgerSource.TICKETS
        case _:
            return None


def accounts(chain: Chain) -> tuple[SeatAccount, ...]:
    return tuple(_account(chain, seat) for seat in range(len(chain.start)))


def _account(chain: Chain, seat: game.Seat) -> SeatAccount:
    shares, points = dict.fromkeys(LedgerSource, 0.0), dict.fromkeys(LedgerSource, 0.0)
    for change in chain.changes:
        own = LedgerSource.OWN_CHOICES if change.seat == seat else LedgerSource.CHOICES_OF_OTHERS
        source = change.source or own
        shares[source] += change.shares[seat]
        points[source] += change.points[seat]
    start, end = chain.start[seat], chain.values[-1, seat]
    entries = tuple(LedgerEntry(source, shares[source], points[source]) for source in LedgerSource)
    return SeatAccount(float(start[0]), float(start[1]), entries, float(end[0]), float(end[1]))


def opening_points(state: game.GameState, estimator: Estimator) -> float:
    """The mean points of a seat over many deals: before the first card, all seats are alike."""
    table = state.table
    rows = Engine(len(table.players), table.board, table.rules).new_games(range(DEALS))
    return float(np.mean(estimator.outlook(rows).points))
