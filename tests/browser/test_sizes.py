"""The table at every size that people hold or sit at: a large map, nothing over what is needed, nothing that moves."""

import re
from collections.abc import Callable

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from browser.looking import broken
from browser.people import Person
from okapi.board import official_boards

Someone = Callable[..., Person]
SHEET = 2800 / 3940  # how broad the map is for its height
PHONES = [(360, 640), (390, 844), (390, 740), (844, 390), (640, 360)]  # the last: a laptop at 200%
TABLETS = [(768, 1024), (820, 1180), (1024, 768), (1080, 810), (1180, 820)]
DESKTOPS = [(960, 540), (1280, 720), (1366, 768), (1920, 1080)]  # the first: a desk at 200%
EVERY_SIZE = PHONES + TABLETS + DESKTOPS
EVERY_KIND = [(360, 640), (390, 740), (844, 390), (768, 1024), (1024, 768), (960, 540), (1920, 1080)]
SMALL_MAPS = {(360, 640): 250, (390, 740): 280, (844, 390): 270, (640, 360): 250}  # how broad they are at least
OTHER_PROPORTIONS = [("ceylon", (1200, 3000)), ("australia", (4200, 1800))]
MAX_BESIDE = 29  # rem: of what lies beside a map that is not as high as the window
MIN_NAME = 25  # pixels: of a player's name
HELD = [(768, 1024), (1024, 768)]  # a tablet upright and sideways
HELD_OR_NOT = [  # whether it is a phone, and its size
    pytest.param(False, (1440, 900), marks=pytest.mark.slow),
    (True, (360, 740)),
    (False, HELD[0]),
    pytest.param(False, HELD[1], marks=pytest.mark.slow),
]

# What a pointer meets in the middle of each control of the table, once it is scrolled to: itself, or what lies over it.
_UNREACHABLE = """() => {
    const found = [];
    for (const one of document.querySelectorAll('#app button, #app a[href], #app input')) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('svg, .skip, [inert]')) continue;
        one.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!met || !(one.contains(met) || met.contains(one) && met.closest('li') === one.closest('li')))
            found.push(`${one.ariaLabel ?? one.innerText} lies under ${met?.className?.baseVal ?? met?.className}`);
    }
    return found;
}"""
_BOXES = """selectors => Object.fromEntries(selectors.map((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return [selector, all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    })];
}))"""
MAP, MARKET, HAND, TICKETS = ".map-sheet .ground", "[data-slot]", "[data-part=hand]", "[data-part=tickets]"
PLAYERS = "[data-thing=players] .name"
NEWS, SPACES = ".news-room", ".track .space, .carriage .body"
Boxes = dict[str, list[list[int]]]


def boxes(page: Page, *selectors: str) -> Boxes:
    """Where the visible ones lie: left, top, width, height."""
    found: Boxes = page.evaluate(_BOXES, selectors)
    return found


def covers(one: list[int], other: list[int]) -> bool:
    """Whether two boxes share more than their edges."""
    return all(one[at] + 1 < other[at] + other[at + 2] and other[at] + 1 < one[at] + one[at + 2] for at in (0, 1))


def take_seat(person: Person, opponents: int = 2) -> None:
    """To one's turn at a table, with some cards in hand."""
    person.play_alone(opponents=opponents)
    person.move()
    for _ in range(4):
        person.wait_until_asked()
        person.take_a_card()
    person.wait_until_asked()


def look_at(person: Person, size: tuple[int, int]) -> None:
    """At a window of this size, when the map has come to rest in it."""
    page, (width, height) = person.page, size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        """() => {
            const box = document.querySelector('.map-sheet .ground')?.getBoundingClientRect();
            const frame = document.querySelector('.board-map')?.getBoundingClientRect();
            return frame && box.height > 99 && box.height <= frame.height + 1 && box.width <= frame.width + 1
                && (box.height > frame.height - 2 || box.width > frame.width - 2);
        }"""
    )


def has_a_large_map(person: Person, size: tuple[int, int]) -> None:
    """As high as the window where there is room beside it, and never smaller than on a phone."""
    [[_, _, width, height]] = boxes(person.page, MAP)[MAP]
    if size in PHONES:
        assert width * height >= 0.36 * min(size) * min(size), (size, width, height)
    elif size[0] >= 1024:
        assert height >= size[1] - 2, (size, width, height)
    assert width >= SMALL_MAPS.get(size, 380), (size, width, height)


def tracks_under_the_news(person: Person, size: tuple[int, int]) -> list[list[int]]:
    """The boxes of the spaces that the news lie over, or on a phone touch; a pixel of their outlines does not count."""
    at = boxes(person.page, NEWS, SPACES)
    [[left, top, width, height]] = at[NEWS]
    gap = 3 if size in PHONES else 0
    news = [left, top - gap, width, height + gap]
    return [
        space
        for space in at[SPACES]
        if covers(news, [*(each + 1 for each in space[:2]), *(each - 2 for each in space[2:])])
    ]


def pays_in_sight(person: Person, size: tuple[int, int]) -> None:
    """The claim is seen whole, hides nothing that it is paid with, and can be closed."""
    panel = person.page.locator("[data-thing=claim-panel]")
    person.page.evaluate(
        "document.querySelector('.track.claimable').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    expect(panel).to_be_visible()
    at = boxes(person.page, ".claim", "[data-hand]", "[data-hand-place]", TICKETS)
    [claim] = at.pop(".claim")
    assert [what for what, all_of_it in at.items() if any(covers(claim, one) for one in all_of_it)] == [], size
    for hand in person.page.locator("[data-hand]").all():
        expect(hand).to_be_in_viewport(ratio=1)
    close = panel.get_by_role("button").first
    expect(close).to_be_in_viewport(ratio=1)
    person.press(close)  # which waits until nothing lies over it
    expect(panel).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "sizes"),
    [
        ("de", EVERY_KIND),
        *(pytest.param(each, EVERY_SIZE, marks=pytest.mark.slow) for each in ("de", "en", "fi", "ru")),
    ],
    ids=["de-every kind", "de", "en", "fi", "ru"],
)
def test_at_every_size_the_map_is_large_and_everything_can_be_reached(
    someone: Someone, locale: str, sizes: list[tuple[int, int]]
) -> None:
    english = someone(phone=True)
    take_seat(english)
    anna = someone(phone=True, locale=locale)
    anna.context.add_cookies(
        [{"name": each["name"], "value": each["value"], "url": anna.address} for each in english.context.cookies()]
    )
    anna.page.goto(english.page.url)
    expect(anna.page.locator(".board-map .name text").first).to_be_visible()
    for size in sizes:
        look_at(anna, size)
        has_a_large_map(anna, size)
        assert broken(anna.page) == [], size
        assert tracks_under_the_news(anna, size) == [], (size, anna.page.locator(NEWS).inner_text())
        assert anna.page.evaluate(_UNREACHABLE) == [], size
        pays_in_sight(anna, size)


@pytest.mark.parametrize(("name", "proportions"), OTHER_PROPORTIONS)
def test_beside_a_map_of_other_proportions_there_is_room_for_all_else(
    someone: Someone, name: str, proportions: tuple[int, int]
) -> None:
    anna = someone()
    anna.become_known()
    [board] = (board for board in official_boards() if board.id == name)
    content = to_builtins(replace(board.content, id="own", size=proportions))
    kept = anna.context.request.put(f"/api/workshop/boards/{'own':-<22}", data={"content": content}).json()
    anna.play_alone(board=kept["checked"]["hash"])
    expect(anna.page.locator(".board-map .name text").first).to_be_visible()
    anna.move()
    for size in (*TABLETS, *DESKTOPS):
        look_at(anna, size)
        at = boxes(anna.page, MAP, PLAYERS, "aside")
        [[_, _, width, height]] = at[MAP]
        rem = anna.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        assert height >= size[1] - 2 or width >= size[0] - MAX_BESIDE * rem - 2, (size, width, height)
        assert [box for box in at["aside"] if box[0] + box[2] > size[0]] == [], size
        assert [box for box in at[PLAYERS] if box[2] < MIN_NAME] == [], size
        assert broken(anna.page) == [], size
        assert anna.page.evaluate(_UNREACHABLE) == [], size
        pays_in_sight(anna, size)


def test_names_on_a_laptops_map_are_large_enough_to_be_read(someone: Someone) -> None:
    anna = someone()
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    anna.play_alone()
    names = anna.page.locator(".board-map .name")
    expect(names.first).to_be_visible()
    [[_, _, width, _]] = boxes(anna.page, MAP)[MAP]
    sizes = names.evaluate_all("all => all.map((name) => Number(name.getAttribute('font-size')))")
    assert len(sizes) > 40
    assert min(sizes) * width / 2800 >= 9.5


@pytest.mark.parametrize(("phone", "size"), HELD_OR_NOT)
def test_nothing_moves_in_a_turn_that_was_not_moved(someone: Someone, phone: bool, size: tuple[int, int]) -> None:
    anna = someone(phone=phone)
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    take_seat(anna)
    watched = (MAP, MARKET, HAND, ".status", *(() if phone else (".lower",)))

    def look() -> Boxes:
        anna.page.mouse.move(1, 1)  # a card under the mouse is lifted
        return boxes(anna.page, *watched)

    before = look()
    for card in ("first", "second"):
        anna.take_a_card()
        assert look() == before, f"the {card} card is on its way"
        anna.wait_until_asked()
        assert look() == before, f"after the {card} card"
    for _ in range(2):
        anna.press(anna.page.locator("[data-slot=ticket-deck]"))
    choice = anna.page.get_by_role("region", name=re.compile("^Keep at least"))
    expect(choice).to_be_visible()
    assert {what: before[what] for what in (MAP, ".status")}.items() <= look().items()
    anna.keep_tickets()
    expect(choice).to_have_count(0)
    anna.wait_until_asked()
    assert look() == before, "after choosing tickets"
    if phone:
        for tab in ("Tickets", "Players", "Log", "Cards"):
            anna.press(anna.page.get_by_role("navigation").get_by_role("button", name=tab))
            assert boxes(anna.page, MAP)[MAP] == before[MAP], tab
