"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), with a favourite at every node.

One tree for the searching seat: a node is what was done since the position at hand, whatever the cards were.
Every iteration deals the unseen again, walks down the tree among what is legal in that world, adds one node,
and plays the game out. The favourite of a node, which a simple player names, is tried first and most:
playouts scatter far more than moves differ, and without a favourite the search would follow the scatter.
"""

from math import sqrt
from typing import Any

import numpy as np

from okapi.compiled.actions import number_of_move, play_action
from okapi.compiled.bits import ONE, ZERO, byte_at, is_in, lowest_bit
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.layout import CLAIM_CODES, FIRST_CLAIM, PLAYERS, flow
from okapi.compiled.legal import write_legal
from okapi.compiled.loops import copy_row
from okapi.compiled.moves import play
from okapi.compiled.policies import GREEDY, policy_move
from okapi.compiled.scoring import final_scores, winning
from okapi.compiled.turns import acting, is_over
from okapi.compiled.unseen import deal_unseen
from okapi.compiled.words import Words, number

from ..network.layout import MAX_PLAYERS

NONE = -1
DEEPEST = 64  # moves from the root, at most, that the tree reaches

# Columns of an edge.
ACTION, CHILD, NEXT, VISITS, AVAILABLE = range(5)
EDGE = 5


class Tree:
    """Memory for a search."""

    def __init__(self, iterations: int, actions: int, row_words: int) -> None:
        self.edges = np.zeros((iterations + 1, EDGE), np.int64)
        self.worths = np.zeros(iterations + 1, np.float64)
        self.first = np.full(iterations + 2, NONE, np.int64)
        self.row = np.zeros(row_words, np.uint64)
        self.mask = np.zeros(-(-actions // 64), np.uint64)
        self.sensible = np.zeros(actions, np.int64)
        self.is_tried = np.zeros(actions, np.uint8)
        self.path = np.zeros((DEEPEST, 2), np.int64)
        self.totals = np.zeros(MAX_PLAYERS, np.int64)
        self.completed = np.zeros(MAX_PLAYERS, np.uint64)
        self.values = np.zeros(MAX_PLAYERS, np.float64)


@compiled
def list_sensible(row: Words, tables: Words, mask: Words, sensible: Words) -> int:
    """Every action except claims that spend more locomotives than they need; how many there are.

    The claims of a route in a colour come one after the other, those with fewer locomotives first.
    """
    write_legal(row, tables, mask)
    count, last, plain, doubled = number(0), number(NONE), False, number(NONE)
    first_claim, codes = number(tables[FIRST_CLAIM]), number(tables[CLAIM_CODES])
    for at in range(len(mask)):
        bits = mask[at]
        while bits != ZERO:
            action = 64 * at + lowest_bit(bits)
            bits &= bits - ONE
            if action < first_claim:
                sensible[count] = action
                count += 1
                continue
            code = tables[codes + action - first_claim]
            group = byte_at(code, 0) * 16 + byte_at(code, 1)
            if group != last:
                last, plain, doubled = group, False, number(NONE)
            if byte_at(code, 3) == 0:
                if not plain:
                    plain = True
                    sensible[count] = action
                    count += 1
            elif doubled == NONE:
                doubled = count
                sensible[count] = action
                count += 1
            elif byte_at(code, 2) == byte_at(tables[codes + sensible[doubled] - first_claim], 2):
                # The same locomotives in the payment, and more terrain cards: fewer locomotives in all.
                sensible[doubled] = action
    return count


@compiled
def chosen_edge(
    node: int, favourite: int, count: int, edges: Any, worths: Any, first: Words, sensible: Words,
    is_tried: Words, mask: Words, weight: float, explores: float, unknown: float, turn: int,
) -> int:  # fmt: skip
    """The edge to follow, or NONE - n for the nth sensible action, which is not in the tree yet."""
    for n in range(count):
        is_tried[sensible[n]] = number(0)
    available, edge = 1.0, first[node]
    while edge != NONE:
        action = edges[edge, ACTION]
        if is_legal_in(mask, action):
            is_tried[action] = number(1)
            available += edges[edge, VISITS]
        edge = edges[edge, NEXT]
    others = (1.0 - weight) / max(1, count - 1)
    root = sqrt(available)
    best, most = NONE, -1.0
    edge = first[node]
    while edge != NONE:
        action = edges[edge, ACTION]
        if is_legal_in(mask, action):
            prior = weight if action == favourite else others
            score = worths[edge] / edges[edge, VISITS] + explores * prior * root / (1 + edges[edge, VISITS])
            if score > most:
                best, most = edge, score
        edge = edges[edge, NEXT]
    found = NONE
    for step in range(count):
        n = (step + turn) % count
        if not is_tried[sensible[n]]:
            prior = weight if sensible[n] == favourite else others
            score = unknown + explores * prior * root
            if score > most:
                found, most = n, score
    return best if found == NONE else NONE - 1 - found


@compiled
def is_legal_in(mask: Words, action: int) -> bool:
    return is_in(mask[action >> 6], action & 63)


@compiled
def write_values(row: Words, tables: Words, totals: Words, completed: Words, values: Any, spread: float) -> None:
    """What the end of a game is worth to each seat, from 0 to 1: half for the win, half for the margin."""
    players = flow(row, PLAYERS)
    final_scores(row, tables, totals, completed)
    winners = winning(row, totals, completed)
    for seat in range(players):
        rival = number(-10000)
        for other in range(players):
            if other != seat:
                rival = max(rival, number(totals[other]))
        margin = (number(totals[seat]) - rival) / spread
        won = 0.5 if is_in(winners, seat) else 0.0
        values[seat] = won + 0.25 * (1.0 + margin / (1.0 + abs(margin)))


@entry_point
def search(
    root: Words, tables: Words, seat: int, favourite: int, seeds: Words, weight: float, explores: float,
    spread: float, edges: Any, worths: Any, first: Words, row: Words, mask: Words, sensible: Words,
    is_tried: Words, path: Any, totals: Words, completed: Words, values: Any,
) -> int:  # fmt: skip
    """An iteration for each seed; how many edges the tree has, including those of the root."""
    used = number(0)
    nodes = number(1)
    mean = 0.5
    for iteration in range(len(seeds)):
        copy_row(root, row)
        deal_unseen(row, tables, seat, seeds[iteration])
        node, depth = number(0), number(0)
        while not is_over(row) and depth < DEEPEST:
            liked = number(favourite)
            if node != 0:
                liked = number_of_move(tables, policy_move(row, tables, GREEDY))
            count = list_sensible(row, tables, mask, sensible)
            edge = chosen_edge(
                node, liked, count, edges, worths, first, sensible, is_tried, mask, weight, explores, mean, iteration
            )
            is_new = edge < 0
            if is_new:
                action = sensible[NONE - 1 - edge]
                edge, used = used, used + 1
                edges[edge, ACTION], edges[edge, CHILD] = action, nodes
                edges[edge, NEXT], edges[edge, VISITS] = first[node], 0
                worths[edge] = 0.0
                first[node], first[nodes] = edge, NONE
                nodes += 1
            path[depth, 0], path[depth, 1] = edge, acting(row)
            depth += 1
            play_action(row, tables, number(edges[edge, ACTION]))
            node = edges[edge, CHILD]
            if is_new:
                break
        while not is_over(row):
            play(row, tables, policy_move(row, tables, GREEDY))
        write_values(row, tables, totals, completed, values, spread)
        for step in range(depth):
            edge = path[step, 0]
            edges[edge, VISITS] += 1
            worths[edge] += values[path[step, 1]]
        mean += (values[seat] - mean) / (iteration + 1)
    return used
