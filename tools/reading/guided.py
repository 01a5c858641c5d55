"""The guided game step by step, driven by its own script: what it says, also after another move or half a move."""

from playwright.sync_api import Locator, expect

from okapi.game import ClaimRoute, KeepTickets
from okapi.tutorial import FIRST_GAME, TutorialStep, find_tutorial

from .tour import Tour

TITLE = "The guided game"


def read_guided_game(tour: Tour) -> None:
    tutorial = find_tutorial(FIRST_GAME)
    assert tutorial is not None
    tour.page.goto("/")
    tour.page.locator(".beginning").first.click()
    for number, step in enumerate(tutorial.steps, start=1):
        expect(_band(tour).locator(".number")).to_be_visible()
        title = f"{TITLE}, step {number} of {len(tutorial.steps)}: {step.id}"
        tour.look(title, ".band")
        if number == 1:
            tour.look(f"{TITLE}: the table behind its words")
        if step.waits is not None:
            _do_something_else(tour, step, title)
            _do_it(tour, step, title)
        elif number < len(tutorial.steps):
            _and_wait(tour, _band(tour).locator(".next"))
    tour.look(f"{TITLE}: its score sheet")
    _band(tour).locator("button.primary").click()
    expect(tour.page.locator("#choose-tickets")).to_be_visible()
    tour.look(f"{TITLE}: on to a real game")


def _band(tour: Tour) -> Locator:
    return tour.page.locator("section.band")


def _and_wait(tour: Tour, button: Locator) -> None:
    """Press what leads to the next step."""
    before = _band(tour).locator(".number").inner_text()
    button.click()
    tour.person.wait_for(
        "before => !['', before].includes(document.querySelector('.band .number')?.innerText ?? '')", before
    )


def _do_something_else(tour: Tour, step: TutorialStep, title: str) -> None:
    """A move that the rules allow and the script does not wait for."""
    match step.waits:
        case KeepTickets(tickets):
            others = _tickets(tour, *(f":not([data-ticket='{ticket}'])" for ticket in tickets))
            for ticket in others.all():
                ticket.click()
            tour.page.locator("[data-thing=keep]").click()
        case ClaimRoute(doubling=doubling) as claim if doubling is not None:
            _choose(tour, claim.route)
            tour.page.locator("[data-thing=claim-plain]").first.click()
        case _:
            slot = f"[data-slot^=train][aria-disabled=false]:not([data-thing='{step.at[0]}'])"
            tour.page.locator(slot).first.click()
    expect(_band(tour).locator(".else")).to_be_visible()
    tour.look(title, ".band .else")


def _do_it(tour: Tour, step: TutorialStep, title: str) -> None:
    match step.waits:
        case KeepTickets(tickets):
            chosen = _tickets(tour, "[aria-pressed=true]")
            while chosen.count():
                chosen.first.click()
            for ticket in tickets:
                _tickets(tour, f"[data-ticket='{ticket}']").click()
            _press_next(tour, "keep", title)
        case ClaimRoute(route, doubling=doubling):
            _choose(tour, route)
            _press_next(tour, "claim-plain" if doubling is None else "claim-doubled", title)
        case _:
            _and_wait(tour, tour.page.locator(f"[data-thing='{step.at[0]}']").first)


def _tickets(tour: Tour, *which: str) -> Locator:
    return tour.page.locator(f"[data-thing=ticket-choice] [data-ticket]{''.join(which)}")


def _choose(tour: Tour, route: str) -> None:
    if not tour.page.locator("[data-thing=claim-panel]").count():
        tour.page.locator(f"[data-route='{route}']").focus()
        tour.page.keyboard.press("Enter")
    expect(tour.page.locator("[data-thing=claim-panel]")).to_be_visible()


def _press_next(tour: Tour, thing: str, title: str) -> None:
    """A move that is half made: the words name the button that makes the rest of it."""
    tour.look(title, ".band")
    _and_wait(tour, tour.page.locator(f"[data-thing={thing}]").first)
