"""Rated games from the lobby to the list of players, at the desk and on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.barriers import barriers_in_both_themes
from browser.looking import broken
from browser.people import Person, finish

Someone = Callable[..., Person]


def test_a_rated_game_from_its_agreement_to_the_list_of_players(someone: Someone) -> None:
    anna, boris = someone(), someone(phone=True)
    page = anna.page
    page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_label("Your name").fill("Anna")
    friends.get_by_text("2", exact=True).click()
    anna.choose_a_short_game(friends)
    friends.get_by_role("switch", name="Rated game").click()
    assert barriers_in_both_themes(page) == []
    anna.press(friends.get_by_role("button", name="Set up a table"))
    anna.sees("This game is rated")
    anna.sees("no rating yet")
    second = page.get_by_label("Who plays in seat 2")
    second.select_option("random")
    anna.sees("A rated game is for people only. Replace the bots, or play unrated.")
    expect(second).to_have_value("open")
    assert barriers_in_both_themes(page) == []
    anna.complaints.clear()  # the browser says too that it was refused
    boris.page.goto(page.get_by_label("Invitation link").input_value())
    boris.sees("This game is rated")  # before they sit down
    boris.press(boris.button("Sit down"))
    boris.sees("no rating yet")
    boris.sees("This game is rated")
    assert barriers_in_both_themes(boris.page) == []
    assert broken(boris.page) == []
    anna.press(anna.button("Start the game"))
    expect(boris.status).to_be_visible()
    anna.press(anna.button("Leave the table"))
    anna.sees(re.compile("if you leave, you come last"))
    page.keyboard.press("Escape")

    finish(anna, boris)
    for person in (anna, boris):
        after = person.page.get_by_role("status").filter(has_text="Ratings after this game")
        expect(after.get_by_role("listitem")).to_have_count(2)
        expect(after).to_contain_text(re.compile(r"1,\d{3} ± \d{3} \(provisional\)"))
        assert barriers_in_both_themes(person.page) == []
        assert broken(person.page) == []
    boris.page.goto(f"{boris.page.url.partition('?')[0]}/text")
    expect(boris.page.get_by_role("heading", name="Ratings after this game")).to_be_visible()
    assert barriers_in_both_themes(boris.page) == []

    page.goto("/people")
    expect(page.get_by_role("link", name="Anna")).to_have_count(0)
    page.goto("/me")
    expect(page.get_by_role("region", name="Rating")).to_contain_text("1 rated game")
    anna.press(page.get_by_text("Everyone: list me among the players on this server"))
    expect(page.get_by_role("radio", name=re.compile("^Everyone"))).to_be_checked()
    assert barriers_in_both_themes(page) == []
    boris.page.goto("/")
    boris.press(boris.page.get_by_role("link", name="Players on this server"))
    expect(boris.page.get_by_role("row", name=re.compile("Anna"))).to_contain_text("± ")
    assert barriers_in_both_themes(boris.page) == []
    assert broken(boris.page) == []
    boris.press(boris.page.get_by_role("link", name="Anna"))
    expect(boris.headline).to_have_text("Anna")
    expect(boris.page.get_by_role("region", name="Rating")).to_be_visible()
