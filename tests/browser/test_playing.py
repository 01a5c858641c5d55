"""Whole games in a browser, each played the way a person would."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.barriers import barriers_in_both_themes
from browser.conftest import Server
from browser.people import Person, finish
from tiers import PHONE_FIRST

Someone = Callable[..., Person]


def test_a_game_against_bots_is_played_by_clicks_from_home_to_the_score_sheet(someone: Someone) -> None:
    anna = someone()
    anna.set_up_a_brief_game()
    anna.play_alone_from_home()
    anna.sees("Choose the tickets to keep.")
    anna.play_on()
    expect(anna.headline).to_contain_text(re.compile("won with|share the victory"))
    for source in ("Routes", "Doubling", "Tickets", "Total"):
        expect(anna.page.get_by_role("columnheader", name=source)).to_be_visible()
    anna.press(anna.button("Check the shuffle"))
    anna.sees(re.compile(r"^Fair: all \d+ draws match"))
    with anna.page.expect_download() as record:
        anna.page.get_by_role("link", name="Download the game record").click()
    assert '"okapi":"game"' in record.value.path().read_text()
    anna.press(anna.button("Play again"))
    anna.sees("Choose the tickets to keep.")


def test_a_game_is_asked_for_while_its_screen_is_still_on_the_way(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    anna.context.route("**/assets/GameScreen-*.js", lambda _: None)  # it never comes
    with anna.page.expect_websocket() as socket:
        anna.page.goto(anna.page.url, wait_until="commit")
    game = anna.page.url.rpartition("/")[2]
    assert socket.value.url.endswith(f"/api/play?game={game}")


def test_the_past_can_be_looked_at_and_linked_to(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    for _ in range(6):
        expect(anna.status).to_have_text(re.compile("Your turn|second card|Choose"))
        anna.move()
    anna.wait_until_asked()
    anna.page.keyboard.press("ArrowLeft")
    anna.sees("You’re looking back at an earlier turn.")
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(re.compile(r"\?at=\d+$"))
    where = anna.page.get_by_text(re.compile(r"^\d+ of \d+$")).inner_text()
    assert anna.page.get_by_role("button", name=re.compile("^Take"), disabled=False).count() == 0
    anna.page.reload()
    anna.sees(where)
    anna.press(anna.button("Back to the present"))
    expect(anna.status).not_to_have_text("You’re looking back at an earlier turn.")


def test_two_people_play_in_two_browsers_and_a_third_watches(someone: Someone) -> None:
    anna, boris, carla = someone(), someone(), someone()
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_label("Your name").fill("Anna")
    friends.get_by_text("2", exact=True).click()
    anna.set_up_a_brief_game()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    anna.sees("Waiting for one more player.")
    anna.sees(re.compile("^This link works on this computer only"))  # the server is at 127.0.0.1
    link = anna.page.get_by_label("Invitation link").input_value()

    boris.page.goto(link)
    boris.sees("At the table: Anna.")
    boris.page.get_by_label("Your name").fill("Boris")
    boris.press(boris.button("Sit down"))
    anna.sees("Everyone is here. Start when you like.")
    boris.press(boris.page.get_by_text("Fair shuffle"))
    boris.page.get_by_label("Your words for the shuffle").fill("hippopotamus")
    boris.page.keyboard.press("Tab")
    anna.sees("hippopotamus")
    anna.press(anna.button("Start the game"))
    boris.sees("Choose the tickets to keep.")

    carla.page.goto(anna.page.url)
    carla.sees("You are watching")
    assert carla.page.get_by_role("button", name=re.compile("^Keep")).count() == 0

    for each in (anna, boris):
        each.keep_tickets()
    expect(anna.status).to_have_text(re.compile("^Your turn|^It’s Boris’s turn"))
    mover, other = (anna, boris) if anna.is_to_move() else (boris, anna)
    for _ in range(4):  # not even a brief game ends with these
        if not mover.is_to_move():
            mover, other = other, mover
        mover.wait_until_asked()
        mover.move()
    finish(anna, boris)
    for one in (anna, boris, carla):
        expect(one.headline).to_contain_text(re.compile("(Anna|Boris|You) won with|share the victory"))
    anna.press(anna.button("Play again"))
    anna.sees("(seat kept)")
    expect(boris.page).to_have_title(re.compile("Rematch"))
    boris.press(boris.page.get_by_role("link", name="Go to the rematch"))
    boris.sees("A seat is kept for you.")
    assert barriers_in_both_themes(boris.page) == []
    boris.press(boris.button("Take your seat"))
    anna.sees("Everyone is here. Start when you like.")


def test_routes_for_ones_tickets_are_marked_also_while_another_moves(someone: Someone) -> None:
    anna, boris = someone(), someone()
    anna.play_with(boris)
    for each in (anna, boris):
        each.keep_tickets()
    useful = re.compile("Useful for your tickets")
    for each in (anna, boris):
        expect(each.status).to_have_text(re.compile("^Your turn|^It’s .* turn"))
        expect(each.page.get_by_role("button", name=useful).first).to_be_visible()
        expect(each.page.get_by_text(re.compile(r"^\d+ spaces? to go")).first).to_be_visible()
    assert anna.is_to_move() != boris.is_to_move(), "one of them waits for the other"


def test_a_choice_half_made_stays_while_others_choose(someone: Someone) -> None:
    anna, boris = someone(), someone()
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_text("2", exact=True).click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.press(boris.button("Sit down"))
    anna.press(anna.button("Start the game"))
    tickets = anna.page.get_by_role("region", name=re.compile("^Keep at least")).locator("li button")
    anna.press(tickets.first)
    before = anna.seq()
    boris.keep_tickets()
    expect(anna.page.locator("[data-seq]")).not_to_have_attribute("data-seq", before or "")
    expect(tickets.first).to_have_attribute("aria-pressed", "true")


def test_people_at_one_device_see_only_their_own_cards(someone: Someone) -> None:
    both = someone()
    both.page.goto("/")
    section = both.form("On one device")
    section.get_by_label("Name of player 1").fill("Anna")
    section.get_by_label("Name of player 2").fill("Boris")
    both.set_up_a_brief_game()
    both.press(section.get_by_role("button", name="Pass and play"))
    lift, hand_over = both.button(re.compile("^I am")), both.button(re.compile("^Pass the device"))
    for _ in range(4):  # each chooses, and has a turn
        expect(lift).to_be_visible()
        assert both.page.get_by_role("region", name=re.compile("^Your (hand|tickets)")).count() == 0
        assert both.page.get_by_role("region", name=re.compile("^Keep")).count() == 0
        both.press(lift)
        both.wait_until_asked()
        while not hand_over.count():
            both.move()
            both.wait_until_asked()
        both.press(hand_over)
    finish(both, both)
    expect(both.headline).to_contain_text(re.compile("won|share", re.IGNORECASE))


@pytest.mark.slow
def test_a_link_beyond_the_last_moment_shows_that_one_also_at_a_shared_device(
    someone: Someone,
) -> None:
    both = someone()
    both.page.goto("/")
    section = both.form("On one device")
    both.press(section.get_by_role("button", name="Pass and play"))
    expect(both.button(re.compile("^I am"))).to_be_visible()
    both.page.goto(f"{both.page.url}?at=99999")
    both.press(both.button(re.compile("^I am")))
    both.sees("You’re looking back at an earlier turn.")
    expect(both.page.get_by_role("region", name=re.compile("^Your hand: 4"))).to_be_visible()
    both.press(both.button("Back to the present"))
    expect(both.status).to_have_text("Choose the tickets to keep.")


def test_a_ticket_shown_on_the_map_is_not_shown_to_the_next_person_at_the_device(someone: Someone) -> None:
    both = someone()
    both.page.goto("/")
    section = both.form("On one device")
    both.press(section.get_by_role("button", name="Pass and play"))
    shown = both.page.locator(".place .ring")
    for _ in range(3):  # both choose, and the first to move takes two cards
        both.press(both.button(re.compile("^I am")))
        both.move()
        both.wait_until_asked()
        if not both.button(re.compile("^Pass the device")).count():
            both.move()
        both.press(both.page.get_by_role("region", name="Your tickets").get_by_role("button").first)
        expect(shown).not_to_have_count(0)
        both.press(both.button(re.compile("^Pass the device")))
    both.press(both.button(re.compile("^I am")))
    both.wait_until_asked()
    expect(shown).to_have_count(0)


@pytest.mark.slow
def test_an_answer_that_comes_late_does_not_stop_the_next_person_at_the_device(someone: Someone) -> None:
    both = someone()
    late = LateAnswers()
    both.page.route_web_socket(re.compile("/api/play"), late.come_between)
    both.page.goto("/")
    both.press(both.form("On one device").get_by_role("button", name="Pass and play"))
    both.press(both.button(re.compile("^I am")))
    both.keep_tickets()
    both.press(both.button(re.compile("^Pass the device")))
    expect(both.button(re.compile("^I am"))).to_be_visible()
    late.come()
    both.press(both.button(re.compile("^I am")))
    expect(both.status).to_have_text("Choose the tickets to keep.")
    both.keep_tickets()


class LateAnswers:
    """Comes between a tab and the server: the server's "accepted" is held back until it is let go."""

    def __init__(self) -> None:
        self._held: list[Callable[[], None]] = []

    def come_between(self, tab: WebSocketRoute) -> None:
        server = tab.connect_to_server()
        tab.on_message(server.send)
        server.on_message(lambda message: self._pass_on(tab, message))

    def _pass_on(self, tab: WebSocketRoute, message: str | bytes) -> None:
        if '"accepted"' in str(message):
            self._held.append(lambda: tab.send(message))
        else:
            tab.send(message)

    def come(self) -> None:
        assert self._held, "the server has not answered yet"
        for send in self._held:
            send()
        self._held.clear()


def test_a_card_can_be_dragged_onto_a_route(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    route = anna.routes_to_claim().first
    name = (route.get_attribute("aria-label") or "").split(",")[0]
    cards = anna.page.get_by_role("region", name=re.compile("^Your hand")).get_by_role("button")
    cards.first.drag_to(route.locator(".space").first, force=True)
    expect(anna.page.get_by_role("heading", level=2, name=name)).to_be_visible()


def test_a_finger_drags_a_card_onto_a_route(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    route = anna.routes_to_claim().first
    name = (route.get_attribute("aria-label") or "").split(",")[0]
    card = anna.page.get_by_role("region", name=re.compile("^Your hand")).get_by_role("button").first
    anna.drag_by_finger(card, route.locator(".space").first)
    expect(anna.page.get_by_role("heading", level=2, name=name)).to_be_visible()
    expect(anna.page.locator(".lifted")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_phone_is_enough(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    for _ in range(9):  # the tickets, and four turns of two cards each
        expect(anna.status).to_have_text(re.compile("Your turn|second card|Choose"))
        anna.move()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), (
        "nothing is cut off"
    )
    for tab in ("Tickets", "Players", "Log", "Cards"):
        anna.press(anna.page.get_by_role("navigation").get_by_role("button", name=tab))
        expect(anna.page.get_by_role("region", name=tab, exact=True)).to_be_visible()
    width = anna.page.locator(".map-sheet").evaluate("sheet => sheet.getBoundingClientRect().width")
    assert width > 270, "the map has most of the width, with news above it and the cards below"
    cards = anna.page.get_by_role("navigation").get_by_role("button", name="Cards")
    anna.press(cards)
    expect(anna.page.get_by_role("region", name="Cards", exact=True)).to_have_count(0)
    anna.press(cards)
    expect(anna.status).to_have_text(re.compile("Your turn"))
    anna.claim(anna.routes_to_claim().first)
    anna.press(anna.page.get_by_role("navigation").get_by_role("button", name="Log"))
    anna.sees(re.compile("^You claim "))


def test_a_server_killed_in_mid_turn_costs_nobody_a_card(someone: Someone, own_server: Server) -> None:
    anna = someone(address=own_server.address)
    anna.play_alone()
    anna.move()
    expect(anna.status).to_have_text(re.compile("Your turn"))
    anna.take_a_card()
    expect(anna.status).to_have_text("Take your second card.")
    hand = anna.page.get_by_role("region", name=re.compile("^Your hand")).get_attribute("aria-label")
    own_server.kill()
    anna.sees("Connection lost. Reconnecting …")
    assert anna.page.get_by_role("button", name=re.compile("^Take"), disabled=False).count() == 0
    own_server.start()
    expect(anna.status).to_have_text("Take your second card.")
    assert anna.page.get_by_role("region", name=re.compile("^Your hand")).get_attribute("aria-label") == hand
    anna.move()
    expect(anna.status).to_have_text(re.compile("Your turn"))


def test_two_tabs_on_one_seat_agree(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    anna.move()
    expect(anna.status).to_have_text(re.compile("Your turn"))
    second = anna.open()
    second.goto(anna.page.url)
    expect(second.locator(".status [role=status]").first).to_have_text(re.compile("Your turn"))
    anna.take_a_card()
    expect(second.locator(".status [role=status]").first).to_have_text("Take your second card.")


def test_a_stale_tab_says_so_and_catches_up(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    anna.move()
    expect(anna.status).to_have_text(re.compile("Your turn"))
    first, second = anna.page, anna.open()
    sleep = Sleep()
    second.route_web_socket(re.compile("/api/play"), sleep.come_between)
    second.goto(first.url)
    second.get_by_role("button", name=re.compile("^Take"), disabled=False).first.wait_for()
    sleep.is_deep = True
    anna.take_a_card()
    expect(anna.status).to_have_text("Take your second card.")
    second.get_by_role("button", name=re.compile("^Draw from"), disabled=False).first.click()
    expect(second.locator(".status [role=status]").first).to_have_text("The game has moved on. Take another look.")
    expect(anna.status).to_have_text("Take your second card.")


class Sleep:
    """Comes between a tab and the server: while it is deep, the tab hears of no move."""

    is_deep = False

    def come_between(self, tab: WebSocketRoute) -> None:
        server = tab.connect_to_server()
        tab.on_message(server.send)
        server.on_message(lambda message: None if self.is_deep and "update" in str(message)[:40] else tab.send(message))


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_a_route_that_cannot_be_claimed_says_why(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone)
    anna.play_alone()
    anna.move()
    expect(anna.status).to_have_text(re.compile("Your turn"))
    ferry = anna.page.get_by_role("button", name=re.compile("ferry")).and_(
        anna.page.get_by_role("button", name=re.compile("Durban"))
    )
    ferry.first.focus()
    anna.page.keyboard.press("Enter")
    anna.sees(re.compile(r"^Why\? Rule 5\.\d+"))
