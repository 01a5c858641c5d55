"""The published page."""

import re
from pathlib import Path

import pytest

from arena import sparring
from okapi.arena import ladder
from okapi.arena.tournament import Played
from okapi.board import africa


@pytest.fixture(scope="module")
def page() -> str:
    bots = ("random", "claimer", "cheat", "crash")
    return ladder.Ladder(bots, africa(), games=20, jobs=2, make=sparring.make).page()


def test_the_ladder_has_every_number_of_players(page: str) -> None:
    titles = re.findall(r"^## (.*)$", page, flags=re.MULTILINE)
    assert [title[:9] for title in titles] == [
        "2 players",
        "2 players",
        "3 players",
        "3 players",
        "4 players",
        "5 players",
    ]


def test_the_ladder_says_how_to_play_it_again(page: str) -> None:
    assert "`okapi arena --bots random,claimer,cheat,crash --players 2 --games 2 --seed ladder-2`" in page
    assert re.search(r"--games 20 --seed ladder-leader --with (random|claimer)`", page)
    assert "Okapi 0." in page
    assert africa().content_hash[:12] in page


def test_the_ladder_is_well_formed_markdown(page: str) -> None:
    for table in re.findall(r"(?:^\|.*\n)+", page, flags=re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1
    assert "\n\n\n" not in page


def test_the_ladder_names_forfeits(page: str) -> None:
    assert "cheat forfeits: illegal action (" in page


def test_the_best_of_the_pairs_meet_at_one_table(page: str) -> None:
    tables = re.findall(r"^## (\d) players: the best .*\n\n.*--bots (\S+)", page, flags=re.MULTILINE)
    assert [players for players, _ in tables] == ["3"]
    assert set(tables[0][1].split(",")) >= {"random", "claimer"}


def test_a_ladder_that_is_not_finished_is_not_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "hold", lambda settings, *rest, **more: Played(settings, (), 1))
    assert ladder.main([str(tmp_path / "ladder.md")]) == 1
    assert "the ladder was not written: interrupted" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_finished_ladder_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder.Ladder, "page", lambda self: "# The ladder\n")
    assert ladder.main([str(tmp_path / "ladder.md"), "--games", "2"]) == 0
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == ["# The ladder\n"]
