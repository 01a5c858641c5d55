"""The guided first game, played as its bubbles say: by mouse, finger, keys, and in words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.typist import Typist

Someone = Callable[..., Person]
NEXT = re.compile("^Next$")


def begin(person: Person) -> None:
    """From the home page of someone who was never here."""
    person.page.goto("/")
    person.press(person.button(re.compile("^Guided game")))
    expect(said(person)).to_contain_text("Welcome to the heart of Africa")


def bubble(person: Person) -> Locator:
    """The tutorial's part of the screen. The words of all steps have room in it, those that are not said unseen."""
    return person.page.get_by_role("region", name="Guided game")


def said(person: Person) -> Locator:
    """The words of the step that one is at."""
    return bubble(person).get_by_role("status")


def read_on(person: Person, words: str) -> None:
    """Go on from a step that is only read, to one that says this."""
    can_be_left(person)
    person.press(bubble(person).get_by_role("button", name=NEXT))
    expect(said(person)).to_contain_text(words)


def can_be_left(person: Person) -> None:
    """The words have a way out."""
    expect(bubble(person).get_by_role("button", name="Leave the guided game")).to_be_visible()


def covers_nothing(person: Person, thing: str) -> None:
    """The words stand beside what must be touched, and all of them are on the screen."""
    person.page.wait_for_function(
        """thing => {
            const [one, two] = [document.querySelector(thing), document.querySelector('.band')]
                .map(each => each?.getBoundingClientRect());
            const isOnScreen = ({ left, top, right, bottom }) =>
                left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            const areApart = (a, b) =>
                a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            return one && two && isOnScreen(two) && areApart(one, two);
        }""",
        arg=thing,
    )


def take(person: Person, thing: str) -> None:
    """Take the card that the bubble stands at."""
    covers_nothing(person, f"section:has(> * [data-thing={thing}])")  # nor the cards it lies among
    can_be_left(person)
    person.press(person.page.locator(f"[data-thing={thing}]").first)
    if person.hands == "touch":
        person.press(person.page.locator("button.picked"))


def claim(person: Person, route: str, payment: str, *, is_meant: bool = True) -> None:
    """Claim the route that is meant. The words follow, and a ring shows which button is next."""
    covers_nothing(person, f"[data-route={route}]")
    can_be_left(person)
    person.click_on_the_map(person.page.locator(f"[data-route={route}]"))
    covers_nothing(person, "[data-thing=claim-panel]")
    pay = person.page.get_by_role("button", name=re.compile(f"^{payment}")).first
    if is_meant:
        expect(said(person)).to_contain_text(f"Now press “{payment}”.")
        is_ringed(person, pay)
    person.press(pay)
    if person.hands == "touch":
        if is_meant:
            expect(said(person)).to_contain_text("Now press “Claim the route”.")
        person.press(person.button("Claim the route"))


def is_ringed(person: Person, thing: Locator) -> None:
    """A ring lies around this thing, and around nothing more."""
    expect(person.page.locator("div.ring")).to_be_visible()
    person.page.wait_for_function(
        """thing => {
            const [one, ring] = [thing, document.querySelector('div.ring')].map(each => each.getBoundingClientRect());
            return ['left', 'top', 'right', 'bottom'].every(side => Math.abs(one[side] - ring[side]) <= 8);
        }""",
        arg=thing.element_handle(),
    )


def glowing(person: Person) -> Locator:
    """The routes that stand out on the map."""
    return person.page.locator(".glow")


def sees_the_whole_map(person: Person) -> None:
    """Nothing of the sheet is outside its frame."""
    person.page.wait_for_function(
        """() => {
            const [frame, sheet] = ['.board-map', '.map-sheet']
                .map(one => document.querySelector(one).getBoundingClientRect());
            return sheet.width <= frame.width + 1 && sheet.height <= frame.height + 1;
        }"""
    )


def shows_the_map_with_its_buttons(person: Person) -> None:
    """On the smallest phones too, where the last words and the score sheet want room beside it."""
    size = person.page.viewport_size
    assert size
    if person.hands == "touch":
        person.page.set_viewport_size({"width": 360, "height": 640})
    person.wait_for(
        """() => {
            const map = document.querySelector('.board-map').getBoundingClientRect();
            const buttons = [...document.querySelectorAll('main .map button')].map((it) => it.getBoundingClientRect());
            return buttons.length >= 3 && buttons.every(({ top, bottom }) => map.top <= top && bottom <= map.bottom);
        }"""
    )
    person.page.set_viewport_size(size)


def play_the_tutorial(person: Person) -> None:
    read_on(person, "These are destination tickets")
    expect(glowing(person)).to_have_count(2)  # a path of the ticket that it names
    read_on(person, "Choose Léopoldville – Ngaoundéré")
    tickets = person.page.locator("[data-thing=ticket-choice] li button")
    expect(glowing(person)).to_have_count(0)
    for wrong in (1, 3):
        person.press(tickets.nth(wrong))
    keep = person.button(re.compile("^Keep these 2"))
    person.press(keep)
    expect(said(person)).to_contain_text("Long tickets are worth more")  # a kind answer to a wrong move
    expect(person.status).to_have_text("Choose the tickets to keep.")  # and no refusal
    for wrong in (1, 3):
        expect(tickets.nth(wrong)).to_have_attribute("aria-pressed", "true")
        person.press(tickets.nth(wrong))
    for ticket in (0, 2):
        person.press(tickets.nth(ticket))
    expect(said(person)).to_contain_text("Now press “Keep these 2 tickets”.")
    is_ringed(person, keep)
    covers_nothing(person, "[data-thing=ticket-choice]")
    person.press(keep)
    expect(said(person)).to_contain_text("These are your train car cards")
    expect(glowing(person)).to_have_count(1)  # the route that it names
    read_on(person, "Take the face-up black one first")
    take(person, "card-black")
    expect(said(person)).to_contain_text("A locomotive has been turned up")
    person.page.reload()  # nothing is lost, and what was read is not said again
    expect(said(person)).to_contain_text("A locomotive has been turned up")
    take(person, "deck-train")
    expect(said(person)).to_contain_text("Black again!")
    for shown in ("Cards", "Trains", "Tickets"):  # “here you see everyone’s points, trains, number of cards”
        expect(person.page.locator("[data-thing=players]")).to_contain_text(shown)
    covers_nothing(person, "[data-thing=players]")
    expect(glowing(person)).to_have_count(1)  # what the opponent claimed
    read_on(person, "You have three black cards")
    claim(person, "ngaoundere--bangui", "Claim: 4 points")
    expect(said(person)).to_contain_text("Bangui – Léopoldville, has three purple spaces")
    take(person, "card-locomotive")
    expect(said(person)).to_contain_text("Terrain cards double")
    take(person, "terrain-jungle")
    expect(said(person)).to_contain_text("You can mix train car cards")
    take(person, "deck-terrain")
    expect(said(person)).to_contain_text("Now for doubling")
    sees_the_whole_map(person)
    read_on(person, "4 × 2 = 8 points")
    claim(person, "bangui--leopoldville", "Claim: 4 points", is_meant=False)
    expect(said(person)).to_contain_text("That would cost you points")
    double = person.page.get_by_role("button", name=re.compile("^Double: 8 points with 1 jungle"))
    is_ringed(person, double)  # where it was, in the panel that is still open
    person.press(double)
    if person.hands == "touch":
        person.press(person.button("Claim the route"))
    expect(said(person)).to_contain_text("so the last round begins")
    covers_nothing(person, "[data-thing=last-round]")
    read_on(person, "needs only Cabinda – Léopoldville")
    claim(person, "cabinda--leopoldville--a", "Claim: 1 point")
    expect(said(person)).to_contain_text("The score sheet")
    expect(person.headline).to_contain_text("33")
    expect(person.page.get_by_text("Check the shuffle")).to_have_count(0)
    read_on(person, "That’s the whole game")
    expect(person.page.get_by_role("button", name="On to a real game")).to_have_count(1)
    shows_the_map_with_its_buttons(person)
    person.press(bubble(person).get_by_role("button", name="On to a real game"))
    person.sees("Choose the tickets to keep.")  # of a real game, at once
    expect(bubble(person)).to_have_count(0)
    info = person.page.evaluate("fetch(location.pathname.replace('/game/', '/api/games/')).then((it) => it.json())")
    assert [seat["bot"] for seat in info["seats"]] == [None, "zebra", "zebra"]
    assert info["agreement"]["rules"]["trains"] < 45
    assert info["may_ask_advice"]


def test_the_guided_game_is_played_as_it_says(someone: Someone) -> None:
    anna = someone()
    begin(anna)
    play_the_tutorial(anna)


@pytest.mark.slow
def test_the_guided_game_begins_on_the_rules_page_too_and_is_offered_in_a_line_once_it_was_left(
    someone: Someone,
) -> None:
    anna = someone()
    anna.page.goto("/rules")
    anna.press(anna.button("Start the guided game"))
    expect(said(anna)).to_contain_text("Welcome to the heart of Africa")
    anna.press(bubble(anna).get_by_role("button", name="Leave the guided game"))
    expect(anna.button(re.compile("^Guided game"))).to_be_visible()
    expect(anna.page.locator(".beginning.first")).to_have_count(0)


@pytest.mark.slow
def test_the_guided_game_is_played_on_a_phone(someone: Someone) -> None:
    anna = someone(phone=True)
    begin(anna)
    play_the_tutorial(anna)


def test_the_guided_game_is_played_by_keyboard_and_the_focus_waits_where_a_step_wants_something(
    someone: Someone,
) -> None:
    anna = someone()
    hands = Typist(anna)
    anna.page.goto("/")
    expect(anna.button("Play against bots")).to_be_enabled()
    anna.page.keyboard.press("Tab")
    hands.tab_to("^Guided game")
    anna.page.keyboard.press("Enter")

    def wait_for(words: str, focus: str) -> None:
        """The tutorial says this, and what it speaks of has the focus and can be used."""
        expect(said(anna)).to_contain_text(words)
        anna.page.wait_for_function(
            """name => {
                const { ariaLabel, innerText, ariaDisabled } = document.activeElement;
                return RegExp(name).test(ariaLabel || innerText) && ariaDisabled !== "true";
            }""",
            arg=focus,
        )

    wait_for("Welcome to the heart of Africa", "^Next")
    hands.press("Enter")
    wait_for("These are destination tickets", "^Next")
    hands.press("Enter")
    wait_for("Choose Léopoldville – Ngaoundéré", "Ngaoundéré")
    hands.press("Enter", "ArrowDown", "ArrowDown", "Enter")
    hands.tab_to("^Keep these 2")
    hands.press("Enter")
    wait_for("These are your train car cards", "^Next")
    hands.press("Enter")
    wait_for("Take the face-up black one first", "^Take a black card")
    hands.press("Enter")
    wait_for("A locomotive has been turned up", "^Draw from the train")
    hands.press("Enter")
    wait_for("Black again!", "^Next")
    hands.press("Enter")
    wait_for("You have three black cards", "^Ngaoundéré – Bangui")
    hands.press("Enter")
    wait_for("Now press “Claim: 4 points”", "^Claim: 4 points")
    hands.press("Enter")
    wait_for("has three purple spaces", "^Take a locomotive")
    hands.press("Enter")
    wait_for("Terrain cards double", "^Take .*jungle")
    hands.press("Enter")
    wait_for("You can mix train car cards", "^Draw from the terrain")
    hands.press("Enter")
    wait_for("Now for doubling", "^Next")
    hands.press("Enter")
    wait_for("4 × 2 = 8 points", "^Bangui – Léopoldville")
    hands.press("Enter")
    wait_for("Now press “Double: 8 points", "^Double: 8 points")
    hands.press("Enter")
    wait_for("so the last round begins", "^Next")
    hands.press("Enter")
    wait_for("needs only Cabinda – Léopoldville", "^Cabinda – Léopoldville")
    hands.press("Enter")
    hands.tab_to("^Claim: 1 point")
    hands.press("Enter")
    wait_for("The score sheet", "^Next")
    hands.press("Enter")
    expect(said(anna)).to_contain_text("That’s the whole game")
    hands.tab_to("^On to a real game")
    anna.page.keyboard.press("Enter")
    anna.sees("Choose the tickets to keep.")


def test_the_guided_game_is_played_at_the_table_in_words(someone: Someone) -> None:
    anna = someone()
    anna.page.goto("/")
    settings = {"delay": "instant", "volume": 0, "table": "words"}
    anna.page.evaluate("kept => localStorage.setItem('okapi.settings', JSON.stringify(kept))", settings)
    begin(anna)
    assert anna.page.url.endswith("/text")
    read_on(anna, "These are destination tickets")
    read_on(anna, "Choose Léopoldville – Ngaoundéré")
    line = anna.page.get_by_role("combobox").or_(anna.page.get_by_role("textbox")).first

    def move(typed: str, words: str, place: Locator | None = None) -> None:
        """Type a move and confirm it; then the tutorial says this."""
        for each in (typed, ""):
            line.fill(each)
            line.press("Enter")
        expect(place or said(anna)).to_contain_text(words)

    move("keep 2 4", "Long tickets are worth more", anna.page.get_by_role("log"))  # where one has just typed
    expect(anna.page.get_by_text("waiting for a different move")).to_have_count(0)
    move("keep 1 3", "These are your train car cards")
    read_on(anna, "Take the face-up black one first")
    move("take black", "A locomotive has been turned up")
    move("draw train", "Black again!")
    read_on(anna, "You have three black cards. Claim Ngaoundéré – Bangui.")
    move("claim Ngaoundéré Bangui", "has three purple spaces")
    move("take locomotive", "Terrain cards double")
    move("take jungle", "You can mix train car cards")
    move("draw terrain", "Now for doubling")
    read_on(anna, "4 × 2 = 8 points")
    move("claim Bangui Léopoldville double", "so the last round begins")
    read_on(anna, "needs only Cabinda – Léopoldville")
    move("claim Cabinda Léopoldville", "The score sheet")
    read_on(anna, "That’s the whole game")
    anna.press(bubble(anna).get_by_role("button", name="On to a real game"))
    expect(bubble(anna)).to_have_count(0)
    expect(anna.page.get_by_role("heading", name="Text table")).to_be_visible()
    assert anna.page.url.endswith("/text")
