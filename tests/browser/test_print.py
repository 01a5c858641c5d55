"""On paper: the map whole, on bright paper, taken routes distinct from free ones, and nothing to press."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.people import Person, finish
from tiers import some

Someone = Callable[..., Person]

# The relative luminance of everything that is painted so; a grey printer keeps no more than that.
_LUMINANCES = """([parts, paint]) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return [...document.querySelectorAll(parts)].map((part) => {
        canvas.fillStyle = getComputedStyle(part)[paint];
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) => linear(v / 255));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
}"""


def luminances(page: Page, parts: str, paint: str) -> list[float]:
    """How bright each of these parts of the map is."""
    found: list[float] = page.evaluate(_LUMINANCES, [parts, paint])
    assert found
    return found


def is_printed_well(page: Page) -> None:
    """The whole map, in which nobody takes a train for a free route, also in grey."""
    expect(page.locator(".zoom").first).to_be_hidden()
    expect(page.locator(".halos")).to_be_hidden()
    frame, sheet = (page.locator(each).bounding_box() for each in (".board-map", ".map-sheet .ground"))
    assert frame is not None
    assert sheet is not None
    assert sheet["height"] > 800
    assert sheet["height"] <= frame["height"] + 1
    casings, rims = luminances(page, ".carriages .casing", "stroke"), luminances(page, ".carriages .rim", "stroke")
    for bed in luminances(page, ".space", "fill"):  # one of the two lines around a train is unlike any bed
        assert max((bed + 0.05) / (max(casings) + 0.05), (min(rims) + 0.05) / (bed + 0.05)) > 4


@pytest.mark.parametrize("theme", some(["light", "dark"], "dark"))
def test_on_paper_taken_routes_differ_from_free_ones(someone: Someone, theme: str) -> None:
    anna = someone(theme=theme)
    anna.play_alone(briefly=True)
    while not anna.page.locator(".carriages").count():
        anna.wait_until_asked()
        anna.move()
    anna.press(anna.button("Zoom in"))
    anna.page.emulate_media(media="print")
    is_printed_well(anna.page)
    expect(anna.page.locator("[data-slot]").first).to_be_hidden()
    expect(anna.page.get_by_role("list", name="Players")).to_be_visible()
    anna.page.emulate_media(media="screen")
    if theme == "light":
        return
    anna.press(anna.button("Show the whole map"))
    finish(anna)
    anna.page.emulate_media(media="print")
    is_printed_well(anna.page)
    expect(anna.page.get_by_role("table").first).to_be_visible()
    expect(anna.headline).to_contain_text(re.compile("won with|share the victory"))
    expect(anna.button("Play again")).to_be_hidden()
