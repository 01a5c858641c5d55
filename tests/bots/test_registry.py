"""One registry for ours, for installed ones and for `module:Class`."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, EntryPoints
from itertools import pairwise
from math import log10
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from tools.ladder.data import load

from okapi.bots import LEVELS, BrokenBot, UnknownBot, bot_names, find_bot, registry
from okapi.bots.levels import rating_of
from okapi.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from collections.abc import Iterator

FOR_PEOPLE = ("meerkat", "tortoise", "zebra", "elephant", "leopard", "champion")
OTHERS = (
    "random",
    "greedy",
    "racer",
    "hungry",
    "long-route",
    "opportunist",
    "route-focused",
    "hoarder",
    "planner",
    "prodigy",
    "searcher",
)
OURS = FOR_PEOPLE + OTHERS
WITH_NETWORK = ("prodigy", "champion")


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
    monkeypatch.setattr(registry, "_installed", registry._installed.__wrapped__)  # as in a new process
    monkeypatch.setattr(registry, "entry_points", lambda group: found.select(group=group))


def test_our_bots_are_there_levels_first_and_the_weakest_of_them_first() -> None:
    assert bot_names()[: len(OURS)] == OURS
    assert [find_bot(name).level for name in FOR_PEOPLE] == list(range(1, len(FOR_PEOPLE) + 1))
    assert {find_bot(name).level for name in OTHERS} == {None}


def test_each_level_is_so_far_above_the_one_below_as_to_win_65_to_80_games_of_100() -> None:
    ratings = [level.rating for level in LEVELS]
    for lower, upper in pairwise(ratings):
        assert 108 <= upper - lower <= 241  # in points of rating


def test_ratings_are_those_that_the_ladder_measured() -> None:
    ladder = load(Path(__file__).parents[2] / "docs" / "ladder.json")
    everyone = ladder.sections[0].standings.bots
    measured = {line.bot: round(line.rating.value) for line in everyone if line.rating is not None}
    against_planner = {
        line.bot: line
        for challenge in ladder.challenges
        for line in challenge.standings.bots
        if challenge.settings.players == 2 and line.bot in WITH_NETWORK and "planner" in challenge.settings.bots
    }
    assert set(against_planner) == set(WITH_NETWORK)
    lines = against_planner.values()
    assert max(it.win_share.low for it in lines) < min(it.win_share.high for it in lines), "tell them apart"
    share = sum(it.wins for it in lines) / sum(it.games for it in lines)
    rating = round(measured["planner"] + 400 * log10(share / (1 - share)))
    measured |= dict.fromkeys(WITH_NETWORK, rating)
    assert {name: rating_of(name) for name in measured} == measured
    assert rating_of("searcher") is None


@pytest.mark.parametrize("name", OURS)
def test_every_bot_says_in_one_line_what_it_does(name: str) -> None:
    entry = find_bot(name)
    assert entry.name == name
    assert entry.description.endswith(".")
    assert "\n" not in entry.description


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'deep-thought'; there are: meerkat, tortoise"):
        find_bot("deep-thought")


def test_a_bot_can_be_named_by_its_module_and_class(strange_module: ModuleType) -> None:
    entry = find_bot("strange_bots:Stranger")
    assert isinstance(entry.factory("seed"), Stranger)
    assert (entry.description, entry.level) == ("Comes from elsewhere.", 4)


def test_an_installed_package_can_offer_bots(strange_module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
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
