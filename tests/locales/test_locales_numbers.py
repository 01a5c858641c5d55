"""The rules in words give the numbers that the game plays by."""

import re

import pytest

from okapi.board import PlaceKind, africa
from okapi.game import COLOURS, TERRAINS, Rules
from okapi.locales import Texts, available

RULES, BOARD = Rules(), africa()


def _connections() -> int:
    return len({frozenset(route.between) for route in BOARD.routes.values()})


def _places(kind: PlaceKind) -> int:
    return sum(place.kind is kind for place in BOARD.places.values())


NUMBERS = {
    "rule-1-1": [RULES.trains, 0],
    "rule-1-2": [
        len(COLOURS) * RULES.cards_of_each_colour + RULES.locomotives,
        RULES.cards_of_each_colour, RULES.locomotives,
    ],
    "rule-1-4": [len(TERRAINS) * RULES.cards_of_each_terrain, RULES.cards_of_each_terrain],
    "rule-1-3": [len(BOARD.tickets)],
    "rule-1-6": [
        _connections(), len(BOARD.routes) - _connections(), len(BOARD.routes),
        _places(PlaceKind.CITY), _places(PlaceKind.WAY_STATION),
    ],
    "rule-7-3": [RULES.globetrotter],
    "rules-minute-end": [RULES.globetrotter],
    "rules-hint-long": [RULES.route_points[6], 2 * RULES.route_points[6]],
}  # fmt: skip


@pytest.mark.parametrize("language", available())
def test_the_points_of_a_route_are_told_as_they_are_scored(language: str) -> None:
    told = re.findall(r"\d+", Texts(language).say("rule-5-5"))
    assert [*map(int, told)] == [*Rules().route_points[1:]]


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("rule", NUMBERS)
def test_figures_in_the_rules_are_those_of_the_game(language: str, rule: str) -> None:
    said = re.sub(r"\(\d\.\d+\)", "", Texts(language).say(rule))
    assert sorted(map(int, re.findall(r"\d+", said))) == sorted(NUMBERS[rule])
