"""A small game as a whole tree: as text that other programs read, and what bots do at each of its nodes.

OpenSpiel walks a game of Python's some thousand nodes a second, and one of its own a thousand times as many. So
that exact methods can be used, a small game is walked once and written down in Gambit's extensive form, which
OpenSpiel loads as a game of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import pyspiel

from okapi.bots import Bot
from okapi.game import options


class TooLarge(ValueError):
    """A game with more nodes than one wants to wait for."""


class WholeTree(NamedTuple):
    """A game with all its nodes; `states` has a state for each information set, by its number."""

    text: str  # in Gambit's extensive form
    nodes: int
    states: Sequence[Any]

    def game(self) -> Any:
        """The same game, played by OpenSpiel's own code."""
        return pyspiel.load_efg_game(self.text)

    def uniform(self) -> Any:
        """The policy that takes any legal action, as one of that game."""
        return self.policy(lambda state: dict.fromkeys(state.legal_actions(), 1 / len(state.legal_actions())))

    def policy_of(self, bot: Bot) -> Any:
        """What a bot does that decides by the view alone, as a policy of that game."""
        return self.policy(lambda state: {_choice(bot, state): 1.0})

    def policy(self, chances: Callable[[Any], dict[int, float]]) -> Any:
        """A policy of that game that takes an action of a state with these chances."""
        found = {}
        for name, state in _information_sets(self.game()):
            wanted = chances(self.states[int(name.rpartition("-")[2])])
            numbers = {action: int(state.action_to_string(action)) for action in state.legal_actions()}
            found[name] = [(action, wanted.get(number, 0.0)) for action, number in numbers.items()]
        return pyspiel.TabularPolicy(found)


def whole_tree(game: Any, most: int = 1_000_000) -> WholeTree:
    """Walk all of a game. TooLarge: it has more nodes than `most`."""
    walk = _Walk(most)
    players = " ".join(f'"{player}"' for player in range(game.num_players()))
    text = "\n".join([f'EFG 2 R "okapi" {{ {players} }}', '""', *walk.lines(game.new_initial_state())])
    return WholeTree(text + "\n", walk.nodes, walk.states)


class _Walk:
    """Counts nodes and numbers information sets on its way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[int, dict[str, tuple[int, int]]] = {}
        self._ends = 0
        self.nodes = 0
        self.states: list[Any] = []

    def lines(self, state: Any) -> Iterator[str]:
        """This node, and then all below it."""
        self.nodes += 1
        if self.nodes > self._most:
            raise TooLarge(f"the game has more than {self._most:,} nodes")
        if state.is_terminal():
            self._ends += 1
            yield f't "" {self._ends} "" {{ {" ".join(map(repr, state.returns()))} }}'
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            labels = " ".join(f'"{it}" {chance!r}' for it, chance in outcomes)
            yield f'c "" 1 "" {{ {labels} }} 0'
            actions = [it for it, _ in outcomes]
        else:
            actions = state.legal_actions()
            labels = " ".join(f'"{it}"' for it in actions)
            yield f'p "" {self._information_set(state)} {{ {labels} }} 0'
        for action in actions:
            yield from self.lines(state.child(action))

    def _information_set(self, state: Any) -> str:
        """The player, the number among the player's own, from 1, and as a name the place among `states`."""
        player = state.current_player()
        known = self._known.setdefault(player, {})
        number, place = known.setdefault(state.information_state_string(player), (len(known) + 1, len(self.states)))
        if place == len(self.states):
            self.states.append(state)
        return f'{player + 1} {number} "{place}"'


def _information_sets(game: Any) -> Iterator[tuple[str, Any]]:
    """Each information set of a game, with a state of it."""
    seen, waiting = set[str](), [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if not state.is_chance_node() and not state.is_terminal():
            name = state.information_state_string()
            if name not in seen:
                seen.add(name)
                yield name, state
        waiting += [state.child(action) for action in state.legal_actions()]


def _choice(bot: Bot, state: Any) -> int:
    view = state.view(state.current_player())
    number: int = state.setup.numbering.number(bot.choose(view, options(view)), view)
    return number
