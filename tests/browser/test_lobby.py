"""Before the game: what the host changes at the table, everyone there sees, and agrees to."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.barriers import barriers_in_both_themes
from browser.people import Person

Someone = Callable[..., Person]


def test_the_host_changes_what_is_agreed_on_until_the_game_starts(someone: Someone) -> None:
    anna, boris, carla = someone(), someone(phone=True), someone()
    anna.page.goto("/")
    friends = anna.page.get_by_role("region", name="With friends")
    friends.get_by_text("2", exact=True).click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.press(boris.button("Sit down"))
    boris.sees(re.compile("^45 trains each"))
    boris.press(boris.button("Change my name"))
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.keyboard.press("Enter")
    anna.sees("Boris")
    assert boris.page.get_by_text("Options", exact=True).count() == 0, "only the host may change them"

    anna.press(anna.button(re.compile(r": red\. Choose another colour$")))
    expect(anna.button("blue, taken by Boris")).to_be_disabled()
    anna.press(anna.button("yellow"))
    anna.press(anna.button(re.compile(r": yellow\. Choose another colour$")))
    boris.press(boris.button("Boris: blue. Choose another colour"))
    expect(boris.button(re.compile("^yellow, taken by"))).to_be_disabled()
    assert barriers_in_both_themes(boris.page) == []
    boris.press(boris.button("red"))
    expect(boris.button("Boris: red. Choose another colour")).to_be_focused()

    anna.page.get_by_text("Options", exact=True).click()
    anna.page.get_by_text("Short", exact=True).click()
    boris.sees(re.compile("^15 trains each · 4 tickets per draw · time per move: no limit"))
    anna.page.get_by_role("group", name="Tickets per draw").get_by_text("3", exact=True).click()
    anna.page.get_by_label("Time per move").select_option(index=1)
    boris.sees(re.compile(r"^15 trains each · 3 tickets per draw · time per move: \d+ seconds"))
    anna.page.get_by_role("switch", name="Anyone can join").click()
    boris.sees("This table is listed: anyone can join.")

    expect(anna.button("Start the game")).to_be_disabled()
    anna.sees("(hasn’t agreed yet)")
    boris.sees("The host has changed what this table plays by. Do you agree?")
    assert barriers_in_both_themes(boris.page) == []
    boris.press(boris.button("I agree"))
    expect(boris.button("I agree")).to_have_count(0)
    anna.press(anna.button("Start the game"))
    boris.sees("Choose the tickets to keep.")
    yellow = (
        anna.page.get_by_role("list", name="Players")
        .locator(".player-badge")
        .first.evaluate("one => getComputedStyle(one.querySelector('.face')).fill")
    )
    assert yellow == "rgb(255, 196, 0)"
    carla.page.goto(anna.page.url)
    expect(carla.page.get_by_role("definition").first).to_have_text("15")
