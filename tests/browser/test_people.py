"""What the home page and a person's own page remember."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from browser.barriers import barriers, barriers_in_both_themes
from browser.looking import broken
from browser.people import Person, finish
from tiers import PHONE_FIRST

Someone = Callable[..., Person]


def test_one_finds_ones_games_again_and_how_they_went(someone: Someone) -> None:
    anna = someone(phone=True, theme="dark")
    page = anna.page
    anna.play_alone(briefly=True)
    for _ in range(3):  # tickets and two cards, so that the other has had a turn
        anna.wait_until_asked()
        anna.move()
    anna.wait_until_asked()
    page.goto("/")
    waiting = page.get_by_role("region", name="Your turn in 1 game")
    expect(waiting.get_by_role("link", name=re.compile("^Continue"))).to_be_in_viewport()
    expect(waiting.get_by_role("paragraph")).not_to_be_empty()
    assert barriers(page) == []
    anna.press(waiting.get_by_role("link", name=re.compile("^Continue")))
    finish(anna)
    page.goto("/")
    expect(page.get_by_role("region", name="Finished games")).to_contain_text(re.compile("You won|2nd of 2"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    anna.press(page.get_by_role("link", name=re.compile("^My page")))
    expect(anna.headline).to_have_text("Traveller")
    anna.sees("1 game · ")
    assert barriers(page) == []
    assert broken(page) == []
    assert len([url for url in asked if "list=finished" in url]) <= 1, "the list is asked for once"
    address = page.url.replace("/me", f"/people/{anna.my_id()}")
    eve = someone()
    eve.page.goto(address)
    eve.sees("There is no such page")
    eve.complaints.clear()  # the browser says so too
    anna.press(page.get_by_text("People I play with"))
    expect(page.get_by_role("radio", name=re.compile("^People I play with"))).to_be_checked()
    eve.page.reload()
    eve.sees("1 game · ")
    assert eve.page.get_by_role("heading", name="Opponents").count() == 0


@pytest.mark.slow
@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_nothing_moves_when_the_games_to_continue_appear(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone)
    anna.play_alone()
    page = anna.page
    to_continue = page.get_by_role("link", name=re.compile("^Continue"))
    page.goto("/")
    expect(to_continue).to_be_visible()
    page.wait_for_load_state("networkidle")  # with what happened since
    held: list[Route] = []
    is_held = True

    def hold(route: Route) -> None:
        held.append(route) if is_held else route.continue_()

    page.route(re.compile(r"/api/(games\?list=mine|deals/)"), hold)
    page.reload()
    play = anna.page.locator(".beginning").first
    expect(play).to_be_enabled()
    before = play.bounding_box()
    is_held = False
    for route in held:
        route.continue_()
    expect(to_continue).to_be_visible()
    anna.sees("new today")
    assert before is not None
    assert play.bounding_box() == pytest.approx(before, abs=2)


def test_one_takes_everything_along_and_has_it_forgotten(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    game = anna.page.url.rpartition("/")[2]
    me = anna.my_id()
    anna.page.goto("/me")
    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("link", name="Download all my data"))
    export = json.loads(download.value.path().read_text())
    assert export["id"] == me
    assert [one["id"] for one in export["games"]] == [game]
    anna.press(anna.button("Change my name"))
    anna.page.get_by_label("Your name").fill("Tilda")
    anna.press(anna.button("Change"))
    expect(anna.headline).to_have_text("Tilda")
    anna.press(anna.button("Delete all my data"))
    assert barriers_in_both_themes(anna.page) == []
    assert broken(anna.page) == []
    anna.press(anna.button("Yes, delete it all"))
    expect(anna.page.locator(".beginning").first).to_be_enabled()
    assert anna.page.evaluate("fetch('/api/me').then((me) => me.text())") == ""
    assert anna.page.get_by_role("region", name="Your turn").count() == 0


def test_people_talk_each_in_their_own_language_and_end_a_game_by_agreement(someone: Someone) -> None:
    anna, boris = someone(), someone(phone=True, theme="dark", locale="de-DE")
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_text("2", exact=True).click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.press(boris.page.locator("main button.primary").first)
    anna.press(anna.button("Start the game"))
    expect(boris.status).to_be_visible()

    anna.press(anna.button("Say …"))
    assert barriers(anna.page) == []
    anna.press(anna.button("Good luck, everyone!"))
    boris.sees(re.compile("„Viel Glück euch allen!“"))
    boris.press(boris.page.get_by_role("navigation").get_by_role("button", name="Verlauf"))
    expect(boris.page.locator("[data-part=log]")).to_contain_text("„Viel Glück euch allen!“")
    boris.press(boris.button("Sagen …"))
    assert barriers(boris.page) == []
    boris.press(boris.button("Gut gespielt!"))
    expect(anna.page.locator("[data-part=log]")).to_contain_text("“Well played!”")

    anna.press(anna.button("Leave the table"))
    assert barriers(anna.page) == []
    anna.press(anna.button("End the game now"))
    boris.sees(re.compile("möchte die Partie jetzt beenden"))
    assert broken(boris.page) == []
    boris.press(boris.button("Partie beenden"))
    for person, text in (
        (anna, "This game was ended early"),
        (boris, "Diese Partie wurde vorzeitig beendet"),
    ):
        expect(person.status).to_contain_text(text)
    anna.page.goto("/")
    expect(anna.button("Play against bots")).to_be_enabled()
    assert anna.page.get_by_role("region", name="Your turn").count() == 0


def test_who_is_muted_stays_muted_on_every_device(someone: Someone) -> None:
    anna, boris = someone(), someone()
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_text("2", exact=True).click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.page.get_by_label("Your name").fill("Boris")
    boris.press(boris.button("Sit down"))
    anna.press(anna.button("Start the game"))
    expect(boris.status).to_be_visible()

    def says(phrase: str) -> None:
        boris.press(boris.button("Say …"))
        boris.press(boris.button(phrase))

    log = anna.page.locator("[data-part=log]")
    says("Hello!")
    expect(log).to_contain_text("“Hello!”")
    phone = someone(phone=True)  # another device, open all the time
    phone.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    phone.page.goto(anna.page.url)
    phone.press(phone.page.get_by_role("navigation").get_by_role("button", name="Log"))
    heard = phone.page.locator("[data-part=log]")
    expect(heard).to_contain_text("“Hello!”")
    anna.press(anna.button("Say …"))
    with anna.page.expect_response("**/api/me/muted/*"):
        anna.page.get_by_role("switch", name="Boris").click()
    anna.page.keyboard.press("Escape")
    for each in (log, heard):
        expect(each).not_to_contain_text("“Hello!”")
    anna.page.reload()
    expect(anna.status).to_be_visible()
    says("Thank you!")
    elsewhere = someone()
    elsewhere.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    with elsewhere.page.expect_response("**/api/me/muted"):
        elsewhere.page.goto(anna.page.url)
    elsewhere.press(elsewhere.button("Say …"))
    switch = elsewhere.page.get_by_role("switch", name="Boris")
    expect(switch).to_be_checked()
    for page in (anna.page, elsewhere.page):
        expect(page.locator("[data-part=log]")).not_to_contain_text("“Thank you!”")
    switch.click()
    expect(switch).not_to_be_checked()
    elsewhere.page.keyboard.press("Escape")
    for each in (log, heard, elsewhere.page.locator("[data-part=log]")):
        expect(each).to_contain_text("“Thank you!”")


def test_lists_follow_what_happens_elsewhere_without_a_reload(someone: Someone) -> None:
    anna, watcher = someone(), someone(phone=True)
    watcher.page.goto("/")
    tables, games = (watcher.page.get_by_role("region", name=name) for name in ("Open tables", "Watch"))
    expect(tables).to_be_visible()
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_label("Your name").fill("Zora")
    friends.get_by_text("2", exact=True).click()
    friends.get_by_role("switch", name="Anyone can join").click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    hers = re.compile("Zora")
    expect(tables.get_by_role("link", name=hers)).to_be_visible()

    elsewhere = someone()  # her other device, at home
    elsewhere.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    elsewhere.page.goto("/")
    expect(elsewhere.page.get_by_role("region", name="My games")).to_contain_text("Waiting for players")
    anna.page.get_by_label("Who plays in seat 2").select_option("random")
    expect(tables.get_by_role("link", name=hers)).to_have_count(0)
    anna.press(anna.button("Start the game"))
    expect(games.get_by_role("link", name=hers)).to_be_visible()
    expect(elsewhere.page.get_by_role("region", name="Your turn in 1 game")).to_contain_text("Zora")
