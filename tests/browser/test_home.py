"""The home page: all that can be begun, and a game against opponents of one's choice."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.people import Person

Someone = Callable[..., Person]
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONES: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 844, "height": 390}]


@pytest.mark.parametrize("phone", [False, True])
def test_all_that_can_be_begun_is_seen_at_once(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone, locale="de-DE")
    anna.page.goto("/")
    beginnings = anna.page.locator(".beginning")
    expect(beginnings).to_have_count(5)
    for size in PHONES if phone else [LAPTOP]:
        anna.page.set_viewport_size(size)
        for beginning in beginnings.all():
            expect(beginning).to_be_in_viewport(ratio=1)
    if not phone:
        expect(anna.button("Gegen Bots spielen")).to_be_in_viewport(ratio=1)


def test_opponents_of_different_levels_and_a_colour_are_chosen_and_remembered(someone: Someone) -> None:
    anna = someone()
    page = anna.page
    page.goto("/")
    anna.press(anna.button(re.compile("^Opponent 1: Zebra")))
    levels = page.get_by_role("dialog", name="Choose an opponent")
    expect(levels.get_by_role("listitem")).to_have_count(6)
    anna.press(levels.get_by_role("button", name="Meerkat"))
    anna.press(anna.button("Add an opponent"))
    length = page.get_by_role("region", name="Play now").get_by_text("Short", exact=True)
    place = length.bounding_box()
    anna.press(anna.button(re.compile("Choose another colour")))
    expect(anna.button("green")).to_be_visible()
    assert length.bounding_box() == place  # what lies beside the colours stays where it is
    anna.press(anna.button("green"))
    anna.press(anna.button("Play against bots"))
    expect(anna.status).to_be_visible()
    players = page.locator("[data-thing=players] > li")
    expect(players).to_have_count(4)
    assert players.locator(".name").all_inner_texts()[1:3] == ["Meerkat", "Tortoise"]
    expect(players.locator(".bot-face")).to_have_count(3)
    game = page.url.rpartition("/")[2]
    seats = page.evaluate("id => fetch(`/api/games/${id}`).then((it) => it.json()).then((it) => it.seats)", game)
    assert seats[0]["livery"] == 2
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("^Opponent"))).to_have_count(3)
