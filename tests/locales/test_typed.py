"""Inflected words are understood at the terminal as they are in the browser, which reads the same cases."""

import json
from string import ascii_lowercase
from typing import cast

import pytest

from locales.translation import HERE, LANGUAGES, TRANSLATIONS
from okapi.board import africa
from okapi.board.loading import other_names
from okapi.cli.names import find_places, fold
from okapi.cli.play.commands import COMMANDS
from okapi.cli.vocabulary import Several, vocabulary
from okapi.locales import texts

WITHOUT_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "æ": "ae"})
CASES = cast("list[tuple[str, str, str, str | None]]", json.loads((HERE / "typed_words.json").read_text("utf-8")))


@pytest.mark.parametrize(("language", "kind", "typed", "meant"), CASES)
def test_a_word_is_understood_in_another_form(language: str, kind: str, typed: str, meant: str | None) -> None:
    words = vocabulary(language)
    understood = {"card": words.card, "colour": words.colour, "terrain": words.terrain}[kind](typed)
    assert understood == meant


def test_only_words_of_the_language_are_offered_where_several_begin_alike() -> None:
    for language in TRANSLATIONS:
        own = {word.strip() for name in COMMANDS for word in texts(language).say(f"word-{name}").split(",")}
        for letter in ascii_lowercase:
            try:
                vocabulary(language).command(f"{letter} ", COMMANDS)
            except Several as several:
                offered = set(several.spellings)
                assert offered <= own or not any(word.startswith(letter) for word in own), (language, offered)


def test_the_letters_that_menus_name_lead_back_and_to_other_pages() -> None:
    for language in LANGUAGES:
        words = vocabulary(language)
        for name in ("back", "next", "previous"):
            for spelling in texts(language).say(f"word-{name}").split(","):
                assert words.command(spelling, COMMANDS) == (name, ""), (language, spelling)


def test_places_are_found_by_their_other_names_in_every_language() -> None:
    board = africa()
    for language in LANGUAGES:
        for end, names in other_names(board).items():
            for name in names:
                assert find_places(board, name, texts(language)) == [end], (language, name)
        assert find_places(board, "kinsh", texts(language)) == ["leopoldville"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_help_offers_is_its_command_with_accents_and_without(language: str) -> None:
    words = vocabulary(language)
    for name in COMMANDS:
        for spelling in map(str.strip, texts(language).say(f"word-{name}").split(",")):
            for typed in (spelling, spelling.upper(), fold(spelling), spelling.translate(WITHOUT_UMLAUTS)):
                assert (words.command(typed, COMMANDS) or ("",))[0] == name, (language, typed)
