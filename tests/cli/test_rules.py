"""The rules in the terminal: all, a section, one; by command and in the middle of a game."""

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from okapi.cli.rules import Booklet, UnknownRule, in_words, rule_numbers
from okapi.game import Reason
from okapi.locales import texts

Run = Callable[..., Any]


def read(wanted: str) -> str:
    """What a terminal of 80 columns shows."""
    paper = StringIO()
    Console(file=paper, width=80).print(in_words(wanted, Booklet(texts())))
    return paper.getvalue()


def test_a_rule_is_shown_by_its_number_and_no_other_with_it() -> None:
    output = read("5.8")
    assert "Most, or tied for most" in output
    assert "at least as many cards of its terrain" in output
    assert "5.7" not in output


def test_a_section_is_shown_with_all_its_rules() -> None:
    output = read("3")
    assert "3 Your turn" in output
    assert [number for number in ("3.1", "3.2") if number in output] == ["3.1", "3.2"]
    assert "4.2" not in output


def test_all_rules_are_shown_at_once() -> None:
    output = read("all")
    words = [line.split()[:1] for line in output.splitlines()]
    assert [number for number in rule_numbers() if [number] not in words] == []
    assert "In one minute" in output
    assert "Tips for playing well" in output


@pytest.mark.parametrize("reason", Reason)
def test_the_rule_behind_every_refusal_can_be_read(reason: Reason) -> None:
    assert reason.rule in read(reason.rule)


def test_a_full_stop_behind_the_number_does_no_harm() -> None:
    assert read("5.8.") == read("5.8")


@pytest.mark.parametrize("nonsense", ["8", "5.12", "0", "five", "rule 5", "5,8", "\x1b[31m"])
def test_another_number_is_answered_with_what_there_is(nonsense: str) -> None:
    with pytest.raises(UnknownRule, match="from 1 to 7") as answer:
        in_words(nonsense, Booklet(texts()))
    assert "\x1b" not in str(answer.value)


def test_the_command_tells_a_rule_and_refuses_what_is_none(okapi: Run) -> None:
    good = okapi("rules", "6.4")
    assert good.exit_code == 0
    assert "dead ends" in good.stdout
    bad = okapi("rules", "9")
    assert bad.exit_code == 2
    assert "There is no rule “9”" in bad.stderr


def test_a_rule_can_be_read_in_the_middle_of_a_game(okapi: Run) -> None:
    typed = ["rules", "rules 5.8", "rules 9", "quit", "n"]
    game = okapi("play", "--seed", "a", "--bots", "random", typed="\n".join(typed) + "\n")
    assert "place one of your 45 trains on each space" in game.stdout
    assert "type for example: rules 5" in game.stdout
    assert "at least as many cards of its terrain as any other player" in " ".join(game.stdout.split())
    assert "There is no rule “9”" in game.stdout


@pytest.mark.parametrize("columns", [50, 60, 80])
def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before(
    okapi: Run, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    output = okapi("--language", "fr", "rules").output
    assert "\u202f;" in output
    assert "\u00a0:" in output
    assert [line for line in output.splitlines() if line.strip().startswith((";", ":", "!", "?", "»", "%"))] == []
