"""Duels in the browser: challenge by link, play the same deal, and compare when both have finished."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.barriers import barriers_in_both_themes
from browser.looking import broken
from browser.people import Person, play_out

Someone = Callable[..., Person]


def named(person: Person, name: str) -> Person:
    person.context.request.post("/api/me", data={"name": name})
    return person


def challenge(host: Person, guest: Person) -> str:
    """A duel against the quickest bots, which the guest has joined by its link; its id."""
    made = host.context.request.post("/api/challenges", data={"opponents": ["random"]}).json()
    link = made["link"].partition("#")[2]
    assert guest.context.request.post(f"/api/challenges/{made['id']}/join", data={"link": link}).ok
    return str(made["id"])


def play(person: Person, duel: str, seed: str) -> None:
    """A program plays the one deal of a duel to its end, each person's in its own way."""
    game = person.context.request.post(f"/api/challenges/{duel}/deals/1").json()["id"]
    person.context.request.put(f"/api/games/{game}/bot-delay", data={"bot_delay": 0})
    person.page.goto(f"/game/{game}")
    play_out(person, seed=seed)


def test_one_challenges_another_by_link_and_both_see_how_far_they_are(someone: Someone) -> None:
    ada, ben = named(someone(), "Ada"), someone(phone=True)
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Duels").click()
    expect(ada.page.get_by_role("heading", name="Duels and game nights")).to_be_focused()
    assert broken(ada.page) == []
    assert barriers_in_both_themes(ada.page) == []
    ada.page.get_by_role("button", name="Set it up").click()
    link = ada.page.get_by_role("textbox", name="Link to join").input_value()
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Ada challenges you to a duel")).to_be_focused()
    assert broken(ben.page) == []
    assert barriers_in_both_themes(ben.page) == []
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Accept").click()
    expect(ben.page.get_by_role("heading", name="Duel with Ada")).to_be_visible()
    expect(ben.page).to_have_url(re.compile(r"/challenge/[\w-]+$"))  # the link is not seen over a shoulder
    expect(ben.page.get_by_role("row", name=re.compile("Ada 0 of 1"))).to_be_visible()
    assert broken(ben.page) == []
    assert barriers_in_both_themes(ben.page) == []
    ben.page.get_by_role("button", name="Play").click()
    expect(ben.status).to_be_visible()
    ben.page.go_back()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("group", name="Resign").get_by_role("button").first.click()
    expect(ben.page.get_by_text("Ada wins")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("You win")).to_be_visible()


@pytest.mark.slow
def test_two_people_play_a_duel_and_see_where_they_parted(someone: Someone) -> None:
    ada, ben = named(someone(), "Ada"), named(someone(phone=True), "Ben")
    duel = challenge(ada, ben)
    play(ada, duel, "ada")
    ada.page.get_by_role("link", name="See how you did").click()
    expect(ada.page.get_by_role("row", name=re.compile("Ada 1 of 1"))).to_be_visible()
    expect(ada.page.get_by_role("button", name="Compare the games")).to_have_count(0)
    play(ben, duel, "ben")
    for person in (ada, ben):
        person.page.goto(f"/challenge/{duel}")
        person.page.get_by_role("button", name="Compare the games").click()
        expect(person.page.get_by_role("heading", name="Where the games parted")).to_be_visible()
        expect(person.page.get_by_text("the first difference")).to_be_visible()
        assert broken(person.page) == []
        assert barriers_in_both_themes(person.page) == []
    ada.page.get_by_text("Were the cards shuffled fairly?").click()
    expect(ada.page.get_by_text("Secret", exact=True)).to_be_visible()
    ada.page.get_by_role("link", name="Replay: Ben").click()
    expect(ada.page).to_have_url(re.compile("/game/"))
