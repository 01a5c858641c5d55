"""Advice at the table: everyone sees that it is on, and nobody plays it by accident."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.barriers import barriers_in_both_themes
from browser.listeners import Listener
from browser.looking import broken
from browser.people import COACH, Person
from tiers import PHONE_FIRST, some

Someone = Callable[..., Person]
IS_ON = "Advice is on: everyone here may ask the coach for good moves."


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_advice_is_marked_and_chosen_but_not_played(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone)
    page = anna.page
    anna.play_alone()
    anna.press(anna.button("Advice"))
    choose = page.get_by_role("button", name=re.compile("^Choose: "))
    expect(choose.first).to_be_visible(timeout=COACH)
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    before = anna.seq()
    anna.press(choose.first)
    expect(page.locator("#choose-tickets")).to_be_visible()
    expect(page.locator("section:has(#choose-tickets) button[aria-pressed=true]").first).to_be_visible()
    assert anna.seq() == before, "choosing a move does not play it"


@pytest.mark.parametrize("language", some(["pl", "ru", "fi"]))
def test_the_button_covers_nothing_of_the_map_in_the_longest_languages(someone: Someone, language: str) -> None:
    for phone, size in ((False, (1280, 800)), (False, (1440, 900)), (True, (390, 844)), (True, (360, 640))):
        anna = someone(phone=phone, locale=language)
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        anna.play_alone()
        advice = anna.page.locator("button.advice").bounding_box()
        frame = anna.page.locator("[data-thing=map]").bounding_box()
        assert advice is not None
        assert frame is not None
        assert advice["width"] >= 44
        assert advice["height"] >= 44
        apart = (
            advice["x"] >= frame["x"] + frame["width"]
            or advice["x"] + advice["width"] <= frame["x"]
            or advice["y"] + advice["height"] <= frame["y"]
            or advice["y"] >= frame["y"] + frame["height"]
        )
        assert apart, "zoom, title and names are in the map's frame"
        assert broken(anna.page) == []


@pytest.mark.slow
def test_people_see_no_advice_button_unless_they_agreed(someone: Someone) -> None:
    anna, boris = someone(), someone()
    anna.play_with(boris)
    assert anna.button("Advice").count() == 0


def test_a_table_that_agreed_to_advice_says_so_to_everyone_everywhere(someone: Someone) -> None:
    anna, boris, carla = someone(), someone(phone=True), someone()
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_text("2", exact=True).click()
    anna.choose_a_short_game(friends)
    anna.press(friends.get_by_role("button", name="Set up a table"))
    invitation = anna.page.get_by_label("Invitation link").input_value()
    anna.page.get_by_text("Options", exact=True).click()
    anna.page.get_by_role("switch", name="Anyone can join").click()
    assert anna.page.get_by_text(IS_ON).count() == 0
    anna.page.get_by_role("switch", name="Advice for everyone").click()
    anna.sees(IS_ON)

    boris.page.goto(invitation)
    boris.sees(IS_ON)
    boris.press(boris.button("Sit down"))
    boris.sees(IS_ON)
    anna.press(anna.button("Start the game"))
    expect(anna.status).to_have_text("Choose the tickets to keep.")
    anna.sees(IS_ON)
    expect(anna.button("Advice")).to_be_visible()
    expect(boris.button("Advice")).to_be_visible()
    expect(boris.page.get_by_text("Advice is on.", exact=True)).to_be_visible()
    assert broken(boris.page) == []
    assert barriers_in_both_themes(boris.page) == []

    carla.page.goto("/")
    line = carla.page.get_by_role("listitem").filter(
        has=carla.page.locator(f"a[href*='{anna.page.url.split('/')[-1]}']")
    )
    expect(line).to_contain_text("Advice is on.")
    boris.page.goto(f"{anna.page.url}/text")
    boris.sees(IS_ON)


def test_the_coach_advises_and_reviews_at_the_table_in_words(someone: Someone) -> None:
    anna = Listener(someone())
    anna.sits_down(briefly=True)
    anna.waits()
    assert anna.ask("review")[0] in ("The coach is thinking.", "review")
    anna.hears(re.compile("isn’t over"))
    anna.person.complaints.clear()  # the browser says so too
    anna.ask("advice")
    expect(anna.log.get_by_text(re.compile(r"^Best: keep .+ Chance of winning: \d+%\.$"))).to_be_attached(timeout=COACH)
    assert anna.waits() == "Choose the tickets to keep.", "advice is not played"
    anna.ask("keep 1 2")
    anna.ask("")
    anna.plays_on()
    anna.ask("review")
    expect(anna.log.get_by_text("Key moments")).to_be_attached(timeout=COACH)
    expect(anna.log.get_by_text(re.compile("Better by 7 percentage points")).first).to_be_attached()
    anna.ask("next")  # if there is more than is said at once
    expect(anna.log.get_by_text(re.compile(r"^Luck in total: [+−]?\d+ in percentage points"))).to_have_count(2)
