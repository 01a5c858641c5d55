"""How soon a new visitor can use the page, on a slow connection and a slow phone.

    PYTHONPATH=tests python bench/page_load.py [--runs 5] [--client FOLDER]

A server and a headless Chromium run on this machine. The browser's own throttling makes a slow 4G of them
(1.6 Mbit/s down, 750 kbit/s up, 150 ms to every answer) and a processor four times slower; the cache is
empty at each visit. Home is usable when "Play against bots" is drawn and can be pressed; the map is drawn two
frames after the routes of a game in progress are in the page. A long task keeps the page from answering for
more than 50 ms. `--client` serves another build, to compare the two on the same machine.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, StorageState, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, STATIC, Server
from browser.people import Person

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER = 4
WINDOW_OPENS = 2_000  # milliseconds: with all that the browser puts around a page, before the visit begins
REACHED = "what was looked for is there"
WATCH = """
window.load = { at: 0, tasks: [], shift: 0 };
new PerformanceObserver((all) => all.getEntries().forEach((task) => window.load.tasks.push(task.duration)))
    .observe({ type: "longtask", buffered: true });
new PerformanceObserver((all) => all.getEntries().forEach((shift) => (window.load.shift += shift.value)))
    .observe({ type: "layout-shift", buffered: true });
const look = () => {
    if (!document.querySelector(GOAL)) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(() => {
        window.load.at = performance.now();
        console.debug(REACHED);
    }));
};
requestAnimationFrame(look);
"""
HOME = "section[aria-labelledby=solo] button.primary:not(:disabled)"
MAP = ".board-map .space"


class Visit(NamedTuple):
    """One cold visit: milliseconds, thousands of bytes, and how many elements the page then has."""

    ready: float
    longest_task: float
    kilobytes: float
    requests: int
    shift: float
    elements: int


def visit(browser: Browser, address: str, goal: str, who: StorageState, phone: bool) -> Visit:
    """Open a page for the first time on a slow line, and watch until it has what was looked for."""
    context = browser.new_context(
        storage_state=who,
        viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
        is_mobile=phone,
        has_touch=phone,
        locale="en-GB",
    )
    context.add_init_script(WATCH.replace("GOAL", repr(goal)).replace("REACHED", repr(REACHED)))
    page = context.new_page()
    session = context.new_cdp_session(page)
    moved: list[float] = []
    session.on("Network.loadingFinished", lambda about: moved.append(about["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(WINDOW_OPENS)
    # The page says when it is there: to poll it would run code in it, and slow it down.
    with page.expect_console_message(lambda message: message.text == REACHED, timeout=60_000):
        page.goto(address, timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    seen: dict[str, Any] = page.evaluate("window.load")
    elements = page.evaluate("document.querySelectorAll('*').length")
    context.close()
    longest = max(seen["tasks"], default=0)
    return Visit(seen["at"], longest, sum(moved) / 1000, len(moved), seen["shift"], elements)


def report(what: str, visits: list[Visit]) -> None:
    """The medians, with the spread of the first."""
    middle = Visit(*(statistics.median(values) for values in zip(*visits, strict=True)))
    times = [each.ready for each in visits]
    print(
        f"{what:<13} {middle.ready:6.0f} ms ({min(times):.0f} to {max(times):.0f})"
        f"  longest task {middle.longest_task:5.0f} ms  {middle.kilobytes:5.0f} kB in {middle.requests:.0f}"
        f"  shift {middle.shift:.3f}  {middle.elements:.0f} elements",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--client", type=Path, default=STATIC, help="another build of the client")
    options = parser.parse_args()
    runs: int = options.runs
    server = Server(Path(tempfile.mkdtemp()), options.client)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            player = Person(browser, server.address)
            player.play_alone()
            player.move()
            player.wait_until_asked()
            game, who = player.page.url, player.context.storage_state()
            player.leave()
            nobody = StorageState(cookies=[], origins=[])
            for phone in (False, True):
                name = "phone" if phone else "desk"
                home = [visit(browser, server.address, HOME, nobody, phone) for _ in range(runs)]
                report(f"{name}, home", home)
                report(f"{name}, map", [visit(browser, game, MAP, who, phone) for _ in range(runs)])
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
