"""The rules in words give the numbers that the game plays by: they have none of their own."""

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest
from babel import Locale
from msgspec.structs import replace
from tools.catalog import CatalogMessage

from locales.translation import HERE, LANGUAGES, messages, nothing_wrong, own_texts
from okapi.board import Board, africa, load_board
from okapi.cli.rules import EDITIONS, HINTS, MINUTE, Booklet, rule_numbers
from okapi.game import Rules, figures
from okapi.locales import texts

EXCUSED = (
    "rules-more",
    "rules-unknown",
    "argument-rule",
    "rules-picture-example-majority",
    "tutorial-step",
    "tutorial-say-majority",
)  # rules by number, a sum, the cards of the script
NUMBER = re.compile(r"\d+")
# Rules cited in brackets, the score that everyone begins with, the year, and twice for doubled.
NO_FIGURES = re.compile(r"\(\d\.\d+\)|\{ \$\w+ \}|\b0\b|\b1910\b|× 2 =")
NUMBERS = [name for name in Rules.__struct_fields__ if name != "route_points"]


def everything(booklet: Booklet) -> str:
    """All the rules, one minute to editions, in one text."""
    return "\n".join(_texts(booklet))


def _texts(booklet: Booklet) -> Iterator[str]:
    for number in rule_numbers():
        key = number.replace(".", "-")
        yield booklet.say(f"rule-title-{key}")
        yield booklet.say(f"rule-{key}")
    yield booklet.say("rules")
    yield booklet.say("rules-intro")
    yield from (booklet.say(f"rules-minute-{point}") for point in MINUTE)
    yield from (booklet.say(f"rules-hint-{hint}") for hint in HINTS)
    yield from (booklet.say(f"rules-edition-{difference}") for difference in EDITIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_follow_every_number_of_the_rules(language: str) -> None:
    published = everything(Booklet(texts(language)))
    for name in NUMBERS:
        text = everything(Booklet(texts(language), replace(Rules(), **{name: 23})))
        assert text != published, name
        # The sweep may be written as what must be left, one less than 0.
        assert "23" in text or name == "locomotives_swept", name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_follow_the_points_of_the_routes(language: str) -> None:
    rules = replace(Rules(), route_points=(0, 31, 32, 33, 34, 35, 36, 37))
    text = Booklet(texts(language), rules).say("rule-5-5")
    assert NUMBER.findall(text) == ["31", "32", "33", "34", "35", "36", "37"]


def _part_of_africa() -> Board:
    whole = africa()
    tickets, routes = [*whole.tickets.values()][:23], [*whole.routes.values()][:29]
    places = whole.places.values()
    return Board(id="part", name="Part", size=whole.size, places=places, routes=routes, tickets=tickets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_follow_the_board(language: str) -> None:
    booklet = Booklet(texts(language), board=_part_of_africa())
    assert "23" in booklet.say("rule-1-3")
    assert "29" in booklet.say("rule-1-6")


# The tutorial and the hints name the numbers of the game that is played.
TAUGHT = {
    "tutorial-say-keep": "starting_tickets_kept",
    "tutorial-else-keep": "trains",
    "tutorial-say-first-card": "draws",
    "tutorial-say-majority": ("longest_short_route", "short_terrain_cost", "long_terrain_cost"),
    "tutorial-say-double": ("points", "doubled"),
    "tutorial-say-last-round": "trains_that_end_the_game",
    "tutorial-say-score": "globetrotter",
    "tutorial-say-done": ("usual_trains", "max_players"),
    "hint-twin": "players_sharing_doubles",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_and_hints_follow_the_numbers_of_the_game(language: str) -> None:
    words = dict.fromkeys(("one", "other", "route", "opponent"), "X")
    for message, wanted in TAUGHT.items():
        numbers = dict(zip([wanted] if isinstance(wanted, str) else wanted, (23, 29, 31), strict=False))
        found = NUMBER.findall(own_texts(language).say(message, **words, **numbers))
        assert {str(number) for number in numbers.values()} <= set(found), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_written_down_in_rules_tutorial_and_hints(language: str) -> None:
    nothing_wrong(
        f"{id}: {text}"
        for id, message in messages(language).items()
        if message.file in ("rules.ftl", "tutorial.ftl", "hints.ftl") and id not in EXCUSED
        for text in message.texts
        if NUMBER.search(NO_FIGURES.sub("", text))
    )


CASES = json.loads((HERE / "counted.json").read_text("utf-8"))


@pytest.mark.parametrize(("language", "message", "number", "text"), CASES)
def test_a_number_is_said_as_the_language_says_it(
    language: str, message: str, number: int, text: str
) -> None:  # web/tests/i18n/counting.page.test.ts holds the browser to the same list
    numbers = dict.fromkeys(messages(language)[message].variables, number)
    assert own_texts(language).say(message, **numbers) == text


def test_every_language_is_among_the_cases() -> None:
    assert {language for language, *_ in CASES} == set(LANGUAGES)


def test_figures_tell_what_the_board_holds() -> None:
    numbers = figures(Rules(), africa())
    assert (numbers["connections"], numbers["double_routes"], numbers["tracks"]) == (96, 21, 117)
    assert (numbers["cities"], numbers["way_stations"], numbers["terminals_of_each"], numbers["ports"]) == (
        33,
        10,
        2,
        2,
    )


def test_what_the_rules_tell_of_africa_holds_on_every_board() -> None:
    elsewhere = load_board(HERE.parents[0] / "playthroughs" / "archipelago.toml")
    numbers = figures(Rules(), elsewhere)
    assert numbers["cities"] != 33
    assert (numbers["terminals_of_each"], numbers["ports"]) == (2, 2)


PLURALS = {
    "en": "0 games, 1 game, 2 games, 5 games, 21 games, 22 games",
    "da": "0 spil, 1 spil, 2 spil, 5 spil, 21 spil, 22 spil",
    "de": "0 Partien, 1 Partie, 2 Partien, 5 Partien, 21 Partien, 22 Partien",
    "es": "0 partidas, 1 partida, 2 partidas, 5 partidas, 21 partidas, 22 partidas",
    "fi": "0 peliä, 1 peli, 2 peliä, 5 peliä, 21 peliä, 22 peliä",
    "fr": "0 partie, 1 partie, 2 parties, 5 parties, 21 parties, 22 parties",
    "nb": "0 spill, 1 spill, 2 spill, 5 spill, 21 spill, 22 spill",
    "nl": "0 partijen, 1 partij, 2 partijen, 5 partijen, 21 partijen, 22 partijen",
    "pl": "0 gier, 1 gra, 2 gry, 5 gier, 21 gier, 22 gry",
    "ru": "0 игр, 1 игра, 2 игры, 5 игр, 21 игра, 22 игры",
    "sv": "0 partier, 1 parti, 2 partier, 5 partier, 21 partier, 22 partier",
}


def test_every_plural_of_every_language_is_chosen_where_it_belongs() -> None:
    for language in LANGUAGES:
        said = (own_texts(language).say("people-games", count=count) for count in (0, 1, 2, 5, 21, 22))
        assert ", ".join(said) == PLURALS[language]


LARGE = (21, 22, 35)  # one, a few and many, in the languages that go on telling them apart
PARTICULAR = [language for language in LANGUAGES if len(set(map(Locale.parse(language).plural_form, LARGE))) > 1]


@pytest.mark.parametrize("language", PARTICULAR)
def test_a_large_number_is_never_left_out(language: str) -> None:
    """21 has the plural of 1 in Russian: what says “the only one” there would say it of 21."""
    assert {"pl", "ru"} <= set(PARTICULAR)
    nothing_wrong(
        f"{message.id}: {said[count]}"
        for message in messages(language).values()
        for counted in {selector.variable for selector in message.selectors if selector.is_plural}
        for chosen in product(*message.keys.values())
        for said in [_said_of_large(language, message, counted, dict(zip(message.keys, chosen, strict=True)))]
        for count in LARGE
        if str(LARGE[-1]) in said[LARGE[-1]] and str(count) not in said[count]
    )


def _said_of_large(language: str, message: CatalogMessage, counted: str, keys: dict[str, str]) -> dict[int, str]:
    given = dict.fromkeys(message.variables, 7) | keys
    return {count: own_texts(language).say(message.id, **given | {counted: count}) for count in LARGE}
