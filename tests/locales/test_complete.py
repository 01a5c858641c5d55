"""A translation says everything that English says, of the same things, and leaves nothing in English."""

import errno
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from itertools import combinations, product
from typing import Any

import pytest
from babel import Locale
from tools.catalog import BrokenCatalog, CatalogMessage, parse
from tools.missing import extra, missing, stale

import okapi.locales
from locales.translation import LANGUAGES, TRANSLATIONS, messages, nothing_wrong, own_texts, particular
from okapi.cli.files import reason_of
from okapi.cli.language import speak
from okapi.cli.names import fold
from okapi.cli.play.commands import COMMANDS
from okapi.game import TERRAINS, TRAIN_CARDS
from okapi.locales import Catalogs, catalogs

COUNTS = range(23)  # up to where the plurals of Polish and Russian have come round
FEW_COUNTS = (0, 1, 22)  # where a message does not choose by number
NAMES_OF_PLACES = "places.ftl"  # most cities are called the same everywhere
TYPED = re.compile(r"--[a-z][a-z-]+|\b[a-z]+_[a-z_]+\b|\bokapi(?: [a-z]+)+(?= --| \{|`)")
TRADEMARKS = (
    "ticket to" + " ride", "days of" + " wonder", "asmodee", "zug um" + " zug", "aventuriers du" + " rail",
    "aventureros al" + " tren", "wsiąść do" + " pociągu", "билет на" + " поезд",
)  # fmt: skip
PLACEABLE = re.compile(r"\{ \$?[\w-]* \}")  # { $name }
NAME_OF_THE_GAME = re.compile("okapi", re.IGNORECASE)


def test_languages_are_named_as_babel_names_them() -> None:
    assert LANGUAGES[0] == "en"
    for language in LANGUAGES:
        assert str(Locale.parse(language)) == language


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_english_message_is_translated_in_the_same_file(language: str) -> None:
    nothing_wrong(message.source for message in missing(messages("en"), messages(language)))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_no_message_of_its_own(language: str) -> None:
    nothing_wrong(message.source for message in extra(messages("en"), messages(language)))
    assert catalogs(language).keys() <= catalogs("en").keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_uses_the_parameters_of_the_english_message(language: str) -> None:
    otherwise = particular(language).get("variables", {})
    wanted = {id: frozenset(otherwise.get(id, message.variables)) for id, message in messages("en").items()}
    nothing_wrong(
        f"{id}: takes {sorted(wanted[id])}, not {sorted(message.variables)}"
        for id, message in _shared(language).items()
        if message.variables != wanted[id]
    )


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_tells_the_same_keys_apart(language: str) -> None:
    nothing_wrong(
        f"{id}: must tell apart {dict(messages('en')[id].keys)}"
        for id, message in _shared(language).items()
        if not messages("en")[id].keys.items() <= message.keys.items()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_every_plural_of_the_language(language: str) -> None:
    plural = Locale.parse(language).plural_form
    needed = {plural(number) for number in range(1000)}
    nothing_wrong(
        f"{id}: ${selector.variable} has only {sorted(selector.keys)}, and needs {sorted(needed)}"
        for id, message in messages(language).items()
        for selector in message.selectors
        if selector.counts_in_words and not needed <= selector.keys
    )


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_english_is_left_over(language: str) -> None:
    same = set(particular(language).get("same", ()))
    nothing_wrong(
        f"{id}: {text}"
        for id, message in _shared(language).items()
        if message.file != NAMES_OF_PLACES
        for text in message.texts
        if text in messages("en")[id].texts and text not in same and _has_words(text)
    )


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_is_listed_as_the_same_is_the_same(language: str) -> None:
    said = {text for message in messages(language).values() for text in message.texts}
    assert set(particular(language).get("same", ())) <= said
    named = {*particular(language).get("variables", ()), *particular(language).get("typography", ())}
    assert named <= messages(language).keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_options_and_names_in_json_stay_as_they_are_typed(language: str) -> None:
    nothing_wrong(
        f"{id}: lacks {typed}"
        for id, message in _shared(language).items()
        for typed in TYPED.findall(PLACEABLE.sub("", " ".join(messages("en")[id].texts)))
        if typed not in " ".join(message.texts)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_of_any_number_and_name(language: str) -> None:
    texts = own_texts(language)
    for message in messages(language).values():
        keys = message.keys
        counts = COUNTS if any(selector.is_plural for selector in message.selectors) else FEW_COUNTS
        for count in counts:
            for chosen in product(*keys.values()):
                params = dict.fromkeys(message.variables, count) | dict(zip(keys, chosen, strict=True))
                assert texts.say(message.id, **params).strip(), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_publishers_trademark_stands_in_a_language(language: str) -> None:
    everything = " ".join(catalogs(language).values()).casefold()
    for name in TRADEMARKS:
        assert name not in everything


def test_the_report_for_translators_finds_what_is_missing_extra_and_stale() -> None:
    english = parse({"a.ftl": "kept = { $one } is here\ngone = Gone\nwho = { $who ->\n [you] You\n *[other] They\n}"})
    french = parse({"a.ftl": "kept = { $two } est là\nmore = Encore\nwho = { $who ->\n *[other] Ils\n}"})
    assert [message.id for message in missing(english, french)] == ["gone"]
    assert [message.id for message in extra(english, french)] == ["more"]
    assert [message.id for message in stale(english, french)] == ["kept", "who"]
    moved = parse({"b.ftl": "gone = Parti"})
    assert [message.id for message in missing(english, moved)] == ["kept", "gone", "who"]


def test_the_report_for_translators_can_be_cut_off() -> None:
    report = subprocess.Popen(
        [sys.executable, "-m", "tools.missing", "xx"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert report.stdout is not None
    report.stdout.readline()
    report.stdout.close()
    assert report.stderr is not None
    assert report.stderr.read() == b""
    report.stderr.close()
    assert report.wait() == 0


@pytest.mark.parametrize("source", ["a = { $one", "a = A\na = B", "a =\n    .title = only an attribute"])
def test_a_broken_catalog_is_refused(source: str) -> None:
    with pytest.raises(BrokenCatalog, match=r"a\.ftl"):
        parse({"a.ftl": source})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_are_typed_alike(language: str) -> None:
    nothing_wrong(_alike({name: spellings_of(language, f"word-{name}") for name in COMMANDS}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_else_that_is_drawn_is_typed_alike(language: str) -> None:
    things = {f"card-{card}": spellings_of(language, f"card-{card}") for card in TRAIN_CARDS}
    things |= {f"terrain-{terrain}": spellings_of(language, f"terrain-{terrain}") for terrain in TERRAINS}
    decks = ("word-train-deck", "word-terrain-deck", "word-tickets")
    nothing_wrong(_alike(things | {deck: spellings_of(language, deck) for deck in decks}))


def spellings_of(language: str, id: str) -> set[str]:
    """A message of typed words, with commas."""
    found = messages(language).get(id)
    return {fold(word) for text in found.texts for word in text.split(",")} if found else set()


def _alike(spellings: Mapping[str, set[str]]) -> list[str]:
    return [
        f"{one} and {other} are both: {', '.join(spellings[one] & spellings[other])}"
        for one, other in combinations(spellings, 2)
        if spellings[one] & spellings[other]
    ]


def _shared(language: str) -> dict[str, CatalogMessage]:
    """What the language and English both say: another test names what one lacks."""
    return {id: message for id, message in messages(language).items() if id in messages("en")}


def _has_words(text: str) -> bool:
    return any(map(str.isalpha, NAME_OF_THE_GAME.sub("", PLACEABLE.sub("", text))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_found_though_catalogs_are_read_only_when_they_are_wanted(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed, usual = [], okapi.locales.FluentResource  # type: ignore[attr-defined]

    def resource(source: str) -> Any:
        parsed.append(source)
        return usual(source)

    monkeypatch.setattr("okapi.locales.FluentResource", resource)
    found = Catalogs(language)
    assert found.has("preview-text")
    assert len(parsed) == 2  # with the words for numbers
    assert all(found.has(message) for message in messages(language))
    assert sorted(parsed) == sorted(catalogs(language).values())


def test_the_systems_english_is_translated_where_it_is_usual() -> None:
    usual = (errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EROFS, errno.EADDRINUSE)
    try:
        for language in TRANSLATIONS:
            speak(language)
            for number in usual:
                assert reason_of(OSError(number, os.strerror(number))) != os.strerror(number), language
        assert reason_of(OSError(errno.EXDEV, "Cross-device link")) == "Cross-device link"
    finally:
        speak("en")
