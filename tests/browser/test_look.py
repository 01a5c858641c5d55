"""The table on small screens: what a thumb can hit, what stays where it is, what can be seen whole."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browser.people import DESKTOP, PHONE, Person, finish
from tiers import PHONE_FIRST

Someone = Callable[..., Person]
THUMB = 44
UPRIGHT_TABLET = ViewportSize(width=768, height=1024)
LOW_WINDOW = ViewportSize(width=1280, height=800)


def boxes(cards: Locator) -> list[dict[str, float]]:
    """Where they lie."""
    found: list[dict[str, float]] = cards.evaluate_all(
        "all => all.map((one) => { const { x, y, width, height } = one.getBoundingClientRect();"
        " return { x, y, width, height }; })"
    )
    return found


def touch(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share more than their edges."""
    return all(
        one[at] + 2 < other[at] + other[size] and other[at] + 2 < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


def sees_the_whole_map(person: Person) -> None:
    """All of the sheet is inside its frame."""
    [frame], [sheet] = boxes(person.page.locator(".board-map")), boxes(person.page.locator(".map-sheet .ground"))
    assert sheet["width"] <= frame["width"] + 1
    assert sheet["height"] <= frame["height"] + 1


@pytest.mark.slow
def test_where_the_system_chooses_all_colours_one_still_sees_whose_turn_it_is(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    anna.page.emulate_media(forced_colors="active")
    outlined = "all => all.map((one) => getComputedStyle(one).outlineStyle === 'solid')"
    assert anna.status.evaluate_all(outlined) == [True]
    assert anna.page.locator("[data-seat]").evaluate_all(outlined) == [True, False]
    assert anna.page.locator("[data-tab]").evaluate_all(outlined) == [True, False, False, False]


def test_a_thumb_hits_every_card_on_a_phone_and_none_moves_away_under_it(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    cards = anna.page.locator("[data-slot]")
    before = boxes(cards)
    assert len(before) == 10
    controls = anna.page.locator(".zoom button, nav[aria-label] button, [data-part=hand] button")
    assert [box for box in before + boxes(controls) if min(box["width"], box["height"]) < THUMB] == []
    anna.press(cards.first)
    anna.sees("Tap again to take it.")
    assert boxes(cards)[1:] == before[1:]  # the first is lifted a little


def test_on_a_phone_the_hand_can_be_looked_up_while_choosing_tickets(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    choice = anna.page.get_by_role("region", name=re.compile("^Keep at least"))
    expect(choice).to_be_visible()
    anna.press(anna.button("Players"))
    expect(choice).to_be_hidden()
    anna.press(anna.button("Cards"))
    expect(choice).to_be_visible()


def test_on_an_upright_tablet_the_claim_is_seen_whole(someone: Someone) -> None:
    anna = someone()
    anna.page.set_viewport_size(UPRIGHT_TABLET)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    anna.click_on_the_map(anna.routes_to_claim().first)
    title = anna.page.locator("#claim-title")
    expect(title).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("section[aria-labelledby=claim-title]")).to_be_in_viewport(ratio=1)


def test_a_refusal_on_the_screen_follows_the_language(someone: Someone) -> None:
    anna = someone()
    anna.page.goto("/")
    play = anna.page.get_by_role("region", name="Play now").get_by_role("button", name="Play against bots")
    expect(play).to_be_enabled()
    anna.page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    anna.press(play)
    trouble = anna.page.locator("[role=status] strong")  # it cannot be reached
    expect(trouble).to_be_visible()
    english = trouble.inner_text()
    anna.page.get_by_role("banner").get_by_role("combobox").select_option("fr")
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    expect(trouble).to_be_visible()
    expect(trouble).not_to_have_text(english)


@pytest.mark.slow
def test_a_route_once_brought_into_view_does_not_zoom_the_map_again(someone: Someone) -> None:
    anna = someone()
    anna.play_alone(briefly=True)
    claims = anna.page.get_by_role("button", name=re.compile("claims? .* for "))
    while not claims.count():
        anna.wait_until_asked()
        anna.move()
    anna.press(claims.first)
    anna.press(anna.button("Show the whole map"))
    anna.page.set_viewport_size(PHONE)
    expect(anna.page.get_by_role("button", name="Log", exact=True)).to_be_visible()
    sees_the_whole_map(anna)
    anna.page.set_viewport_size(DESKTOP)
    finish(anna)
    anna.press(anna.button("Replay the game"))
    expect(anna.status).to_have_text("The game is over.")
    sees_the_whole_map(anna)


@pytest.mark.slow
def test_the_news_are_low_but_a_thumb_hits_their_arrows(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    news = anna.page.get_by_role("group", name="Since your last turn")
    while not news.count():
        anna.wait_until_asked()
        anna.move()
        anna.wait_until_asked()
    reach = news.get_by_role("button", name="Previous move").evaluate(
        """arrow => {
            const { left, bottom } = arrow.getBoundingClientRect();
            return [1, 2, 3, 4].every((quarter) =>
                arrow.contains(document.elementFromPoint(left + 20, bottom - 11 * quarter + 1)));
        }"""
    )
    assert reach, "44 pixels of height take the thumb"


@pytest.mark.slow
def test_the_map_stays_where_it_is_when_the_news_go(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    anna.take_a_card()
    anna.wait_until_asked()
    anna.take_a_card()  # then the bot moves
    anna.wait_until_asked()
    news = anna.page.get_by_role("group", name="Since your last turn")
    expect(news).to_be_visible()
    before = boxes(anna.page.locator(".board-map"))
    anna.take_a_card()
    expect(news).to_have_count(0)
    assert boxes(anna.page.locator(".board-map")) == before


def test_to_let_a_bot_play_for_someone_is_a_line_of_its_own(someone: Someone) -> None:
    anna, boris = someone(), someone()
    anna.play_with(boris)
    boris.page.close()
    offer = anna.page.get_by_role("button", name="Let a bot play for the absent player")
    expect(offer).to_be_visible()
    [box] = boxes(offer)
    assert box["height"] < 2 * THUMB, "it is not squeezed into many lines"


def test_what_cannot_be_taken_looks_so_and_says_why_when_touched(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    deck = anna.page.locator("[data-slot=ticket-deck]")
    expect(deck).to_have_css("filter", "none")
    anna.take_a_card()
    expect(anna.status).to_have_text(re.compile("^Take your second card"))
    expect(deck).to_have_attribute("aria-disabled", "true")
    expect(deck).to_have_css("filter", re.compile("grayscale"))
    deck.click(force=True)  # it says that it is disabled, and yet answers
    anna.sees(re.compile("take your second card first"))
    expect(anna.status).to_have_text(re.compile("^Take your second card"))


def test_the_table_says_what_things_are_and_has_the_points_at_hand(someone: Someone) -> None:
    anna = someone()
    anna.play_alone()
    anna.move()
    for caption in ("Face-up train car cards", "Face-up terrain", "Deck", "Tickets", "Your terrain"):
        anna.sees(caption)
    for width, height in ((1440, 900), (768, 1024)):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.button("Points and signs")).to_have_text("Points and signs")  # in words, not only a sign
    anna.press(anna.button("Points and signs"))
    legend = anna.page.get_by_role("dialog", name="Points and signs")
    for sign in ("A free route", "A claimed route"):
        expect(legend.get_by_text(re.compile(sign))).to_be_visible()
    expect(legend).to_contain_text("15")  # points for six spaces


def test_a_short_game_says_which_tickets_need_more_trains_than_there_are(someone: Someone) -> None:
    anna = someone()
    beyond = anna.page.get_by_text(re.compile(r"^\d+ spaces to go, but too few trains left$"))
    for _ in range(12):  # the deck has many long tickets, but luck may deal four short ones
        anna.play_alone()
        anna.sees(re.compile("spaces? to go"))
        if beyond.count():
            break
    for trains in beyond.all_inner_texts():
        assert int(trains.split()[0]) > 15
    assert beyond.count()


def test_a_first_visit_leaves_no_error_in_the_console(someone: Someone) -> None:
    anna = someone()
    said: list[str] = []
    anna.page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    anna.page.goto("/")
    play = anna.page.get_by_role("region", name="Play now").get_by_role("button", name="Play against bots")
    expect(play).to_be_enabled()
    anna.page.wait_for_load_state("networkidle")
    assert said == []
    assert anna.context.request.get("/favicon.ico").ok  # which browsers ask for by themselves


def test_on_a_phone_what_looks_back_is_seen_whole_below_the_log(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    anna.move()
    anna.press(anna.page.get_by_role("navigation").get_by_role("button", name="Log"))
    expect(anna.page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    sheet = anna.page.get_by_role("region", name="Log", exact=True)
    assert sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight")


@pytest.mark.slow
def test_at_a_full_table_in_a_low_window_what_looks_back_is_seen_whole(someone: Someone) -> None:
    anna = someone()
    anna.page.set_viewport_size(LOW_WINDOW)
    anna.play_alone(briefly=True, opponents=4)
    finish(anna)
    anna.press(anna.button("Replay the game"))
    past = anna.page.get_by_role("complementary", name="Players")
    expect(past.get_by_role("link", name="Review the game")).to_be_visible()
    for control in past.locator(".past > *, .past ~ * :is(a, button)").all():
        expect(control).to_be_in_viewport(ratio=1)
    log = past.locator("[data-part=log] [aria-current]")
    expect(anna.page.get_by_role("main").locator(".news")).to_contain_text(log.text_content() or "")


@pytest.mark.slow
def test_on_a_phone_the_past_leaves_its_room_to_the_map(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    anna.page.goto(f"{anna.page.url}?at=1")
    expect(anna.page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    [frame] = boxes(anna.page.locator(".board-map"))
    assert frame["height"] > PHONE["height"] / 2
    anna.press(anna.button("Back to the present"))
    expect(anna.page.locator("[data-slot]").first).to_be_visible()


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_what_zooms_the_map_lies_over_no_name(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone, locale="ru")
    if not phone:
        anna.page.set_viewport_size(LOW_WINDOW)
    anna.play_alone()
    names = anna.page.locator(".board-map .name text")
    expect(names.first).to_be_visible()
    controls = boxes(anna.page.locator(".zoom button"))
    covered = [name for name in boxes(names) if any(touch(name, control) for control in controls)]
    assert covered == []


def test_a_finger_leaves_no_card_lifted(someone: Someone) -> None:
    anna = someone(phone=True)
    anna.play_alone()
    anna.move()
    anna.wait_until_asked()
    anna.take_a_card()
    expect(anna.status).to_have_text(re.compile("^Take your second card"))
    expect(anna.page.locator("button.picked")).to_have_count(0)
    cards = anna.page.locator("[data-slot]")
    expect(cards.nth(4)).to_have_css("translate", "none")
    lifted = cards.evaluate_all("all => all.filter((one) => getComputedStyle(one).translate !== 'none').length")
    assert lifted == 0


@pytest.mark.slow
def test_nothing_moves_when_the_fonts_come(someone: Someone) -> None:
    with_fonts, without = someone(), someone()
    without.page.route("**/*.woff2", lambda route: route.abort())
    tops = []
    for each in (with_fonts, without):
        each.page.goto("/")
        expect(each.button("Play against bots")).to_be_enabled()
        each.page.evaluate("document.fonts.ready.then(() => true)")
        [box] = boxes(each.page.get_by_role("region", name="Play now"))
        tops.append(box["y"])
    assert abs(tops[0] - tops[1]) < 12
    without.complaints.clear()  # of fonts that did not come


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_no_name_on_a_ticket_is_broken_in_a_word(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone, locale="ru")
    if not phone:
        anna.page.set_viewport_size(LOW_WINDOW)
    anna.page.goto("/")
    anna.press(anna.page.locator(".beginning").first)  # to Леопольдвиль
    names = anna.page.locator("[data-thing=ticket-choice] .name")
    expect(names).to_have_count(8)
    anna.page.evaluate("document.fonts.ready.then(() => true)")
    lines = names.evaluate_all(
        """all => all.map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return [one.innerText, new Set([...range.getClientRects()].map(({ top }) => top)).size];
        })"""
    )
    assert [name for name, count in lines if count > 1 and " " not in name and "-" not in name] == []


def test_at_a_full_table_on_a_phone_bots_of_one_name_keep_their_numbers(someone: Someone) -> None:
    anna = someone(phone=True, locale="fi-FI")
    anna.play_alone(opponents=4)
    seats = anna.page.locator("li[data-seat]")
    expect(seats).to_have_count(5)
    for number in range(1, 5):
        seat = boxes(seats.nth(number))[0]
        [shown] = boxes(seats.nth(number).get_by_text(str(number), exact=True).first)
        assert shown["width"] > 0
        assert shown["x"] + shown["width"] <= seat["x"] + seat["width"]
