"""What the network sees, feature by feature: their order, and the scale of each.

Seats are counted from the one that looks, whether it is to move or not. Beyond plain facts there are three
kinds of help: how many of each card are unseen, how far tickets are, and for each route, whether it is on a
shortest path and what it costs.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board
from okapi.compiled import layout as at
from okapi.game import TERRAINS, TRAIN_CARDS, Rules

from .distances import line_tables, ticket_ends

MAX_PLAYERS = Rules().max_players  # what concerns seats is padded to the largest table
KINDS, TERRAIN_KINDS, STAGES = len(TRAIN_CARDS), len(TERRAINS), at.GAME_OVER
HAND_STEPS = 8  # a hand is also written in steps: at least one, at least two, …


class FeatureSegment(NamedTuple):
    name: str
    size: int
    scale: float  # what the network multiplies them by, so that all are of the order of one


# For each seat; for each end of tickets, summed up over the tickets that name it; for each ticket on offer, by its
# place in the offer; for each route. A ticket is known by its ends and its points, whatever the deck.
SEAT_FACTS = ("seated", "trains", "score", "cards", "tickets", *("terrain",) * TERRAIN_KINDS, *("shown",) * KINDS)
END_FACTS = (
    "to do", "to do: points", "done", "done: points", "out of reach", "out of reach: points",
    "put back", "put back: points", "trains to go", "trains to go by points",
)  # fmt: skip
OFFER_SLOTS = max(Rules().tickets_dealt, Rules().tickets_drawn)
OFFER_END_FACTS = ("here", "here: points")  # of each end, for each ticket on offer
OFFER_FACTS = ("points", "trains to go", "out of reach")
# What may be agreed on, and where the engine's tables have it.
AGREED_AT = {
    "trains": at.STARTING_TRAINS, "tickets_dealt": at.TICKETS_DEALT, "starting_tickets_kept": at.STARTING_TICKETS_KEPT,
    "tickets_drawn": at.TICKETS_DRAWN, "drawn_tickets_kept": at.DRAWN_TICKETS_KEPT, "draws": at.DRAWS_A_TURN,
    "players_sharing_doubles": at.PLAYERS_SHARING_DOUBLES, "trains_that_end_the_game": at.LAST_TRAINS,
    "globetrotter": at.GLOBETROTTER,
}  # fmt: skip
AGREED = tuple(AGREED_AT)
AGREED_PLACES = tuple(AGREED_AT.values())
ROUTE_FACTS = (
    "open", "own", "second", "third", "fourth", "fifth", "on my path", "on the path of an offer",
    "cards missing", "payable", "to be doubled now",
)  # fmt: skip
_SCALES = {
    "trains": 1 / Rules().trains, "score": 1 / 100, "cards": 1 / 12, "tickets": 1 / 4, "terrain": 1 / 5,
    "shown": 1 / 4, "trains to go": 1 / 20, "trains to go by points": 1 / 15, "cards missing": 1 / 4,
    "players_sharing_doubles": 1 / 4, "globetrotter": 1 / 10,
} | dict.fromkeys(
    ("points", "to do: points", "done: points", "out of reach: points", "put back: points", "here: points"), 1 / 12
) | dict.fromkeys((name for name in AGREED if "tickets" in name), 1 / 4)  # fmt: skip


def segments(routes: int, ends: int) -> tuple[FeatureSegment, ...]:
    """The features of a board of this size, in order."""

    def facts(names: tuple[str, ...], count: int, of: str) -> Iterator[FeatureSegment]:
        for which in range(count):
            for name in names:
                yield FeatureSegment(f"{of} {which}: {name}", 1, _SCALES.get(name, 1.0))

    return (
        FeatureSegment("stage", STAGES, 1.0),
        FeatureSegment("draws made", 1, 1.0),
        FeatureSegment("passes", 1, 0.5),
        FeatureSegment("last round", 1, 1.0),
        FeatureSegment("turns left", 1, 1 / 5),
        FeatureSegment("players", MAX_PLAYERS - 1, 1.0),
        FeatureSegment("to move", MAX_PLAYERS, 1.0),
        FeatureSegment("hand", KINDS, 1 / 4),
        FeatureSegment("hand in steps", KINDS * HAND_STEPS, 1.0),
        FeatureSegment("unseen", KINDS, 1 / 10),
        FeatureSegment("perhaps in the deck", KINDS, 1 / 10),
        FeatureSegment("discarded", KINDS, 1 / 10),
        FeatureSegment("open cards", KINDS, 1.0),
        FeatureSegment("train deck", 1, 1 / 50),
        FeatureSegment("open terrain", TERRAIN_KINDS, 1.0),
        FeatureSegment("terrain deck", TERRAIN_KINDS, 1 / 10),
        FeatureSegment("terrain discarded", TERRAIN_KINDS, 1 / 10),
        FeatureSegment("terrain ahead", TERRAIN_KINDS, 1 / 3),
        FeatureSegment("terrain behind", TERRAIN_KINDS, 1 / 3),
        FeatureSegment("ticket deck", 1, 1 / 30),
        *facts(AGREED, 1, "agreed"),
        *facts(SEAT_FACTS, MAX_PLAYERS, "seat"),
        *facts(END_FACTS, ends, "end"),
        *facts(OFFER_END_FACTS, ends * OFFER_SLOTS, "end by offer"),
        *facts(OFFER_FACTS, OFFER_SLOTS, "offer"),
        *facts(ROUTE_FACTS, routes, "route"),
    )


class FeatureLayout(NamedTuple):
    """How many features there are, and what the network multiplies each by."""

    size: int
    scale: NDArray[np.float32]
    lines: NDArray[np.uint64]  # looked up in addition to the engine's tables: see `distances`


@lru_cache(maxsize=8)
def layout_for(board: Board) -> FeatureLayout:
    """It follows from the map: not from the tickets, nor from what was agreed."""
    parts = segments(len(board.routes), len(ticket_ends(board)))
    scale = np.concatenate([np.full(it.size, it.scale, np.float32) for it in parts])
    return FeatureLayout(len(scale), scale, line_tables(board))
