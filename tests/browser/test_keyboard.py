"""Everything by keyboard alone; the focus is always to be seen, and never lost."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import Person
from browser.typist import FOCUSED, Typist

Someone = Callable[..., Person]

# What has the focus; an empty string if nothing has, or if nobody could see it.


def test_a_whole_game_is_played_by_keyboard_from_home_to_the_score_sheet(someone: Someone) -> None:
    anna = someone()
    hands, page = Typist(anna), anna.page
    page.goto("/")
    expect(anna.button("Play against bots")).to_be_enabled()
    page.keyboard.press("Tab")
    hands.tab_to("^Remove Zebra")
    hands.press("Enter")
    hands.tab_to("^Opponent 1: Tortoise")
    hands.press("Enter")
    hands.tab_to("^Other bots")
    hands.press("Enter")
    hands.tab_to("^Wanderer")
    hands.press("Enter")
    expect(anna.button("Opponent 1: Wanderer. Choose another")).to_be_focused()
    hands.tab_to("^Medium")
    hands.press("ArrowRight")
    assert hands.focused() == "Short"
    anna.set_up_a_brief_game()
    hands.tab_to("^Play against bots")
    hands.press("Enter")
    expect(anna.status).to_have_text("Choose the tickets to keep.")
    for _ in range(200):
        anna.wait_until_asked()
        if anna.sees_the_end():
            break
        hands.move()
    expect(anna.headline).to_contain_text(re.compile("won with|share the victory"))
    page.wait_for_function(FOCUSED)
    hands.tab_to("^Replay the game")
    hands.press("Enter")
    expect(anna.status).to_have_text("The game is over.")
    hands.press("Escape")
    expect(page.get_by_role("table")).to_be_visible()


def test_a_heading_that_is_read_out_is_ringed_for_those_who_go_by_keys_alone(someone: Someone) -> None:
    page = someone().page
    page.goto("/")
    players = page.get_by_role("link", name="Players on this server")
    page.mouse.click(2, 2)
    players.dispatch_event("click")  # so that nothing had the focus before, as where a game comes to its end
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "none")
    page.go_back()
    players.focus()
    page.keyboard.press("Enter")
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "dotted")


def at_the_table(anna: Person) -> Typist:
    """In a game against a bot, with tickets, and to move."""
    anna.play_alone()
    hands = Typist(anna)
    hands.move()
    anna.wait_until_asked()
    return hands


def test_the_map_is_one_stop_and_its_routes_are_reached_by_arrows_and_letters(someone: Someone) -> None:
    anna = someone()
    hands, page = at_the_table(anna), anna.page
    hands.press("m")
    assert page.locator(":focus[data-route]").count() == 1
    assert page.locator("[data-route][tabindex='0']").count() == 1
    hands.press(*"east l")
    assert "East London" in hands.focused()
    around = {hands.focused()}
    for _ in range(8):
        hands.press("PageDown")
        around.add(hands.focused())
    assert len(around) > 1
    assert all("East London" in route for route in around)
    first = hands.focused()
    hands.press("ArrowUp")
    assert hands.focused() != first
    hands.press("Home")
    north = hands.focused()
    hands.press("End")
    assert hands.focused() != north
    hands.press("Tab")
    assert page.locator(":focus[data-route]").count() == 0
    hands.press("Shift+Tab")
    hands.press("Enter")
    expect(page.locator("#claim-title")).to_be_visible()
    assert page.locator(":focus[data-route]").count() == 0
    hands.press("Escape")
    expect(page.locator("#claim-title")).to_have_count(0)
    assert page.locator(":focus[data-route]").count() == 1
    hands.press("Escape")
    assert page.locator(":focus[data-slot]").count() == 1


def test_the_shortcuts_are_listed_and_can_be_switched_off(someone: Someone) -> None:
    anna = someone()
    hands, page = at_the_table(anna), anna.page
    dialog = page.get_by_role("dialog")
    hands.press("c", "Shift+?")
    expect(dialog.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    expect(dialog.get_by_role("region", name="Drawing cards")).to_contain_text("Draw from the terrain deck")
    hands.press("8")
    expect(anna.status).to_have_text(re.compile("^Your turn"))
    hands.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.locator(":focus[data-slot]").count() == 1
    for key, part in {"h": "[data-hand]", "k": "[data-part=tickets] *", "l": "[data-part=log] *"}.items():
        hands.press(key)
        assert page.locator(f"{part}:focus").count() == 1
    hands.press("Control+8", "Alt+8")
    expect(anna.status).to_have_text(re.compile("^Your turn"))
    hands.press("b")
    anna.sees("You’re looking back at an earlier turn.")
    hands.press("f", "8")
    expect(anna.status).to_have_text("Take your second card.")

    hands.press("s")
    hands.tab_to("^Single-key")
    hands.press("Space", "Escape")
    expect(dialog).to_have_count(0)
    hands.press("9", "Shift+?")
    expect(dialog).to_have_count(0)
    expect(anna.status).to_have_text("Take your second card.")


def test_letters_typed_into_a_field_are_no_shortcuts(someone: Someone) -> None:
    anna = someone()
    anna.page.goto("/")
    name = anna.page.get_by_label("Your name").first
    name.fill("")
    name.press_sequentially("Risto?")
    expect(name).to_have_value("Risto?")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page).to_have_url(re.compile("/$"))


def test_the_cards_are_one_stop_each_for_the_open_ones_and_the_hand(someone: Someone) -> None:
    anna = someone()
    hands, page = at_the_table(anna), anna.page
    hands.press("c", "Home")
    assert page.locator("[data-slot=train-0]:focus").count() == 1
    hands.press("ArrowRight", "ArrowDown")
    assert page.locator("[data-slot=terrain-1]:focus").count() == 1
    hands.press("Tab")
    assert page.locator("[data-hand]:focus").count() == 1
    hands.press("Enter")
    assert page.locator("[data-hand][aria-pressed=true]:focus").count() == 1


def test_a_move_that_asks_first_is_confirmed_by_the_same_key(someone: Someone) -> None:
    anna = someone()
    hands, page = at_the_table(anna), anna.page
    page.evaluate("localStorage.setItem('okapi.settings', JSON.stringify({ confirm: 'always' }))")
    page.reload()
    expect(anna.status).to_have_text(re.compile("^Your turn"))
    expect(page.locator("[data-slot=train-deck]")).to_be_visible()  # the table is laid in steps
    hands.press("8")
    anna.sees("Tap again to take it.")
    hands.press("8")
    expect(anna.status).to_have_text("Take your second card.")
    before = anna.seq()
    hands.press("9", "9")
    anna.wait_for_a_move_after(before)
    anna.wait_until_asked()
    hands.press(".", "Enter", "Enter")
    expect(page.get_by_role("button", name="Claim the route")).to_be_focused()
    hands.press("Enter")
    anna.sees(re.compile("^You claim "))


def test_a_window_too_narrow_for_the_whole_table_brings_up_the_part_that_a_key_asks_for(
    someone: Someone,
) -> None:
    anna = someone()
    hands, page = at_the_table(anna), anna.page
    page.set_viewport_size({"width": 400, "height": 740})
    expect(page.get_by_role("navigation", name="Your cards and tickets")).to_be_visible()
    hands.press("l")
    assert page.locator("[data-part=log] button:focus").count() == 1
    hands.press("8")
    expect(anna.status).to_have_text("Take your second card.")
    assert page.locator("[data-slot=train-deck]:focus").count() == 1


def test_people_at_one_device_hand_it_on_by_keyboard(someone: Someone) -> None:
    both = someone()
    hands, page = Typist(both), both.page
    page.goto("/")
    both.form("On one device")
    expect(both.button("Pass and play")).to_be_enabled()
    page.keyboard.press("Tab")
    hands.tab_to("^Pass and play")
    hands.press("Enter")
    expect(both.button("I am Player 1")).to_be_focused()
    hands.press("Enter")
    expect(page.locator("#choose-tickets")).to_be_visible()
    hands.keep_tickets()
    expect(both.button("Pass the device to Player 2")).to_be_focused()
    hands.press("Enter")
    expect(both.button("I am Player 2")).to_be_focused()


def test_a_table_for_friends_is_set_up_and_left_by_keyboard(someone: Someone) -> None:
    anna = someone()
    hands, page = Typist(anna), anna.page
    page.goto("/")
    expect(anna.button("Play against bots")).to_be_enabled()
    page.keyboard.press("Tab")
    hands.tab_to("^With friends")
    hands.press("Enter")
    expect(anna.button("Set up a table")).to_be_visible()
    hands.tab_to("^Set up a table")
    hands.press("Enter")
    expect(anna.headline).to_have_text("The table is set")
    assert hands.focused() == "The table is set"
    for seat in (2, 3):
        hands.tab_to(f"^Who plays in seat {seat}")
        choice = page.get_by_label(f"Who plays in seat {seat}")
        expect(choice).to_contain_text("Wanderer")  # the bots have come
        page.keyboard.type("Wanderer")
        expect(choice).to_have_value("random")
    expect(anna.button("Start the game")).to_be_enabled()
    hands.tab_to("^Leave the table")
    hands.press("Enter")
    expect(anna.button("Play against bots")).to_be_enabled()
    assert hands.focused() == "Okapi"
