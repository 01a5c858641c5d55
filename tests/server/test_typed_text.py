"""Names that people type: visible characters are kept, others are dropped."""

import pytest

from okapi.server.lengths import MAX_NAME, MAX_WORDS
from okapi.server.protocol.reasons import Refusal
from okapi.server.protocol.typed_text import tidy, tidy_name, tidy_words


@pytest.mark.parametrize(
    "blank",
    [
        "",
        " \t\n",
        "\u200b\u0007\ufeff",
        "\u3164",  # Hangul filler: a letter to Unicode
        "\u2800\u2800",  # a Braille cell without dots
        "\uffa0 \u115f\u1160",
        "\U0001d159",  # a note without a head
        "\u200d\u200c",
        "\u034f\ufe0f",  # marks without a letter
        "\u0301",
        "\x00",
    ],
)
def test_a_name_of_which_nothing_shows_is_refused(blank: str) -> None:
    with pytest.raises(Refusal, match=r"identity\.bad-name"):
        tidy_name(blank)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "علی\u200cرضا",  # Persian: two parts that do not join
        "ശ്രീ\u200dജ",
        "क्\u200dष",
        "👩\u200d🚀",
        "❤\ufe0f\u200d🔥",
        "Bén 🚂",
        "李",
        "한글",
        "?",
        "007",
    ],
)
def test_a_name_in_any_script_is_kept_as_it_is_written(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada\tLovelace\n", "Ada Lovelace"),
        ("Ada\u3164\u2800Lovelace\u2800", "Ada Lovelace"),
        ("e\u0301ve", "éve"),
        ("\u202eevE", "evE"),  # it would turn the line around
        ("\u200dAda\u200d", "Ada"),
        ("a\u200d\u200d\u200c\u200db", "a\u200db"),
        ("Ada \u200d Eve", "Ada Eve"),
        ("A\x00da", "Ada"),
        ("x" * (MAX_NAME + 5), "x" * MAX_NAME),
        ("x" * (MAX_NAME - 1) + " y", "x" * (MAX_NAME - 1)),
        ("x" * (MAX_NAME - 1) + "\u200dy", "x" * (MAX_NAME - 1)),
    ],
)
def test_what_does_not_show_is_dropped(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept
    assert tidy(kept) == kept


def test_there_may_be_no_words_but_no_more_than_fit() -> None:
    assert tidy_words(" \u3164\x00") == ""
    assert tidy_words("la fortune  sourit") == "la fortune sourit"
    assert len(tidy_words("x" * 200)) == MAX_WORDS
