"""What is typed is understood in the reader's language, and in English always."""

from typing import Any

import pytest
from rich.console import Console
from tools.catalog import read as messages

from cli.typists import pending_decisions
from okapi.board import africa
from okapi.cli.event_text import sentences
from okapi.cli.names import find_places, fold
from okapi.cli.play.commands import COMMANDS, MenuStep, TextReply, read
from okapi.cli.play.menu import Menu
from okapi.cli.play.pending import NotUnderstood, PendingDecision
from okapi.cli.vocabulary import Several, vocabulary
from okapi.cli.wording import Wording
from okapi.game import TrainCard, TrainCardDealt, parse_action
from okapi.locales import Texts, texts

WITH_A_COMMAND = {"all", "double", "locomotive", "terrain-deck", "train-deck"}
IN_THE_BROWSER = {"plan"}  # a plan is kept there
ANSWERS = {"yes", "no"}


@pytest.fixture
def table(esperanto: Texts) -> tuple[PendingDecision, Menu]:
    """A turn of someone who speaks Esperanto."""
    pending, menu = pending_decisions()["turn"]
    words = Wording(esperanto, africa(), ["John", "Peter"], 0)
    return PendingDecision(pending.view, pending.options, pending.claims, words, ["unu", "du", "tri"]), menu


def test_every_word_of_the_vocabulary_is_understood() -> None:
    words = {id.removeprefix("word-") for id, said in messages("en").items() if said.file == "words.ftl"}
    assert words == COMMANDS.keys() | WITH_A_COMMAND | ANSWERS | IN_THE_BROWSER


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("preni ruĝa", "draw red"),
        ("PRENI RUGA", "draw red"),
        ("pren verd", "draw green"),
        ("draw red", "draw red"),
        ("take ruĝa", "draw red"),
        ("preni dezerto", "draw desert"),
        ("preni vagonoj", "draw train"),
        ("preni biletoj", "draw tickets"),
        ("preni tickets", "draw tickets"),
    ],
)
def test_moves_are_understood_in_the_language_and_in_english(
    table: tuple[PendingDecision, Menu], typed: str, meant: str
) -> None:
    assert read(typed, *table) == parse_action(meant)


def test_a_route_is_claimed_in_the_language(table: tuple[PendingDecision, Menu]) -> None:
    claimed = read("konstrui kaburbo port elizabeth nigra*3", *table)
    assert claimed == parse_action("claim cape-town--port-elizabeth--a black*3")


def test_places_are_found_by_their_names_in_the_language_and_in_english(esperanto: Texts) -> None:
    for typed in ("Kaburbo", "kabur", "Cape Town", "cape-t"):
        assert find_places(africa(), typed, esperanto) == ["cape-town"]
    assert find_places(africa(), "kaburbo", texts("en")) == []


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("tabulo kaburbo", "Kaburbo"),
        ("place kaburbo", "Kaburbo"),
        ("kiu havas dezerto", "dezerto"),
        ("who has desert", "dezerto"),
        ("lastaj 2", "du\ntri"),
        ("last 1", "tri"),
        ("log all", "unu\ndu\ntri"),
        ("open routes ruĝa", "dezerto"),
    ],
)
def test_questions_are_understood_in_the_language_and_in_english(
    table: tuple[PendingDecision, Menu], typed: str, heard: str
) -> None:
    answer = read(typed, *table)
    assert isinstance(answer, TextReply)
    assert heard in _printed(answer.shown)


def test_what_can_be_done_is_listed_again(table: tuple[PendingDecision, Menu]) -> None:
    assert read("options", *table) is MenuStep.OPTIONS


def test_a_terrain_that_there_is_not_is_answered_with_those_there_are(
    table: tuple[PendingDecision, Menu],
) -> None:
    with pytest.raises(NotUnderstood, match="dezerto"):
        read("who has glacier", *table)


def test_help_shows_the_words_of_the_language(table: tuple[PendingDecision, Menu]) -> None:
    answer = read("help", *table)
    assert isinstance(answer, TextReply)
    shown = _printed(answer.shown)
    assert "preni ruĝa|dezerto|vagonoj|tereno|biletoj" in shown
    assert "kiu havas" in shown


def _printed(thing: Any) -> str:
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def test_letters_with_strokes_are_typed_without_them() -> None:
    assert fold("Biały ØRKEN") == "bialy orken"


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "You get a red card.", "You get 2 red and 1 locomotive."),
        ("ru", "Вы получаете красную карту.", "Вы получаете: 2 красные и 1 локомотив."),
        ("fi", "Saat punaisen kortin.", "Saat: 2 punaista ja 1 veturi."),
    ],
)
def test_one_card_is_the_object_of_its_sentence_and_several_are_a_list(language: str, one: str, several: str) -> None:
    words = Wording(texts(language), africa(), ["John"], 0)
    red, locomotive = TrainCardDealt(0, TrainCard.RED), TrainCardDealt(0, TrainCard.LOCOMOTIVE)
    assert list(sentences([red], words)) == [one]
    assert list(sentences([red, locomotive, red], words)) == [several]


@pytest.mark.parametrize(("language", "price"), [("en", "3 black"), ("ru", "3 чёрные")])
def test_a_price_names_the_cards_it_takes(language: str, price: str) -> None:
    """Cards are feminine in Russian, and routes masculine: a colour alone would agree with the route."""
    board = africa()
    route = next(route for route in board.routes.values() if (route.colour, route.length) == ("black", 3))
    assert Wording(texts(language), board, ["John"], 0).price(route).plain == price


@pytest.mark.parametrize(("language", "shown", "hidden"), [("pl", "ręka", "reka"), ("de", "regeln", "rules")])
def test_words_that_were_perhaps_meant_are_spelt_as_the_reader_spells_them(
    language: str, shown: str, hidden: str
) -> None:
    with pytest.raises(Several) as several:
        vocabulary(language).command("r", COMMANDS)
    assert shown in several.value.spellings
    assert hidden not in several.value.spellings
