"""The network of the second edition as a bot, to measure newer ones by: `bench.yardstick:Yardstick`.

It knew one deck, and saw tickets by their numbers. What else it saw is part of what networks see now.

    python -m okapi.learning.evaluate WEIGHTS --against bench.yardstick:Yardstick --players 2,4
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from okapi.board import africa
from okapi.bots.bot import own_seat
from okapi.bots.network.distances import FAR, KNOWN, KNOWN_DISTANCES, KNOWN_WORDS, SCRATCH, ticket_ends
from okapi.bots.network.inference import Network
from okapi.bots.network.layout import (
    AGREED,
    END_FACTS,
    MAX_PLAYERS,
    OFFER_END_FACTS,
    OFFER_FACTS,
    OFFER_SLOTS,
    SEAT_FACTS,
    layout_for,
    segments,
)
from okapi.bots.network.numbers import network_tables, option_numbers
from okapi.bots.network.positions import observe_seat
from okapi.compiled import layout as at
from okapi.compiled.conversion import row_of_view
from okapi.game import Action, Rules, View

WEIGHTS = Path(__file__).with_name("weights.npz")
FACTS = ("to do", "done", "trains to go", "out of reach", "put back")  # of each ticket
SCALES = (1.0, 1.0, 1 / 20, 1.0, 1.0)
TICKETS = len(africa().tickets)
BY_TICKET = TICKETS * (len(FACTS) + OFFER_SLOTS)  # then for each ticket, where in an offer it is

# Where the parts begin that are the same, among the features of today.
_NAMES = [part.name for part in segments(len(africa().routes), len(ticket_ends(africa()))) for _ in range(part.size)]
BEFORE = _NAMES.index(f"agreed 0: {AGREED[0]}")
SEATS = BEFORE + len(AGREED)
ENDS = SEATS + MAX_PLAYERS * len(SEAT_FACTS)
OFFERS = ENDS + len(ticket_ends(africa())) * (len(END_FACTS) + OFFER_SLOTS * len(OFFER_END_FACTS))
ROUTES = OFFERS + OFFER_SLOTS * len(OFFER_FACTS)


def as_it_was(values: NDArray[np.generic], by_ticket: NDArray[np.generic]) -> NDArray[np.generic]:
    """Features, or scales, in the old order."""
    return np.concatenate([values[:BEFORE], values[SEATS:ENDS], by_ticket, values[OFFERS:]])


class Yardstick:
    """Plays by the network of the second edition, at a glance."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """What the network likes best."""
        if len(options) == 1:
            return options[0]
        network = yardstick_network()
        return options[int(network.logits(network.hidden(features_then(view)[None]), option_numbers(view))[0].argmax())]


@cache
def yardstick_network() -> Network:
    by_ticket = np.array([*SCALES * TICKETS, *[1.0] * (TICKETS * OFFER_SLOTS)], np.float32)
    with np.load(WEIGHTS) as file:
        return Network(dict(file), as_it_was(layout_for(africa()).scale, by_ticket).astype(np.float32))


def features_then(view: View) -> NDArray[np.uint8]:
    """What that network sees of a view of the published game."""
    layout, seat, row = layout_for(africa()), own_seat(view), row_of_view(view)
    features, base = np.zeros(layout.size, np.uint8), np.zeros(MAX_PLAYERS, np.int32)
    scratch = np.zeros(SCRATCH, np.uint64)
    observe_seat(row, network_tables(africa(), Rules()), layout.lines, seat, features, base, scratch)
    known = KNOWN + seat * KNOWN_WORDS + KNOWN_DISTANCES
    distances = scratch[known : known + 8].view(np.uint8)[:TICKETS]
    block = at.seat_at(seat)
    kept, put_back = (_members(int(row[block + mask])) for mask in (at.TICKETS, at.PUT_BACK))
    numbers = {ticket: number for number, ticket in enumerate(africa().tickets)}
    offered = [numbers[ticket] for ticket in view.offered]
    facts, on_offer = np.zeros((TICKETS, len(FACTS)), np.uint8), np.zeros((TICKETS, OFFER_SLOTS), np.uint8)
    facts[kept, 0], facts[kept, 1] = distances[kept] > 0, distances[kept] == 0
    seen = [*kept, *offered]
    facts[seen, 2] = np.where(distances[seen] == FAR, 0, distances[seen])
    facts[seen, 3] = distances[seen] == FAR
    facts[put_back, 4] = 1
    on_offer[offered, range(len(offered))] = 1
    return as_it_was(features, np.concatenate([facts.ravel(), on_offer.ravel()])).astype(np.uint8)


def _members(mask: int) -> list[int]:
    return [member for member in range(TICKETS) if mask >> member & 1]
