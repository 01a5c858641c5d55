"""What one still needs, and what one means to claim: at the table, on the map, in words."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import Person

Someone = Callable[..., Person]
NEEDS = re.compile(r"Still needed: |You have every card")


def test_tickets_say_which_cards_they_need_and_a_plan_stays_on_the_map(someone: Someone) -> None:
    anna = someone()
    sent: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    anna.play_alone(opponents=2, rules={})  # with trains enough for any ticket
    anna.keep_tickets()
    anna.wait_until_asked()
    tickets = anna.page.locator("[data-part=tickets] li")
    expect(tickets).to_have_count(2)
    for ticket in tickets.all():
        expect(ticket).to_contain_text(NEEDS)
        assert re.fullmatch(r"\d/\d|\+\d", ticket.locator(".need > span:last-child").first.inner_text())
    for card in anna.page.locator(".helps").all():
        expect(card).to_have_attribute("title", re.compile("Useful for your tickets"))

    free = anna.page.locator(".track:not(.claimed)").first  # a plan by keyboard
    name = str(free.get_attribute("data-route"))
    route = anna.page.locator(f"[data-route='{name}']")
    planned = re.compile(r"In your plan\.$")
    route.focus()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("w")
    expect(anna.button("Plan this route")).to_have_attribute("aria-pressed", "true")
    expect(route).to_have_attribute("aria-label", planned)
    expect(anna.page.locator(".plan")).to_have_count(1)

    anna.page.reload()
    expect(route).to_have_attribute("aria-label", planned)
    assert not [frame for frame in sent if name in frame]  # the server knows nothing of it

    anna.page.goto(anna.page.url + "/text")
    line = anna.page.get_by_role("combobox")
    for typed, answered in (("what do i need", NEEDS), ("plan", re.compile("^Your plan: "))):
        line.fill(typed)
        line.press("Enter")
        expect(anna.page.get_by_text(answered).last).to_be_visible()
