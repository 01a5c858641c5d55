"""`okapi learn`: decisions of a finished game that cost something, tried again at the prompt."""

from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from coach.played import played
from okapi.board import africa
from okapi.cli import learn
from okapi.coach.results import ComparedMove, GameReview, JudgedDecision, TryOutcome, Verdict
from okapi.game import Decision, Stage, action_behind
from okapi.record import replay, save


@pytest.fixture
def game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game whose review found two mistakes of the first seat."""
    path = folder / "game.jsonl"
    save(played(2), path)
    steps = [
        (step, event)
        for step, (before, event, _) in enumerate(replay(played(2), africa()))
        if isinstance(event, Decision) and event.seat == 0 and before.table.stage is Stage.TURN
    ]
    judgements = tuple(
        JudgedDecision(step, 5, 0, action_behind(event), 0.5, 0.4, (), loss, 0.01, Verdict.MISTAKE)
        for (step, event), loss in zip(steps[5:7], (0.06, 0.08), strict=True)
    )
    found = GameReview(("greedy 1", "greedy 2"), (0,), (), (), judgements, (), (), 0.5)
    monkeypatch.setattr(learn, "reviewed", lambda *_: found)
    return path


def judging(monkeypatch: pytest.MonkeyPatch, *outcomes: TryOutcome) -> None:
    """Let the coach find this of one try after the other."""
    left = list(outcomes)

    def compare(*_: Any) -> ComparedMove:
        return ComparedMove(left.pop(0), 0.48, 0.4, ())

    monkeypatch.setattr(learn.Retries, "_compare", compare)


def test_three_tries_then_the_coach_and_the_next_mistake(
    okapi: Run, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging(monkeypatch, TryOutcome.WORSE, TryOutcome.BETTER, TryOutcome.WORSE, TryOutcome.SAME, TryOutcome.FOUND)
    result = okapi("learn", game, "--seat", "greedy 1", typed="draw train\n" * 5)
    said = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert "2 decisions cost you something." in said
    parts = [
        "Mistake 1 of 2 · Turn 5",
        "Your move: ",
        "That is no better: 48%",
        "2 more tries.",
        "there is something better still",
        "One more try.",
        "That is no better",
        "Mistake 2 of 2",
        "That is what you played.",
        "3 more tries.",
        "Well spotted! Chance of winning: 48%, instead of 40%.",
        "Better moves found: 1 of 2.",
    ]
    at = -1
    for part in parts:
        at = said.find(part, at + 1)
        assert at >= 0, part


def test_the_coach_itself_compares_and_gives_its_reasons(okapi: Run, game: Path) -> None:
    typed = "nonsense\nsave\ndraw terrain\ndraw train\ndraw tickets\nquit\n"
    result = okapi("--plain", "learn", game, "--seat", "1", typed=typed)
    said = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert "There is nothing to save here" in said
    assert "Best: " in said
    assert "Chance of winning: " in said
    assert "Mistake 2 of 2" in said or "more tries" in said


def test_one_leaves_at_any_time(okapi: Run, game: Path) -> None:
    assert okapi("learn", game, "--seat", "1", typed="quit\n").exit_code == 0
    assert okapi("learn", game, "--seat", "1", typed="").exit_code == 0


def test_where_only_bots_played_one_says_whose_mistakes(okapi: Run, game: Path) -> None:
    result = okapi("learn", game)
    assert result.exit_code == 2
    assert "Name a player with --seat: greedy 1 or greedy 2." in " ".join(result.output.split())
    assert okapi("learn", game, "--seat", "nobody").exit_code == 2


def test_who_made_no_mistakes_has_nothing_to_learn(okapi: Run, game: Path) -> None:
    assert "every decision was fine" in okapi("learn", game, "--seat", "2").stdout


def test_what_is_no_record_is_refused_in_a_sentence(okapi: Run, folder: Path) -> None:
    (folder / "nonsense.jsonl").write_text("{}\n")
    result = okapi("learn", folder / "nonsense.jsonl")
    assert result.exit_code == 1
    assert "not an Okapi game record" in result.output
