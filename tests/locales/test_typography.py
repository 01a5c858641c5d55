"""The words of the glossary and the typography of each language."""

import csv
import re

import pytest

from locales.translation import HERE, LANGUAGES, messages, nothing_wrong, particular

QUOTES = "“”„‟«»‹›‚‘"  # ’ is left out: it is the apostrophe as well
QUOTES_OF = {
    "en": "“”", "fr": "«»", "de": "„“‚‘", "es": "«»“”", "nl": "“”‘", "fi": "”", "da": "»«", "nb": "«»",
    "sv": "”", "pl": "„”«»", "ru": "«»„“",
}  # fmt: skip
THIN, FIXED = "\u202f", "\u00a0"  # no-break spaces, narrow and wide
TYPED = re.compile(r'pip install "[^"]+"')


def _glossary() -> list[dict[str, str]]:
    with (HERE / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_glossary_speaks_of_messages_that_exist() -> None:
    for row in _glossary():
        assert set(row["messages"].split()) <= messages("en").keys(), row["term"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_glossary_are_used(language: str) -> None:
    nothing_wrong(
        f"{id}: {row['term']} is “{row[language]}…”"
        for row in _glossary()
        for id in sorted(set(row["messages"].split()) & messages(language).keys())
        if not re.search(row[language], " ".join(messages(language)[id].texts).casefold())
    )


def _texts(language: str) -> list[tuple[str, str]]:
    """Every text with its message, apart from what is typed and those that quote it."""
    excused = particular(language).get("typography", ())
    return [
        (id, TYPED.sub("pip", text))
        for id, message in messages(language).items()
        if id not in excused
        for text in message.texts
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = set(QUOTES) - set(QUOTES_OF[language]) | {'"', "'"}
    nothing_wrong(f"{id}: {text}" for id, text in _texts(language) if foreign & set(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_stray_spaces_and_real_ellipses(language: str) -> None:
    nothing_wrong(
        f"{id}: {text!r}"
        for id, text in _texts(language)
        if "..." in text or "  " in text or text != text.strip()
    )  # fmt: skip


def test_french_has_fixed_spaces_around_its_punctuation() -> None:
    high = rf"(?<!{THIN})[;!?](?=\s|$)"
    wide = rf"(?<![{THIN}{FIXED}]):(?=\s|$)|«(?![{THIN}{FIXED}])|(?<![{THIN}{FIXED}])»"
    wrong = re.compile(f"{high}|{wide}")
    nothing_wrong(f"{id}: {text!r}" for id, text in _texts("fr") if wrong.search(text))


def test_spanish_opens_its_questions_and_exclamations() -> None:
    pairs = (("¿", "?"), ("¡", "!"))
    nothing_wrong(
        f"{id}: {text}"
        for id, text in _texts("es")
        if any(text.count(opening) != text.count(closing) for opening, closing in pairs)
    )


def test_german_quotation_marks_open_low_and_close_high() -> None:
    nothing_wrong(f"{id}: {text}" for id, text in _texts("de") if re.sub("[^„“]", "", text) != "„“" * text.count("„"))


# Nothing stands before the percent sign in these; in the others, a no-break space.
UNSPACED = ("en", "nl", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_signs_stand_as_the_language_sets_them(language: str) -> None:
    space = "" if language in UNSPACED else FIXED
    wrong = re.compile(rf"[\d}}](?!{space}%)\s?%")
    nothing_wrong(f"{id}: {text!r}" for id, text in _texts(language) if wrong.search(text))


UNIT = re.compile(r"[\d}] (?:MB|kB|МБ|кБ|ms|мс|s|h|min|мин)(?![\w’])")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_unit_stay_on_one_line(language: str) -> None:
    nothing_wrong(f"{id}: {text!r}" for id, text in _texts(language) if UNIT.search(text))


NOTHING = re.compile(r"[“„”«»‘’]\s?—\s?[“„”«»‘’]")  # what stands in place of a name


@pytest.mark.parametrize("language", LANGUAGES)
def test_dashes_are_those_of_the_language(language: str) -> None:
    """A hyphen joins words and is no dash; the long one is Russian."""
    foreign = "" if language == "ru" else "—"
    nothing_wrong(
        f"{id}: {text}"
        for id, text in _texts(language)
        if re.search(rf"(?<=\S)\s-\s(?=\S)|[{foreign}―‒]", NOTHING.sub("", text))
    )


def test_russian_dashes_are_long_and_stay_with_the_word_before_them() -> None:
    wrong = re.compile(rf"(?<=[^\s]) – |[^{FIXED}]—(?= )")
    nothing_wrong(f"{id}: {text}" for id, text in _texts("ru") if wrong.search(text))


def test_what_a_chance_gains_or_loses_is_told_in_percentage_points() -> None:
    """Five percent of a chance of 40% would be two points. A swing goes from one chance to another."""
    about = re.compile("moment-(?!upswing|downswing)|decision-(?:inexact|mistake|blunder)|review-how-names")
    nothing_wrong(
        f"{language} {id}: {text}"
        for language in LANGUAGES
        for id, text in _texts(language)
        if re.search(r"[+−]\{ \$\w+ \}\s?%", text) or (about.match(id) and "%" in text) or "(%)" in text
    )


# What a person, a bot or a device is called arrives in these; it may end in a number, and begin with a vowel.
NAMES = r"\{ \$(?:player|rival|name|opponent|bot|device) \}"


def test_a_name_and_a_number_never_run_together() -> None:
    """`planner 2 24 points` is read as a name and two numbers."""
    nothing_wrong(
        f"{language} {id}: {text}"
        for language in LANGUAGES
        for id, text in _texts(language)
        if id != "name-numbered" and re.search(rf"{NAMES} \{{ \$", text)
    )


def test_french_puts_no_word_that_elides_before_a_name() -> None:
    eliding = re.compile(rf"\b(?:de|que|le|la|je|ne|se) {NAMES}", re.IGNORECASE)
    nothing_wrong(f"{id}: {text}" for id, text in _texts("fr") if eliding.search(text))


def test_arrows_are_keys_and_stand_for_no_word() -> None:
    """A voice does not read them; --plain has nothing to say instead."""
    nothing_wrong(
        f"{language} {id}: {text}"
        for language in LANGUAGES
        for id, text in _texts(language)
        if "→" in text and "←" not in text
    )
