"""What axe-core complains about on a page."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that depend on the theme


def barriers(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds, a line each; by all its rules, or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}  # no rule in use reads style sheets
    if rules is not None:
        options["runOnly"] = rules
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"][:3]
    ]


def barriers_in_both_themes(page: Page) -> list[str]:
    """What axe finds on a page in the theme it has and, where colours matter, in the other, which it keeps."""
    found = barriers(page)
    is_dark = page.evaluate("document.documentElement.dataset.theme") == "dark"
    other: Literal["light", "dark"] = "light" if is_dark else "dark"
    page.emulate_media(color_scheme=other)
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    found += [f"{other} {one}" for one in barriers(page, COLOURS)]
    if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
        found.append("the page scrolls sideways")
    return found
