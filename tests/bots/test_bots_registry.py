"""One registry for ours, for installed ones and for `module:Class`."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, EntryPoints
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from okapi.bots import BrokenBot, UnknownBot, bot_names, find_bot, registry
from okapi.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from collections.abc import Iterator

OURS = (
    "random",
    "greedy",
    "racer",
    "long-route",
    "opportunist",
    "hungry",
    "route-focused",
    "hoarder",
    "planner",
)


class Stranger(RandomBot):
    """Comes from elsewhere.

    What it does is its own affair.
    """

    level = 4


@pytest.fixture
def strange_module() -> Iterator[ModuleType]:
    module = ModuleType("strange_bots")
    module.__dict__.update(Stranger=Stranger, constant=7)
    sys.modules[module.__name__] = module
    yield module
    del sys.modules[module.__name__]


def installed(monkeypatch: pytest.MonkeyPatch, **points: str) -> None:
    """Pretend that packages with these entry points are installed."""
    found = EntryPoints(EntryPoint(name, value, registry.ENTRY_POINTS) for name, value in points.items())
    monkeypatch.setattr(registry, "entry_points", lambda group: found.select(group=group))


def test_our_bots_are_there_weakest_first() -> None:
    assert bot_names()[: len(OURS)] == OURS
    levels = [find_bot(name).level for name in OURS]
    assert levels == sorted(levels, key=lambda level: -1 if level is None else level)


@pytest.mark.parametrize("name", OURS)
def test_every_bot_says_in_one_line_what_it_does(name: str) -> None:
    entry = find_bot(name)
    assert entry.name == name
    assert entry.description.endswith(".")
    assert "\n" not in entry.description
    assert entry.level is not None
    assert 0 <= entry.level <= 5


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'deep-thought'; there are: random, greedy"):
        find_bot("deep-thought")


def test_a_bot_can_be_named_by_its_module_and_class(strange_module: ModuleType) -> None:
    entry = find_bot("strange_bots:Stranger")
    assert isinstance(entry.factory("seed"), Stranger)
    assert (entry.description, entry.level) == ("Comes from elsewhere.", 4)


def test_an_installed_package_can_offer_bots(
    strange_module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, stranger="strange_bots:Stranger")
    assert bot_names() == (*OURS, "stranger")
    assert isinstance(find_bot("stranger").factory("seed"), Stranger)


def test_an_installed_package_cannot_take_the_place_of_one_of_ours(
    strange_module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, planner="strange_bots:Stranger")
    assert bot_names() == OURS
    assert not isinstance(find_bot("planner").factory("seed"), Stranger)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("strange_bots:NoSuchBot", "AttributeError"),
        ("strange_bots:constant", "TypeError"),
    ],
)
def test_a_bot_that_cannot_be_loaded_says_why(strange_module: ModuleType, name: str, why: str) -> None:
    with pytest.raises(BrokenBot, match=why):
        find_bot(name)
