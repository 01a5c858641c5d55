"""The people one plays with: a regular table from one game to the next, the almanac, and games on a real board."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.barriers import barriers, barriers_in_both_themes
from browser.looking import broken
from browser.people import Person, finish

Someone = Callable[..., Person]


def test_a_game_becomes_a_regular_table_and_the_next_one_is_a_tap_away(someone: Someone) -> None:
    anna, boris = someone(), someone(phone=True, theme="dark", locale="de-DE")
    anna.page.goto("/")
    anna.set_up_a_brief_game()
    friends = anna.form("With friends")
    friends.get_by_label("Your name").fill("Anna")
    friends.get_by_text("2", exact=True).click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.page.locator("main input").fill("Boris")
    boris.press(boris.page.locator("main button.primary").first)
    anna.press(anna.button("Start the game"))
    expect(boris.status).to_be_visible()
    finish(anna, boris)

    anna.press(anna.page.get_by_role("link", name="Make it a regular table"))
    field = anna.page.get_by_label("Name of the table")
    expect(field).to_be_focused()
    field.fill("Mondays")
    anna.page.keyboard.press("Enter")
    expect(anna.headline).to_have_text("Mondays")
    boris.page.goto(anna.page.get_by_role("textbox", name="Link to this table").input_value())
    expect(boris.headline).to_contain_text("„Mondays“")
    assert barriers(boris.page) == []
    boris.press(boris.button("Dazukommen"))
    expect(boris.headline).to_have_text("Mondays")
    assert "#" not in boris.page.url, "the link does not stay in the address"
    assert barriers_in_both_themes(boris.page) == []
    assert broken(boris.page) == []

    anna.press(anna.button("Next game"))
    expect(anna.page.locator("[data-seat='1']")).to_contain_text("Boris")
    boris.page.goto("/")
    expect(boris.page.get_by_role("link", name=re.compile("Anna")).first).to_be_visible()
    boris.page.goto("/friends")
    boris.press(boris.page.get_by_role("link", name="Mondays"))
    boris.press(boris.button("Zur Partie"))
    boris.press(boris.button("Platz nehmen"))
    expect(anna.button("Start the game")).to_be_enabled()

    anna.page.goto("/almanac")
    against = anna.page.get_by_role("region", name="Head to head")
    expect(against.get_by_role("listitem")).to_contain_text("Boris")
    anna.sees("Medals")
    assert barriers_in_both_themes(anna.page) == []
    assert broken(anna.page) == []
    anna.page.goto("/friends")
    anna.press(anna.button("Block Boris"))
    anna.press(anna.page.get_by_role("group", name="Block Boris").get_by_role("button", name="Block Boris"))
    expect(anna.button("Unblock Boris")).to_be_visible()
    assert barriers(anna.page) == []


def test_a_game_on_a_real_board_goes_into_the_almanac(someone: Someone) -> None:
    anna = someone(phone=True)
    page = anna.page
    anna.play_alone(briefly=True)
    claim = {"type": "claim", "player": 1, "doubled": False, "locomotives": 0, "overruled": False}
    kept = {
        "version": 1,
        "id": "kept",
        "began": 1_760_000_000_000,
        "changed": 1_760_000_000_000,
        "kind": "count",
        "players": [{"name": "Grandmother", "colour": 0}, {"name": "Traveller", "colour": 1}],
        "followsTerrain": False,
        "lines": [claim | {"route": "cape-town--port-elizabeth--a"}],
        "tickets": [],
        "deck": [],
        "isOver": True,
    }
    page.evaluate("text => localStorage.setItem('okapi.keeper.kept', text)", json.dumps(kept))
    page.goto("/keeper#kept")
    anna.press(anna.button("File in the almanac"))
    expect(page.get_by_label("Who is Grandmother?")).to_have_value("")
    me = page.get_by_label("Who is Traveller?")
    expect(me).to_have_value(anna.my_id())
    me.select_option("")
    expect(anna.button("File the game")).to_be_disabled()
    me.select_option(anna.my_id())
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    anna.press(anna.button("File the game"))
    anna.sees("The game is in your almanac.")
    anna.press(page.get_by_role("link", name="Almanac"))
    games = page.get_by_role("region", name="Games on a real board")
    expect(games).to_contain_text("Grandmother")
    anna.press(games.get_by_role("button", name="Delete"))
    anna.press(games.get_by_role("group", name="Delete").get_by_role("button", name="Delete"))
    anna.sees("No finished games yet.")
