"""What games are about in training: half of them the published game, the others other tickets and other rules.

Tickets are drawn at random among the ends that the map has, and worth about the shortest path between them, as the
published ones are. Rules are drawn within what a group may agree on and the network has room for.
"""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from okapi.board import Board, PlaceId, Ticket
from okapi.bots.network.distances import ticket_ends
from okapi.bots.network.layout import AGREED, AGREED_AT
from okapi.bots.network.numbers import network_tables
from okapi.bots.network.weights import known_range
from okapi.compiled import layout as at
from okapi.compiled.tables import ticket_words
from okapi.game import VARIANTS, BadSetup, Rules, new_game

VARIETY = 256  # other settings than the published one
DECK_SIZES = (24, 60)  # tickets
NEAREST = 3  # trains between the ends of a ticket, at least
STRAY = (-2, 3)  # points beyond the trains of the shortest path, in every other deck: else none, as published
TOGETHER = 32  # games side by side that are of one setting: threads that read the same tables


class Setting(NamedTuple):
    """A deck and rules."""

    board: Board
    rules: Rules


def settings_for(board: Board, rules: Rules, seed: int | str, variety: int = VARIETY) -> list[Setting]:
    """The published game, and as many others: half with tickets of their own, a quarter with rules, or both."""
    random = Random(f"settings {seed}")
    found = [Setting(board, rules)]
    for number in range(variety):
        own_deck, own_rules = number % 4 != 3, number % 4 >= 2
        deck = random_deck(board, random) if own_deck else board
        found.append(Setting(deck, random_rules(random, board, rules) if own_rules else rules))
    return found


def tables_of(settings: Sequence[Setting]) -> NDArray[np.uint64]:
    """The engine's tables of each, as `network_tables` makes them: they are the same except for a few words."""
    tables = np.tile(network_tables(*settings[0]), (len(settings), 1))
    tables[:, at.TICKET_FROM : at.REACH] = 0
    for words, (board, rules) in zip(tables, settings, strict=True):
        for place, value in ticket_words(board):
            words[place] = value
        for name, place in AGREED_AT.items():
            words[place] = getattr(rules, name)
    return tables


def which_settings(games: int, settings: int) -> NDArray[np.int32]:
    """The setting of each game: every other block is the published one, the others go round."""
    block = np.arange(games) // TOGETHER
    other = 1 + (block // 2) % max(1, settings - 1)
    return np.where((block % 2 == 0) | (settings == 1), 0, other).astype(np.int32)


def random_deck(board: Board, random: Random) -> Board:
    """The same map with other tickets."""
    chosen = random.sample(_pairs(board), random.randint(*DECK_SIZES))
    low, high = random.choice((STRAY, (0, 0)))
    tickets = [Ticket((one, other), max(1, trains + random.randint(low, high))) for one, other, trains in chosen]
    return Board(
        id=board.id, name=board.name, size=board.size, places=board.places.values(), routes=board.routes.values(),
        tickets=tickets,
    )  # fmt: skip


@lru_cache(maxsize=2)
def _pairs(board: Board) -> list[tuple[str, str, int]]:
    """Ends that are not too near for a ticket, and how far they are."""
    pairs = [(*pair, _trains_between(board, *pair)) for pair in combinations(ticket_ends(board), 2)]
    return [pair for pair in pairs if pair[2] >= NEAREST]


def random_rules(random: Random, board: Board, rules: Rules) -> Rules:
    """Rules with some changes that may be agreed on: mostly those that forms offer, sometimes any."""
    while True:
        changed = {name: _number(name, random) for name in random.sample(AGREED, random.choice((1, 1, 2, 3)))}
        if random.random() < 0.5:
            changed["trains"] = random.choice((15, 20, 30, 30))
        if random.random() < 0.3:
            changed["tickets_drawn"] = 3
        found = msgspec.structs.replace(rules, **changed)
        if _can_be_played(board, found):
            return found


def _number(name: str, random: Random) -> int:
    offered = [it for it in VARIANTS[name].choices if it != VARIANTS[name].published]
    low, high = known_range(name)
    return random.choice(offered) if offered and random.random() < 0.5 else random.randint(low, high)


def _can_be_played(board: Board, rules: Rules) -> bool:
    """Whether as many as the rules allow can play; no deck that is drawn is too small for what may be dealt."""
    try:
        new_game(board, rules.max_players, rules)
    except BadSetup:
        return False
    return True


def _trains_between(board: Board, one: str, other: str) -> int:
    """6.3, 6.4: the trains of a shortest path between two ends; dead ends lead nowhere."""
    starts, goals = board.ends(one), set(board.ends(other))
    distance: dict[PlaceId, int] = {}
    waiting = [(0, place) for place in starts]
    while waiting:
        trains, place = heappop(waiting)
        if place in distance:
            continue
        distance[place] = trains
        if place in goals:
            return trains
        if place in starts or not board.is_dead_end(place):
            for route in board.routes_at(place):
                heappush(waiting, (trains + route.length, route.other_end(place)))
    return 0
