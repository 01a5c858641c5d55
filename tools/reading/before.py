"""Everything before a game: the home page, its windows, an invitation, the lobby on both sides."""

from playwright.sync_api import expect

from .letters import preview
from .tour import Tour

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


def read_home(tour: Tour) -> None:
    """Each way to begin, with its options and the opponents to choose from."""
    page = tour.page
    page.goto("/")
    expect(page.locator("section[aria-labelledby=solo] button.primary")).to_be_enabled()
    tour.look("Home, for somebody new")
    for form in ("solo", "friends", "one-device"):
        section = page.locator(f"#{form}-form")
        if not section.count():
            page.locator(".beginning").nth(("solo", "friends", "one-device").index(form) + 1).click()
        expect(section.locator("button.primary")).to_be_enabled()
        tour.unfold()
        if form == "one-device":
            section.locator(".people > button").click()  # one more player
        tour.look(f"Home: {form.replace('-', ' ')}, with all options", f"#{form}-form")
        if form == "solo":
            with tour.window(section.locator("button.one").first, "Home: the choice of an opponent") as dialog:
                dialog.locator("summary").click()
                tour.look("Home: the choice of an opponent")


def read_windows(tour: Tour) -> None:
    page = tour.page
    page.goto("/")
    expect(page.locator("section[aria-labelledby=solo] button.primary")).to_be_enabled()
    with tour.window("s", "The settings"):
        pass
    with tour.window("?", "The keyboard shortcuts"):
        pass
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading").first).to_be_visible()
    tour.look("An address that leads nowhere")


def read_lobby(host: Tour, guest: Tour) -> str:
    """The invitation, and the table before the start as host and guest see it. The game, which is started."""
    made = host.set_up(OPEN, OPEN, BOT, chat=True, clock=300, rules={"trains": 15})
    game, invitation = made["game"]["id"], made["invite"]["invite"]
    host.page.goto(f"/game/{game}")
    expect(host.page.get_by_role("heading", level=1)).to_be_visible()
    host.unfold()
    host.look("The lobby, for the host who waits")
    guest.page.goto(f"/join/{game}#{invitation}")
    expect(guest.page.locator("main button.primary")).to_be_enabled()
    guest.look("The invitation, as a guest sees it")
    guest.become_someone()
    guest.page.reload()
    expect(guest.page.locator("main button.primary")).to_be_enabled()
    guest.page.locator("main button.primary").click()
    expect(guest.page.locator("[data-seat='1']")).to_be_visible()
    guest.look("The lobby, for a guest")
    with guest.part("The lobby: a colour to choose"):
        guest.page.locator("[data-seat='1'] button").first.click()
        guest.look("The lobby: a colour to choose")
        guest.page.keyboard.press("Escape")
    host.page.locator("[data-seat='2'] select").select_option("random")
    agree = guest.page.locator(".asked button")
    expect(agree).to_be_visible()
    guest.look("The lobby, once the host has changed something")
    host.look("The lobby, for a host whose guest has not agreed yet")
    agree.click()
    ready = host.page.locator(".actions button.primary")
    expect(ready).to_be_enabled()
    host.look("The lobby, ready")
    guest.look("The lobby, ready")
    ready.click()
    for each in (host, guest):
        expect(each.page.locator("#choose-tickets")).to_be_visible()
    return str(game)


def read_previews(tour: Tour) -> None:
    """How links look where they are shared: home, a table that waits, one that is played."""
    made = tour.set_up(OPEN, OPEN, BOT)["game"]["id"]
    played = tour.set_up(BOT)["game"]["id"]
    tour.start(played)
    for title, path in {
        "a link to the server": "/",
        "a link to a table that waits": f"/join/{made}",
        "a link to a game": f"/game/{played}",
    }.items():
        page = tour.person.context.request.get(f"{path}?lang={tour.sheet.language}").text()
        tour.sheet.add("Links that are shared", preview(title, page))
