"""The score keeper: a game at a wooden table, written down by thumb, by keyboard, offline."""

import re
from collections.abc import Callable

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from browser.barriers import barriers_in_both_themes
from browser.people import Person, wait_for_worker
from tiers import PHONE_FIRST

Someone = Callable[..., Person]
CAPE = "cape-town--port-elizabeth--a"
TWIN = "cape-town--port-elizabeth--b"


def begin(person: Person, *names: str, follows: bool = False, board: str | None = None) -> None:
    """From the first page to the map."""
    page = person.page
    page.goto("/keeper")
    if board is not None:
        page.get_by_label("Board").select_option(board)
    for number, name in enumerate(names, start=1):
        if number > 2:
            person.press(person.button("Add a player"))
        page.get_by_label(f"Name of player {number}").fill(name)
    if follows:
        person.press(page.get_by_text("Track everyone’s terrain cards"))
    person.press(person.button("Keep score"))
    expect(page.locator(".board-map")).to_be_visible()


def tap(person: Person, route: str) -> Locator:
    """Choose a route on the map, free or not."""
    space = person.page.locator(f"[data-route='{route}']").locator(".space, .carriage .body").first
    seen = None
    while seen is None or space.bounding_box() != seen:  # the map may still be moving
        seen = space.bounding_box()
        person.page.wait_for_timeout(100)
    if person.hands == "touch":
        space.tap(force=True)
    else:
        space.click(force=True)
    return person.page.locator(".claim")


def claims(person: Person, name: str, route: str, *, doubled: bool = False) -> None:
    """Write down that a player claimed a route."""
    label = f"{name}, doubled: " if doubled else f"{name}: "
    person.press(tap(person, route).get_by_role("button", name=re.compile(f"^{label}")))
    expect(person.page.locator(".claim")).to_have_count(0)


def part(person: Person, name: str) -> None:
    """Open one of the parts below the map."""
    person.press(person.page.get_by_role("navigation").get_by_role("button", name=name, exact=True))


def standing(page: Page) -> str:
    """Everyone's points and trains, as they are read out."""
    return " ".join(page.get_by_role("region", name="Players").locator(".one > .visually-hidden").all_inner_texts())


def add_ticket(person: Person, one: str, other: str, value: int) -> None:
    """By names in whatever language, and its printed value."""
    page = person.page
    for field, typed in {"From": one, "To": other}.items():
        page.get_by_role("combobox", name=field).fill(typed)
        page.keyboard.press("Enter")
    page.get_by_label("Points").fill(str(value))
    person.press(person.button("Add ticket"))


def test_a_short_game_is_kept_by_thumb_and_survives_a_reload(someone: Someone) -> None:
    ada = someone(phone=True)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    begin(ada, "Ada", "Bello")
    claims(ada, "Ada", CAPE, doubled=True)
    assert "Ada: 8 points, 42 trains left" in standing(ada.page)

    sheet = tap(ada, TWIN)  # with two players the other track is closed
    ada.press(sheet.get_by_role("button", name="Bello: 4 points"))
    expect(sheet).to_contain_text("With 2 players this track is closed: Ada has the other one.")
    ada.press(sheet.get_by_role("button", name="Cancel"))
    ada.press(sheet.get_by_role("button", name="Close"))
    assert "Bello: 0 points" in standing(ada.page)

    ada.page.reload()
    expect(ada.page.locator(".board-map")).to_be_visible()
    assert "Ada: 8 points, 42 trains left" in standing(ada.page)
    ada.press(tap(ada, CAPE).get_by_role("button", name="Bello: 4 points"))  # it was Bello's, and not doubled
    assert "Ada: 0 points, 45 trains left Bello: 4 points, 42 trains left" in standing(ada.page)
    ada.press(ada.button("Undo"))
    assert "Bello: 0 points, 45 trains left" in standing(ada.page)
    assert [url for url in asked if "/api/" in url] == []


def test_the_table_overrules_the_keeper_and_that_is_marked(someone: Someone) -> None:
    ada = someone(phone=True)
    begin(ada, "Ada", "Bello", "Cem")
    claims(ada, "Ada", CAPE)
    sheet = tap(ada, TWIN)
    ada.press(sheet.get_by_role("button", name="Bello: 4 points"))
    ada.press(sheet.get_by_role("button", name="Note it anyway"))
    assert "Bello: 4 points" in standing(ada.page)
    part(ada, "Notes")
    ada.sees(re.compile("Against the rules, but the table allowed it."))


def test_the_end_is_found_by_the_map_and_explained(someone: Someone) -> None:
    ada = someone(phone=True)
    begin(ada, "Ada", "Bello")
    claims(ada, "Ada", CAPE)
    part(ada, "Tickets")
    add_ticket(ada, "Kapstadt", "Gqeberha", 5)  # Cape Town and Port Elizabeth by other names
    add_ticket(ada, "Кейптаун", "soudan", 21)
    expect(ada.page.locator(".verdict")).to_have_text(["Completed", "Not completed"])
    ada.press(ada.button("Who won?"))
    expect(ada.headline).to_have_text("Bello won with 0 points")
    ada.press(ada.page.locator("summary", has_text="Ada"))
    lines = ada.page.locator("details[open] li").all_inner_texts()
    assert [" ".join(line.split()) for line in lines] == [
        "Cape Town – Port Elizabeth, 3 spaces +4",
        "Cape Town – Port Elizabeth Completed +5",
        "Cape Town – Sudan Not completed −21",
        "Globe­trotter +10",
        "Total −2",
    ]
    ada.page.reload()
    expect(ada.headline).to_have_text("Bello won with 0 points")

    with ada.page.expect_download() as download:
        ada.press(ada.button("Save as a picture"))
    picture = Image.open(download.value.path())
    assert download.value.suggested_filename == "okapi.png"
    colours = picture.convert("RGB").getcolors(maxcolors=1 << 24)
    assert picture.width > 1000
    assert len(colours or []) > 500  # the map is on it


def test_the_sheet_and_the_map_are_printed_on_bright_paper(someone: Someone) -> None:
    ada = someone(theme="dark")
    begin(ada, "Ada", "Bello")
    claims(ada, "Ada", CAPE)
    part(ada, "Tickets")
    ada.press(ada.button("Who won?"))
    expect(ada.headline).to_have_text("Ada won with 4 points")
    ada.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    ada.page.emulate_media(media="print")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(ada.page.locator("details:not([open])")).to_have_count(0)
    expect(ada.page.locator(".board-map")).to_be_visible()
    expect(ada.button("Print")).to_be_hidden()
    ada.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_place_tapped_on_the_map_is_put_into_the_ticket(someone: Someone) -> None:
    ada = someone()
    begin(ada, "Ada", "Bello")
    part(ada, "Tickets")
    for place in ("durban", "pretoria"):
        mark = ada.page.locator(f"[data-place='{place}'] .town")
        box = mark.bounding_box()
        assert box is not None
        ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fields = ada.page.get_by_role("combobox")
    expect(fields.nth(0)).to_have_value("Durban")
    expect(fields.nth(1)).to_have_value("Pretoria")
    expect(ada.page.get_by_label("Points")).to_be_focused()


def test_the_keeper_follows_terrain_cards(someone: Someone) -> None:
    ada = someone(phone=True)  # rule 5.10, the rulebooks' example
    begin(ada, "John", "Peter", follows=True)
    part(ada, "Terrain")
    ada.press(ada.button("John: add one mountain card"))
    for _ in range(2):
        ada.press(ada.button("Peter: add one mountain card"))
    sheet = tap(ada, CAPE)
    expect(sheet.get_by_role("button", name="John, doubled: 8 points")).to_contain_text("1 locomotive")
    ada.press(sheet.get_by_role("button", name="John, doubled: 8 points"))
    assert "John: 8 points, 42 trains left" in standing(ada.page)
    expect(ada.page.get_by_role("row", name="John").get_by_role("cell").nth(2)).to_have_text("1")
    part(ada, "Notes")
    ada.page.get_by_label("Type a claim").fill("durban pretoria peter x2")  # who, and doubled, is not asked again
    ada.page.get_by_label("Type a claim").press("Enter")
    expect(ada.page.get_by_role("status").filter(has_text="Peter: ")).to_contain_text("4 points")
    assert "Peter: 4 points, 43 trains left" in standing(ada.page)


def test_a_game_is_kept_by_keyboard_and_in_words(someone: Someone) -> None:
    ada = someone()
    begin(ada, "Ada", "Bello")
    page = ada.page
    page.locator(f"[data-route='{CAPE}']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Ada: 4 points")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-route='{CAPE}']")).to_be_focused()
    assert "Ada: 4 points, 42 trains left" in standing(page)
    words = page.get_by_label("Type a claim")
    words.fill("durban pretoria bello x2")
    words.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Bello: ")).to_contain_text("points")
    assert "Bello: 0 points" not in standing(page)
    words.fill("nowhere at all")
    words.press("Enter")
    ada.sees(re.compile("There’s no such route."))
    page.locator(f"[data-route='{CAPE}']").focus()
    page.keyboard.press("Control+z")
    assert "Bello: 0 points, 45 trains left" in standing(page)


def test_routes_are_counted_at_the_end(someone: Someone) -> None:
    ada = someone(phone=True)
    ada.page.goto("/keeper")
    ada.press(ada.button("Score at the end"))
    for points in ("4 points", "8 points", "0 points"):
        tap(ada, CAPE)
        expect(ada.page.get_by_role("region", name="Players")).to_contain_text(f"Player 1: {points}")


def test_a_game_travels_in_a_link(someone: Someone) -> None:
    ada, bello = someone(), someone(phone=True)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(ada, "Ada", "Bello")
    claims(ada, "Ada", CAPE, doubled=True)
    part(ada, "More")
    ada.press(ada.button("Share as a link"))
    expect(ada.button("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    bello.page.goto(link)
    ada.sees("All games")
    bello.press(bello.button("Save it on this device"))
    expect(bello.page.locator(".board-map")).to_be_visible()
    assert "Ada: 8 points, 42 trains left" in standing(bello.page)
    bello.page.goto(link[:-9])
    bello.sees("This link is damaged or incomplete: there’s no game in it.")


def test_it_works_without_a_connection_after_the_first_visit(someone: Someone) -> None:
    ada = someone(phone=True, has_worker=True)
    begin(ada, "Ada", "Bello")
    claims(ada, "Ada", CAPE)
    wait_for_worker(ada)
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.locator(".board-map")).to_be_visible()
    assert "Ada: 4 points, 42 trains left" in standing(ada.page)
    claims(ada, "Bello", "pretoria--durban--a")
    ada.page.goto("/keeper")
    expect(ada.page.get_by_role("heading", name="Saved games")).to_be_visible()
    ada.context.set_offline(False)


def test_another_board_is_kept_with_its_trains_and_tickets_offline_and_travels_in_a_link(someone: Someone) -> None:
    ada, bello = someone(phone=True, has_worker=True), someone()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.goto("/keeper")
    wait_for_worker(ada)
    ada.context.set_offline(True)
    begin(ada, "Ada", "Bello", board="Ceylon")
    expect(ada.page.locator(".board-map .chart")).to_be_attached()
    claims(ada, "Ada", "jaffna--vavuniya--a", doubled=True)
    assert "Ada: 14 points, 26 trains left Bello: 0 points, 30 trains left" in standing(ada.page)
    part(ada, "Tickets")
    ada.page.get_by_role("combobox", name="From").fill("Тринкомали")
    ada.page.keyboard.press("Enter")
    ada.press(ada.page.get_by_role("list", name="Tickets from there").get_by_role("button").first)
    expect(ada.page.locator(".verdict")).to_have_text(["Not completed"])
    part(ada, "More")
    ada.context.set_offline(False)
    ada.press(ada.button("Share as a link"))
    expect(ada.button("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 700, "a board that everyone has is only named"
    bello.page.goto(link)
    bello.press(bello.button("Save it on this device"))
    expect(bello.page.locator(".board-map .chart")).to_be_attached()
    assert "Ada: 14 points, 26 trains left" in standing(bello.page)
    bello.page.goto("/keeper")
    expect(bello.page.get_by_role("link", name="Ceylon")).to_be_visible()
    ada.complaints.clear()  # of what a page asks for that nobody waits for


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_no_barrier_in_the_keeper(someone: Someone, phone: bool) -> None:
    ada = someone(phone=phone)
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        found[screen] = barriers_in_both_themes(ada.page)

    ada.page.goto("/keeper")
    expect(ada.button("Keep score")).to_be_visible()
    look("start")
    begin(ada, "Ada", "Bello", "Cem", "Dora", "Maximiliane", follows=True)
    look("map")
    tap(ada, CAPE)
    look("claim")
    ada.page.keyboard.press("Escape")
    claims(ada, "Ada", CAPE)
    ada.press(tap(ada, TWIN).get_by_role("button", name="Ada: 4 points"))
    look("objection")
    ada.press(ada.button("Note it anyway"))
    for name in ("Notes", "Terrain", "More", "Tickets"):
        part(ada, name)
        if ada.page.get_by_role("region", name=name).count() == 0:  # it was open, and is closed now
            part(ada, name)
        look(name)
    add_ticket(ada, "Cape Town", "Port Elizabeth", 5)
    look("tickets")
    ada.press(ada.button("Who won?"))
    ada.press(ada.page.locator("summary").first)
    look("sheet")
    assert "\n".join(f"{screen}: {one}" for screen, what in found.items() for one in what) == ""
