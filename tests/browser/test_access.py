"""axe-core finds nothing to complain about, on any screen, in both themes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.barriers import barriers_in_both_themes
from browser.people import Person, finish
from tiers import PHONE_FIRST

Someone = Callable[..., Person]


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_no_barrier_on_any_screen(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone)
    page = anna.page
    found: dict[str, list[str]] = {}

    def look(screen: str, page: Page = page) -> None:
        found[screen] = barriers_in_both_themes(page)

    def look_at_the_words(steps: dict[str, Callable[[], None]]) -> None:
        page.get_by_role("link", name="Text table").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_be_visible()
        for screen, step in steps.items():
            step()
            look(f"{screen} in words")
        anna.press(page.get_by_role("link", name="Table with the map"))
        expect(anna.status).to_be_visible()

    page.goto("/rules")
    anna.sees("In one minute")
    expect(page.locator("figure .track").first).to_be_attached()
    look("rules")
    page.goto("/nowhere")
    anna.sees("Off the map")
    look("lost")
    page.goto("/transfer#code")
    anna.sees("Play on this device")
    look("transfer")
    page.goto("/")
    expect(anna.button("Play against bots")).to_be_enabled()
    page.get_by_text("Options").first.click()
    look("home")
    anna.press(anna.button("Settings"))
    look("settings")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    look("shortcuts")
    page.keyboard.press("Escape")
    anna.press(anna.button(re.compile("^Opponent 1")))
    expect(page.get_by_role("dialog", name="Choose an opponent")).to_be_visible()
    look("opponents")
    page.keyboard.press("Escape")
    expect(anna.form("With friends")).to_be_visible()
    look("friends")
    anna.press(anna.button("Set up a table"))
    expect(anna.headline).to_have_text("The table is set")
    page.get_by_text("Options", exact=True).click()
    look("lobby")
    boris = someone(phone=phone)
    boris.page.goto(page.get_by_role("textbox", name="Invitation link").input_value())
    expect(boris.button("Sit down")).to_be_visible()
    look("join", boris.page)
    page.goto("/")
    expect(anna.form("On one device")).to_be_visible()
    anna.press(anna.button("Pass and play"))
    anna.sees(re.compile("^I am"))
    look("curtain")
    anna.play_alone(briefly=True)
    look("choosing tickets")
    look_at_the_words({"choosing tickets": lambda: None})
    anna.move()
    expect(anna.status).to_have_text(re.compile("Your turn"))
    look("turn")
    look_at_the_words(
        {
            "claiming": lambda: page.get_by_role("button", name=re.compile("^Claim a route")).click(),
            "completing": lambda: page.get_by_role("combobox").press_sequentially("claim "),
        }
    )
    anna.routes_to_claim().first.focus()
    page.keyboard.press("Enter")
    look("claiming")
    page.keyboard.press("Escape")
    anna.route_beyond_means().focus()
    page.keyboard.press("Enter")
    anna.press(anna.button(re.compile("^Why")))
    look("the rule behind a refusal")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    if phone:
        for tab in ("Tickets", "Players", "Log"):
            anna.press(page.get_by_role("navigation").get_by_role("button", name=tab))
            look(tab)
    anna.press(anna.button("One step back"))
    anna.sees("You’re looking back at an earlier turn.")
    look("history")
    page.keyboard.press("Escape")
    if phone:
        anna.press(page.get_by_role("navigation").get_by_role("button", name="Cards"))
    finish(anna)
    anna.press(anna.button("Check the shuffle"))
    anna.sees(re.compile("^Fair"))
    expect(anna.button("Check the shuffle")).to_be_enabled()
    look("end")
    page.goto(f"{page.url}/text")
    expect(page.get_by_role("heading", name="The final count")).to_be_visible()
    look("end in words")
    assert "\n".join(f"{screen}: {one}" for screen, what in found.items() for one in what) == ""
