"""The text table, played with what a screen reader hears: roles, names, live region; never the map."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.listeners import Listener
from browser.people import Person

Someone = Callable[..., Person]


def test_a_whole_game_is_played_by_commands_from_home_to_the_score_sheet(someone: Someone) -> None:
    anna = Listener(someone())
    anna.sits_down(briefly=True)
    assert anna.waits() == "Choose the tickets to keep."
    assert anna.ask("options")[0] == "Keep at least 2 of these tickets:"
    assert anna.ask("keep 1 2")[0].startswith("Keep these 2 tickets: ")
    anna.ask("")
    anna.hears(re.compile("^You keep "))
    anna.plays_on()
    page = anna.page
    expect(page.get_by_role("heading", name=re.compile("won with|share the victory"))).to_be_visible()
    anna.hears(re.compile("over.*(won with|share the victory)"))
    sheet = page.get_by_role("table", name="Score sheet")
    for source in ("Routes", "Doubling", "Tickets", "Total"):
        expect(sheet.get_by_role("columnheader", name=source)).to_be_visible()
    expect(sheet.get_by_role("rowheader", name="You")).to_be_visible()
    with page.expect_download() as record:
        page.get_by_role("link", name="Download the game record").click()
    assert '"okapi":"game"' in record.value.path().read_text()
    page.get_by_role("button", name="Play again").click()
    expect(anna.now).to_have_text("Choose the tickets to keep.")
    expect(page).to_have_url(re.compile("/text$"))


def test_every_question_is_answered_as_the_table_stands(someone: Someone) -> None:
    anna = Listener(someone())
    anna.sits_down(opponents=2, bot="greedy")
    tickets = anna.ask("options")[1:]
    anna.ask("1 2")
    anna.ask("")
    anna.hears("It’s your turn.")
    assert anna.ask("hand") == anna.state("Your hand")
    assert anna.ask("hand")[0].startswith("You hold 4 cards: ")
    answer = anna.ask("tickets")
    assert answer == anna.state("Your tickets")
    kept = [re.sub(r"^\d: ", "", ticket) for ticket in tickets[:2]]
    assert [line for line in answer if "to go" in line] == [line for line in answer if line.startswith(tuple(kept))]
    for ticket, path in zip(answer, [*answer[1:], ""], strict=True):
        if ticket.endswith("to go"):  # and not beyond one’s trains
            assert path.startswith("Shortest path: ")
    answer = anna.ask("what do i need")
    for ticket, cards in zip(answer, [*answer[1:], ""], strict=True):
        if ticket.endswith("to go"):
            assert cards.startswith(("You have every card you need.", "Still needed: "))
    assert anna.ask("market") == anna.state("Face-up cards and decks")
    players = anna.ask("players")
    points, trains, cards, *_ = anna.row("Magpie 1")
    assert any(line.startswith(f"Magpie 1: {points} points, {trains} trains, {cards} cards") for line in players)
    assert anna.ask("score")[0].startswith("Points for routes: you (0), Magpie 1 (")
    where = anna.ask("board cape town")
    assert where[0] == "Cape Town (city): 3 routes."
    assert any(line.startswith("Port Elizabeth: black, 3 spaces, double route, mountain.") for line in where)
    orange = anna.ask("open routes orange")
    assert re.match(r"\d+ routes are free.", orange[0])
    assert all(": orange, " in line for line in orange[1:-1])
    terrains = anna.row("You")[4:]
    mine = {"desert": terrains[0], "jungle": terrains[1], "mountain": terrains[2]}
    for terrain, count in mine.items():
        answer = anna.ask(f"who has {terrain}s")
        assert answer[0].startswith(("Nobody has", f"{terrain.capitalize()} cards: you ({count.split()[0]}), "))
    assert anna.ask("map")[0] == "You: 0 routes, 0 spaces"
    assert any(line.startswith("You can claim") for line in anna.ask("options"))
    assert anna.ask("help")[1] == "options: what you can do now."
    anna.ask("next")
    assert anna.ask("next")[-1] == "help: this list."
    assert "5.8" in anna.ask("rules 5.8")[0]
    assert any("Cape Town" in line for line in anna.ask("rules 5.10"))
    anna.ask("draw train")
    anna.ask("draw terrain")
    anna.waits()
    answer = anna.ask("last")
    assert re.match(r"The last \d turns:", answer[0])
    assert answer[1:] == anna.state("What happened")[: len(answer) - 1][::-1]
    assert anna.ask("log")[:3] == anna.state("What happened")[:3]


def test_nonsense_gets_a_helpful_sentence_and_is_not_lost(someone: Someone) -> None:
    anna = Listener(someone())
    anna.sits_down()
    assert anna.ask("hnad")[0].endswith("Did you mean: hand?")
    expect(anna.line).to_have_value("hnad")
    assert "Beira" in anna.ask("board beria")[0]
    assert anna.ask("xyzzy plugh")[0].endswith("To find out what you can ask and do, type: help")
    anna.line.fill("")
    anna.line.press("ArrowUp")
    expect(anna.line).to_have_value("xyzzy plugh")
    anna.line.press("ArrowUp")
    expect(anna.line).to_have_value("board beria")


def test_a_refused_move_says_why_with_the_rule_and_changes_nothing(someone: Someone) -> None:
    anna = Listener(someone())
    anna.sits_down()
    anna.ask("keep 1")
    assert anna.ask("") == ["Keep at least 2 of your starting tickets; you chose 1. (Rule 2.4)"]
    anna.ask("keep 1 2")
    assert anna.ask("no") == ["Cancelled."]
    anna.ask("keep 1 2")
    anna.ask("")
    anna.waits()
    hand = anna.state("Your hand")
    refused = anna.ask("claim cape-town--port-elizabeth--a green*3")
    assert refused == ["You can pay for this route only with black cards and locomotives. (Rule 5.2)"]
    assert anna.state("Your hand") == hand
    assert anna.now.inner_text().startswith("Your turn")


def test_moves_by_menus_reach_the_same_ends(someone: Someone) -> None:
    anna = Listener(someone())
    anna.sits_down()
    page = anna.page
    choice = page.get_by_role("group", name="Keep at least 2 tickets")
    choice.get_by_role("checkbox").nth(0).check()
    choice.get_by_role("button", name="Choose one more").click()
    anna.hears("Choose one more")
    choice.get_by_role("checkbox").nth(2).check()
    choice.get_by_role("button", name="Keep these 2 tickets").click()
    anna.hears(re.compile("^You keep "))
    claims = 0
    while claims < 2 and not anna.waits().startswith("The game is over"):
        before = anna.state("What happened")[0]
        turn = page.get_by_role("group", name="What would you like to do?")
        claim = turn.get_by_role("button", name=re.compile("^Claim a route"))
        if claim.count():
            claim.click()
            routes = page.get_by_role("group", name="Which route?")
            focused = routes.get_by_role("textbox").or_(routes.get_by_role("button")).first
            expect(focused).to_be_focused()
            routes.get_by_role("button", name="Back").click()
            expect(turn.get_by_role("button").first).to_be_focused()
            claim.click()
            routes.get_by_role("button").first.click()
            while not page.get_by_role("button", name="Confirm").count():
                page.get_by_role("group").filter(has_text="?").last.get_by_role("button").first.click()
            page.get_by_role("button", name="Confirm").click()
            anna.hears(re.compile("You claim "))
            claims += 1
        elif turn.count():
            turn.get_by_role("button", name="Draw a card").click()
            page.get_by_role("group", name="Which card?").get_by_role("button").last.click()
        else:
            page.get_by_role("group", name="Take your second card.").get_by_role("button").last.click()
        happened = page.get_by_role("region", name="What happened").get_by_role("listitem")
        expect(happened.first).not_to_have_text(before)
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    assert int(anna.row("You")[0]) > 0


def test_an_opponents_move_is_announced_once(someone: Someone) -> None:
    anna = Listener(someone())
    anna.sits_down(bot="greedy")
    anna.ask("keep 1 2")
    anna.ask("")
    for _ in range(3):
        anna.waits()
        anna.hears(re.compile("It’s your turn.$"))
        anna.ask("draw train")
        anna.waits()
        anna.ask("draw train")
    anna.waits()
    happened = [line for line in anna.state("What happened") if line.startswith("Magpie claims")]
    routes = Counter(re.sub(" with .*", "", line) for line in happened)
    answer = " ".join(anna.said())
    assert routes
    for claim, times in routes.items():
        assert answer.count(claim) == times


def test_two_friends_meet_in_the_lobby_and_hear_each_other_once(someone: Someone) -> None:
    anna, boris = Listener(someone()), Listener(someone())
    for one in (anna, boris):
        one.page.goto("/")
        one.page.get_by_role("switch", name="Play at the text table").check()
    friends = anna.person.form("With friends")
    friends.get_by_role("textbox", name="Your name").fill("Anna")
    friends.get_by_role("radio", name="2", exact=True).check(force=True)
    friends.get_by_role("button", name="Set up a table").click()
    expect(anna.page.get_by_role("status").first).to_have_text("Waiting for one more player.")
    expect(anna.page.get_by_role("heading", name="The table is set", level=1)).to_be_focused()
    boris.page.goto(anna.page.get_by_role("textbox", name="Invitation link").input_value())
    boris.page.get_by_role("textbox", name="Your name").fill("Boris")
    boris.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_role("status").first).to_have_text("Everyone is here. Start when you like.")
    anna.page.get_by_role("button", name="Start the game").click()
    for one in (anna, boris):
        one.waits()
        one.ask("keep 1 2")
        one.ask("")
    expect(anna.now).to_have_text(re.compile("^Your turn|’s turn"))
    first, name, second = (
        (anna, "Anna", boris) if anna.now.inner_text().startswith("Your turn") else (boris, "Boris", anna)
    )
    assert second.ask("take red")[0] == f"It’s {name}’s turn."
    first.ask("draw train")
    first.ask("draw terrain")
    second.hears(f"{name} takes 2 cards. It’s your turn.")
    assert " ".join(second.said()).count(f"{name} takes") == 1
    assert not any(line.startswith(name) for line in first.said())


def test_what_others_say_and_that_one_leaves_for_good_is_heard_at_the_text_table(someone: Someone) -> None:
    anna, boris = someone(), Listener(someone())
    boris.page.goto("/")
    boris.page.get_by_role("switch", name="Play at the text table").check()
    anna.page.goto("/")
    friends = anna.form("With friends")
    friends.get_by_label("Your name").fill("Anna")
    friends.get_by_text("2", exact=True).click()
    anna.press(friends.get_by_role("button", name="Set up a table"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.page.get_by_role("button", name="Sit down").click()
    anna.press(anna.button("Start the game"))
    boris.waits()
    anna.press(anna.button("Say …"))
    anna.press(anna.button("Good luck, everyone!"))
    boris.hears(re.compile("Anna.*“Good luck, everyone!”"))
    anna.press(anna.button("Leave the table"))
    anna.press(anna.button("Leave for good"))
    anna.press(anna.button("Yes, leave for good"))
    boris.hears("Anna has left the game for good; a bot plays on.")
    expect(anna.button("Play against bots")).to_be_enabled()


def test_people_at_one_device_hear_only_their_own_cards(someone: Someone) -> None:
    both = Listener(someone())
    page = both.page
    page.goto("/")
    page.get_by_role("switch", name="Play at the text table").check()
    section = both.person.form("On one device")
    section.get_by_role("textbox", name="Name of player 1").fill("Anna")
    section.get_by_role("textbox", name="Name of player 2").fill("Boris")
    section.get_by_role("button", name="Pass and play").click()
    page.get_by_role("button", name="I am Anna").click()
    annas = both.ask("hand")[0]
    both.ask("keep 1 2")
    both.ask("")
    page.get_by_role("button", name="Pass the device to Boris").click()
    expect(page.get_by_role("log")).to_have_count(0)
    page.get_by_role("button", name="I am Boris").click()
    expect(page.get_by_role("heading", name="Text table")).to_be_focused()
    assert annas not in both.said()
    both.ask("keep 1 2")
    both.ask("")
    both.hears(re.compile("^You keep "))


def test_a_lost_connection_is_announced_and_so_is_its_return(someone: Someone) -> None:
    anna = Listener(someone())
    lines: list[WebSocketRoute] = []

    def listen(route: WebSocketRoute) -> None:
        lines.append(route)
        route.connect_to_server()

    anna.page.route_web_socket(re.compile("/api/play"), listen)
    anna.sits_down()
    lines[-1].close()
    anna.hears("Connection lost. Reconnecting …")
    anna.hears("Reconnected.")
    assert anna.ask("hand")[0].startswith("You hold 4 cards: ")


def test_one_goes_from_the_map_to_the_words_and_back_and_is_remembered(someone: Someone) -> None:
    person = someone()
    person.play_alone()
    page = person.page
    page.get_by_role("link", name="Text table, for screen readers").focus()
    page.keyboard.press("Enter")
    anna = Listener(person)
    assert anna.waits() == "Choose the tickets to keep."
    page.goto("/")
    page.get_by_role("region", name="Your turn in 1 game").get_by_role("link").first.click()
    expect(page.get_by_role("heading", name="Text table")).to_be_visible()
    page.get_by_role("link", name="Table with the map").click()
    expect(person.status).to_be_visible()
    page.goto("/")
    page.get_by_role("region", name="Your turn in 1 game").get_by_role("link").first.click()
    expect(person.status).to_be_visible()


@pytest.mark.parametrize("table", ["", "/text"])
def test_at_either_table_the_bots_of_this_game_are_made_slower(someone: Someone, table: str) -> None:
    anna = someone()
    anna.play_alone()
    anna.page.goto(f"{anna.page.url}{table}")
    anna.press(anna.button("Settings"))
    with anna.page.expect_response("**/bot-delay") as answer:
        anna.press(anna.page.get_by_role("group", name="Bot speed (this game)").get_by_text("Calm"))
    assert answer.value.json()["bot_delay"] == 1800
