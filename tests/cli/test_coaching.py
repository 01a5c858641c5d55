"""The coach at the prompt: advice during a game, the review after it."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cli.typists import numbers
from coach.played import played
from okapi.cli.play import coaching, start
from okapi.coach.reviewing import review
from okapi.locales import available
from okapi.record import Record, save
from tiers import some

Run = Any


def test_advice_names_moves_with_reasons_and_changes_nothing(okapi: Run) -> None:
    played = okapi("play", "--seed", 1, "--bots", "random", typed="advice\nkeep 1 2\nhint\ndraw train\n")
    assert re.search(r"Best: keep .+ Chance of winning: \d+%\.", played.stdout, re.DOTALL)
    assert len(re.findall(r"Best: ", played.stdout)) == 2


@pytest.mark.parametrize("language", some(available(), "ru"))
def test_advice_is_asked_for_and_given_in_every_language(okapi: Run, language: str) -> None:
    words = {"da": "råd", "de": "rat", "es": "consejo", "fi": "neuvo", "fr": "conseil", "nb": "råd"}
    words |= {"nl": "advies", "pl": "podpowiedź", "ru": "подсказка", "sv": "råd", "en": "advice"}
    typed = f"{words[language]}\n"
    played = okapi("--language", language, "play", "--seed", 1, "--bots", "random", typed=typed)
    assert re.search(r"\d+\s?%", played.stdout)


def test_on_a_new_machine_a_game_begins_while_it_is_compiled_for(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    for module, name in ((start, "champion"), (coaching, "advice")):
        monkeypatch.setattr(module, "is_cold", lambda: True)
        monkeypatch.setattr(module, "warm_up_beside", lambda name=name: begun.append(name))
    monkeypatch.setattr("okapi.coach.warm_up.is_cold", lambda: True)
    monkeypatch.setattr("okapi.bots.champion.Worlds", None)  # it would take minutes
    played = okapi("play", "--seed", 1, "--bots", "champion", typed="advice\nkeep 1 2\ndraw train\ndraw train\n")
    assert "is being compiled for this computer in the background" in played.stdout
    assert "Best: " in played.stdout
    assert begun == ["champion", "advice"]
    assert "champion" in played.stdout.partition("draw train")[2]


def test_without_the_extra_the_coach_says_what_to_install(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(view: object) -> list[Any]:
        raise ImportError

    monkeypatch.setattr(coaching, "_advised", missing)
    played = okapi("play", "--seed", 1, "--bots", "random", typed="advice\n")
    assert 'pip install "okapi-railways[fast]"' in played.stdout


def test_a_game_is_reviewed_after_its_end_and_not_before(
    okapi: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("okapi.coach.review", partial(review, seats=(0,)))  # as thorough, in half the time
    whole = played(2)
    save(Record(whole.header, whole.events[:-100]), folder / "unfinished.jsonl")
    moves = numbers(2).replace("\n", "\nreview\n")
    output = okapi("play", "--resume", "unfinished.jsonl", "--name", "greedy 1", "--bots", "random", typed=moves).stdout
    before, _, after = output.partition("Globetrotter")
    assert "only a finished game can be reviewed" in before
    assert "only a finished game can be reviewed" not in after
    assert "> review" in after
    assert "Blunders" in after
