"""Beside the games of a server: one device for all, the score keeper, the rules, the workshop of boards."""

from playwright.sync_api import expect

from browser.reader import Reader
from okapi.locales import texts

from .tour import GUEST, HOST, Tour

CAPE, TWIN = "cape-town--port-elizabeth--a", "cape-town--port-elizabeth--b"
KEPT = "main section li:has(> a)"
PLACES = ("Cape Town", "Bangui", "Luanda", "Sudan")
PASTED = "Nowhere – Bangui\nSudan – Luanda\nSudan – Luanda 3\nPort – Bangui 5\nDurban – Bangui 12"


def read_pass_and_play(tour: Tour) -> None:
    page, reader = tour.page, Reader(tour.person)
    page.goto("/")
    page.locator(".beginning").nth(3).click()
    section = page.locator("#one-device-form")
    expect(section.locator("button.primary")).to_be_enabled()
    for number, name in enumerate((HOST, GUEST)):
        section.locator("input[type=text]").nth(number).fill(name)
    tour.person.set_up_a_brief_game()
    section.locator("button.primary").click()
    for _ in range(4):  # each chooses, and has a turn
        expect(page.locator(".curtain")).to_be_visible()
        tour.look("Pass and play: the curtain")
        page.locator(".curtain button.primary").click()
        handover = page.locator(".handover button")
        page.wait_for_timeout(200)
        for _ in range(4):
            if handover.count():
                break
            tour.look("Pass and play: the table of each")
            reader.move()
            page.wait_for_timeout(200)
        tour.look("Pass and play: handing over")
        handover.click()


def read_keeper(tour: Tour) -> None:
    """From the first page to the score sheet."""
    page, part = tour.page, "The score keeper: "
    page.goto("/keeper")
    page.get_by_role("switch").check()
    tour.look(part + "a new game")
    for number, name in enumerate((HOST, GUEST)):
        page.locator("input[type=text]").nth(number).fill(name)
    page.locator("form button[type=submit]").click()
    expect(page.locator(".board-map")).to_be_visible()
    tour.look(part + "the table")
    page.locator(f"[data-route='{CAPE}']").dispatch_event("click")
    tour.look(part + "a route is claimed", ".claim")
    page.locator(".claim li button").nth(1).click()
    page.locator(f"[data-route='{TWIN}']").dispatch_event("click")
    page.locator(".claim li button").first.click()
    tour.look(part + "an objection", ".claim")
    page.locator(".claim button").filter(has_not=page.locator("li")).last.click()
    page.keyboard.press("Escape")
    page.locator(f"[data-route='{CAPE}']").dispatch_event("click")
    tour.look(part + "a claim is looked at again", ".claim")
    page.keyboard.press("Escape")
    parts = page.locator("nav button")
    for number in range(parts.count()):
        parts.nth(number).click()
        tour.look(f"{part}part {number + 1} of {parts.count()}")
        with tour.part(f"{part}tickets"):
            _write_tickets(tour, part)
    parts.nth(2).click()
    page.locator(".finish").click()
    tour.look(part + "the final count")
    page.keyboard.press("Escape")
    expect(page.get_by_role("table").first).to_be_visible()
    tour.unfold()
    tour.look(part + "the score sheet")
    with tour.part(part + "filing it in the almanac"):
        tour.become_someone()
        page.reload()
        page.get_by_role("button", name=texts(tour.sheet.language).say("keeper-file")).click()
        expect(page.locator("#file")).to_be_visible()
        tour.look(part + "filing it in the almanac")
    _first_page_with_something_kept(tour, "/keeper")
    tour.look(part + "its first page, with a game kept")
    with tour.window(page.locator(KEPT + " button").last, part + "a game is deleted"):
        pass
    with tour.part(part + "another board"):
        page.locator("form select").first.select_option(index=1)
        page.locator("form button[type=submit]").click()
        expect(page.locator(".board-map")).to_be_visible()
        tour.look(part + "another board")


def _first_page_with_something_kept(tour: Tour, path: str) -> None:
    tour.page.goto("about:blank")  # an address that differs in its # only would not be loaded
    tour.page.goto(path)
    expect(tour.page.locator(KEPT).first).to_be_visible()


def _write_tickets(tour: Tour, part: str) -> None:
    """Where tickets are written down: two good ones, one that makes no sense."""
    fields = tour.page.get_by_role("combobox")
    if fields.count() < 2:
        return
    for pair in ((0, 1), (2, 3), (0, 0)):
        for field, place in enumerate(pair):
            fields.nth(field).fill(PLACES[place])
            tour.page.keyboard.press("Enter")
        tour.page.locator("input[inputmode=numeric], input[type=number]").first.fill("9")
        tour.page.keyboard.press("Enter")
        tour.look(part + "tickets")
    fields.nth(0).fill("Atlantis")
    tour.page.keyboard.press("Enter")
    tour.look(part + "tickets")


def read_rules(tour: Tour) -> None:
    tour.page.goto("/rules")
    expect(tour.page.get_by_role("heading", level=1)).to_be_visible()
    tour.page.wait_for_timeout(500)
    tour.unfold()
    tour.look("The rules, whole")


def read_workshop(tour: Tour) -> None:
    page, part = tour.page, "The workshop of boards: "
    page.goto("/boards")
    expect(page.locator("section[aria-labelledby=begin]")).to_be_visible()
    tour.look(part + "its first page")
    page.locator("section[aria-labelledby=begin] button.primary").click()
    expect(page.locator("textarea")).to_have_count(1)
    tour.look(part + "an empty deck")
    tour.unfold()
    words = texts(tour.sheet.language)
    bangui = words.place("bangui", "Bangui")
    page.locator("textarea").fill(PASTED.replace("Bangui", bangui))
    page.locator("details:has(textarea) button").first.click()
    page.wait_for_timeout(700)
    tour.look(part + "pasted tickets, right and wrong")
    _first_page_with_something_kept(tour, "/boards")
    tour.look(part + "its first page, with a board kept")
    with tour.window(page.locator(KEPT + " button").last, part + "a board is deleted"):
        pass
    page.locator("section[aria-labelledby=begin] button:not(.primary)").first.click()
    page.wait_for_timeout(1000)
    tour.unfold()
    tour.look(part + "a whole deck")
    for number in range(1, page.locator("nav.parts button").count()):
        page.locator("nav.parts button").nth(number).click()
        page.wait_for_timeout(300)
        tour.look(f"{part}its map, part {number}")
        page.locator("section.wide li button").first.click()
        page.wait_for_timeout(300)
        tour.look(f"{part}its map, part {number}", "section.wide")
