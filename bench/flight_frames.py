"""How smoothly cards fly in the real client, on a processor slowed four times: frames with flights and without.

    PYTHONPATH=tests python bench/flight_frames.py

A server and a headless Chromium run on this machine; without a graphics card the browser paints with the processor.
At a desk and on a phone (three pixels to a point) somebody draws blind, turn after turn, against a bot that answers at
once. Every frame counts that begins within 0.6 seconds after the table has changed, but for the one that draws the
change; its time is the time between two calls of requestAnimationFrame. The last column is what a draw costs the
page's main thread in processor time, not slowed, which neighbours on the machine change little. The reference is the
same game with everything moving but the cards.

Seen by turns in one run on two cores that others kept busy (load 15 to 22), without a graphics card, at a desk with two
bots: a draw cost the main thread 73 ms with flights and 54 without; before the map was one drawing without transforms,
and while scores that had not changed were counted up again, it was 123 and 95.

On the same machine nearly at rest, slowed four times: the median frame takes 16.7 ms at a desk with flights and
without, and on a phone with flights; of the frames after a draw 61 of 549, 55 of 594 and 51 of 594 take more than
25 ms. So cards fly at sixty frames a second, and about three frames a draw come late whether they fly or not: drawing
the new table takes them.
"""

import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, sync_playwright

from browser.conftest import FLAGS, HEADLESS, Server
from browser.people import Person

SLOWED = 4
DRAWS = 20
FLIGHTS = "**/Flights-*.js"
WATCH_FRAMES = """() => {
    window.frameTimes = [];
    let last = performance.now(), seq = '', changed = -Infinity;
    const tick = (now) => {
        const current = document.querySelector('[data-seq]')?.dataset.seq;
        if (current !== seq) [seq, changed] = [current, now];
        else if (now - changed < 600) window.frameTimes.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


def begin(browser: Browser, address: str, *, phone: bool, flies: bool) -> Person:
    """At a table, all tickets chosen and everything drawn."""
    person = Person(browser, address, phone=phone, sharpness=3 if phone else 1)
    settings = json.dumps({"delay": "instant", "volume": 0, "animation": "on", "confirm": "never"})
    person.context.add_init_script(f"localStorage.setItem('okapi.settings', '{settings}')")
    if not flies:
        person.context.route(FLIGHTS, lambda route: route.abort())
    person.play_alone()
    person.keep_tickets()
    person.wait_until_asked()
    person.page.wait_for_timeout(2000)
    return person


def draw(person: Person) -> int:
    """Turn after turn; how many cards there were before the end."""
    for number in range(DRAWS):
        person.wait_until_asked()
        if person.sees_the_end():
            return number
        person.press(person.page.locator("[data-slot=train-deck]"))
        person.page.wait_for_timeout(1000)
    return DRAWS


def processor_time(devtools: CDPSession) -> float:
    """Of the page's main thread so far, in milliseconds."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def measure(browser: Browser, address: str, *, phone: bool, flies: bool) -> tuple[list[float], float]:
    """The times of frames on the slowed processor, and in another game the processor time of a draw."""
    person = begin(browser, address, phone=phone, flies=flies)
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    person.page.evaluate(WATCH_FRAMES)
    draw(person)
    times: list[float] = person.page.evaluate("window.frameTimes")
    person.leave()
    person = begin(browser, address, phone=phone, flies=flies)
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = processor_time(devtools)
    count = draw(person)
    cost = (processor_time(devtools) - before) / count
    person.leave()
    return times, cost


def main() -> None:
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=HEADLESS, args=FLAGS)
        print(f"{'milliseconds':<18} median    p95    max   over 25 ms   a draw costs")
        for device, phone in {"desk": False, "phone": True}.items():
            for name, flies in {"flights": True, "none": False}.items():
                times, cost = measure(browser, server.address, phone=phone, flies=flies)
                p95 = statistics.quantiles(times, n=20)[-1]
                late = f"{sum(time > 25 for time in times)} of {len(times)}"
                row = f"{statistics.median(times):6.1f} {p95:6.1f} {max(times):6.1f}   {late:>10} {cost:14.0f}"
                print(f"{device + ', ' + name:<18} {row}")
        browser.close()


if __name__ == "__main__":
    main()
