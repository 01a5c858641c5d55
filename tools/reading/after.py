"""After the game: its review, a mistake to learn from; and the pages about people, devices and mail."""

from playwright.sync_api import expect

from .tour import Tour

STAND_IN = "A stand-in for the coach made these numbers up. The sentences are those of real reviews."
CASES = ("", "?moment=2", "?moment=3", "?seat=0&decision=3", "?seat=1&decision=2")


def read_review(tour: Tour, game: str) -> None:
    page = tour.page
    for stop in CASES:
        page.goto(f"/game/{game}/review{stop}")
        expect(page.locator("#curve")).to_be_visible(timeout=60_000)
        tour.unfold()
        tour.look("The review of a game", note=STAND_IN)
    with tour.part("The review: playing on from a moment"):
        button = page.locator("button[aria-haspopup=dialog], section[aria-labelledby=moment] button").last
        with tour.window(button, "The review: playing on from a moment"):
            pass


def read_mistake(tour: Tour, game: str) -> None:
    """A mistake: a try that is no better, one that is, and what the coach would do."""
    page, title = tour.page, "A mistake to learn from"
    for seat in range(3):
        page.goto(f"/game/{game}/learn?seat={seat}")
        page.wait_for_load_state("networkidle")
        if page.locator("[data-thing=task]").count() and page.locator("[data-slot][aria-disabled=false]").count():
            break
        tour.look("A player without a mistake to learn from")
    tour.look(title, note=STAND_IN)
    page.locator("[data-slot=train-deck]").click()
    page.wait_for_timeout(1000)
    tour.look(title, "[data-thing=task]")
    page.locator("[data-thing=task] button").last.click()  # show me
    page.wait_for_timeout(1000)
    tour.look(title, "[data-thing=task]")


def read_people(tour: Tour) -> None:
    page = tour.page
    for title, path in {
        "One’s own page": "/me",
        "The players": "/people",
        "One’s devices": "/devices",
        "Continuing on another device": "/transfer#unknown-code",
        "A mail address to confirm": "/mail/confirm#unknown-code",
        "The end of all mail": "/mail/stop?of=unknown-code",
    }.items():
        with tour.part(title):
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.wait_for_timeout(300)
            tour.unfold()
            tour.look(title)
    page.goto("/me")
    with tour.part("One’s own page: mail"):
        field = page.locator("input[type=email]")
        field.fill(f"{tour.sheet.language}@example.org")
        page.keyboard.press("Enter")
        page.wait_for_timeout(700)
        tour.look("One’s own page: mail")
    with tour.part("One’s devices: a link"):
        page.goto("/devices")
        page.locator("main button").first.click()
        expect(page.get_by_role("img").first).to_be_visible()
        tour.look("One’s devices: a link")
    with tour.part("A mail address that is not confirmed"):
        for path in ("/mail/confirm#unknown-code", "/mail/stop?of=unknown-code"):
            page.goto(path)
            page.locator("main button.primary").click()
            page.wait_for_timeout(400)
            tour.look("A link of a mail, once it was followed")
