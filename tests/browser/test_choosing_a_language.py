"""The page speaks the browser's language, or the one that was chosen; at once, and also tomorrow."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.people import Person
from browser.pseudo import NOBODYS, pseudo
from tiers import some

Someone = Callable[..., Person]
PLAY = pseudo("a = Play against bots").removeprefix("a = ").strip()
TABLE = pseudo("a = Keep at least 2 tickets").removeprefix("a = ").strip()


@pytest.mark.parametrize("locale", some(["nb-NO", "no", "nn-NO"], "nn-NO"))
def test_norwegians_of_either_kind_read_bokmal(locale: str, someone: Someone, pseudo_server: Server) -> None:
    anna = someone(locale=locale, address=pseudo_server.address)
    anna.page.goto("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "nb")
    expect(anna.button(PLAY)).to_be_visible()


def test_a_language_that_there_is_not_is_english(someone: Someone) -> None:
    anna = someone(locale="eo")
    anna.page.goto("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    expect(anna.button("Play against bots")).to_be_visible()


def test_a_language_is_chosen_on_the_home_page_at_once_and_remembered(someone: Someone, pseudo_server: Server) -> None:
    anna = someone(address=pseudo_server.address)
    page = anna.page
    page.goto("/")
    choice = page.get_by_role("banner").get_by_role("combobox", name="Language")
    assert choice.locator("option").all_inner_texts() == ["English", "Norsk bokmål", "日本語"]
    choice.select_option(NOBODYS)
    expect(anna.button(PLAY)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", NOBODYS)
    assert "railways" not in page.title()
    page.reload()
    expect(anna.button(PLAY)).to_be_visible()


def test_the_table_changes_its_language_in_the_middle_of_a_game(someone: Someone, pseudo_server: Server) -> None:
    anna = someone(address=pseudo_server.address)
    anna.play_alone()
    page = anna.page
    page.keyboard.press("s")
    page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option(NOBODYS)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=TABLE)).to_be_visible()
    expect(page.locator(".place", has_text="Çåþé Ţöŵñ")).to_be_visible()
    expect(page.get_by_text("starting player")).to_have_count(0)


def test_a_language_that_cannot_be_loaded_leaves_the_one_in_use(someone: Someone, pseudo_server: Server) -> None:
    anna = someone(address=pseudo_server.address)
    page = anna.page
    page.goto("/")
    page.route(re.compile(f"first-{NOBODYS}"), lambda route: route.abort())
    page.get_by_role("banner").get_by_role("combobox", name="Language").select_option(NOBODYS)
    anna.sees("日本語: this language could not be loaded.")
    expect(anna.button("Play against bots")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert all("ERR_FAILED" in complaint for complaint in anna.complaints)
    anna.complaints.clear()
