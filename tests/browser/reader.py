"""Someone who plays in any language: finds everything by its place on the screen, not by its words."""

from playwright.sync_api import Locator, expect

from browser.people import Person


class Reader:
    """Plays a short game against a bot by clicks and taps."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def click(self, target: Locator) -> None:
        """As the device wants it."""
        self.person.press(target)

    def begin(self) -> None:
        """From the home page to the table."""
        solo = self.page.locator("section[aria-labelledby=solo]")
        solo.locator("fieldset").first.locator("label").first.click()
        solo.locator("select").select_option("random")
        solo.locator("summary").click()
        solo.locator("details fieldset").first.locator("label").last.click()
        self.click(solo.locator("button.primary"))
        self.wait()

    def wait(self) -> None:
        """Until it is one's turn, or the game is over."""
        self.page.wait_for_function("() => document.querySelector('.status .yours, table')")

    @property
    def is_over(self) -> bool:
        """Whether the score sheet is on the screen."""
        return self.page.get_by_role("table").count() > 0

    def move(self) -> None:
        """Whatever comes first: tickets, a route, a card."""
        before = self.person.seq()
        if self.page.locator("#choose-tickets").count():
            self.keep_tickets()
        elif self.page.locator("[data-route].claimable").count():
            self.open_claim()
            self.page.locator(".scores button").first.click()
            if (confirm := self.page.locator(".confirm")).count():
                confirm.click()
        else:
            self.page.locator("[data-slot][aria-disabled=false]").first.click()
            if (picked := self.page.locator("button.picked")).count():
                picked.click()
        self.page.wait_for_function(
            "before => document.querySelector('[data-seq]')?.dataset.seq !== before", arg=before
        )

    def keep_tickets(self) -> None:
        """The first ones, as many as must be kept."""
        choice = self.page.locator("section:has(#choose-tickets)")
        keep = choice.locator("button.primary")
        while keep.is_disabled():
            self.click(choice.locator("li button[aria-pressed=false]").first)
        self.click(keep)

    def open_claim(self) -> None:
        """The panel of a route that can be claimed."""
        route = self.page.locator("[data-route].claimable").first
        route.focus()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#claim-title")).to_be_visible()

    def play_on(self, most: int = 200) -> None:
        """Until the score sheet is on the screen."""
        for _ in range(most):
            self.wait()
            if self.is_over:
                return
            self.move()
        raise AssertionError("the game does not end")
