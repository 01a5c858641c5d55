"""At the table: what is asked, offered, refused and written down, to the last count; and the same table in words."""

import re

from playwright.sync_api import expect

from browser.people import BRIEF, play_out
from browser.pseudo import LOCALES
from browser.reader import Reader, Typist
from browser.test_languages import QUESTIONS

from .tour import Tour

COACH = 120_000  # milliseconds
BOTS = ({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "hungry"})
SAID = ".status, [data-part=log], [data-thing=players]"  # what changes with every move
MOVES = 12  # that are followed one by one, until the last round
PANELS = 12  # of routes that cannot be claimed


def read_talk(host: Tour, guest: Tour, game: str) -> None:
    """A table of people: talk, how to leave it, and an end that all agree on."""
    host.look("The table with friends: the first tickets")
    host.page.keyboard.press("y")
    phrase = host.page.locator("dialog[open] .phrases button").first
    expect(phrase).to_be_visible()
    host.look("The table: the talk window")
    phrase.click()
    host.page.keyboard.press("Escape")
    guest.page.wait_for_timeout(300)
    guest.look("The table: what the others see of it", SAID + ", .remark")
    leaving = host.page.locator(".head button.quiet[title]").first
    with host.window(leaving, "The table: how to leave it") as dialog:
        sure = dialog.locator("button").last
        sure.click()
        host.look("The table: how to leave it")
    host.ask(f"/api/games/{game}/end", {"agree": True})
    guest.page.wait_for_timeout(500)
    guest.look("The table: somebody proposes to end the game")
    guest.ask(f"/api/games/{game}/end", {"agree": True})
    host.page.wait_for_timeout(500)
    host.look("A game that was ended by agreement")


def read_table(tour: Tour) -> str:
    """A brief game against bots, move by move. Its id."""
    game = str(tour.set_up(*BOTS, rules=BRIEF)["game"]["id"])
    tour.start(game)
    reader = Reader(tour.person)
    tour.look("The table: the first tickets")
    with tour.part("The table: advice"):
        _read_advice(tour)
    reader.move()
    reader.wait()
    tour.look("The table: one’s own turn")
    for part, read in PARTS.items():
        with tour.part(part):
            read(tour)
    with tour.part("The table in words"):
        read_words(tour)
    with tour.part("The table: tickets drawn during the game"):
        _read_drawn_tickets(tour)
    for _ in range(MOVES):
        reader.wait()
        if reader.is_over:
            break
        reader.move()
        tour.look("The table, move by move: status, players and log", SAID)
        if tour.page.locator("[data-thing=last-round]").count():
            break
    return game


def _read_advice(tour: Tour) -> None:
    tour.page.locator("button.advice").click()
    panel, close = "section[aria-labelledby=advice]", "section[aria-labelledby=advice] header button"
    try:
        expect(tour.page.locator(f"{panel} li").first).to_be_visible(timeout=COACH)
    finally:
        tour.look("The table: advice", panel, "The coach itself advises: moves and chances are real.")
        tour.page.locator(close).click()


def _read_legend(tour: Tour) -> None:
    with tour.window(tour.page.locator("button.legend"), "The table: points and signs"):
        pass


def _read_rule(tour: Tour) -> None:
    """A rule at the table, as its question mark shows it."""
    tour.page.locator("[data-route]:not(.claimable)").nth(20).focus()
    tour.page.keyboard.press("Enter")
    expect(tour.page.locator("#claim-title")).to_be_visible()
    with tour.window(
        tour.page.locator("[data-thing=claim-panel] button[aria-haspopup=dialog]").first, "The table: a rule, asked for"
    ):
        pass
    tour.page.keyboard.press("Escape")


def _read_claims(tour: Tour) -> None:
    """A route that can be paid for, and some that cannot, with the reason."""
    page, title = tour.page, "The table: routes that cannot be claimed, and why"
    routes = page.locator("[data-route]:not(.claimable)")
    for number in range(0, routes.count(), max(1, routes.count() // PANELS)):
        routes.nth(number).focus()
        page.keyboard.press("Enter")
        expect(page.locator("#claim-title")).to_be_visible()
        tour.look(title, "[data-thing=claim-panel]")
        if not number:
            page.keyboard.press("w")
            tour.look("The table: a route that is planned")
        if (known := page.locator("[data-thing=claim-panel] .new button")).count():
            known.click()
        page.keyboard.press("Escape")
    reader = Reader(tour.person)
    for _ in range(4):  # until a route can be paid for
        if page.locator("[data-route].claimable").count():
            break
        reader.move()
        reader.wait()
    reader.open_claim()
    tour.look("The table: how to pay for a route", "[data-thing=claim-panel]")
    page.keyboard.press("Escape")


def _read_drawn_tickets(tour: Tour) -> None:
    reader, page = Reader(tour.person), tour.page
    for _ in range(4):  # a turn that has begun with a card is finished first
        reader.wait()
        if page.locator("[data-slot=ticket-deck][aria-disabled=false]").count():
            break
        reader.move()
    page.locator("[data-slot=ticket-deck]").click()
    tour.look("The table: tickets drawn during the game")
    page.locator("[data-slot=ticket-deck]").click()
    expect(page.locator("#choose-tickets")).to_be_visible()
    tour.look("The table: tickets drawn during the game")
    reader.move()


def read_words(tour: Tour) -> None:
    """A turn at the table in words: questions, menus, a move."""
    language = tour.sheet.language
    typist = Typist(tour.person, (LOCALES / language / "words.ftl").read_text("utf-8"))
    typist.sit_down()
    tour.look("The table in words")
    for question in QUESTIONS:
        typist.ask(question)
        tour.look(f"The table in words: “{typist.translate(question)}”", "[role=log]")
    for nonsense in ("xyzzy", "claim atlantis", "draw draw"):
        typist.line.fill(nonsense)
        typist.line.press("Enter")
        tour.page.wait_for_timeout(150)
        tour.look("The table in words: what is not understood")
    typist.line.fill("")
    for number in range(min(4, typist.menu.count())):
        typist.menu.nth(number).click()
        tour.look("The table in words: its menus", "section[aria-labelledby=spoken-move]")
        typist.menu.last.click()
    typist.ask("draw train-deck")
    tour.look("The table in words: a move", "[role=log]")
    typist.choose(typist.menu.last)
    expect(tour.page.locator(".now.yours")).to_be_visible()
    tour.look("The table in words: the news of a round")
    typist.go_back()


PARTS = {
    "The table: points and signs": _read_legend,
    "The table: a rule, asked for": _read_rule,
    "The table: routes that cannot be claimed, and why": _read_claims,
}


def read_end(tour: Tour) -> None:
    """The last count, ticket by ticket, and all of the end."""
    page = tour.page
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem('okapi.settings') ?? '{}');
            localStorage.setItem('okapi.settings', JSON.stringify({ ...kept, animation: 'on' }));
        }"""
    )
    page.reload()
    expect(tour.person.status).to_be_visible()
    play_out(tour.person)
    for _ in range(60):
        tour.look("The final count", "[data-thing=count], .status")
        if tour.person.sees_the_end():
            break
        page.wait_for_timeout(400)
    expect(page.get_by_role("table").first).to_be_visible()
    tour.unfold()
    page.wait_for_timeout(500)
    tour.look("The end of a game")
    game = re.sub(r"[?#].*", "", page.url)
    page.goto(f"{game}/text")
    expect(page.locator("#spoken-end")).to_be_visible()
    tour.look("The end in words")
    page.goto(f"{game}?at=60")
    expect(page.locator(".board-map")).to_be_visible()
    tour.look("Looking back at an earlier turn")
    page.goto("/")
    expect(page.locator(".lists a").first).to_be_visible()
    tour.look("Home, for somebody who has played")
