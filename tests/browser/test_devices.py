"""Games move with their person: to another device by link or code, and away from one that was lost."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.barriers import barriers
from browser.people import Person

Someone = Callable[..., Person]


def test_a_person_takes_their_games_along_sees_their_devices_and_signs_one_out(someone: Someone) -> None:
    ada, phone = someone(), someone(phone=True, theme="dark")
    ada.page.goto("/")
    friends = ada.form("With friends")
    friends.get_by_label("Your name").fill("Ada")
    friends.get_by_text("2", exact=True).click()
    ada.press(friends.get_by_role("button", name="Set up a table"))
    expect(ada.page.get_by_text("This link works on this computer only")).to_be_visible()
    expect(ada.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(ada.button("Start the game")).to_be_disabled()
    expect(ada.page.get_by_text("You can start when every seat is taken")).to_be_visible()
    ada.press(ada.button("Change my name"))
    ada.page.get_by_label("Your name").fill("Ada Lovelace")
    ada.press(ada.button("Change"))
    expect(ada.page.get_by_role("listitem").filter(has_text="Ada Lovelace")).to_be_visible()
    assert barriers(ada.page) == []
    table = ada.page.url

    ada.page.keyboard.press("s")
    ada.press(ada.page.get_by_role("dialog").get_by_role("link", name="Your devices"))
    ada.press(ada.button("Make a link"))
    expect(ada.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = ada.page.get_by_label("Link for the other device").input_value()
    assert barriers(ada.page) == []
    phone.page.goto(link)
    phone.press(phone.button("Continue here"))
    phone.page.wait_for_url(re.compile(r"//[^/]+/$"))  # the home page, once it is done
    phone.page.goto(table)
    expect(phone.page.get_by_text("(you)")).to_be_visible()
    phone.page.goto("/devices")
    devices = phone.page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    assert barriers(phone.page) == []
    other = devices.filter(has_not_text="this device")
    phone.press(other.get_by_role("button", name=re.compile("^Sign out")))
    expect(devices).to_have_count(1)
    ada.page.goto("/devices")
    expect(ada.page.get_by_text("You haven’t given your name yet")).to_be_visible()
