"""From a refusal to the very rule, without losing the move; and the rules page by its links."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.people import Person
from tiers import PHONE_FIRST

Someone = Callable[..., Person]


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_a_route_that_cannot_be_claimed_leads_to_the_very_rule_and_back(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    page = anna.page
    anna.route_beyond_means().focus()
    page.keyboard.press("Enter")
    why = anna.button(re.compile("^Why"))
    said = re.search(r"[\d.]+$", why.inner_text())
    assert said is not None
    anna.press(why)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(re.compile(rf"^{re.escape(said[0])} \w"))
    with anna.context.expect_page() as opened:
        anna.press(dialog.get_by_role("link", name="All the rules"))
    rule = opened.value.locator(f"[id='{said[0]}']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("target"))
    opened.value.close()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("#claim-title")).to_be_visible()  # the route is still chosen
    assert anna.is_to_move()


def test_a_link_from_rule_to_rule_brings_the_other_into_view(someone: Someone) -> None:
    anna = someone()
    page = anna.page
    page.goto("/rules#7.5")
    expect(page.locator("[id='7.5']")).to_be_in_viewport()
    page.locator("[id='5.9']").get_by_role("link", name="5.8", exact=True).click()
    expect(page).to_have_url(re.compile(r"/rules#5\.8$"))
    expect(page.locator("[id='5.8']")).to_be_in_viewport()
    expect(page.locator("article.target")).to_have_count(1)
    page.go_back()
    expect(page.locator("[id='7.5']")).to_have_class(re.compile("target"))
    expect(page.locator("[id='7.5']")).to_be_in_viewport()
