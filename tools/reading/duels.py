"""Duels and evenings: made, joined, played and compared; and a regular table that somebody is invited to."""

from typing import Any

from playwright.sync_api import expect

from browser.people import play_out

from .tour import GUEST, Tour

EVENING = {"size": 3, "deals": 2, "opponents": ["random"]}


def read_duels(tour: Tour) -> None:
    guest = tour.another(GUEST)
    tour.become_someone()
    _read(tour, "Duels and evenings: the first page", "/challenges")
    duel = tour.ask("/api/challenges", {"opponents": ["random"]})
    _read(guest, "A duel, as somebody who is invited sees it", duel["link"])
    guest.become_someone()
    _join(guest, duel)
    with tour.part("A duel that is played"):
        _play(tour, duel, "ada")
        _read(tour, "A duel, while the other person plays", f"/challenge/{duel['id']}")
        _play(guest, duel, "ben")
        _read(tour, "A duel that is over, with both games compared", f"/challenge/{duel['id']}", opened="main section")
        _read(guest, "A duel that is over, as the other person sees it", f"/challenge/{duel['id']}")
    with tour.part("An evening"):
        _read_evening(tour, guest)
    with tour.part("A regular table, as somebody who is invited sees it"):
        _read_table(tour, guest)
    _read(tour, "Duels and evenings: the list of one’s own", "/challenges")
    guest.leave()


def _read_evening(tour: Tour, guest: Tour) -> None:
    evening = tour.ask("/api/challenges", EVENING)
    page = f"/challenge/{evening['id']}"
    _read(tour, "An evening, before anybody has joined", page)
    _read(guest, "An evening, as somebody who is invited sees it", evening["link"])
    _join(guest, evening)
    _read(tour, "An evening that another person has joined", page)
    tour.page.locator("section[aria-labelledby=link] button").last.click()
    tour.look("An evening that another person has joined")
    _read(guest, "An evening: leaving it", page)
    guest.page.locator("main > button, main > div > button").last.click()
    guest.look("An evening: leaving it")
    game = guest.ask(f"/api/challenges/{evening['id']}/deals/1")["id"]
    _read(guest, "An evening: resigning", page)
    guest.page.locator("main > button, main > div > button").last.click()
    guest.look("An evening: resigning")
    guest.page.goto(f"/game/{game}")
    expect(guest.person.status).to_be_visible()
    guest.look("An evening: at the table")


def _read_table(tour: Tour, guest: Tour) -> None:
    table = tour.ask("/api/tables", {"name": "Okapi"})
    _read(guest, "A regular table, as somebody who is invited sees it", table["link"])
    guest.page.locator("main button.primary").click()
    expect(guest.page.locator("#members")).to_be_visible()
    guest.look("A regular table, as a member sees it")
    guest.page.locator("section[aria-labelledby=manage] button").last.click()
    guest.look("A regular table, as a member sees it")
    page = f"/tables/{table['id']}"
    _read(tour, "A regular table with two people", page)
    asking = [tour.page.locator("section[aria-labelledby=members] button").last]
    asking += tour.page.locator("section[aria-labelledby=manage] button:not([type=submit])").all()
    for button in asking:  # each asks whether one is sure
        _read(tour, "A regular table with two people", page)
        button.click()
        tour.look("A regular table with two people")


def _join(guest: Tour, made: Any) -> None:
    guest.ask(f"/api/challenges/{made['id']}/join", {"link": made["link"].partition("#")[2]})


def _play(tour: Tour, duel: Any, seed: str) -> None:
    """A program plays the deal, in another way for each seed."""
    game = tour.ask(f"/api/challenges/{duel['id']}/deals/1")["id"]
    tour.page.goto(f"/game/{game}")
    expect(tour.person.status).to_be_visible()
    tour.look("A duel: at the table")
    tour.person.context.request.put(f"/api/games/{game}/bot-delay", data={"bot_delay": 0})
    play_out(tour.person, seed=seed)


def _read(tour: Tour, title: str, path: str, opened: str = "") -> None:
    tour.page.goto("about:blank")  # an address that differs in its # only would not be loaded
    tour.page.goto(path)
    expect(tour.page.get_by_role("heading", level=1)).to_be_visible()
    tour.page.wait_for_load_state("networkidle")
    tour.unfold()
    tour.look(title)
    if opened:
        tour.page.locator(f"{opened} button").last.click()
        tour.page.wait_for_timeout(1500)
        tour.look(title)
