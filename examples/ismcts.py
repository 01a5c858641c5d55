"""A bot that searches: information-set Monte Carlo tree search on rows of the compiled engine (docs/compiled.md).

    pip install "okapi-railways[fast]"
    cd examples
    okapi arena --bots ismcts:IsmctsBot,greedy --games 40 --limit 60

One tree for the searching seat: a node is what was done since the position at hand, whatever the cards are. In each
of many worlds it walks down among what is legal there, adds one node, and plays the game out.
"""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from okapi.compiled import Engine
from okapi.game import Action, View

WORLDS, TOGETHER = 256, 32  # for a decision; how many are walked in side by side
CURIOSITY, FAVOUR = 0.5, 0.25  # how much it explores, and how much of that goes to what `greedy` would do
POINTS = 50.0  # a lead that counts as 1
engine_for = cache(Engine)


class Node:
    """What was done, how often, and what that was worth to who did it."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits, self.worth = 0, 0.0

    def choose(self, legal: list[int], favourite: int) -> int:
        """The legal action that promises most; one that is new promises what the others have been worth so far."""
        known = [self.children[action] for action in legal if action in self.children]
        visits = sum(child.visits for child in known)
        mean = sum(child.worth for child in known) / max(1, visits)
        best, most = legal[0], -np.inf
        for action in legal:
            prior = FAVOUR + (1 - FAVOUR) / len(legal) if action == favourite else (1 - FAVOUR) / len(legal)
            child = self.children.get(action)
            tried, worth = (child.visits, child.worth / child.visits) if child else (0, mean)
            promise = worth + CURIOSITY * prior * sqrt(1 + visits) / (1 + tried)
            if promise > most:
                best, most = action, promise
        return best


class IsmctsBot:
    """Searches a tree of what could happen, and plays games out as `greedy` would."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The action that was tried most."""
        if len(options) == 1 or view.seat is None:
            return options[0]
        engine, root = engine_for(len(view.table.players), view.table.board, view.table.rules), Node()
        for _ in range(0, WORLDS, TOGETHER):
            seeds = [self._random.getrandbits(64) for _ in range(TOGETHER)]
            walk(engine, root, engine.worlds(view, view.seat, seeds))
        best = max(root.children, key=lambda action: root.children[action].visits)
        return engine.numbering.action(best, view)


def walk(engine: Engine, root: Node, rows: Any) -> None:
    """Down the tree in all these worlds, until each has met a new node or its end; then to the end of the games."""
    paths: list[list[tuple[Node, int]]] = [[] for _ in rows]
    nodes, walking = [root] * len(rows), np.arange(len(rows))
    while len(walking):
        some = rows[walking]
        (seats, legal), favourites = engine.legal(some), engine.policy_actions(some, "greedy")
        actions = [nodes[world].choose(np.flatnonzero(legal[at]).tolist(), favourites[at])
                   for at, world in enumerate(walking)]  # fmt: skip
        engine.step(some, actions)
        rows[walking] = some
        is_known = []
        for at, world in enumerate(walking.tolist()):
            is_known.append(actions[at] in nodes[world].children)
            nodes[world] = nodes[world].children.setdefault(actions[at], Node())
            nodes[world].visits += 1  # at once, so that the next world looks elsewhere
            paths[world].append((nodes[world], int(seats[at])))
        walking = walking[np.array(is_known) & (engine.acting(some) >= 0)]
    engine.play_out(rows, "greedy")
    for path, totals in zip(paths, engine.scores(rows)[0], strict=True):
        for node, seat in path:
            lead = totals[seat] - np.delete(totals, seat).max()
            node.worth += float(np.tanh(lead / POINTS))
