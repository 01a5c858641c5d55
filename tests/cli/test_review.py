"""`okapi review`: a finished game with its luck, its decisions and the moments that mattered."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.conftest import Run
from coach.played import played
from okapi.board import Board
from okapi.coach.results import GameReview
from okapi.coach.reviewing import review
from okapi.compiled import compilation
from okapi.game import TurnEnded
from okapi.record import Record, save, to_bytes


@pytest.fixture(scope="module")
def reviews() -> dict[Any, GameReview]:
    return {}


@pytest.fixture(autouse=True)
def each_review_once(reviews: dict[Any, GameReview], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game is reviewed in most tests, which takes seconds."""

    def remembered(record: Record, board: Board, *, seats: Any, progress: Any) -> GameReview:
        asked = (to_bytes(record), seats)
        if asked not in reviews:
            reviews[asked] = review(record, board, seats=seats, progress=progress)
        return reviews[asked]

    monkeypatch.setattr("okapi.coach.review", remembered)


@pytest.fixture
def game(folder: Path) -> Path:
    path = folder / "game.jsonl"
    save(played(2), path)
    return path


def test_a_review_tells_moments_luck_and_decisions_each_of_them_if_wanted(okapi: Run, game: Path) -> None:
    result = okapi("review", game, "--decisions")
    assert result.exit_code == 0
    for heading in ("Key moments", "Luck and choices", "Decisions"):
        assert heading in result.stdout
    output = " ".join(result.stdout.split())
    each = re.findall(
        r"(?:Turn \d+|Before the first turn), (greedy \d): .+? (?:Fine|lowers the chance of winning by \d+)", output
    )
    assert each.count("greedy 1") > 20
    assert each.count("greedy 2") > 20
    assert "Better: " in output


def test_a_review_as_json_adds_up(okapi: Run, game: Path) -> None:
    found = json.loads(okapi("review", game, "--seat", "greedy 2", "--json").stdout)
    assert found["seats"] == [1]
    assert {it["seat"] for it in found["judgements"]} == {1}
    for account in found["accounts"]:
        share = account["start"] + sum(entry["share"] for entry in account["entries"])
        assert share == pytest.approx(account["share"])


def test_a_review_as_a_picture_has_a_curve_for_each_player(okapi: Run, game: Path, folder: Path) -> None:
    assert okapi("review", game, "--svg", folder / "game.svg").exit_code == 0
    drawn = ElementTree.parse(folder / "game.svg")
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}polyline")) == 2
    written = {text.text for text in drawn.findall(".//{http://www.w3.org/2000/svg}text")}
    assert "0%" in written
    assert not written & {"+0%", "−0%"}


def test_a_review_in_plain_sentences_has_no_tables(okapi: Run, game: Path) -> None:
    output = okapi("--plain", "review", game).stdout
    assert "Start; greedy 1: 50; greedy 2: 50" in output


def test_a_game_that_is_not_over_is_refused(okapi: Run, folder: Path) -> None:
    record = played(2)
    turn_ended = max(at for at, event in enumerate(record.events[:400]) if isinstance(event, TurnEnded))
    save(Record(record.header, record.events[: turn_ended + 1]), folder / "half.jsonl")
    result = okapi("review", folder / "half.jsonl")
    assert result.exit_code == 1
    assert "only a finished game can be reviewed" in result.output


def test_what_is_no_record_is_refused_in_a_sentence(okapi: Run, folder: Path) -> None:
    (folder / "nonsense.jsonl").write_text("{}\n")
    result = okapi("review", folder / "nonsense.jsonl")
    assert result.exit_code == 1
    assert "not an Okapi game record" in result.output


def test_without_the_compiler_a_sentence_says_what_to_install(
    okapi: Run, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "numba", None)
    result = okapi("review", game)
    assert result.exit_code == 1
    assert 'pip install "okapi-railways[fast]"' in result.output


def test_a_picture_that_cannot_be_written_is_a_sentence(okapi: Run, game: Path, folder: Path) -> None:
    result = okapi("review", game, "--svg", folder / "nowhere" / "game.svg")
    assert result.exit_code == 1
    assert "could not be written" in result.output
