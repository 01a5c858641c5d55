"""In a language with long words, and with long names, nothing breaks; no screen has a word that no catalog knows."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import looking
from browser.conftest import Server
from browser.people import Person, finish
from browser.pseudo import ENGLISH, NAMES, NOBODYS, PLAIN, pseudo
from browser.reader import Reader, Typist
from tiers import some

Someone = Callable[..., Person]


@pytest.fixture(params=some(["phone", "desk"], "phone"))
def anna(pseudo_server: Server, someone: Someone, request: pytest.FixtureRequest) -> Person:
    """Reads the language that nobody speaks."""
    return someone(phone=request.param == "phone", locale=NOBODYS, address=pseudo_server.address)


@pytest.mark.slow
def test_every_screen_holds_long_words_and_none_from_elsewhere(anna: Person) -> None:
    page, reader = anna.page, Reader(anna)
    found: list[str] = []

    def look(screen: str) -> None:
        found.extend(f"{screen}: {one}" for one in looking.broken(page))
        left = {text for text in looking.texts(page) if set(PLAIN.findall(text)) - NAMES}
        found.extend(f"{screen}: from no catalog: {text}" for text in sorted(left))
        if folder := os.environ.get("OKAPI_SCREENS"):
            page.screenshot(path=Path(folder) / f"long-{anna.hands}-{screen}.png")

    for screen, address in {"rules": "/rules", "lost": "/nowhere", "home": "/"}.items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", NOBODYS)
        look(screen)
    for summary in page.locator("summary").all():
        summary.click()
    look("options")
    for window, key in {"settings": "s", "shortcuts": "?"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        look(window)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    look_at_the_keeper(anna, look)
    page.goto("/")
    reader.click(page.locator(".beginning").nth(2))
    reader.click(page.locator("section[aria-labelledby=friends] button.primary"))
    expect(page.locator("#seats")).to_be_visible()
    look("lobby")
    page.goto("/")
    reader.click(page.locator(".beginning").nth(3))
    reader.click(page.locator("section[aria-labelledby=one-device] button.primary"))
    expect(page.locator(".curtain")).to_be_visible()
    look("curtain")
    page.goto("/")
    reader.begin(briefly=False)  # it goes on while we look around
    look("choosing tickets")
    reader.move()
    reader.wait()
    reader.open_claim()
    look("claim")
    page.keyboard.press("Escape")
    if anna.hands == "touch":
        look_at_the_words(anna, look)
    for _ in range(4):
        reader.move()
        reader.wait()
    look("table")
    for number in range(page.locator("nav:last-child button").count()):
        reader.click(page.locator("nav:last-child button").nth(number))
        look(f"tab {number}")
    page.keyboard.press("b")
    expect(page.locator(".history.past")).to_be_visible()
    look("history")
    page.goto("/")
    reader.begin()
    reader.play_on()
    look("end")
    page.goto(f"{page.url}/text")
    expect(page.locator("#spoken-end")).to_be_visible()
    look("end in words")
    assert "\n".join(found) == ""


def test_names_and_remarks_of_one_long_word_break_no_screen(someone: Someone) -> None:
    anna, boris = someone(phone=True), someone(phone=True)
    found: list[str] = []

    def look(person: Person, screen: str) -> None:
        found.extend(f"{screen}: {one}" for one in looking.broken(person.page))

    for person, name in ((anna, "W" * 40), (boris, "Ж" * 40)):
        person.context.request.post("/api/me", data={"name": name})
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_text("2", exact=True).click()
    anna.set_up_a_brief_game()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.sees(re.compile("invites you"))
    look(boris, "invitation")
    boris.press(boris.button("Sit down"))
    boris.page.get_by_label("In your own words").fill("A" * 500)
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator(".remark")).to_contain_text("AAAA")
    look(anna, "lobby of the host")
    look(boris, "lobby of the guest")
    anna.press(anna.button("Start the game"))
    expect(boris.status).to_be_visible()
    for tab in ("Players", "Log"):
        anna.press(anna.page.get_by_role("navigation").get_by_role("button", name=tab))
        look(anna, tab)
    boris.press(boris.button("Say …"))
    look(boris, "talk")
    finish(anna, boris)
    look(anna, "end")
    game = anna.page.url
    for screen, address in {"end in words": f"{game}/text", "home": "/", "my page": "/me"}.items():
        anna.page.goto(address)
        expect(anna.headline).to_be_visible()
        anna.sees(re.compile("W{40}|Ж{40}"))
        look(anna, screen)
    assert "\n".join(found) == ""


def look_at_the_keeper(anna: Person, look: Callable[[str], None]) -> None:
    """The score keeper: its start, the map with a claim, every part below it, the sheet."""
    page = anna.page
    page.goto("/keeper")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    look("keeper")
    page.locator("main button.primary").click()
    expect(page.locator(".board-map")).to_be_visible()
    page.locator("[data-route='cape-town--port-elizabeth--a'] .space").first.click(force=True)
    look("keeper's claim")
    page.locator(".claim button").first.click()
    parts = page.get_by_role("navigation").get_by_role("button")
    for number in range(parts.count()):
        parts.nth(number).click()
        look(f"keeper's part {number}")


def look_at_the_words(anna: Person, look: Callable[[str], None]) -> None:
    """The text table: answers, completions, menus, tickets to keep."""
    typist = Typist(anna, pseudo((ENGLISH / "words.ftl").read_text("utf-8")))
    typist.sit_down()
    look("words")
    for question in ("players", "tickets", "routes", "help"):
        typist.ask(question)
    look("answers")
    typist.complete("claim ")
    look("completions")
    typist.line.fill("")
    typist.menu.nth(1).click()
    look("routes to choose")
    typist.take_first_steps()
    look("sure")
    typist.choose(typist.menu.first)
    expect(anna.page.locator(".now.yours")).to_be_visible()
    typist.ask("draw tickets")
    typist.line.press("Enter")  # sure
    expect(anna.page.locator("fieldset input[type=checkbox]").first).to_be_visible()
    look("tickets to keep")
    typist.ask("keep 1")
    typist.hear(lambda: typist.line.press("Enter"))
    expect(anna.page.locator(".now.yours")).to_be_visible()
    typist.go_back()
