"""People who play in a browser: they see what is on the screen, and click, tap or type."""

import asyncio
import json
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from okapi.client import Seat, Session
from server.sockets import at_random

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=360, height=740)
SHORT = {"trains": 15}
BRIEF = {"trains": 10, "trains_that_end_the_game": 5}  # as few as can be agreed on
YOUR_MOVE = re.compile(r"^(Your turn|Take your second card|Choose the tickets)")
EXPECTED_TROUBLE = re.compile(
    r"401 \(Unauthorized\)|WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|503"
)
COACH = 120_000  # milliseconds: the coach is loaded first, on a machine that may be busy
Hands = Literal["mouse", "touch"]
ROUTES = "[role=button][aria-label*='You can claim it']"  # by their role would take much longer
_NAMED = "[aria-label^=Take]:not([aria-label*=locomotive]), [aria-label^='Draw from']"
CARDS = f"button:is({_NAMED}):not([aria-disabled=true]), button:text-is('Pass')"


class Person:
    """One person at one browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        theme: str = "light",
        locale: str = "en-GB",
        sharpness: int = 1,
        has_worker: bool = False,
        animated: bool = False,
    ) -> None:
        self.address = address
        self.hands: Hands = "touch" if phone else "mouse"
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=sharpness,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            base_url=address,
            locale=locale,
            service_workers="allow" if has_worker else "block",  # one more process for each person
        )
        settings = json.dumps({"delay": "instant", "volume": 0, "animation": "on" if animated else "auto"})
        self.context.add_init_script(
            f"localStorage.getItem('okapi.settings') ?? localStorage.setItem('okapi.settings', '{settings}')"
        )
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not EXPECTED_TROUBLE.search(text):
            self.complaints.append(text)

    def show(self, file: Path) -> None:
        """What is on the screen, for those who look into a failed test."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=file)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    # Looking.

    @property
    def status(self) -> Locator:
        """The line that says what is expected of whom."""
        return self.page.locator(".status [role=status]").first

    def sees(self, text: str | re.Pattern[str]) -> None:
        """The text is on the screen, or will be in a moment."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def headline(self) -> Locator:
        """The largest words on the screen."""
        return self.page.get_by_role("heading", level=1)

    def sees_the_end(self) -> bool:
        """Whether the score sheet is on the screen."""
        return self.page.get_by_role("table").count() > 0

    def is_to_move(self) -> bool:
        """Whether the status line asks this person for something."""
        said: str = self.page.evaluate("document.querySelector('.status [role=status]')?.innerText ?? ''")
        return YOUR_MOVE.search(said) is not None

    def my_id(self) -> str:
        """The public id of this person."""
        found: str = self.page.evaluate("fetch('/api/me').then((me) => me.json()).then((me) => me.id)")
        return found

    def wait_for(self, condition: str, arg: object = None) -> None:
        """Until it is so. A page that is asked at every frame, as is usual, has to draw them all."""
        self.page.wait_for_function(condition, arg=arg, polling=50)

    def wait_for_promise(self, condition: str) -> None:
        """Until what it promises is so. `wait_for_function` takes the promise itself for an answer."""
        for _ in range(1200):
            if self.page.evaluate(condition):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it never was so: {condition}")

    # Acting.

    def press(self, target: Locator) -> None:
        """With whatever this person plays: mouse or finger."""
        if self.hands == "touch":
            target.tap()
        else:
            target.click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name).first

    def become_known(self) -> None:
        """To the server, by a name."""
        if self.context.request.get("/api/me").status == 204:  # nobody yet
            self.context.request.post("/api/me", data={"name": "Traveller"})

    def play_alone(
        self,
        *,
        briefly: bool = False,
        opponents: int = 1,
        rules: Mapping[str, int] = MappingProxyType(SHORT),
        board: str | None = None,
    ) -> None:
        """Straight to the table of a new short game against a bot or more, or of one of a few moves."""
        self.become_known()
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": "random"} for _ in range(opponents))]
        agreement = {"rules": BRIEF if briefly else dict(rules)}
        plan = {"seats": seats, "agreement": agreement, "board": board, "bot_delay": 0}
        game = self.context.request.post("/api/games", data=plan).json()["game"]["id"]
        self.context.request.post(f"/api/games/{game}/start", data={"terms": 1})
        self.page.goto(f"/game/{game}")
        expect(self.status).to_be_visible()

    def play_alone_from_home(self) -> None:
        """From the home page to the table: a short game against a bot."""
        self.page.goto("/")
        self.meet("random")
        section = self.page.get_by_role("region", name="Play now")
        self.choose_a_short_game(section)
        self.press(section.get_by_role("button", name="Play against bots"))
        expect(self.status).to_be_visible()

    def meet(self, *bots: str) -> None:
        """On the home page, whose form names these bots from now on, as if they had been chosen last."""
        self.page.evaluate(
            """bots => {
                const settings = JSON.parse(localStorage.getItem("okapi.settings") ?? "{}");
                localStorage.setItem("okapi.settings", JSON.stringify({ ...settings, opponents: bots }));
            }""",
            list(bots),
        )
        self.page.reload()

    def form(self, name: str) -> Locator:
        """On the home page, the questions of one way to begin, which are opened."""
        self.press(self.page.get_by_role("button", name=re.compile(f"^{name}")))
        return self.page.get_by_role("region", name=name)

    def set_up_a_brief_game(self) -> None:
        """The next game that this person sets up is over after two or three claims, whatever is chosen."""

        def shorten(route: Route) -> None:
            wanted = json.loads(route.request.post_data or "")
            wanted["agreement"]["rules"] |= BRIEF
            route.continue_(post_data=json.dumps(wanted))

        self.page.route("**/api/games", shorten, times=1)

    def choose_a_short_game(self, section: Locator) -> None:
        """Fewer trains, so that the game is over soon."""
        short = section.get_by_text("Short", exact=True)
        expect(short).to_have_count(1)  # the options have come
        if not short.is_visible():
            section.get_by_text("Options").click()
        short.click()

    def play_with(self, guest: "Person") -> None:
        """A table for two, the other one invited by its link, to the choice of the first tickets."""
        self.page.goto("/")
        friends = self.form("With friends")
        friends.get_by_text("2", exact=True).click()
        self.choose_a_short_game(friends)
        self.press(friends.get_by_role("button", name="Set up a table"))
        guest.page.goto(self.page.get_by_label("Invitation link").input_value())
        guest.press(guest.button("Sit down"))
        self.press(self.button("Start the game"))
        for each in (self, guest):
            expect(each.status).to_have_text("Choose the tickets to keep.")

    def move(self) -> None:
        """Whatever comes first: tickets, a route, a card. What is asked may be there before what answers it."""
        before = self.seq()
        self.page.locator(f"#choose-tickets, {CARDS}, {ROUTES}").first.wait_for(state="attached")
        if self.page.locator("#choose-tickets").count():
            self.keep_tickets()
        elif self.routes_to_claim().count() and self.hands != "touch":
            self.claim(self.routes_to_claim().first)
        else:
            self.take_a_card()
        self.wait_for_a_move_after(before)

    def seq(self) -> str | None:
        """How far the game on the screen is."""
        shown: str | None = self.page.evaluate("document.querySelector('[data-seq]')?.dataset.seq")
        return shown

    def wait_for_a_move_after(self, seq: str | None) -> None:
        """Until the screen shows more of the game."""
        self.wait_for("seq => (document.querySelector('[data-seq]')?.dataset.seq ?? null) !== seq", seq)

    def keep_tickets(self) -> None:
        """The first ones, as many as must be kept."""
        tickets = self.page.get_by_role("region", name=re.compile("^Keep at least")).locator("li button")
        while (keep := self.button(re.compile("^(Choose|Keep)"))).is_disabled():
            self.press(tickets.and_(self.page.locator("[aria-pressed=false]")).first)
        self.press(keep)

    def routes_to_claim(self) -> Locator:
        """Routes that the map says can be claimed."""
        return self.page.locator(ROUTES)

    def route_beyond_means(self) -> Locator:
        """A route of six spaces, which nobody can pay for at the beginning."""
        return self.page.locator(f"[data-route][aria-label*=' 6 spaces']:not({ROUTES})").first

    def claim(self, route: Locator) -> None:
        """Choose a route on the map, and the best way to pay."""
        self.click_on_the_map(route)
        self.press(self.page.get_by_role("button", name=re.compile(r"^(Claim|Double): \d+ point")).first)
        if self.hands == "touch":
            self.press(self.button("Claim the route"))

    def click_on_the_map(self, route: Locator) -> None:
        """In the middle of a space of the route, where nothing else lies over it."""
        space = route.locator(".space").first
        if self.hands == "touch":
            space.tap(force=True)
        else:
            space.click(force=True)

    def drag_by_finger(self, card: Locator, goal: Locator) -> None:
        """Rest a finger on the card until it is lifted, carry it over, let go."""
        touchscreen = self.context.new_cdp_session(self.page)

        def touch(kind: str, *where: Locator) -> None:
            boxes = [box for each in where if (box := each.bounding_box())]
            points = [{"x": b["x"] + b["width"] / 2, "y": b["y"] + b["height"] / 2} for b in boxes]
            touchscreen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", card)
        expect(self.page.locator(".lifted")).to_be_visible()
        touch("touchMove", goal)
        touch("touchEnd")
        touchscreen.detach()

    def take_a_card(self) -> None:
        """An open card, but no locomotive, which is a whole turn; or one from a deck."""
        self.press(self.page.locator(CARDS).first)
        if self.hands == "touch":
            self.press(self.page.locator("button.picked"))

    def wait_until_asked(self) -> None:
        """Until this person has something to do, or the game is over."""
        self.wait_for(
            """pattern => document.querySelector('table, .curtain, .handover') || new RegExp(pattern).test(
                document.querySelector('.status [role=status]')?.innerText ?? '')""",
            YOUR_MOVE.pattern,
        )

    def play_on(self, max_moves: int = 300) -> None:
        """Move whenever it is one's turn, until the score sheet is on the screen."""
        for _ in range(max_moves):
            self.wait_until_asked()
            if self.sees_the_end():
                return
            self.move()
        raise AssertionError("the game does not end")

    def program(self) -> Session:
        """A program that plays as this person."""
        token = self.context.request.post("/api/me/tokens").json()["token"]
        return Session(self.address, token)


def play_out(*people: Person, seed: str = "") -> None:
    """Programs play the game to its end for people who sit in this order."""
    game = re.sub(".*/game/|[?/].*", "", people[0].page.url)
    seats = [Seat(person.program(), game, seat, at_random(f"{seed}{seat}")) for seat, person in enumerate(people)]

    async def play() -> None:
        await asyncio.gather(*(seat.play() for seat in seats))

    with ThreadPoolExecutor(1) as thread:  # the browser's loop runs in this one
        thread.submit(asyncio.run, play()).result()


def finish(*people: Person) -> None:
    """Programs play the game to its end for people who sit in this order, and who then see the score sheet."""
    play_out(*people)
    for person in people:
        expect(person.page.get_by_role("table").first).to_be_visible()


def wait_for_worker(person: Person) -> None:
    """Until the worker has kept all that the page was made of, and what pages without a connection say."""
    person.wait_for_promise(
        """async () => {
            await navigator.serviceWorker.ready;
            const names = (await caches.keys()).filter((name) => name.startsWith('okapi-'));
            if (names.length !== 1) return false;
            const kept = (await (await caches.open(names[0])).keys()).map(({ url }) => url);
            const has = (part) => kept.some((url) => url.includes(part));
            const [language] = document.documentElement.lang.split('-');
            const words = ['playing', 'rulebook', 'workshop'].map((name) => `_virtual_${name}-${language}-`);
            const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
            return ['.woff2', ...(language === 'en' ? [] : words)].every(has)
                && loaded.every((url) => !url.startsWith(`${location.origin}/assets/`) || kept.includes(url));
        }"""
    )
