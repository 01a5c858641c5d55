"""Every language plays a game from the home page to the score sheet, and nothing on the way is English.

OKAPI_SCREENS=folder keeps pictures of it, for looking.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

from browser import looking
from browser.people import Person
from browser.pseudo import LANGUAGES, LOCALES
from browser.reader import Reader, Typist
from tiers import some

Someone = Callable[..., Person]
QUESTIONS = (
    "options",
    "hand",
    "tickets",
    "market",
    "players",
    "score",
    "map",
    "place durban",
    "routes 6",
    "who-has",
    "last",
    "rules 5.8",
    "help",
    "next",
)
# Nor what is typed.
NOT_SHOWN = ("arena.ftl", "board.ftl", "cli.ftl", "coach.ftl", "deal-command.ftl", "notifications.ftl",
             "puzzle-command.ftl", "words.ftl")  # fmt: skip
CATALOGS = sorted(file.name for file in (LOCALES / "en").glob("*.ftl") if file.name not in NOT_SHOWN)


def simple_messages(language: str) -> dict[str, str]:
    """The messages that are nothing but a text, by id."""
    found: dict[str, str] = {}
    for name in CATALOGS:
        file = LOCALES / language / name
        entries = FluentParser().parse(file.read_text("utf-8")).body if file.is_file() else []
        for entry in entries:
            if isinstance(entry, Message) and isinstance(entry.value, Pattern):
                texts = [element.value for element in entry.value.elements if isinstance(element, TextElement)]
                if len(texts) == len(entry.value.elements):
                    found[entry.id.name] = " ".join(" ".join(texts).split())
    return found


class _Phrases(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (the library's name)
        self.found.add(" ".join(node.value.split()))


def phrases(language: str) -> set[str]:
    """Every piece of text in the messages, also of those with parameters and choices."""
    reader = _Phrases()
    for name in CATALOGS:
        reader.visit(FluentParser().parse((LOCALES / language / name).read_text("utf-8")))
    return reader.found


class Pictures:
    """What was seen on each screen."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.texts: list[str] = []

    def take(self, screen: str) -> None:
        """Read the screen, and keep a picture if wanted."""
        self.texts += looking.texts(self.page)
        if folder := os.environ.get("OKAPI_SCREENS"):
            self.page.screenshot(path=Path(folder) / f"{self.language}-{screen}.png")


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_a_game_is_played_from_home_to_the_score_sheet_in(language: str, someone: Someone) -> None:
    anna = someone(locale=language)
    page, reader, pictures = anna.page, Reader(anna), Pictures(anna.page, language)
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    pictures.take("rules")
    keep_score(anna, pictures)
    page.goto("/")
    expect(page.locator("section[aria-labelledby=solo] button.primary")).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("lang", language)
    pictures.take("home")
    for window, key in {"settings": "s", "shortcuts": "?"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        pictures.take(window)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    reader.begin()
    pictures.take("tickets")
    reader.move()
    reader.wait()
    page.locator("button.legend").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    pictures.take("legend")
    page.keyboard.press("Escape")
    reader.open_claim()
    pictures.take("claim")
    page.keyboard.press("Escape")
    play_in_words(anna, language, pictures)  # the first turn: not even a brief game ends with it
    reader.move()
    reader.wait()
    pictures.take("table")
    reader.play_on()
    pictures.take("end")
    page.goto(f"{page.url}/text")
    expect(page.locator("#spoken-end")).to_be_visible()
    pictures.take("end in words")

    english, own = simple_messages("en"), simple_messages(language)
    ids = {id for id in english if "-" in id}
    assert [text for text in pictures.texts if text in ids] == []
    if language != "en":
        foreign = {text for id, text in english.items() if own.get(id) != text} - set(own.values())
        assert sorted({text for text in pictures.texts if text in foreign}) == []
        seen, known = "\n".join(set(pictures.texts)), "\n".join(phrases(language))
        whole = {phrase for phrase in phrases("en") if " " in phrase and len(phrase) > 8}
        assert sorted(phrase for phrase in whole if phrase in seen and phrase not in known) == []


def keep_score(anna: Person, pictures: Pictures) -> None:
    """Every part of the score keeper, from its first page to the score sheet."""
    page = anna.page
    page.goto("/keeper")
    page.get_by_role("switch").check()
    pictures.take("keeper")
    page.locator("form button[type=submit]").click()
    page.locator("[data-route='cape-town--port-elizabeth--a']").dispatch_event("click")
    pictures.take("keeper claim")
    page.locator(".claim li button").nth(1).click()
    page.locator("[data-route='cape-town--port-elizabeth--b']").dispatch_event("click")
    page.locator(".claim li button").first.click()
    pictures.take("keeper objection")
    page.keyboard.press("Escape")
    for part in page.locator("nav button").all():
        part.click()
        pictures.take("keeper part")
    page.locator("nav button").nth(2).click()
    page.locator(".finish").click()
    page.locator("summary").first.click()
    pictures.take("keeper sheet")


def play_in_words(anna: Person, language: str, pictures: Pictures) -> None:
    """A turn at the table in words: questions, a card by command, a card by menu."""
    typist = Typist(anna, (LOCALES / language / "words.ftl").read_text("utf-8"))
    typist.sit_down()
    for question in QUESTIONS:
        typist.ask(question)
    pictures.take("words")
    typist.menu.nth(1).click()
    pictures.take("routes in words")
    typist.menu.last.click()
    typist.ask("draw train-deck")
    typist.choose(typist.menu.last)
    expect(anna.page.locator(".now.yours")).to_be_visible()
    pictures.take("news in words")
    typist.go_back()
