"""`okapi deal`: the deal of a day at the prompt, and the score among those of our levels."""

import itertools
import re
import sys
from datetime import date
from typing import Any

import pytest

from cli.typists import numbers
from okapi.deals import OWN_SEAT, DealRank, open_deal, opponents_on, standing
from okapi.record import DuplicateLuck, load

Run = Any
DAY = "2026-11-17"


@pytest.fixture(autouse=True)
def levels_that_have_played(monkeypatch: pytest.MonkeyPatch) -> None:
    said = 'import sys; print(\'{"meerkat": 20, "zebra": 3000, "champion": 3000}\')'
    monkeypatch.setattr("okapi.cli.deal.BESIDE", (sys.executable, "-c", said))
    monkeypatch.setattr("okapi.cli.deal.is_cold", lambda: True)
    monkeypatch.setattr("okapi.deals.opponents_on", lambda day: ("random", "greedy"))


def test_a_deal_ends_with_ones_rank_among_the_levels_and_a_record_that_proves_it(okapi: Run, folder: Any) -> None:
    played = okapi("deal", "--date", DAY, typed="1 2\n" + numbers(3))
    assert played.exit_code == 0
    assert re.search(r"Deal of the day, 17 November 2026\. Your opponents: random and greedy\.", played.stdout)
    _, _, table = played.stdout.partition("The same cards, played by bots of every level")
    assert re.search(r"Zebra +3,000\n", table)
    assert re.search(r"points: rank [34] of 4", table)
    (file,) = folder.iterdir()
    record = load(file)
    assert isinstance(record.header.luck, DuplicateLuck)
    assert record.header.luck.deal == DAY
    assert "proven fair" in okapi("verify", file).stdout


def test_everyone_gets_the_same_cards_on_a_day_and_others_on_the_next(okapi: Run) -> None:
    openings = [
        okapi("deal", "--date", day, typed="").stdout.partition("Which tickets")[2] for day in (DAY, DAY, "2026-11-16")
    ]
    tickets = [re.findall(r"\d  (.+ – .+?)  ", opening) for opening in openings]
    assert len(tickets[0]) == 4
    assert tickets[0] == tickets[1] != tickets[2]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("2026-02-30", "2026-02-30 is not a date"),
        ("tomorrow", "tomorrow is not a date"),
        ("2999-01-01", "There are deals from 2026-01-01 to"),
        ("1066-10-14", "There are deals from 2026-01-01 to"),
    ],
)
def test_a_day_without_a_deal_says_which_have_one(okapi: Run, written: str, said: str) -> None:
    refused = okapi("deal", "--date", written)
    assert refused.exit_code != 0
    assert said in refused.output


def test_points_are_ranked_with_those_who_have_as_many() -> None:
    assert standing(50, [70, 50, 50, 10]) == DealRank(2, 5)
    assert standing(50, []) == DealRank(1, 1)
    assert OWN_SEAT == 0


def test_opponents_change_from_day_to_day_and_all_pairs_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    pairs = [opponents_on(date(2026, 11, day)) for day in range(1, 29)]
    assert len(set(pairs)) == 6
    assert all(one != other for one, other in itertools.pairwise(pairs))
    assert open_deal(date(2026, 11, 17)) == open_deal(date(2026, 11, 17))
