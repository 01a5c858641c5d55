"""Make the pictures of the README again: a real server, a real game, a real browser.

    PYTHONPATH=tests python -m tools.pictures.screenshots

Ada is played by `planner`. The dealer's secret is given, so it is the same game each time, as long as
the bots play as they did. The pictures are taken where there is something to see: the moment before Ada doubles a
route, and the end.
"""

import asyncio
import base64
import hashlib
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ViewportSize, expect, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, Server
from browser.people import Person
from okapi.board import africa
from okapi.bots import find_bot
from okapi.client import Seat, Session
from okapi.game import Action, ClaimRoute, View, options
from okapi.server.protocol.messages import CreatedGame, GameInfo, Join, NewGame, SeatPlan, Start, Transfer
from okapi.server.status import SeatKind

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
ME = SeatPlan(SeatKind.PERSON)
OPPONENTS = tuple(SeatPlan(SeatKind.BOT, bot=name) for name in ("elephant", "zebra", "tortoise"))
SECRET = hashlib.sha256(b"heart of africa").hexdigest()
ROUTES_BUILT = 18  # before the picture of the table
LATER = 2_000  # milliseconds, for what is loaded when the page is idle
AS_WEBP = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}"""


class WorthAPicture(Exception):
    """The game stands at a claim that will be doubled."""

    def __init__(self, route: str) -> None:
        self.route = route


class Ada:
    """Someone who plays through the protocol, and looks at her table in browsers."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._session = asyncio.run(Session.become(address, "Ada"))
        self._bot = find_bot("planner").factory("Ada")

    def set_up(self, *seats: SeatPlan) -> CreatedGame:
        """A table of Ada's."""
        wanted = NewGame((ME, *seats), bot_delay=0)
        return asyncio.run(self._session.ask("POST", "/api/games", wanted, gives=CreatedGame))

    def start(self, game: GameInfo) -> None:
        """Deal the cards."""
        asyncio.run(self._session.ask("POST", f"/api/games/{game.id}/start", Start(game.terms), gives=GameInfo))

    def play_until_a_doubling(self, game: str) -> str:
        """The route that Ada would double next."""

        def choose(view: View) -> Action:
            action = self._choose(view)
            is_full = len(view.table.claims) >= ROUTES_BUILT
            if is_full and isinstance(action, ClaimRoute) and action.doubling:
                raise WorthAPicture(action.route)
            return action

        try:
            asyncio.run(Seat(self._session, game, 0, choose).play())
        except WorthAPicture as found:
            return found.route
        raise SystemExit("Ada doubled nothing in this game: try again")

    def play_to_the_end(self, game: str) -> None:
        """Until the score sheet is there."""
        asyncio.run(Seat(self._session, game, 0, self._choose).play())

    def _choose(self, view: View) -> Action:
        return self._bot.choose(view, options(view))

    @contextmanager
    def looks(self, path: str, *, phone: bool = False, theme: str = "light", locale: str = "en-GB") -> Iterator[Person]:
        """At a browser, which a transfer code makes hers."""
        transfer = asyncio.run(self._session.ask("POST", "/api/me/transfer", gives=Transfer))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            sharpness = 2 if phone else 1
            person = Person(browser, self._address, phone=phone, theme=theme, locale=locale, sharpness=sharpness)
            person.page.goto(transfer.path)
            person.press(person.page.get_by_role("main").get_by_role("button"))
            expect(person.page).to_have_url(f"{self._address}/")
            person.page.goto(path)
            yield person
            browser.close()


def take(person: Person, name: str, size: ViewportSize | None = None) -> None:
    """A picture of the whole window, as WebP."""
    if size:
        person.page.set_viewport_size(size)
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(LATER)
    png = base64.b64encode(person.page.screenshot()).decode()
    workshop = person.context.new_page()
    webp: str = workshop.evaluate(AS_WEBP, png)
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(webp))


def picture_of_home(ada: Ada) -> None:
    """All that can be started, before anything has been."""
    with ada.looks("/") as person:
        expect(person.button("Play against bots")).to_be_enabled()
        take(person, "home", {"width": 1280, "height": 720})


def picture_of_the_lobby(ada: Ada, address: str) -> None:
    """Ada waits for one more, Ben is there."""
    made = ada.set_up(SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.OPEN), OPPONENTS[0])
    ben = asyncio.run(Session.become(address, "Ben"))
    join = Join(made.invite.invite)
    asyncio.run(ben.ask("POST", f"/api/games/{made.game.id}/join", join, gives=GameInfo))
    with ada.looks(f"/game/{made.game.id}") as person:
        expect(person.page.get_by_role("img", name="QR")).to_be_visible()
        take(person, "lobby", {"width": 1100, "height": 864})


def pictures_of_the_game(ada: Ada) -> None:
    """The table, on a desk with a claim to double, in Russian and on a phone; and the end, by lamplight."""
    made = ada.set_up(*OPPONENTS).game
    ada.start(made)
    game = made.id
    route = ada.play_until_a_doubling(game)
    for name, locale in {"table": "en-GB", "russian": "ru"}.items():
        with ada.looks(f"/game/{game}", locale=locale) as person:
            person.page.locator(f"[data-route='{route}']").focus()
            person.page.keyboard.press("Enter")
            expect(person.page.locator("#claim-title")).to_be_visible()
            take(person, name)
    with ada.looks(f"/game/{game}", phone=True) as person:
        expect(person.status).to_be_visible()
        take(person, "phone")
    ada.play_to_the_end(game)
    with ada.looks(f"/game/{game}", theme="dark") as person:
        expect(person.page.get_by_role("table")).to_be_visible()
        take(person, "end")


def picture_of_the_rules(ada: Ada) -> None:
    """The worked example of doubling."""
    with ada.looks("/rules") as person:
        person.page.set_viewport_size({"width": 1100, "height": 930})
        person.page.locator("[id='5.10']").evaluate("rule => rule.scrollIntoView()")
        take(person, "rules")


def picture_of_the_keeper(ada: Ada) -> None:
    """The score keeper on a phone, with a route to write down."""
    single = [route for route in africa().routes.values() if route.twin is None]
    lines = [
        {
            "type": "claim",
            "player": number % 3,
            "route": route.id,
            "doubled": number % 4 == 1,
            "locomotives": 0,
            "overruled": False,
        }
        for number, route in enumerate(single[:40])
    ]
    names = ("Ada", "Ben", "Cleo")
    game = {
        "version": 1,
        "id": "picture",
        "began": 0,
        "changed": 0,
        "kind": "play",
        "players": [{"name": name, "colour": colour} for colour, name in enumerate(names)],
        "followsTerrain": False,
        "lines": lines,
        "tickets": [],
        "isOver": False,
    }
    with ada.looks("/keeper", phone=True) as person:
        person.page.evaluate("game => localStorage.setItem('okapi.keeper.picture', game)", json.dumps(game))
        person.page.goto("/keeper#picture")
        person.page.reload()
        person.page.locator("[data-route='cape-town--port-elizabeth--a']").focus()
        person.page.keyboard.press("Enter")
        expect(person.page.locator("#claim-title")).to_be_visible()
        take(person, "keeper")


def main() -> None:
    """Make all of them."""
    server = Server(Path(tempfile.mkdtemp()), secret=SECRET)
    server.start()
    try:
        ada = Ada(server.address)
        picture_of_home(ada)
        picture_of_the_lobby(ada, server.address)
        pictures_of_the_game(ada)
        picture_of_the_rules(ada)
        picture_of_the_keeper(ada)
    finally:
        server.kill()


if __name__ == "__main__":
    main()
