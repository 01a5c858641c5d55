"""Somebody who goes through every screen in one language, and writes down what is on it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from browser.people import Person

from .eyes import MapSummary, read
from .sheet import ReadingSheet

HOST, GUEST = "Ada", "Ben"
TIMEOUT = 60_000  # milliseconds, on a busy machine: a part that cannot be reached is given up
expect.set_options(timeout=TIMEOUT)


class Tour:
    """One reader: their browser, and the sheet of their language."""

    def __init__(
        self, browser: Browser, address: str, sheet: ReadingSheet, summary: MapSummary, name: str = HOST
    ) -> None:
        self.person = Person(browser, address, locale=sheet.language)
        self.page = self.person.page
        self.page.set_default_timeout(TIMEOUT)
        self.sheet = sheet
        self._browser, self._address = browser, address
        self._summary = summary
        self._name = name

    def another(self, name: str) -> "Tour":
        """Somebody else, who writes on the same sheet."""
        return Tour(self._browser, self._address, self.sheet, self._summary, name)

    def become_someone(self) -> None:
        """With a name, as after the first game."""
        if self.person.context.request.get("/api/me").status == 204:  # nobody yet
            self.ask("/api/me", {"name": self._name})

    def ask(self, path: str, content: dict[str, Any] | None = None) -> Any:
        """Post something to the server, where the screen that would do it was read already."""
        answer = self.person.context.request.post(path, data=content or {})
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def set_up(self, *seats: dict[str, str], **agreed: Any) -> Any:
        """A new table, whose first seat is the reader's."""
        self.become_someone()
        plan = {"seats": [{"kind": "person"}, *seats], "agreement": agreed, "bot_delay": 0}
        return self.ask("/api/games", plan)

    def start(self, game: str) -> None:
        self.ask(f"/api/games/{game}/start", {"terms": 1})
        self.page.goto(f"/game/{game}")
        expect(self.person.status).to_be_visible()

    def look(self, title: str, within: str | None = None, note: str = "") -> None:
        """Write down what is on the screen now, or on those parts of it."""
        self.page.wait_for_timeout(60)  # what is loaded when it is wanted
        expect(self.page.locator("main[aria-busy=true]")).to_have_count(0)  # not only that it is on its way
        self.sheet.add(title, self._summary.of(read(self.page, within)), note)

    def unfold(self) -> None:
        """Open everything that is folded."""
        self.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")

    @contextmanager
    def window(self, open_with: str | Locator, title: str) -> Iterator[Locator]:
        """A window that a key or a button opens: read, then closed."""
        if isinstance(open_with, str):
            self.page.keyboard.press(open_with)
        else:
            open_with.click()
        dialog = self.page.locator("dialog[open]").last
        expect(dialog).to_be_visible()
        self.page.wait_for_load_state("networkidle")  # its texts may come after it
        self.look(title)
        yield dialog
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    @contextmanager
    def part(self, title: str) -> Iterator[None]:
        """A part that may fail: the sheet says so, and the other parts go on."""
        try:
            yield
        except Exception as error:  # whatever a browser can do
            self.sheet.fail(title, re.sub(r"\s+", " ", f"{type(error).__name__}: {error}")[:300])

    def leave(self) -> None:
        self.person.leave()
