"""Everything by keyboard alone; the focus is always to be seen, and never lost."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import Person

Someone = Callable[..., Person]

# What has the focus; an empty string if nothing has, or if nobody could see it.
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
        """Whatever comes first: tickets, a route, a card."""
        before = self.person.seq()
        if self.page.locator("#choose-tickets").count():
            self.keep_tickets()
        elif self.page.locator(".claimable").count():
            self.press(".", "Enter")  # the next route that can be claimed, and its payments
            expect(self.page.locator(".scores button:focus")).to_have_count(1)
            self.press("Enter")
        else:
            self.press(self.free_card())
        self.page.wait_for_function(
            "before => document.querySelector('[data-seq]')?.dataset.seq !== before", arg=before
        )
        assert self.focused(), "the focus is lost after a move"

    def keep_tickets(self) -> None:
        """The first two."""
        self.press("c", "Enter", "Tab", "Enter")
        self.tab_to("^Keep")
        self.press("Enter")

    def free_card(self) -> str:
        """The key of a card that can be taken, but no locomotive, which is a whole turn."""
        keys = {f"train-{number}": str(number + 1) for number in range(5)}
        keys |= {"terrain-0": "6", "terrain-1": "7", "train-deck": "8", "terrain-deck": "9", "ticket-deck": "t"}
        free = self.page.locator("[data-slot][aria-disabled=false]:not([aria-label*=loco])")
        return keys[str(free.first.get_attribute("data-slot"))]


def test_a_whole_game_is_played_by_keyboard_from_home_to_the_score_sheet(someone: Someone) -> None:
    anna = someone()
    hands, page = Typist(anna), anna.page
    page.goto("/")
    expect(anna.button("Play against bots")).to_be_enabled()
    page.keyboard.press("Tab")
    hands.tab_to("^2$")
    hands.press("ArrowLeft")
    assert hands.focused() == "1"
    hands.tab_to("^Strength")
    page.keyboard.type("Wanderer")
    hands.tab_to("^Options")
    hands.press("Enter")
    hands.tab_to("^Full")
    hands.press("ArrowLeft")
    assert hands.focused() == "Short"
    hands.tab_to("^Play against bots")
    hands.press("Enter")
    expect(anna.status).to_have_text("Choose the tickets to keep.")
    for _ in range(200):
        anna.wait_until_asked()
        if anna.sees_the_end():
            break
        hands.move()
    expect(anna.headline).to_contain_text(re.compile("wins? with|share the victory"))
    page.wait_for_function(FOCUSED)
    hands.tab_to("^Look back")
    hands.press("Enter")
    anna.sees("You are looking at the past.")
    hands.press("Escape")
    expect(page.get_by_role("table")).to_be_visible()
