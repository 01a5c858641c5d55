"""One's own box: tickets typed in any language, kept without a connection, played with and shared."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.barriers import barriers_in_both_themes
from browser.people import Person, wait_for_worker

Someone = Callable[..., Person]
LINES = """From,To,Points
Luanda – Sudan 12
Kapstadt;Beira;9
Mombasa Luanda
Beira\tDouala
Cabinda – Windhoek 7
Bondo – Salisbury
Chad – Walvis Bay
Nowhere – Bangui
Sudan – Luanda 3
Port – Bangui"""


def begin(person: Person) -> Page:
    page = person.page
    page.goto("/boards")
    person.press(person.button("Okapi’s map, no tickets yet"))
    expect(page.get_by_text("There are no tickets yet.")).to_be_visible()
    return page


def paste(person: Person, lines: str) -> None:
    page = person.page
    if not page.locator("textarea").is_visible():
        person.press(page.get_by_text("Paste many tickets"))
    page.locator("textarea").fill(lines)
    person.press(person.button("Add these tickets"))


def test_a_deck_is_typed_pasted_and_played_with(someone: Someone) -> None:
    ada, ben = someone(), someone()
    page = begin(ada)
    page.get_by_role("combobox", name="From").click()
    page.keyboard.type("Кейпт")  # whatever language the box is in
    page.keyboard.press("Enter")
    page.keyboard.type("bangu")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The shortest path has 16 spaces.")).to_be_visible()
    page.keyboard.type("15")  # but the box says so
    page.keyboard.press("Enter")
    expect(page.get_by_label("Points: Cape Town – Bangui")).to_have_value("15")
    paste(ada, LINES)
    expect(page.get_by_text("7 tickets added.")).to_be_visible()
    expect(page.locator("ol li")).to_have_text(
        [
            re.compile("There is no place called “Nowhere”"),
            re.compile("already in the deck"),
            re.compile("“Port” could be"),
        ]
    )
    expect(page.get_by_text("Ready to play, for up to 2 players.")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_text("1 of 48 tickets")).to_be_visible()
    ada.press(ada.button("Redo"))
    expect(page.get_by_text("8 of 48 tickets")).to_be_visible()
    expect(page.locator(".verdict [aria-busy=true]")).to_have_count(0)  # faint until it is checked
    assert not barriers_in_both_themes(page)
    ada.press(page.get_by_text("Share with friends"))
    ada.press(ada.button("Make a link"))
    link = page.get_by_role("textbox", name="Share with friends").input_value()
    ada.press(ada.button("Play on this board"))
    ada.press(ada.button(re.compile("^Remove ")))  # a deck of eight tickets is for two
    ada.press(ada.button("Play against bots"))
    page.wait_for_url("**/game/**")
    expect(page.locator(".board-map")).to_be_visible()
    ada.press(page.get_by_role("button", name="Points and signs").first)
    expect(page.get_by_text("Board: My box")).to_be_visible()
    expect(page.get_by_text(re.compile("8 tickets; [1-8] of them are not in Okapi’s own deck"))).to_be_visible()
    ben.page.goto(link)
    ben.press(ben.button("Take a copy"))
    expect(ben.page.get_by_text("8 of 48 tickets")).to_be_visible()


def test_a_deck_is_made_without_a_connection_and_lost_by_nothing(someone: Someone) -> None:
    ada = someone(phone=True, has_worker=True)
    page = begin(ada)
    wait_for_worker(ada)
    page.context.set_offline(True)
    paste(ada, LINES)
    expect(page.get_by_text("7 of 48 tickets")).to_be_visible()
    page.reload()
    expect(page.get_by_text("7 of 48 tickets")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("It needs at least 8 tickets")).to_be_visible()
    page.goto("/keeper")
    expect(page.get_by_role("heading", name="New game")).to_be_visible()


def test_routes_and_places_are_changed_by_hand_and_taken_back_after_the_page_was_closed(someone: Someone) -> None:
    ada = someone()
    page = ada.page
    page.goto("/boards")
    ada.press(ada.button("Okapi’s map and tickets"))
    ada.press(page.get_by_role("button", name="Routes", exact=True))
    ada.press(page.locator("li").get_by_role("button", name=re.compile("^Bangui – Bondo, green, 2 spaces")))
    page.get_by_label("Locomotives needed").fill("3")
    page.keyboard.press("Tab")
    expect(
        page.get_by_role("listitem").filter(has_text="It needs more locomotives than it has spaces.").first
    ).to_be_visible()
    expect(page.locator(".verdict [aria-busy=true]")).to_have_count(0)  # faint until it is checked
    assert not barriers_in_both_themes(page)
    page.get_by_label("Locomotives needed").fill("0")
    page.keyboard.press("Tab")
    page.get_by_label("Double route").check()
    expect(page.get_by_label("Colour of the other track")).to_be_visible()
    expect(page.get_by_text(re.compile("Places and routes that differ from Okapi’s own map: 2"))).to_be_visible()
    ada.press(page.get_by_role("button", name="Places", exact=True))
    page.get_by_label("Find").fill("luan")
    ada.press(page.get_by_role("button", name="Luanda: city"))
    before = page.get_by_label("From the left, in percent").input_value()
    grip = page.get_by_role("button", name="Move Luanda with the arrow keys")
    grip.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("From the left, in percent")).not_to_have_value(before)
    page.get_by_text("Names in other languages").click()
    page.get_by_label("Deutsch").fill("Loanda")
    page.keyboard.press("Tab")
    ada.press(page.get_by_role("button", name="Remove this place with its routes and tickets"))
    expect(page.get_by_role("heading", name="All places: 50")).to_be_visible()
    page.reload()
    for _ in range(6):  # the place, its name, where it was, the second track, and twice the locomotives
        ada.press(ada.button("Undo"))
    expect(ada.button("Undo")).to_be_disabled()
    expect(page.get_by_text("The map is Okapi’s own.")).to_be_visible()
