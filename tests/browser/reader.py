"""People who play in any language: they find everything by its place on the screen, not by its words."""

import re
from collections.abc import Callable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import Locator, expect

from browser.people import Person

TICKETS, ROUTE, CARD = "#choose-tickets", "[data-route].claimable", "[data-slot][aria-disabled=false]"
OWN_TURN = f"document.querySelector('.status .yours') && document.querySelector('{TICKETS}, {ROUTE}, {CARD}')"


class Reader:
    """Plays a brief game against a bot by clicks and taps."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def click(self, target: Locator) -> None:
        """As the device wants it."""
        self.person.press(target)

    def begin(self, *, briefly: bool = True) -> None:
        """From the home page to the table, for a game of a few moves or a short one."""
        if briefly:
            self.person.set_up_a_brief_game()
        self.person.meet("random")
        solo, beginning = self.page.locator("section[aria-labelledby=solo]"), self.page.locator(".beginning").nth(1)
        if beginning.get_attribute("aria-expanded") == "false":  # on a phone, games to continue come first
            self.click(beginning)
        solo.locator("label:has([type=radio]):visible").last.click()  # short
        self.click(solo.locator("button.primary"))
        self.wait()

    def wait(self) -> None:
        """Until it is one's turn and something can be done, or the game is over."""
        self.person.wait_for(f"() => document.querySelector('table') || {OWN_TURN}")

    @property
    def is_over(self) -> bool:
        """Whether the score sheet is on the screen."""
        return self.page.get_by_role("table").count() > 0

    def move(self) -> None:
        """Whatever comes first: tickets, a route, a card."""
        before = self.person.seq()
        if self.page.locator(TICKETS).count():
            self.keep_tickets()
        elif self.page.locator(ROUTE).count():
            self.open_claim()
            self.page.locator(".scores button").first.click()
            if (confirm := self.page.locator(".confirm")).count():
                confirm.click()
        else:
            self.page.locator(CARD).first.click()
            if (picked := self.page.locator("button.picked")).count():
                picked.click()
        self.person.wait_for_a_move_after(before)

    def keep_tickets(self) -> None:
        """The first ones, as many as must be kept."""
        choice = self.page.locator("section:has(#choose-tickets)")
        keep = choice.locator("button.primary")
        while keep.is_disabled():
            self.click(choice.locator("li button[aria-pressed=false]").first)
        self.click(keep)

    def open_claim(self) -> None:
        """The panel of a route that can be claimed."""
        route = self.page.locator(ROUTE).first
        route.focus()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#claim-title")).to_be_visible()

    def play_on(self, max_moves: int = 200) -> None:
        """Until the score sheet is on the screen."""
        for _ in range(max_moves):
            self.wait()
            if self.is_over:
                return
            self.move()
        raise AssertionError("the game does not end")


class Typist:
    """Plays at the table in words, and types in a language's own words."""

    def __init__(self, person: Person, words: str) -> None:
        self.page = person.page
        self._words = _first_spellings(words)

    @property
    def line(self) -> Locator:
        """Where questions and moves are typed."""
        return self.page.get_by_role("combobox")

    @property
    def menu(self) -> Locator:
        """The buttons of the menu that is open."""
        return self.page.locator("section[aria-labelledby=spoken-move] button")

    def sit_down(self) -> None:
        """From the map to the table in words, in the midst of a game."""
        self.page.locator("nav a.skip").focus()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("log")).to_be_visible()

    def go_back(self) -> None:
        """To the table with the map."""
        self.page.locator("header > a").first.click()
        expect(self.page.locator(".status")).to_be_visible()

    def ask(self, line: str) -> None:
        """Type a line such as `place Durban`, its command in the language's own words, and be answered."""
        self.hear(lambda: self._send(line))
        expect(self.line).to_have_value("")  # what is not understood stays

    def _send(self, line: str) -> None:
        self.line.fill(self.translate(line))
        self.line.press("Enter")

    def complete(self, line: str) -> None:
        """Type a line, and see how it could go on."""
        self.line.fill(self.translate(line))
        expect(self.page.get_by_role("option").first).to_be_visible()

    def translate(self, line: str) -> str:
        """The line with what the catalog has a word for in that word."""
        return re.sub(r"[a-z-]+", lambda found: self._words.get(found[0], found[0]), line)

    def take_first_steps(self) -> None:
        """Choose what comes first until only “do it” and “back” are left."""
        routes = self.page.locator("section[aria-labelledby=spoken-move] h4")
        while routes.count() or self.menu.count() > 2:
            self.menu.first.click()

    def choose(self, button: Locator) -> None:
        """Make a move with the last step of a menu."""
        self.hear(button.click)

    def hear(self, act: Callable[[], None]) -> None:
        """Do something, and wait for what is said to it."""
        said = self.page.locator("[role=log] .said")
        before = said.count()
        act()
        said.nth(before).wait_for()


def _first_spellings(catalog: str) -> dict[str, str]:
    """The words of the command line, each as it is shown."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(catalog).body:
        if isinstance(entry, Message) and entry.value and isinstance(entry.value.elements[0], TextElement):
            found[entry.id.name.removeprefix("word-")] = entry.value.elements[0].value.split(",")[0].strip()
    return found
