"""What the network sees, feature by feature: their order, and the scale of each.

Seats are counted from the one that looks, whether it is to move or not. Beyond plain facts there are three
kinds of help: what is unseen of each card, how far each ticket is, and of each route whether it lies on a
shortest path and what it costs.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board
from okapi.compiled.layout import GAME_OVER
from okapi.game import TERRAINS, TRAIN_CARDS, Rules

from .distances import line_tables

MAX_PLAYERS = Rules().max_players  # what concerns seats is padded to the largest table
KINDS, TERRAIN_KINDS, STAGES = len(TRAIN_CARDS), len(TERRAINS), GAME_OVER
HAND_STEPS = 8  # a hand is also written in steps: at least one, at least two, …


class FeatureSegment(NamedTuple):
    name: str
    size: int
    scale: float  # what the network multiplies them by, so that all are of the order of one


# Of each seat; of each ticket; of each ticket on offer, by its place in the offer; of each route.
SEAT_FACTS = ("seated", "trains", "score", "cards", "tickets", *("terrain",) * TERRAIN_KINDS, *("shown",) * KINDS)
TICKET_FACTS = ("to do", "done", "trains to go", "out of reach", "put back")
OFFER_FACTS = ("points", "trains to go", "out of reach")
ROUTE_FACTS = (
    "open", "own", "second", "third", "fourth", "fifth", "on my way", "on the way of an offer",
    "cards missing", "payable", "to be doubled now",
)  # fmt: skip
_SCALES = {
    "trains": 1 / Rules().trains, "score": 1 / 100, "cards": 1 / 12, "tickets": 1 / 4, "terrain": 1 / 5,
    "shown": 1 / 4, "trains to go": 1 / 20, "points": 1 / 12, "cards missing": 1 / 4,
}  # fmt: skip


def segments(routes: int, tickets: int, offers: int) -> tuple[FeatureSegment, ...]:
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
        *facts(SEAT_FACTS, MAX_PLAYERS, "seat"),
        *facts(TICKET_FACTS, tickets, "ticket"),
        FeatureSegment("on offer", tickets * offers, 1.0),
        *facts(OFFER_FACTS, offers, "offer"),
        *facts(ROUTE_FACTS, routes, "route"),
    )


class FeatureLayout(NamedTuple):
    """How many features there are, and what the network multiplies each by."""

    size: int
    scale: NDArray[np.float32]
    lines: NDArray[np.uint64]  # looked up in addition to the engine's tables: see `distances`


@lru_cache(maxsize=8)
def layout_for(board: Board, rules: Rules) -> FeatureLayout:
    offers = max(rules.tickets_dealt, rules.tickets_drawn)
    parts = segments(len(board.routes), len(board.tickets), offers)
    scale = np.concatenate([np.full(it.size, it.scale, np.float32) for it in parts])
    return FeatureLayout(len(scale), scale, line_tables(board, offers))
