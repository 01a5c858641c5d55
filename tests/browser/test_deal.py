"""The deal of the day in the browser: from the home page, how one did, and what one passes on."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.barriers import barriers_in_both_themes
from browser.looking import broken
from browser.people import Person
from tiers import PHONE_FIRST

Someone = Callable[..., Person]
HOUR = 3600 * 1000
DAY = 24 * HOUR
LEVELS = {"meerkat": 61, "tortoise": 74, "zebra": 88, "elephant": 101, "leopard": 118, "champion": 132}


def page_of(*, mine: dict[str, Any] | None = None, is_over: bool = False) -> dict[str, Any]:
    """What the server says of a deal."""
    lines = [{"player": bot, "game": f"game-of-{bot}", "total": total} for bot, total in LEVELS.items()]
    field = {"levels": lines, "people": [{"total": 93, "people": 1}, {"total": 61, "people": 3}]}
    field |= {"best": None, "is_complete": True}
    opens = 0 if is_over else 4_000_000_000_000
    return {
        "name": "2026-11-17",
        "opens": opens,
        "begin_by": opens + DAY,
        "is_today": not is_over,
        "closes": opens + DAY + HOUR,
        "is_over": is_over,
        "opponents": ["zebra", "elephant"],
        "commitment": "c0" * 32,
        "secret": "5e" * 32 if is_over else None,
        "next": None if is_over else {"name": "2026-11-18", "commitment": "d1" * 32},
        "people": 4,
        "mine": mine,
        "field": field if mine or is_over else None,
        "streak": 3,
        "earlier": ["2026-11-16"],
    }


def served(person: Person, said: dict[str, Any]) -> None:
    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(said))

    person.page.route(re.compile(r"/api/deals/[^/]+$"), answer)


SOURCES = ("starting-hand", "blind", "turned-up", "tickets", "own-choices", "choices-of-others")
ACCOUNT = {
    "start": 0.33,
    "start_points": 90.0,
    "entries": [{"source": source, "share": 0.02, "points": 1.0} for source in SOURCES],
    "share": 0.45,
    "points": 96.0,
}


def asked_for_the_ledger(person: Person) -> list[Route]:
    """What the coach is asked, which it has not answered yet."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    person.page.route("**/api/games/mine/ledger", hold)
    return waiting


FINISHED = {"game": "mine", "status": "over", "total": 93, "place": 1, "rank": 4, "of": 10}


def test_home_leads_to_the_deal_in_one_line_and_the_deal_says_what_counts(someone: Someone) -> None:
    ada = someone()
    served(ada, page_of())
    ada.page.goto("/")
    expect(ada.page.get_by_text("new today")).to_be_visible()
    ada.page.get_by_role("link", name="Deal of the day").click()
    expect(ada.page.get_by_role("heading", name="Deal of the day: 17 Nov 2026")).to_be_focused()
    expect(ada.page.get_by_text("Your opponents: Zebra and Elephant")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play the deal")).to_be_visible()
    expect(ada.page.get_by_text("4 people have finished this deal.")).to_be_visible()
    expect(ada.page.get_by_role("table")).to_have_count(0)
    assert broken(ada.page) == []
    assert barriers_in_both_themes(ada.page) == []


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_who_has_finished_sees_their_rank_and_passes_on_nothing_of_the_cards(someone: Someone, phone: bool) -> None:
    ada = someone(phone=phone)
    ada.page.add_init_script("navigator.share = undefined")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    served(ada, page_of(mine=FINISHED))
    asked = asked_for_the_ledger(ada)
    ada.page.goto("/deal")
    expect(ada.page.get_by_text("93 points: rank 4 of 10")).to_be_visible()
    expect(ada.page.get_by_text("The coach is working out what was luck")).to_be_visible()
    asked.pop().fulfill(status=200, content_type="application/json", body=json.dumps({"accounts": [ACCOUNT]}))
    expect(ada.page.get_by_text("Luck in total: +8 in percentage points, +4 in points")).to_be_visible()
    expect(ada.page.get_by_role("row", name="Own choices +2", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("link", name="Game review")).to_have_attribute("href", "/game/mine/review")
    expect(ada.page.get_by_text("3 deals in a row")).to_be_visible()
    rows = ada.page.get_by_role("table").first.get_by_role("row").all_inner_texts()
    assert [re.split(r"\s+", row.strip())[0] for row in rows[1:]] == [
        "Champion", "Leopard", "Elephant", "You", "Zebra", "Tortoise", "Meerkat",
    ]  # fmt: skip
    expect(ada.page.get_by_role("link", name="Replay Champion’s game (132)")).to_have_attribute(
        "href", "/game/game-of-champion"
    )
    assert broken(ada.page) == []
    assert barriers_in_both_themes(ada.page) == []
    ada.page.get_by_role("button", name="Share my result").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    shared = ada.page.evaluate("navigator.clipboard.readText()")
    assert shared.splitlines()[1:] == ["93 points: rank 4 of 10", f"{ada.address}/deal/2026-11-17?points=93"]


def test_a_deal_that_is_over_shows_its_secret_and_can_be_played_for_fun(someone: Someone) -> None:
    ada = someone()
    served(ada, page_of(is_over=True))
    ada.page.goto("/deal/2026-11-17")
    expect(ada.page.get_by_role("button", name="Play this deal")).to_be_visible()
    expect(ada.page.get_by_text("it no longer counts")).to_be_visible()
    ada.page.get_by_text("Were the cards shuffled fairly?").click()
    expect(ada.page.get_by_text("5e" * 32)).to_be_visible()
    ada.page.get_by_role("link", name="Today’s deal").click()
    expect(ada.page).to_have_url(re.compile("/deal/today$"))


def test_in_its_last_hour_a_deal_says_from_when_it_can_be_played(someone: Someone) -> None:
    ada = someone()
    served(ada, page_of() | {"is_today": False})
    ada.page.goto("/deal/2026-11-17")
    expect(ada.page.get_by_text("some people are still finishing this deal")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play")).to_have_count(0)


def test_an_address_that_is_no_day_leads_off_the_map(someone: Someone) -> None:
    ada = someone()
    ada.page.goto("/deal/yesterday")
    expect(ada.headline).to_have_text("Off the map")
