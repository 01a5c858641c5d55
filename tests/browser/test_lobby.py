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
    friends = anna.form("With friends")
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
    boris.sees("The host has changed the terms of this game. Do you agree?")
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


def test_a_guest_who_waits_plays_the_guided_game_and_is_there_when_the_table_starts(someone: Someone) -> None:
    anna, boris = someone(), someone(phone=True)
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_label("Your name").fill("Anna")
    friends.get_by_text("2", exact=True).click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    expect(boris.headline).to_have_text("Anna invites you to a railway game")
    boris.sees("About 25 minutes · 2 players")
    boris.sees(re.compile("You can write to each other here"))
    boris.page.get_by_label("Your name").fill("Boris")
    boris.press(boris.button("Sit down"))
    anna.sees("Boris")
    expect(anna.page.get_by_text("(away)")).to_have_count(0)  # he is connected

    boris.page.get_by_label("In your own words").fill("Hello <b>Anna</b>, https://example.org")
    boris.page.keyboard.press("Enter")
    bubble = anna.page.locator(".remark")
    expect(bubble).to_contain_text("Hello <b>Anna</b>, https://example.org")
    assert anna.page.locator(".remark :is(a, b), ol :is(a, b)").count() == 0, "what looks like a link or a tag is none"

    boris.press(boris.button("Start the guided game"))
    boris.sees("Back to the table")
    expect(anna.page.get_by_text("(away)")).to_have_count(0)
    boris.page.reload()
    boris.sees("Back to the table")
    anna.press(anna.button("Start the game"))
    expect(boris.page).to_have_url(anna.page.url)
    for person in (anna, boris):
        expect(person.status).to_have_text("Choose the tickets to keep.")


def test_a_remark_stands_at_its_speaker_and_moves_nothing(someone: Someone) -> None:
    anna, boris = someone(), someone(phone=True)
    anna.play_with(boris)
    panels = """[...document.querySelectorAll('[data-seat], main, .own, .strip')]
        .map((one) => one.getBoundingClientRect().toJSON())"""
    for person in (anna, boris):  # the table is laid
        expect(person.page.locator("[data-seat]")).to_have_count(2)
        person.page.evaluate("document.fonts.ready")
    before = [person.page.evaluate(panels) for person in (anna, boris)]
    anna.page.keyboard.press("y")
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name="Bravo!"))
    for person in (anna, boris):
        bubble = person.page.locator(".remark")
        expect(bubble).to_have_text("Bravo!")
        expect(bubble.locator("svg")).to_have_count(2)  # whose, and the drawing
    beside, panel = anna.page.locator(".remark").bounding_box(), anna.page.locator("[data-seat='0']").bounding_box()
    assert beside is not None
    assert panel is not None
    assert abs(beside["y"] + beside["height"] / 2 - panel["y"] - panel["height"] / 2) < 2
    expect(boris.page.get_by_role("log")).to_contain_text("“Bravo!”")
    assert [person.page.evaluate(panels) for person in (anna, boris)] == before
    boris.press(boris.button("Say …"))
    assert barriers_in_both_themes(boris.page) == []
    spectator = someone()
    spectator.page.goto(anna.page.url)
    boris.page.get_by_label("In your own words").fill("between us")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-part=log]")).to_contain_text("between us")
    expect(spectator.page.locator("[data-part=log]")).to_contain_text("“Bravo!”")
    assert "between us" not in spectator.page.content()
