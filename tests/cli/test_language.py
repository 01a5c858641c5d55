"""The language is what the reader asks for, or what the system says; what is not translated is English."""

from collections.abc import Mapping
from typing import Any

import pytest

from okapi import locales
from okapi.locales import TextError, Texts, language_of, negotiated

Run = Any
ELEVEN = ("en", "da", "de", "es", "fi", "fr", "nb", "nl", "pl", "ru", "sv")


@pytest.fixture
def eleven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales, "available", lambda: ELEVEN)


@pytest.mark.usefixtures("eleven")
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "nn_NO.UTF-8"}, "nb"),
        ({"LANG": "no_NO"}, "nb"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "sv_SE.UTF-8", "LC_MESSAGES": "da_DK", "LANG": "fr_FR"}, "sv"),
        ({"LC_MESSAGES": "da_DK.UTF-8", "LANG": "fr_FR"}, "da"),
        ({"LC_ALL": "", "LANG": "fi_FI"}, "fi"),
        ({"LANGUAGE": "pt_BR:nl:fr", "LANG": "pt_BR.UTF-8"}, "nl"),
        ({"LANGUAGE": "pt_BR", "LANG": "pl_PL.UTF-8"}, "pl"),
    ],
)
def test_the_systems_language_is_found_as_gettext_finds_it(environment: Mapping[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.usefixtures("eleven")
def test_a_language_is_asked_for_in_any_usual_spelling() -> None:
    assert negotiated(["fr-CA"]) == negotiated(["FR"]) == negotiated(["fr_FR.UTF-8"]) == "fr"
    assert negotiated(["xx"]) is None
    assert negotiated(["xx", "ru"]) == "ru"


def test_what_is_missing_or_broken_in_a_translation_is_said_in_english(esperanto: Texts) -> None:
    assert esperanto.say("card-red") == "ruĝa"
    assert esperanto.say("card-blue") == "blue"
    assert esperanto.say("event-passed", who="you", player="") == "You have no possible move and pass."
    with pytest.raises(TextError):
        esperanto.say("no-such-message")


def test_the_built_in_board_has_a_name_in_the_language(esperanto: Texts) -> None:
    assert esperanto.board("Heart of Africa") == "Koro de Afriko"
    assert esperanto.board("My own board") == "My own board"


def test_numbers_are_written_as_the_language_writes_them(esperanto: Texts) -> None:
    assert Texts("en").number(1234567.891) == "1,234,567.891"
    assert Texts("en").number(1.5, decimals=2) == "1.50"
    assert esperanto.number(1234.5) == "1\xa0234,5"


@pytest.mark.usefixtures("esperanto")
@pytest.mark.parametrize(
    "words",
    [
        ("--language", "eo", "play", "--bots", "nobody"),
        ("play", "--language=eo", "--bots", "nobody"),
        ("play", "--bots", "nobody", "--language", "eo"),
    ],
)
def test_the_language_may_be_named_anywhere(okapi: Run, words: tuple[str, ...]) -> None:
    assert okapi(*words).stderr.startswith("Ne estas roboto nobody:")


@pytest.mark.usefixtures("esperanto")
def test_the_environment_names_a_language_and_the_option_goes_before_it(
    okapi: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OKAPI_LANGUAGE", "eo")
    assert "Uzado" in okapi("--help").stdout
    assert "Usage" in okapi("--language", "en", "--help").stdout
    monkeypatch.delenv("OKAPI_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "eo_FR.UTF-8")
    assert "Uzado" in okapi("--help").stdout


@pytest.mark.usefixtures("esperanto")
def test_help_is_in_the_language_with_all_its_headings(okapi: Run) -> None:
    said = okapi("--language", "eo", "--help").stdout
    for text in (
        "Uzado: ",
        "Fervoja ludo",
        "Opcioj",
        "Komandoj",
        "Ludi kontraŭ robotoj.",
        "Montri ĉi tiun helpon.",
    ):
        assert text in said
    assert "Usage" not in said
    assert "Options" not in said


@pytest.mark.usefixtures("esperanto")
def test_misuse_is_explained_in_the_language(okapi: Run) -> None:
    assert okapi("--language", "eo", "play", "--nonsense").stderr.startswith("Ne estas opcio --nonsense.")
    assert okapi("--language", "eo", "verify").stderr.startswith("Mankas FILE.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--language", "xx", "bots"), "There is no language “xx”; choose one of en"),
        (("bots", "--language"), "--language needs a value."),
        (("play", "--nonsense"), "There is no option --nonsense. For help, type: okapi play --help"),
        (("play", "--player", "3"), "There is no option --player; did you mean --players?"),
        (("simulate", "--players", "many", "--games", "1"), "--players must be a whole number."),
        (("arena", "--bots", "random", "--limit", "x"), "--limit must be a number."),
        (("simulate", "--players"), "--players needs a value."),
        (("simulate",), "--players is missing."),
        (("nonsense",), "There is no command “nonsense”; choose one of play"),
        (("board", "nonsense"), "There is no command “nonsense”; choose one of check."),
        (("bots", "and", "more"), "That’s too many arguments for this command."),
    ],
)
def test_a_command_used_wrongly_gets_one_sentence(okapi: Run, words: tuple[str, ...], sentence: str) -> None:
    refused = okapi(*words)
    assert refused.exit_code == 2
    assert refused.stderr.startswith(sentence)
    assert len(refused.stderr.splitlines()) == 1
    assert refused.stdout == ""


@pytest.mark.parametrize("command", ["", "play", "simulate", "board", "arena", "serve", "verify"])
def test_every_command_has_help(okapi: Run, command: str) -> None:
    shown = okapi(*command.split(), "--help")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("Usage: ")
    assert "--help" in shown.stdout


def test_what_may_be_left_out_stands_in_brackets(okapi: Run) -> None:
    assert okapi("rules", "--help").stdout.startswith("Usage: okapi rules [options] [NUMBER]\n")
    assert okapi("replay", "--help").stdout.startswith("Usage: okapi replay [options] FILE\n")


@pytest.mark.usefixtures("esperanto")
def test_a_shell_completes_with_help_in_the_language(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OKAPI_LANGUAGE", "eo")
    monkeypatch.setenv("_OKAPI_COMPLETE", "complete_fish")
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "okapi pl")
    assert okapi().stdout == "play\tLudi kontraŭ robotoj.\n"
