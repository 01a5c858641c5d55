"""The table on small screens: what a thumb can hit, what stays where it is, what can be seen whole."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.people import PHONE, Person

Someone = Callable[..., Person]
THUMB = 44
UPRIGHT_TABLET = {"width": 768, "height": 1024}


def boxes(cards: Locator) -> list[dict[str, float]]:
    """Where they lie."""
    found: list[dict[str, float]] = cards.evaluate_all(
        "all => all.map((one) => { const { x, y, width, height } = one.getBoundingClientRect();"
        " return { x, y, width, height }; })"
    )
    return found


def test_a_thumb_hits_every_card_on_a_phone_and_none_moves_away_under_it(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    cards = anna.page.locator("[data-slot]")
    before = boxes(cards)
    assert len(before) == 10
    assert [box for box in before if min(box["width"], box["height"]) < THUMB] == []
    anna.press(cards.first)
    anna.sees("Tap again to take it.")
    assert boxes(cards)[1:] == before[1:]  # the first is lifted a little


def test_on_a_phone_the_hand_can_be_looked_up_while_choosing_tickets(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    choice = anna.page.get_by_role("region", name=re.compile("^Keep at least"))
    expect(choice).to_be_visible()
    anna.press(anna.button("Players"))
    expect(choice).to_be_hidden()
    anna.press(anna.button("Cards"))
    expect(choice).to_be_visible()


def test_on_an_upright_tablet_the_claim_is_seen_whole(someone: Someone) -> None:
    anna = someone()
    anna.page.set_viewport_size(UPRIGHT_TABLET)  # type: ignore[arg-type]
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    anna.click_on_the_map(anna.routes_to_claim().first)
    title = anna.page.locator("#claim-title")
    expect(title).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("section[aria-labelledby=claim-title]")).to_be_in_viewport(ratio=1)


def test_a_refusal_on_the_screen_follows_the_language(someone: Someone) -> None:
    anna = someone()
    anna.page.goto("/")
    play = anna.page.get_by_role("region", name="Play now").get_by_role("button", name="Play against bots")
    expect(play).to_be_enabled()
    anna.page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    anna.press(play)
    trouble = anna.page.locator("[role=status] strong")  # it cannot be reached
    expect(trouble).to_be_visible()
    english = trouble.inner_text()
    anna.page.get_by_role("banner").get_by_role("combobox").select_option("fr")
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    expect(trouble).to_be_visible()
    expect(trouble).not_to_have_text(english)


def test_a_route_once_brought_into_view_does_not_zoom_the_map_again(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    claims = anna.page.get_by_role("button", name=re.compile("claims? .* for "))
    while not claims.count():
        anna.wait_until_asked()
        anna.move()
    anna.press(claims.first)
    anna.press(anna.button("Show the whole map"))
    anna.page.set_viewport_size(PHONE)
    expect(anna.page.get_by_role("button", name="Log", exact=True)).to_be_visible()
    [frame], [sheet] = boxes(anna.page.locator(".board-map")), boxes(anna.page.locator(".map-sheet svg"))
    assert sheet["width"] <= frame["width"] + 1
    assert sheet["height"] <= frame["height"] + 1
