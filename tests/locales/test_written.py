"""Numbers and lists are written one way in the terminal and in the browser (web/tests/i18n/written.page.test.ts)."""

import json
import re
from datetime import date

import pytest

from locales.translation import HERE, LANGUAGES, messages, nothing_wrong, own_texts
from okapi.locales import texts

# What people, boards and bots are called, after “and” or “or”. The tutorial's tickets are known.
BEFORE_NAMES = re.compile(r"\b[yo] \{ \$(?:player|rival|names?|opponent|bot|device|place|one|other|route|ticket) \}")
WRITTEN = json.loads((HERE / "written.json").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_grouped_as_the_language_groups_them(language: str) -> None:
    small, large = WRITTEN[language]["numbers"]
    words = texts(language)
    assert (words.number(1151), words.number(11510)) == (small, large)
    assert words.number(-1151.25, 2) == "−" + words.number(1151) + words.number(0.25, 2)[1:]
    # As parameters, of a plural and as they are, and counted.
    assert own_texts(language).say("seat-number", number=1151).endswith(small)
    assert own_texts(language).say("people-games", count=1151).startswith(small)
    counted = own_texts(language).say("rule-1-3", **dict.fromkeys(messages("en")["rule-1-3"].variables, 1151))
    assert small in counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_brings_no_full_stop_of_its_own(language: str) -> None:
    written = texts(language).day(date(2026, 11, 17))
    assert (written[:2], written[-4:]) == ("17", "2026")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_end_with_the_word_that_the_language_puts_there(language: str) -> None:
    words = texts(language)
    assert words.listed(["Oslo", "Imatra"]) == WRITTEN[language]["and"]
    assert words.either(["Imatra", "Oslo"]) == WRITTEN[language]["or"]


@pytest.mark.parametrize(
    ("last", "listed", "either"),
    [
        ("hijo", "e", "o"),
        ("hielo", "y", "o"),
        ("hiato", "y", "o"),
        ("Irene", "e", "o"),
        ("horno", "y", "u"),
        ("8 rojas", "y", "u"),
        ("11", "y", "u"),
        ("110", "y", "o"),
        ("Ada", "y", "o"),
    ],
)
def test_spanish_and_and_or_change_before_their_own_sound(last: str, listed: str, either: str) -> None:
    words = texts("es")
    assert words.listed(["a, y", "b", last]) == f"a, y, b {listed} {last}"
    assert words.either(["a, o", last]) == f"a, o {either} {last}"


def test_spanish_puts_no_and_and_no_or_before_a_name() -> None:
    """It may begin with any sound."""
    nothing_wrong(
        f"{id}: {text}"
        for id, message in messages("es").items()
        for text in message.texts
        if not id.startswith("tutorial-") and BEFORE_NAMES.search(text)
    )
