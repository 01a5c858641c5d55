"""Someone without a mouse."""

import re

from playwright.sync_api import expect

from browser.people import Person

FOCUSED = """() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.matches(':focus-visible')) return '';
    const isRinged = (one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const halo = focused.querySelector(':scope > .halo');
    const label = focused.closest('label');
    const isShown = halo ? getComputedStyle(halo).stroke !== 'none' : isRinged(focused) || isRinged(label);
    const box = (label ?? focused).getBoundingClientRect();
    const isInside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const name = focused.ariaLabel || focused.labels?.[0]?.innerText || focused.innerText;
    return isShown && isInside && box.width ? name.trim() || focused.tagName : '';
}"""
FREE_CARDS = "[data-slot][aria-disabled=false]:not([aria-label*=loco])"


class Typist:
    """Someone without a mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def press(self, *keys: str) -> None:
        """Press keys one after the other; after each, something visible has the focus."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_function(FOCUSED)

    def focused(self) -> str:
        """The name of what has the focus."""
        return str(self.page.evaluate(FOCUSED))

    def tab_to(self, name: str | re.Pattern[str], key: str = "Tab") -> None:
        """Tab on until something of that name has the focus."""
        for _ in range(60):
            if re.search(name, self.focused()):
                return
            self.press(key)
        raise AssertionError(f"the keyboard does not lead to {name}")

    def move(self) -> None:
        """Whatever comes first: tickets, a route, a card. What is asked may be there before what answers it."""
        before = self.person.seq()
        anything = f"#choose-tickets, [data-route].claimable, {FREE_CARDS}"
        self.page.locator(anything).first.wait_for(state="attached")
        if self.page.locator("#choose-tickets").count():
            self.keep_tickets()
        elif self.page.locator("[data-route].claimable").count():
            self.press(".", "Enter")  # the next route that can be claimed, and its payments
            expect(self.page.locator(".scores button:focus")).to_have_count(1)
            self.press("Enter")
        else:
            key = self.free_card()
            self.press(*([key] * 2 if key == "t" else [key]))  # tickets ask once
        self.person.wait_for_a_move_after(before)
        self.page.wait_for_function(FOCUSED)  # the focus is not lost after a move

    def keep_tickets(self) -> None:
        """The first and the last: the tickets are one stop, and the arrow keys lead through them."""
        self.press("c", "Home", "Enter", "End", "Enter")
        self.tab_to("^Keep")
        self.press("Enter")

    def free_card(self) -> str:
        """The key of a card that can be taken, but no locomotive, which is a whole turn."""
        keys = {f"train-{number}": str(number + 1) for number in range(5)}
        keys |= {
            "terrain-0": "6",
            "terrain-1": "7",
            "train-deck": "8",
            "terrain-deck": "9",
            "ticket-deck": "t",
        }
        return keys[str(self.page.locator(FREE_CARDS).first.get_attribute("data-slot"))]
