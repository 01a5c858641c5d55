"""No bot can reach the state: everything it is handed, followed to the end, is what its seat may know."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from okapi.arena import play_match
from okapi.board import Board, africa
from okapi.bots import Bot, find_bot
from okapi.dealer import SeededDealer
from okapi.game import Action, GameState, Secrets, View, new_game, options, settle, view_for

if TYPE_CHECKING:
    from collections.abc import Callable

SECRET = (GameState, Secrets)


def reachable(root: object) -> Iterator[object]:
    """Every object that can be got at from this one: attributes, items, and whatever else it refers to.

    Classes, modules and functions are not followed: they lead to the whole program, and hold no game.
    """
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType | Board):
            continue
        seen.add(id(thing))
        yield thing
        waiting += _inside(thing)
        waiting += gc.get_referents(thing)


def _inside(thing: object) -> list[object]:
    if isinstance(thing, msgspec.Struct):
        return [getattr(thing, field) for field in thing.__struct_fields__]
    if isinstance(thing, Mapping):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, str | bytes):
        return []
    attributes = [getattr(thing, name) for name in getattr(thing, "__slots__", ()) if hasattr(thing, name)]
    return [*attributes, *getattr(thing, "__dict__", {}).values(), *_items(thing)]


def _items(thing: object) -> list[object]:
    return list(thing) if isinstance(thing, Sequence | set | frozenset) else []


class Inspector:
    """Looks at everything that it is handed before it plays on like another bot."""

    def __init__(self, playing_as: Bot, found: Callable[[View, object], None]) -> None:
        self._bot = playing_as
        self._found = found
        self.looked_at = 0

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        for thing in reachable((view, options)):
            self.looked_at += 1
            self._found(view, thing)
        return self._bot.choose(view, options)


def _nothing_secret(view: View, thing: object) -> None:
    assert not isinstance(thing, SECRET), "a bot got hold of a state"
    assert not isinstance(thing, SeededDealer), "a bot got hold of the dealer"
    assert not (isinstance(thing, View) and thing.seat != view.seat), "a bot got hold of another's view"


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_that_looks_into_everything_finds_only_what_its_seat_may_know(players: int) -> None:
    bots = [Inspector(find_bot("greedy").factory(f"{seat}"), _nothing_secret) for seat in range(players)]
    play_match(africa(), bots, SeededDealer("secrecy"))
    assert all(bot.looked_at > 1000 for bot in bots)


def test_tickets_that_a_bot_can_reach_are_its_own() -> None:
    """The board lists all tickets; beside it, a bot must only come across those its seat has or had."""
    own: dict[int, set[str]] = {}
    tickets = set(africa().tickets)

    def note(view: View, thing: object) -> None:
        assert view.seat is not None
        own.setdefault(view.seat, set()).update((*view.tickets, *view.offered))
        if isinstance(thing, str) and thing in tickets:
            assert thing in own[view.seat]

    bots = [Inspector(find_bot("hungry").factory(f"{seat}"), note) for seat in range(3)]
    play_match(africa(), bots, SeededDealer("tickets"))


def test_the_inspector_would_find_a_state() -> None:
    state, _ = settle(new_game(africa(), 2), SeededDealer(1))
    hidden: list[Any] = [{"deep": (lambda: None, [state])}]
    assert any(isinstance(thing, GameState) for thing in reachable(hidden))
    view = view_for(state, 0)
    assert not any(isinstance(thing, SECRET) for thing in reachable((view, options(view))))
