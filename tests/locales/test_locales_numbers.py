"""The rules in words give the numbers that the game plays by."""

import re

import pytest

from okapi.game import Rules
from okapi.locales import Texts, available


@pytest.mark.parametrize("language", available())
def test_the_points_of_a_route_are_told_as_they_are_scored(language: str) -> None:
    told = re.findall(r"\d+", Texts(language).say("rule-5-5"))
    assert [*map(int, told)] == [*Rules().route_points[1:]]
