"""The final count: the table stays, tickets are turned over one by one, and nobody has won before that is done."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, play_out

Someone = Callable[..., Person]
WON = re.compile("won with|share the victory")


def test_the_map_stays_while_tickets_are_counted_and_the_winner_comes_last(someone: Someone) -> None:
    anna = someone(animated=True)
    anna.play_alone(briefly=True)
    anna.page.locator(".board-map").evaluate("map => (map.dataset.seen = 'before')")
    play_out(anna)
    expect(anna.headline).to_have_text("The final count")
    assert not anna.sees_the_end()
    counted = anna.page.get_by_role("log").filter(has_text="Score:")
    expect(counted).to_have_text(re.compile(r"(You|Wanderer): .+completed\. Score: "))
    anna.page.keyboard.press("Escape")
    expect(anna.headline).to_have_text(WON)
    expect(anna.page.locator("[data-seen=before]")).to_be_visible()

    anna.press(anna.button("Count again"))
    expect(anna.headline).to_have_text("The final count")
    lines = counted.get_by_role("paragraph")
    expect(lines.nth(2)).to_be_attached()
    anna.page.set_viewport_size(PHONE)  # a tablet is turned, a window made narrow
    expect(anna.page.locator("[data-thing=count]")).to_be_visible()
    assert lines.count() > 2, "it goes on where it was"
    anna.press(anna.button("Skip"))
    expect(anna.headline).to_have_text(WON)
    anna.page.reload()  # who comes later sees the result at once
    expect(anna.headline).to_have_text(WON)


def test_the_replay_of_a_finished_game_shows_what_everyone_held(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone(briefly=True)
    play_out(anna)
    expect(anna.headline).to_have_text(WON)
    anna.press(anna.button("Replay the game"))
    anna.press(anna.page.get_by_role("navigation").get_by_role("button", name="Tickets"))
    hands = anna.page.get_by_role("region", name="Everyone’s cards and tickets")
    expect(hands.get_by_role("heading", level=3)).to_have_text(["You", "Wanderer"])
    for tickets in hands.get_by_role("list", name="Tickets").all():
        expect(tickets.get_by_role("button").first).to_be_visible()
