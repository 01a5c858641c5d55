"""Inflected words are understood at the terminal as they are in the browser, which reads the same cases."""

import json
from typing import cast

import pytest

from locales.translation import HERE
from okapi.cli.vocabulary import vocabulary

CASES = cast("list[tuple[str, str, str, str | None]]", json.loads((HERE / "typed_words.json").read_text("utf-8")))


@pytest.mark.parametrize(("language", "kind", "typed", "meant"), CASES)
def test_a_word_is_understood_in_another_form(language: str, kind: str, typed: str, meant: str | None) -> None:
    words = vocabulary(language)
    understood = {"card": words.card, "colour": words.colour, "terrain": words.terrain}[kind](typed)
    assert understood == meant
